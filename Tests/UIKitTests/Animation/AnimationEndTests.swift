import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct AnimationEndTests {
    @Test func theCompletionComesAtTheEndToTheInstantWhateverTheRate() {
        for rate in [30, 60, 144] {
            let host = TestHost { services, screen in
                UIApplication(services: services, screen: UIScreen(bounds: screen.bounds, scale: 1, maximumFramesPerSecond: rate))
            }
            let window = host.makeWindow()
            var end: TimeInterval?
            UIView.animate(withDuration: 0.3333, animations: { window.alpha = 0.5 }, completion: { _ in end = host.application.clock.now })
            host.application.advanceClock(to: 1)
            #expect(end == 0.3333)
        }
    }

    @Test func completionsComeInTheOrderOfTheirEnds() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 0.5 }, completion: stage.note("late"))
        UIView.animate(withDuration: 0.2, animations: { view.center.x = 50 }, completion: stage.note("early"))
        UIView.animate(withDuration: 0.5, animations: { view.center.y = 50; view.cornerRadius = 3 }, completion: stage.note("last"))
        stage.at(1)
        #expect(stage.told == ["early cut 0", "late finished 500", "last finished 500"])
    }

    @Test func nothingToAnimateIsFinishedSoonButNotAtOnce() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(withDuration: 3, animations: {}, completion: stage.note("empty"))
        UIView.animate(withDuration: 3, animations: { view.center = view.center }, completion: stage.note("same"))
        UIView.animate(withDuration: 0, animations: { view.center.x = 50 }, completion: stage.note("instant"))
        #expect(stage.told.isEmpty && stage.shown.x == 50)
        stage.at(0.01)
        #expect(stage.told == ["empty finished 0", "same finished 0", "instant finished 0"])
    }

    @Test func aPropertySetAnewIsThereAtOnceAndTheOthersGoOn() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 110; view.alpha = 0.5 },
            completion: stage.note("a"))
        stage.at(0.5)
        view.center.x = 30
        #expect(stage.shown.x == 30 && view.layer.presentation()?.opacity == 0.75)
        stage.at(2)
        #expect(stage.told == ["a cut 1000"])
    }

    @Test func theSameValueSetAgainChangesNothing() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 110 }, completion: stage.note("a"))
        stage.at(0.5)
        view.center.x = 110
        UIView.animate(withDuration: 9) { view.center.x = 110 }
        #expect(abs(stage.shown.x - 60) < 1e-9)
        stage.at(1)
        #expect(stage.told.contains("a finished 1000") && stage.shown.x == 110)
    }

    @Test func aSecondAnimationBeginsWhereTheFirstIsShown() {
        for options in [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]] {
            let stage = AnimationStage()
            UIView.animate(
                withDuration: 1, delay: 0, options: options, animations: { stage.view.center.x = 110 }, completion: stage.note("first"))
            stage.at(0.5)
            UIView.animate(
                withDuration: 1, delay: 0, options: options, animations: { stage.view.center.x = 160 }, completion: stage.note("second"))
            #expect(abs(stage.shown.x - 60) < 1e-9)
            stage.at(1)
            #expect(abs(stage.shown.x - 110) < 1e-6)
            stage.at(2)
            #expect(stage.shown.x == 160 && stage.told == ["first cut 500", "second finished 1500"])
        }
    }

    @Test func setTwiceInOneBlockItIsOneAnimationThatFinishes() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(withDuration: 1, animations: { view.center.x = 50; view.center.x = 110 }, completion: stage.note("a"))
        #expect(stage.shown.x == 10)
        stage.at(1)
        #expect(stage.told == ["a finished 1000"] && stage.shown.x == 110)
    }

    @Test func removingTheViewEndsItsAnimationsUnfinished() {
        let stage = AnimationStage()
        let view = stage.view
        let parent = UIView(frame: stage.window.bounds)
        stage.window.addSubview(parent)
        parent.addSubview(view)
        UIView.animate(withDuration: 1, animations: { view.center.x = 110 }, completion: stage.note("a"))
        stage.at(0.5)
        parent.removeFromSuperview()
        #expect(stage.told.isEmpty)
        stage.at(0.51)
        #expect(stage.told == ["a cut 500"] && stage.clock.nextDeadline == nil)
        stage.window.addSubview(parent)
        #expect(stage.shown.x == 110)
    }

    @Test func aViewInNoWindowIsThereAtOnce() {
        let stage = AnimationStage()
        let loose = UIView()
        UIView.animate(withDuration: 1, animations: { loose.center.x = 50 }, completion: stage.note("a"))
        stage.at(0.01)
        #expect(stage.told == ["a finished 0"] && stage.clock.nextDeadline == nil)
        #expect(loose.layer.presentation() == nil)
    }

    @Test func removeAllAnimationsShowsTheEndAndIsNotFinished() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(withDuration: 1, animations: { view.center.x = 110; view.alpha = 0 }, completion: stage.note("a"))
        stage.at(0.5)
        view.layer.removeAllAnimations()
        #expect(stage.shown.x == 110 && view.layer.presentation()?.opacity == 0)
        stage.at(2)
        #expect(stage.told == ["a cut 500"])
    }

    @Test func theClockHasNothingToDoWhenNothingMoves() {
        let stage = AnimationStage()
        let view = stage.view
        #expect(stage.clock.nextDeadline == nil)
        UIView.animate(withDuration: 0.3) { view.center.x = 110 }
        #expect(stage.clock.nextDeadline != nil)
        stage.at(0.3)
        #expect(stage.clock.nextDeadline == nil)
    }

    @Test(arguments: [HostEvent.Window.minimized, .hidden])
    func aWindowThatIsNotOnTheScreenDoesNotMove(change: HostEvent.Window) {
        let stage = AnimationStage()
        let view = stage.view
        stage.host.render()
        UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: { view.center.x = 110 }, completion: stage.note("a"))
        stage.at(0.1)
        stage.host.touch.send(.window(change))
        stage.at(0.2)
        #expect(stage.told.count == 1 && stage.told[0].hasPrefix("a cut") && stage.clock.nextDeadline == nil)
        UIView.animate(withDuration: 1, animations: { view.center.x = 10 }, completion: stage.note("b"))
        #expect(stage.shown.x == 10)
        stage.at(0.3)
        #expect(stage.told.count == 2 && stage.clock.nextDeadline == nil)
    }

    @Test func aHiddenWindowDoesNotMove() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(withDuration: 1, animations: { view.center.x = 110 }, completion: stage.note("a"))
        stage.window.isHidden = true
        stage.at(0.01)
        #expect(stage.told == ["a cut 0"] && stage.clock.nextDeadline == nil)
    }

    @Test func whoHearsOfTheEndMayAnimateAnew() {
        let stage = AnimationStage()
        let view = stage.view
        var rounds = 0
        func round(_ finished: Bool) {
            rounds += 1
            guard rounds < 5 else { return }
            UIView.animate(withDuration: 0.1, animations: { view.center.x += 10 }, completion: round)
        }
        round(true)
        stage.at(1)
        #expect(rounds == 5 && view.center.x == 50 && stage.shown.x == 50 && stage.clock.nextDeadline == nil)
    }
}
