import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct WheelTests {
    let stage = ScrollStage(content: CGSize(width: 1000, height: 1000))
    var touch: TouchDriver { stage.touch }

    private func wheel(_ dx: CGFloat = 0, _ dy: CGFloat, at place: CGPoint = CGPoint(x: 100, y: 100)) {
        touch.send(.wheel(.init(dx: dx, dy: dy, at: place)))
    }

    @Test func aNotchTowardsTheUserShowsWhatIsBelowAtOnce() {
        wheel(0, -1)
        #expect(stage.offset == at(0, 53))
        wheel(0, -2)
        #expect(stage.offset == at(0, 159))
        wheel(0, 1)
        #expect(stage.offset == at(0, 106))
    }

    @Test func partsOfANotchScrollPartsOfIt() {
        wheel(0.5, -0.25)
        #expect(stage.offset == at(26.5, 13.25))
    }

    @Test func withShiftAWheelScrollsSideways() {
        touch.keyDown("Left Shift", modifiers: .shift)
        wheel(0, -2)
        #expect(stage.offset == at(106, 0))
        touch.keyUp("Left Shift")
        wheel(0, -1)
        #expect(stage.offset == at(106, 53))
    }

    @Test func aWheelGoesNoFartherThanTheLimitsAndHasNoMomentum() {
        wheel(0, 5)
        #expect(stage.offset == .zero && stage.log.scrolls == 0)
        wheel(0, -100)
        #expect(stage.offset == at(0, 700))
        stage.rest()
        #expect(stage.offset == at(0, 700) && stage.isQuiet)
        #expect(stage.log.story.isEmpty && stage.log.scrolls == 1)
    }

    @Test func besideTheScrollViewNothingHappens() {
        wheel(0, -1, at: at(250, 100))
        wheel(0, -1, at: at(100, 400))
        #expect(stage.offset == .zero)
    }

    @Test func aWheelEndsMomentum() {
        touch.drag(from: at(100, 250), to: at(100, 90), steps: 20)
        touch.wait(0.05)
        let y = stage.offset.y
        wheel(0, -1)
        #expect(!stage.scroll.isDecelerating && isClose(stage.offset.y, y + 53))
        stage.rest()
        #expect(stage.isQuiet && stage.log.story.last == "didEndDecelerating")
    }

    @Test func aFingerThatScrollsHasTheSay() {
        stage.drag(by: -10, count: 4)
        wheel(0, -1)
        #expect(stage.offset == at(0, 30))
        touch.up()
    }

    @Test func aWheelEventIsAScrollEventThatAnApplicationSees() {
        final class Watching: UIApplication {
            var types: [UIEvent.EventType] = []
            override func sendEvent(_ event: UIEvent) {
                types.append(event.type)
                super.sendEvent(event)
            }
        }
        let host = TestHost(makeApplication: { Watching(services: $0, screen: $1) })
        _ = host.makeWindow()
        host.touch.send(.wheel(.init(dy: 1, at: at(5, 5))))
        #expect((host.application as? Watching)?.types == [.scroll])
    }

    @Test func aPanThatAllowsItHearsOfAWheelAsOneGesture() {
        var story: [String] = []
        let view = UIView(frame: CGRect(x: 210, y: 0, width: 100, height: 100))
        stage.window.addSubview(view)
        let pan = UIPanGestureRecognizer()
        pan.on { [view] in story.append("\($0.state) \($0.translation(in: view).x) \($0.translation(in: view).y)") }
        view.addGestureRecognizer(pan)
        wheel(1, -2, at: at(250, 50))
        #expect(story.isEmpty)
        pan.allowedScrollTypesMask = .continuous
        wheel(1, -2, at: at(250, 50))
        #expect(story.isEmpty)
        pan.allowedScrollTypesMask = .all
        wheel(1, -2, at: at(250, 50))
        #expect(story == ["began -53.0 -106.0", "ended -53.0 -106.0"])
        #expect(stage.isQuiet)
        #expect(stage.scroll.panGestureRecognizer.allowedScrollTypesMask == .all)
    }

    @Test func aWheelThatTellsNoNumberChangesNothing() {
        wheel(.nan, .infinity)
        #expect(stage.offset == .zero)
    }
}
