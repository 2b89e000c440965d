import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A scroll view that answers what it is told to.
private final class AskingScrollView: UIScrollView {
    var begins = true
    var cancels: Bool?
    var asked: [String] = []

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        asked.append("begin \(touches.count)")
        return begins
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        asked.append("cancel")
        return cancels ?? super.touchesShouldCancel(in: view)
    }
}

@MainActor @Suite struct ContentTouchTests {
    private let scroll = AskingScrollView()
    let stage: ScrollStage
    var touch: TouchDriver { stage.touch }
    var heard: [UITouch.Phase] { stage.content.phases }

    init() { stage = ScrollStage(scroll) }

    @Test func contentHearsNothingFor150MillisecondsThenGetsTheTouch() {
        touch.down(at: at(100, 100))
        let landing = touch.now - touch.step
        stage.host.application.advanceClock(to: landing + 0.1499)
        #expect(heard.isEmpty)
        stage.host.application.advanceClock(to: landing + 0.1501)
        #expect(heard == [.began])
        #expect(stage.content.calls[0].locations == [at(100, 100)])
        touch.wait(0.3)
        touch.up()
        #expect(heard == [.began, .ended] && stage.isQuiet)
    }

    @Test func ofAQuickFlickContentHearsNothingAtAll() {
        stage.drag(by: -8, count: 10)
        touch.up()
        stage.rest()
        #expect(heard.isEmpty && scroll.asked.isEmpty)
    }

    @Test func aShortTapIsTheContentsWhenItIsLifted() {
        touch.down(at: at(100, 100))
        touch.wait(0.05)
        #expect(heard.isEmpty)
        touch.up()
        #expect(heard == [.began, .ended] && stage.isQuiet)
    }

    @Test func movementsWithinTheDelayAreHeardAfterIt() {
        touch.down(at: at(100, 100))
        touch.move(to: at(103, 100))
        touch.wait(0.2)
        #expect(heard == [.began, .moved])
        #expect(stage.content.calls.map { $0.locations[0] } == [at(100, 100), at(103, 100)])
        touch.up()
    }

    @Test func aLaterDragCancelsTheContentsTouchAsClaimed() {
        touch.down(at: at(100, 250))
        touch.wait(0.2)
        touch.move(to: at(100, 230))
        #expect(heard == [.began, .moved, .cancelled] || heard == [.began, .cancelled])
        #expect(stage.content.calls.last?.reasons == [.claimed])
        #expect(stage.offset == at(0, 10) && scroll.asked == ["begin 1", "cancel"])
        touch.move(to: at(100, 200))
        touch.up()
        #expect(heard.last == .cancelled)
    }

    @Test func whereTouchesShouldCancelSaysNoContentKeepsTheTouchAndNothingScrolls() {
        scroll.cancels = false
        touch.down(at: at(100, 250))
        touch.wait(0.2)
        touch.move(to: at(100, 230))
        touch.move(to: at(100, 100))
        touch.up()
        #expect(heard == [.began, .moved, .moved, .ended])
        #expect(stage.offset == .zero && stage.log.story.isEmpty && stage.isQuiet)
    }

    @Test func contentTouchesThatCannotBeCancelledAreKept() {
        scroll.canCancelContentTouches = false
        touch.down(at: at(100, 250))
        touch.wait(0.2)
        touch.move(to: at(100, 200))
        #expect(stage.offset == .zero && heard == [.began, .moved] && scroll.asked == ["begin 1"])
        touch.up()
        // A quick drag is none of the content's.
        stage.drag(by: -10, count: 3)
        #expect(stage.offset == at(0, 20))
        touch.up()
    }

    @Test func withoutTheDelayContentHearsAtOnceAndADragCancelsIt() {
        scroll.delaysContentTouches = false
        touch.down(at: at(100, 250))
        #expect(heard == [.began])
        touch.move(to: at(100, 230))
        #expect(heard.last == .cancelled && stage.offset == at(0, 10))
        touch.up()
    }

    @Test func whereTouchesShouldBeginSaysNoContentHearsNothing() {
        scroll.begins = false
        touch.tap(at: at(100, 100))
        touch.down(at: at(100, 250))
        touch.wait(0.3)
        touch.move(to: at(100, 230))
        #expect(heard.isEmpty && stage.offset == at(0, 10))
        touch.up()
        #expect(scroll.asked == ["begin 1", "begin 1"])
    }

    @Test func touchesShouldCancelIsTrueForViewsAndFalseForControls() {
        let plain = UIScrollView()
        #expect(plain.touchesShouldCancel(in: UIView()))
        #expect(!plain.touchesShouldCancel(in: UIControl()) && !plain.touchesShouldCancel(in: UIButton()))
    }

    @Test func contentThatCannotScrollIsNotKeptWaiting() {
        scroll.contentSize = CGSize(width: 200, height: 300)
        touch.down(at: at(100, 250))
        #expect(heard == [.began])
        touch.up()
    }

    @Test func contentHearsAtOnceWhenADragTurnsOutNotToScroll() {
        touch.down(at: at(20, 250))
        touch.move(to: at(100, 250))
        #expect(heard.isEmpty)
        touch.wait(0.2)
        #expect(heard == [.began, .moved])
        touch.up()
    }

    @Test func recognizersInTheContentHearWithoutDelay() {
        var story: [String] = []
        let press = UILongPressGestureRecognizer { story.append("\($0.state)") }
        stage.content.addGestureRecognizer(press)
        touch.down(at: at(100, 100))
        touch.wait(0.5)
        touch.wait(0.01)
        #expect(story == ["began"])
        touch.move(to: at(100, 60))
        #expect(stage.offset == .zero)
        touch.up()
        #expect(story == ["began", "changed", "ended"])
        #expect(stage.isQuiet)
    }

    @Test func anInterruptedFingerLeavesNothingBehind() {
        touch.down(at: at(100, 100))
        touch.send(.window(.focusLost))
        touch.send(.window(.focusGained))
        stage.rest()
        #expect(!scroll.isTracking && stage.clock.nextDeadline == nil)
    }
}
