import Testing
@testable import UIKit
import UIKitTesting

/// `touchesEstimatedPropertiesUpdated` when a pen's force arrives late.
@MainActor @Suite struct EstimateTests {
    final class Listening: RecordingView {
        var updates: [(index: Int64?, force: CGFloat, place: CGPoint, expecting: UITouch.Properties)] = []
        var expected: [(index: Int64?, estimated: UITouch.Properties)] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesBegan(touches, with: event)
            note(touches, event)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesMoved(touches, with: event)
            note(touches, event)
        }
        private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
            for touch in touches {
                for reading in event?.coalescedTouches(for: touch) ?? [] {
                    expected.append((reading.estimationUpdateIndex?.int64Value, reading.estimatedProperties))
                }
            }
        }
        override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
            for touch in touches {
                updates.append((
                    touch.estimationUpdateIndex?.int64Value, touch.force / touch.maximumPossibleForce, touch.location(in: self),
                    touch.estimatedPropertiesExpectingUpdates))
            }
        }
    }

    let stage = Stage()
    let view = Listening(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    init() { stage.window.addSubview(view) }

    private func pen(_ phase: HostEvent.Pen.Phase, _ x: CGFloat, _ y: CGFloat, pressure: CGFloat? = nil, estimate: Int64? = nil) {
        stage.touch.send(.pen(.init(phase, at: at(x, y), pressure: pressure, estimate: estimate)))
    }
    private func tell(_ estimate: Int64, _ pressure: CGFloat) {
        stage.touch.send(.penPressure(.init(estimate: estimate, pressure: pressure)))
    }

    @Test func aSampleSaysThatItsForceIsAGuess() {
        pen(.down, 110, 110, pressure: 0.1, estimate: 7)
        pen(.motion, 120, 110, pressure: 0.4)
        #expect(view.expected.map(\.index) == [7, nil])
        #expect(view.expected.map(\.estimated) == [.force, []])
    }

    @Test func theTrueForceIsToldWithTheSampleItBelongsTo() {
        pen(.down, 110, 110, estimate: 7)
        stage.touch.batch {
            pen(.motion, 120, 110, pressure: 0.2, estimate: 8)
            pen(.motion, 130, 110, pressure: 0.3, estimate: 9)
        }
        #expect(view.expected.map(\.index) == [7, 8, 9])
        tell(8, 0.75)
        tell(7, 0.5)
        #expect(view.updates.map(\.index) == [8, 7])
        #expect(view.updates.map(\.force) == [0.75, 0.5])
        #expect(view.updates.map(\.place) == [at(20, 10), at(10, 10)])
        #expect(view.updates.allSatisfy { $0.expecting.isEmpty })
        // The touch itself is where the pen is now.
        #expect(view.calls.last?.touches.first?.location(in: view) == at(30, 10))
    }

    @Test func itIsToldOnceAndAlsoAfterTheLift() {
        pen(.down, 110, 110, estimate: 7)
        pen(.up, 110, 110)
        tell(7, 0.5)
        tell(7, 0.9)
        tell(1234, 0.9)
        #expect(view.updates.map(\.force) == [0.5])
    }

    @Test func whatAViewDoesNotHandleGoesUpTheChain() {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(child)
        pen(.down, 110, 110, estimate: 3)
        tell(3, 0.25)
        #expect(view.updates.map(\.index) == [3])
    }

    @Test func recognizersAreToldToo() {
        final class Watching: UIGestureRecognizer {
            var forces: [CGFloat] = []
            override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { forces += touches.map(\.force) }
        }
        let watching = Watching()
        view.addGestureRecognizer(watching)
        pen(.down, 110, 110, estimate: 3)
        tell(3, 0.25)
        #expect(watching.forces == [0.25 * TouchConstants.maximumForce])
    }

    @Test func aClaimedTouchIsOverForGood() {
        let tap = UILongPressGestureRecognizer()
        view.addGestureRecognizer(tap)
        pen(.down, 110, 110, estimate: 3)
        stage.touch.wait(1)
        #expect(view.phases == [.began, .cancelled])
        // What a view took back needs no better force.
        pen(.motion, 111, 110, estimate: 4)
        pen(.up, 111, 110)
        tell(3, 0.5)
        tell(4, 0.5)
        #expect(view.updates.isEmpty)
    }

    @Test func aViewThatLeftIsNotTold() {
        pen(.down, 110, 110, estimate: 3)
        view.removeFromSuperview()
        tell(3, 0.5)
        #expect(view.updates.isEmpty)
    }

    @Test func moreThanCanBeWaitedForForgetsTheOldest() {
        pen(.down, 110, 110, estimate: 0)
        for index in 1...EstimateKeeper.capacity { pen(.motion, 110 + CGFloat(index % 50), 110, estimate: Int64(index)) }
        tell(0, 0.5)
        #expect(view.updates.isEmpty)
        tell(1, 0.5)
        #expect(view.updates.map(\.index) == [1])
    }
}
