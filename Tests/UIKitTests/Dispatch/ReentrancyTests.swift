import Testing
import UIKitTesting

@MainActor @Suite struct ReentrancyTests {
    let stage = Stage()
    var view: RecordingView { stage.view }
    var touch: TouchDriver { stage.touch }

    @Test func aViewThatRemovesItselfWhenItsFingerLandsHearsTheCancellationAtOnce() {
        view.onCall = { view, call in if call.phase == .began { view.removeFromSuperview() } }
        touch.drag(from: at(50, 60), to: at(90, 60))
        #expect(view.phases == [.began, .cancelled])
        #expect(stage.host.tracked.isEmpty)
    }

    @Test func aViewThatRemovesItselfWhenItsFingerLiftsHearsNoCancellation() {
        view.onCall = { view, call in if call.phase == .ended { view.removeFromSuperview() } }
        touch.tap(at: at(50, 60))
        #expect(view.phases == [.began, .ended])
        #expect(stage.host.tracked.isEmpty)
        #expect(stage.host.mutedCount == 0)
    }

    @Test func aViewRemovedBeforeItHeardOfALandingHearsNothing() {
        let other = stage.add(CGRect(x: 200, y: 200, width: 50, height: 50))
        view.onCall = { _, call in if call.phase == .began { other.removeFromSuperview() } }
        touch.batch {
            touch.down(1, at: at(50, 60))
            touch.down(2, at: at(210, 210))
        }
        #expect(other.calls.isEmpty)
        #expect(view.phases == [.began])
        touch.move(2, to: at(220, 210))
        #expect(other.calls.isEmpty && stage.host.tracked.count == 1)
    }

    @Test func aViewRemovedBeforeItHeardOfALiftHearsACancellation() {
        let other = stage.add(CGRect(x: 200, y: 200, width: 50, height: 50))
        view.onCall = { _, call in if call.phase == .ended { other.removeFromSuperview() } }
        touch.batch {
            touch.down(1, at: at(50, 60))
            touch.down(2, at: at(210, 210))
        }
        touch.batch {
            touch.up(1)
            touch.up(2)
        }
        #expect(other.phases == [.began, .cancelled])
        #expect(stage.host.tracked.isEmpty)
        #expect(stage.host.mutedCount == 0)
    }

    @Test func cancellationsThatCauseCancellationsReachEachViewOnce() {
        let other = stage.add(CGRect(x: 200, y: 200, width: 50, height: 50))
        view.onCall = { _, call in if call.phase == .cancelled { other.isHidden = true } }
        other.onCall = { _, call in if call.phase == .cancelled { view.isHidden = true } }
        touch.down(1, at: at(50, 60))
        touch.down(2, at: at(210, 210))
        touch.send(.window(.focusLost))
        #expect(view.phases == [.began, .cancelled])
        #expect(other.phases == [.began, .cancelled])
        #expect(stage.host.tracked.isEmpty)
    }

    @Test func aDeliveryGoesOnAfterAnInterruptionInsideIt() {
        let other = stage.add(CGRect(x: 200, y: 200, width: 50, height: 50))
        let third = stage.add(CGRect(x: 260, y: 200, width: 50, height: 50))
        view.onCall = { _, call in if call.phase == .moved { other.isHidden = true } }
        for (id, x) in [(1, 50), (2, 210), (3, 270)] { touch.down(Int64(id), at: at(CGFloat(x), 210)) }
        touch.batch {
            touch.move(1, to: at(60, 210))
            touch.move(2, to: at(220, 210))
            touch.move(3, to: at(280, 210))
        }
        #expect(view.phases == [.began, .moved])
        #expect(other.phases == [.began, .cancelled])
        // Cancelled in the middle of a movement: that is as far as it is known to have come.
        #expect(other.calls[1].locations == [at(20, 10)])
        #expect(third.phases == [.began, .moved])
        #expect(third.calls[1].allCount == 2)
    }

    @Test func theWindowMayBeHiddenFromInside() {
        view.onCall = { _, call in if call.phase == .moved { stage.window.isHidden = true } }
        touch.drag(from: at(50, 60), to: at(90, 60))
        #expect(view.phases == [.began, .moved, .cancelled])
        #expect(stage.host.application.windows.isEmpty)
    }

    @Test func eventsQueuedFromInsideComeAfterwards() {
        view.onCall = { _, call in
            guard call.phase == .began else { return }
            stage.host.application.enqueue(
                HostEvent(time: touch.now, kind: .finger(.init(.motion, id: 1, at: at(99, 60)))))
            stage.host.application.processEvents()
            #expect(view.phases == [.began])
        }
        touch.down(at: at(50, 60))
        #expect(view.phases == [.began, .moved])
    }

    @Test func quittingFromInsideEndsTheDelivery() {
        view.onCall = { _, call in if call.phase == .moved { stage.host.application.terminate() } }
        touch.down(at: at(50, 60))
        touch.batch {
            touch.move(to: at(60, 60))
            touch.up()
            touch.tap(2, at: at(50, 60))
        }
        #expect(view.phases == [.began, .moved, .cancelled])
        #expect(stage.host.application.isTerminating)
    }

    @Test func aHitTestMayChangeTheTree() {
        final class Trap: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                removeFromSuperview()
                return super.hitTest(point, with: event)
            }
        }
        stage.window.addSubview(Trap(frame: stage.window.bounds))
        touch.tap(at: at(50, 60))
        touch.tap(at: at(50, 60))
        #expect(view.phases.suffix(2) == [.began, .ended])
        #expect(stage.host.tracked.isEmpty)
    }

    @Test func aFingerMayLandOnAViewThatTheSameDeliveryMakes() {
        let other = RecordingView(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
        view.onCall = { _, _ in stage.window.addSubview(other) }
        touch.batch {
            touch.down(1, at: at(50, 60))
            touch.move(1, to: at(55, 60))
            touch.down(2, at: at(210, 210))
        }
        #expect(other.phases == [.began])
    }
}
