import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct GestureRequirementTests {
    let g = GestureStage()
    var touch: TouchDriver { g.touch }

    private func taps() -> (single: UITapGestureRecognizer, double: UITapGestureRecognizer) {
        let single = g.add(UITapGestureRecognizer(), as: "single"), double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        g.add(double, as: "double")
        return (single, double)
    }

    @Test func aSingleTapThatRequiresADoubleTapToFailFiresAnIntervalAfterItsUp() {
        let (single, double) = taps()
        single.require(toFail: double)
        var time: TimeInterval?
        single.on { [g] _ in time = g.application.clock.now }
        touch.step = 0.1
        touch.down(at: at(50, 60))
        let up = touch.now
        touch.up()
        #expect(single.state == .possible)
        #expect(g.story.filter { $0.hasPrefix("single") }.isEmpty)
        touch.wait(5)
        #expect(g.story(of: "single") == ["ended"])
        #expect(isClose(time ?? 0, up + 0.35))
        #expect(g.isQuiet)
    }

    @Test func whereItIsRecognizedLaterItIsStillWhereItWas() {
        let (single, double) = taps()
        single.require(toFail: double)
        var place: CGPoint?
        single.on { [g] in place = $0.location(in: g.view) }
        touch.tap(at: at(50, 60))
        touch.wait(1)
        #expect(place == at(40, 40))
    }

    @Test func theDoubleTapFailsTheSingleTap() {
        let (single, double) = taps()
        single.require(toFail: double)
        touch.tap(at: at(50, 60))
        touch.tap(at: at(50, 60))
        touch.wait(1)
        #expect(g.story(of: "double") == ["ended"])
        #expect(g.story(of: "single").isEmpty)
        #expect(g.isQuiet)
    }

    @Test func theClaimComesWithTheLateAction() {
        let (single, double) = taps()
        single.require(toFail: double)
        touch.tap(at: at(50, 60))
        #expect(g.story == ["view began"])
        touch.wait(1)
        #expect(g.story == ["view began", "view cancelled claimed", "single ended"])
    }

    @Test func aFailureInTheSameDeliveryIsWaitedForNoLonger() {
        let pan = UIPanGestureRecognizer(), press = g.add(UILongPressGestureRecognizer(), as: "press")
        g.add(pan, as: "pan")
        pan.require(toFail: press)
        touch.down(at: at(50, 60))
        touch.move(to: at(65, 60))
        #expect(g.story(of: "pan") == ["began"])
    }

    @Test func aContinuousGestureBeginsWhenItMay() {
        let own = g.add(ScriptedRecognizer(), as: "own"), pan = g.add(UIPanGestureRecognizer(), as: "pan")
        pan.require(toFail: own)
        touch.down(at: at(50, 60))
        touch.move(to: at(70, 60))
        touch.move(to: at(80, 60))
        #expect(pan.state == .possible)
        own.state = .failed
        #expect(g.story(of: "pan") == ["began"])
        #expect(pan.translation(in: nil) == at(30, 0))
        touch.up()
        #expect(g.story(of: "pan") == ["began", "ended"])
    }

    @Test func aFingerLiftedWhileWaitingEndsTheWait() {
        let own = g.add(ScriptedRecognizer(), as: "own"), pan = g.add(UIPanGestureRecognizer(), as: "pan")
        pan.require(toFail: own)
        touch.drag(from: at(50, 60), to: at(90, 60))
        touch.wait(1)
        #expect(g.story(of: "pan").isEmpty)
        #expect(g.isQuiet)
    }

    @Test func aRecognizedOneFailsThoseThatRequireItsFailure() {
        let own = g.add(ScriptedRecognizer(), as: "own"), pan = g.add(UIPanGestureRecognizer(), as: "pan")
        let answers = Answers()
        answers.simultaneously = true
        pan.delegate = answers
        pan.require(toFail: own)
        touch.down(at: at(50, 60))
        touch.move(to: at(70, 60))
        own.state = .began
        #expect(pan.state == .failed)
        touch.up()
        #expect(g.story(of: "pan").isEmpty)
    }

    @Test func whoHasSeenNoFingerIsNotWaitedFor() {
        let other = g.stage.add(CGRect(x: 200, y: 200, width: 50, height: 50))
        let pan = g.add(UIPanGestureRecognizer(), as: "pan")
        pan.require(toFail: g.add(ScriptedRecognizer(), as: "own", to: other))
        touch.down(at: at(50, 60))
        touch.move(to: at(70, 60))
        #expect(g.story(of: "pan") == ["began"])
    }

    @Test func twoThatWaitForEachOtherDoNotWaitForever() {
        let first = g.add(UITapGestureRecognizer(), as: "first"), second = g.add(UITapGestureRecognizer(), as: "second")
        first.require(toFail: second)
        second.require(toFail: first)
        touch.tap(at: at(50, 60))
        touch.wait(1)
        #expect(g.story.filter { !$0.hasPrefix("view") } == ["second ended"])
        #expect(g.isQuiet)
    }

    @Test func threeThatWaitInARingDoNotWaitForever() {
        let ring = ["first", "second", "third"].map { g.add(UITapGestureRecognizer(), as: $0) }
        for index in 0..<3 { ring[index].require(toFail: ring[(index + 1) % 3]) }
        touch.tap(at: at(50, 60))
        touch.wait(1)
        #expect(g.story.filter { !$0.hasPrefix("view") } == ["third ended"])
        #expect(g.isQuiet)
    }

    @Test(arguments: 0..<4)
    func subclassesAndDelegatesMayRequireToo(way: Int) {
        let own = g.add(ScriptedRecognizer(), as: "own"), other = g.add(ScriptedRecognizer(), as: "other")
        let answers = Answers(), theirs = Answers()
        (own.delegate, other.delegate) = (answers, theirs)
        switch way {
        case 0: own.requires = { $0 === other }
        case 1: other.isRequired = { $0 === own }
        case 2: answers.requires = { $0 === other }
        default: theirs.isRequired = { $0 === own }
        }
        own.onBegan = { own, _, _ in own.state = .began }
        touch.down(at: at(50, 60))
        #expect(own.state == .possible)
        other.state = .failed
        #expect(own.state == .began)
        #expect(g.story(of: "own") == ["began"])
    }
}
