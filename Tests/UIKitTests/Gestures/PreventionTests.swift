import Testing
@testable import UIKit
import UIKitTesting

/// Who gets their way when several see their gesture.
@MainActor @Suite struct GesturePreventionTests {
    let g = GestureStage()
    var touch: TouchDriver { g.touch }

    private func own(_ name: String, to view: UIView? = nil) -> ScriptedRecognizer {
        let own = g.add(ScriptedRecognizer(), as: name, to: view)
        own.onBegan = { own, _, _ in own.state = .began }
        return own
    }

    @Test func theFirstToRecognizeFailsTheOthers() {
        let swipe = g.add(UISwipeGestureRecognizer(), as: "swipe"), pan = g.add(UIPanGestureRecognizer(), as: "pan")
        touch.down(at: at(50, 60))
        touch.move(to: at(65, 60))
        #expect(pan.state == .began && swipe.state == .failed)
        touch.move(to: at(165, 60))
        touch.up()
        #expect(g.story(of: "swipe").isEmpty)
        #expect(g.story(of: "pan") == ["began", "changed", "ended"])
    }

    @Test func aRecognizerOnTheInnerViewComesFirst() {
        let child = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        g.view.addSubview(child)
        g.add(UITapGestureRecognizer(), as: "outer")
        g.add(UITapGestureRecognizer(), as: "inner", to: child)
        touch.tap(at: at(50, 60))
        #expect(g.story == ["inner ended"])
        touch.tap(at: at(200, 200))
        #expect(g.story(of: "outer") == ["ended"])
    }

    @Test func gesturesOnOtherTouchesAreNotFailed() {
        let left = g.stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = g.stage.add(CGRect(x: 200, y: 0, width: 100, height: 100))
        g.add(UIPanGestureRecognizer(), as: "left", to: left)
        g.add(UIPanGestureRecognizer(), as: "right", to: right)
        g.down(at(10, 10), at(210, 10))
        g.move(at(30, 10), at(230, 10))
        #expect(g.story(of: "left") == ["began"] && g.story(of: "right") == ["began"])
    }

    @Test(arguments: [true, false])
    func eitherDelegateMayAllowBoth(isTheFirst: Bool) {
        let pinch = g.add(UIPinchGestureRecognizer(), as: "pinch"), rotation = g.add(UIRotationGestureRecognizer(), as: "rotation")
        let answers = Answers()
        answers.simultaneously = true
        if isTheFirst { pinch.delegate = answers } else { rotation.delegate = answers }
        g.down(at(100, 200), at(200, 200))
        g.move(at(50, 250), at(250, 150))
        g.up()
        #expect(g.story(of: "pinch") == ["began", "ended"])
        #expect(g.story(of: "rotation") == ["began", "ended"])
        #expect(g.story(of: "view") == ["began", "cancelled claimed"])
    }

    @Test func withoutThatOnlyOneOfTwo() {
        g.add(UIPinchGestureRecognizer(), as: "pinch")
        g.add(UIRotationGestureRecognizer(), as: "rotation")
        g.down(at(100, 200), at(200, 200))
        g.move(at(50, 250), at(250, 150))
        g.up()
        #expect(g.story(of: "pinch") == ["began", "ended"])
        #expect(g.story(of: "rotation").isEmpty)
    }

    @Test(arguments: [true, false])
    func canPreventAndCanBePreventedDecide(isPreventer: Bool) {
        let first = own("first"), second = own("second")
        if isPreventer { first.prevents = { $0 !== second } } else { second.isPrevented = { $0 !== first } }
        touch.down(at: at(50, 60))
        #expect(g.story(of: "first") == ["began"] && g.story(of: "second") == ["began"])
    }

    @Test func oneUnderWayKeepsALaterOneFromBeginning() {
        let first = own("first"), second = g.add(ScriptedRecognizer(), as: "second")
        // The first cannot fail the second at once, but is asked again when that wants to begin.
        var isLater = false
        first.prevents = { _ in isLater }
        second.onMoved = { second, _, _ in second.state = .began }
        touch.down(at: at(50, 60))
        isLater = true
        touch.move(to: at(60, 60))
        #expect(second.state == .failed)
        #expect(g.story(of: "first") == ["began"] && g.story(of: "second").isEmpty)
        _ = first
    }

    @Test func whatAnOverruledRecognizerSetsIsIgnored() {
        _ = own("first")
        let second = g.add(ScriptedRecognizer(), as: "second")
        touch.down(at: at(50, 60))
        #expect(second.state == .failed)
        second.state = .began
        second.state = .changed
        #expect(second.state == .failed)
    }

    @Test func theDelegateMayRefuseTheBeginning() {
        let pan = g.add(UIPanGestureRecognizer(), as: "pan"), answers = Answers()
        answers.begins = false
        pan.delegate = answers
        touch.down(at: at(50, 60))
        touch.move(to: at(70, 60))
        #expect(pan.state == .failed)
        touch.move(to: at(90, 60))
        touch.up()
        #expect(answers.asked == ["receive", "begin"])
        #expect(g.story == ["view began", "view moved", "view moved", "view ended"])
    }

    @Test func theDelegateMayRefuseATouch() {
        let own = g.add(ScriptedRecognizer(), as: "own"), answers = Answers()
        answers.receives = false
        own.delegate = answers
        touch.tap(at: at(50, 60))
        #expect(own.heard.isEmpty)
        #expect(answers.asked == ["receive"])
        #expect(g.view.phases == [.began, .ended])
    }

    @Test func everyViewBetweenTheFingerAndTheRecognizerMayRefuse() {
        final class Stubborn: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let middle = Stubborn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: middle.bounds)
        g.view.addSubview(middle)
        middle.addSubview(child)
        let inner = g.add(UIPanGestureRecognizer(), as: "inner", to: child)
        g.add(UIPanGestureRecognizer(), as: "outer")
        touch.drag(from: at(50, 60), to: at(90, 60))
        // The recognizer inside of it is none of its business.
        #expect(g.story(of: "inner").first == "began")
        inner.isEnabled = false
        touch.drag(from: at(50, 60), to: at(90, 60))
        #expect(g.story(of: "outer").isEmpty)
        touch.drag(from: at(200, 60), to: at(240, 60))
        #expect(g.story(of: "outer").first == "began")
    }

    @Test func aDelegateThatAnswersNothingChangesNothing() {
        final class Silent: UIGestureRecognizerDelegate {}
        let silent = Silent()
        let pans = ["first", "second"].map { g.add(UIPanGestureRecognizer(), as: $0) }
        for pan in pans { pan.delegate = silent }
        touch.drag(from: at(50, 60), to: at(90, 60))
        // Both may begin, one of them does, and neither waits for the other.
        #expect(g.story(of: "first").isEmpty != g.story(of: "second").isEmpty)
        #expect(g.story.last?.hasSuffix("ended") == true)
        #expect(pans.allSatisfy { $0.delegate === silent } && g.isQuiet)
    }
}
