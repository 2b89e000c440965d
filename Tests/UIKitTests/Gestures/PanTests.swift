import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct PanTests {
    let g = GestureStage()
    var touch: TouchDriver { g.touch }

    private func pan() -> UIPanGestureRecognizer { g.add(UIPanGestureRecognizer(), as: "pan") }

    @Test func itBeginsAtTenPoints() {
        _ = pan()
        touch.down(at: at(50, 60))
        touch.move(to: at(59.9, 60))
        #expect(g.story(of: "pan").isEmpty)
        touch.move(to: at(60, 60))
        #expect(g.story(of: "pan") == ["began"])
        touch.move(to: at(70, 60))
        touch.up()
        #expect(g.story(of: "pan") == ["began", "changed", "ended"])
        #expect(g.isQuiet)
    }

    @Test func aTapIsNoPan() {
        _ = pan()
        touch.tap(at: at(50, 60))
        #expect(g.story == ["view began", "view ended"])
        #expect(g.isQuiet)
    }

    @Test func theTranslationIsThatSinceTheLanding() {
        let pan = pan()
        touch.down(at: at(50, 60))
        touch.move(to: at(80, 100))
        #expect(pan.translation(in: g.view) == at(30, 40))
        touch.move(to: at(40, 50))
        #expect(pan.translation(in: g.view) == at(-10, -10))
        #expect(pan.translation(in: nil) == at(-10, -10))
        touch.up()
        #expect(pan.translation(in: g.view) == .zero)
    }

    @Test func theTranslationCanBeSetAndCountsFromThere() {
        let pan = pan()
        touch.down(at: at(50, 60))
        touch.move(to: at(80, 60))
        pan.setTranslation(.zero, in: g.view)
        touch.move(to: at(85, 62))
        #expect(pan.translation(in: g.view) == at(5, 2))
        pan.setTranslation(at(100, 0), in: g.view)
        touch.move(to: at(84, 62))
        #expect(pan.translation(in: g.view) == at(99, 0))
    }

    @Test func translationAndVelocityAreInTheViewsCoordinates() {
        let pan = pan()
        // A quarter turn clockwise and twice the size: right in the window is up in the view, at half the length.
        g.view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        touch.step = 0.01
        touch.down(at: at(150, 200))
        for index in 1...4 { touch.move(to: at(150 + 10 * CGFloat(index), 200)) }
        let translation = pan.translation(in: g.view), velocity = pan.velocity(in: g.view)
        #expect(isClose(translation.x, 0) && isClose(translation.y, -20))
        #expect(isClose(velocity.x, 0, within: 1e-6) && isClose(velocity.y, -500, within: 1e-6))
        pan.setTranslation(at(0, -1), in: g.view)
        #expect(isClose(pan.translation(in: nil).x, 2) && isClose(pan.translation(in: nil).y, 0))
    }

    @Test func theVelocityOfASteadyDragIsItsSpeed() {
        let pan = pan()
        touch.step = 0.008
        var atEnd: CGPoint?
        pan.on { if $0.state == .ended { atEnd = $0.velocity(in: g.view) } }
        touch.down(at: at(50, 60))
        for index in 1...20 { touch.move(to: at(50 + 4 * CGFloat(index), 60 + 2 * CGFloat(index))) }
        // 4 and 2 points every 8 ms.
        let velocity = pan.velocity(in: g.view)
        #expect(isClose(velocity.x, 500, within: 1e-6) && isClose(velocity.y, 250, within: 1e-6))
        touch.up()
        #expect(atEnd.map { isClose($0.x, 500, within: 1e-6) } == true)
    }

    @Test(arguments: [false, true]) func theVelocityIsThatOfAllSamplesAlsoWhereTheyCameTogether(together: Bool) {
        let pan = pan()
        let application = g.application
        for index in 0...6 {
            let place = at(50 + CGFloat(index * index * index), 60), phase: HostEvent.Finger.Phase = index == 0 ? .down : .motion
            // The host hands all over at once, and knows when each was.
            application.enqueue(HostEvent(time: 1, deviceTime: 0.9 + 0.01 * Double(index), kind: .finger(.init(phase, id: 1, at: place))))
            if !together { application.processEvents() }
        }
        application.processEvents()
        // The line that fits the cubes of 0 to 6 best rises by 34 at each, the one from end to end by 36.
        #expect(isClose(pan.velocity(in: g.view).x, 3400, within: 1e-6))
    }

    @Test func aFingerThatStoppedBeforeItsLiftHasNoVelocity() {
        let pan = pan()
        var atEnd: CGPoint?
        pan.on { if $0.state == .ended { atEnd = $0.velocity(in: g.view) } }
        touch.down(at: at(50, 60))
        for index in 1...10 { touch.move(to: at(50 + 4 * CGFloat(index), 60)) }
        touch.wait(0.2)
        touch.up()
        #expect(atEnd == .zero)
    }

    @Test func samplesAtOneMomentHaveNoVelocity() {
        let pan = pan()
        touch.batch {
            touch.down(at: at(50, 60))
            touch.move(to: at(90, 60))
        }
        #expect(pan.state == .began)
        #expect(pan.velocity(in: g.view) == .zero)
    }

    @Test func whenTheNumberOfFingersChangesNothingJumps() {
        let pan = pan()
        touch.down(1, at: at(50, 60))
        touch.move(1, to: at(70, 60))
        touch.down(2, at: at(250, 260))
        #expect(pan.translation(in: g.view) == at(20, 0))
        #expect(pan.numberOfTouches == 2)
        g.move(at(80, 60), at(260, 260))
        #expect(pan.translation(in: g.view) == at(30, 0))
        touch.up(1)
        #expect(pan.translation(in: g.view) == at(30, 0))
        touch.move(2, to: at(260, 265))
        #expect(pan.translation(in: g.view) == at(30, 5))
        touch.up(2)
        #expect(g.story(of: "pan").last == "ended")
    }

    @Test func fewerFingersThanTheLeastDoNotPan() {
        let pan = pan()
        pan.minimumNumberOfTouches = 2
        touch.drag(from: at(50, 60), to: at(150, 60))
        #expect(g.story(of: "pan").isEmpty)
        g.down(at(50, 60), at(90, 60))
        g.move(at(70, 60), at(110, 60))
        #expect(g.story(of: "pan") == ["began"])
        touch.up(1)
        #expect(g.story(of: "pan") == ["began", "ended"])
        touch.up(2)
        #expect(g.isQuiet)
    }

    @Test func fingersBeyondTheMostAreIgnored() {
        let pan = pan()
        pan.maximumNumberOfTouches = 1
        touch.down(1, at: at(50, 60))
        touch.down(2, at: at(200, 200))
        touch.move(2, to: at(250, 250))
        #expect(g.story(of: "pan").isEmpty)
        touch.move(1, to: at(70, 60))
        #expect(pan.translation(in: nil) == at(20, 0))
        #expect(pan.numberOfTouches == 1)
        touch.up(2)
        touch.up(1)
        // The view heard the ignored finger to its end.
        #expect(g.view.calls.filter { $0.phase == .ended }.count == 1)
    }
}
