import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct AnimateTests {
    @Test func theModelIsSetAtOnceAndWhatIsShownMoves() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 110 }
        #expect(view.center.x == 110 && stage.shown.x == 10)
        stage.at(0.25)
        #expect(view.center.x == 110 && abs(stage.shown.x - 35) < 1e-9)
        stage.at(1)
        #expect(stage.shown == view.center)
    }

    @Test func framesComeAtTheDisplaysRate() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 130 }
        var places: Set<CGFloat> = []
        for step in 0...1000 {
            stage.at(Double(step) / 1000)
            places.insert(stage.shown.x)
        }
        // The beginning, 59 frames and the end.
        #expect(places.count == 61)
    }

    @Test func theScreensRateIsTheTickers() {
        let host = TestHost { services, screen in
            UIApplication(services: services, screen: UIScreen(bounds: screen.bounds, scale: 1, maximumFramesPerSecond: 120))
        }
        let window = host.makeWindow()
        UIView.animate(withDuration: 1) { window.alpha = 0 }
        #expect(host.application.clock.nextDeadline.map { abs($0 - 1.0 / 120) < 1e-9 } == true)
        #expect(UIScreen(bounds: .zero, scale: 1).maximumFramesPerSecond == 60)
    }

    @Test func everyPropertyThatCanBeAnimatedMovesByTheCurve() throws {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(withDuration: 1) {
            view.frame = CGRect(x: 100, y: 40, width: 60, height: 40)
            view.alpha = 0.5
            view.transform = CGAffineTransform(scaleX: 3, y: 2)
            view.backgroundColor = .blue
            view.cornerRadius = 8
        }
        // Half the time of a symmetric curve is half the way.
        stage.at(0.5)
        let shown = try #require(view.layer.presentation())
        let color = try #require(shown.backgroundColor?.components)
        let transform = shown.affineTransform()
        #expect(near(shown.bounds.width, 40) && near(shown.bounds.height, 30))
        #expect(near(shown.position.x, 70) && near(shown.position.y, 35))
        #expect(near(transform.a, 2) && near(transform.d, 1.5))
        #expect(near(CGFloat(shown.opacity), 0.75) && near(shown.cornerRadius, 4))
        #expect(near(color[0], 0.5) && near(color[2], 0.5))
        stage.at(1)
        let end = try #require(view.layer.presentation())
        #expect(end.bounds == view.bounds && end.position == view.center && end.affineTransform() == view.transform)
        #expect(end.opacity == 0.5 && end.cornerRadius == 8 && end.backgroundColor == UIColor.blue.cgColor)
    }

    private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

    @Test func aSpringGoesTheWayOfItsClosedForm() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(
            withDuration: 2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 3, animations: { view.center.x = 110 })
        stage.at(0.5)
        let spring = DampedSpring(dampingRatio: 0.5, initialVelocity: 6)
        #expect(abs(stage.shown.x - (10 + 100 * spring.progress(at: 0.25))) < 1e-6)
        stage.at(2)
        #expect(stage.shown.x == 110)
    }

    @Test func nothingMovesBeforeTheDelayAndNoFrameIsSpentOnIt() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(withDuration: 1, delay: 5, options: .curveLinear, animations: { view.center.x = 110 }, completion: stage.note("a"))
        #expect(stage.clock.nextDeadline == 5)
        stage.at(4.9)
        #expect(stage.shown.x == 10 && view.center.x == 110)
        stage.at(5.5)
        #expect(abs(stage.shown.x - 60) < 0.02)
        stage.at(6)
        #expect(stage.told == ["a finished 6000"])
    }

    @Test func thereAndBackEndsAtTheModel() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(
            withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear], animations: { view.center.x = 110 },
            completion: stage.note("a"))
        stage.at(0.5)
        #expect(abs(stage.shown.x - 60) < 1e-9)
        stage.at(1.75)
        #expect(abs(stage.shown.x - 35) < 1e-9)
        stage.at(2)
        #expect(stage.shown.x == 110 && stage.told == ["a finished 2000"])
    }

    @Test func whatRepeatsGoesOnUntilItIsTakenOff() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .curveLinear], animations: { view.center.x = 110 }, completion: stage.note("a"))
        stage.at(100.25)
        #expect(abs(stage.shown.x - 35) < 1e-6 && stage.told.isEmpty)
        view.layer.removeAllAnimations()
        #expect(stage.shown.x == 110)
        stage.at(101)
        #expect(stage.told == ["a cut 100250"] && stage.clock.nextDeadline == nil)
    }

    @Test func performWithoutAnimationSetsAtOnceInsideOfAnimateToo() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(withDuration: 1) {
            view.alpha = 0
            UIView.performWithoutAnimation { view.center.x = 110 }
            view.cornerRadius = 4
        }
        #expect(stage.shown.x == 110 && view.layer.presentation()?.opacity == 1 && view.layer.presentation()?.cornerRadius == 0)
        #expect(UIView.areAnimationsEnabled)
    }

    @Test func withAnimationsOffEverythingIsThereAtOnce() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        UIView.animate(withDuration: 1, animations: { view.center.x = 110 }, completion: stage.note("a"))
        #expect(stage.shown.x == 110 && stage.told.isEmpty)
        stage.at(0.01)
        #expect(stage.told == ["a finished 0"] && stage.clock.nextDeadline == nil)
    }

    @Test func reducedMotionTakesNoTimeAndCompletesOnTheClock() {
        let stage = AnimationStage()
        let view = stage.view
        stage.host.application.isReduceMotionEnabled = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        UIView.animate(
            withDuration: 1, delay: 0, options: .repeat, animations: { view.center.x = 110 }, completion: stage.note("a"))
        #expect(stage.shown.x == 110 && stage.told.isEmpty)
        stage.at(0.01)
        #expect(stage.told == ["a finished 0"] && stage.clock.nextDeadline == nil)
    }

    @Test func anAnimationInsideOfAnotherHasItsDurationAndCurve() {
        let stage = AnimationStage()
        let view = stage.view
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 9, animations: { view.center.x = 110 }, completion: stage.note("inherits"))
            UIView.animate(
                withDuration: 2, delay: 0, options: .overrideInheritedDuration, animations: { view.alpha = 0 },
                completion: stage.note("own"))
        }
        stage.at(0.25)
        #expect(abs(stage.shown.x - 35) < 1e-9)
        stage.at(3)
        #expect(stage.told == ["inherits finished 1000", "own finished 2000"])
    }

    @Test func subviewsThatFollowTheSizeMoveAlong() {
        let stage = AnimationStage()
        let view = stage.view
        let inner = UIView(frame: view.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.bounds.size = CGSize(width: 120, height: 20) }
        stage.at(0.5)
        #expect(inner.bounds.width == 120 && inner.layer.presentation().map { abs($0.bounds.width - 70) < 1e-9 } == true)
    }

    @Test func layoutSubviewsLaysOutInsideOfTheAnimation() {
        let stage = AnimationStage()
        final class Laid: UIView {
            let inner = UIView()
            override func layoutSubviews() { inner.frame = bounds }
        }
        for options in [UIView.AnimationOptions.curveLinear, [.curveLinear, .layoutSubviews]] {
            let outer = Laid(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            outer.addSubview(outer.inner)
            stage.window.addSubview(outer)
            outer.layoutIfNeeded()
            UIView.animate(withDuration: 1, delay: 0, options: options) { outer.bounds.size.width = 120 }
            stage.at(stage.clock.now + 0.5)
            let width = outer.inner.layer.presentation()?.bounds.width ?? 0
            #expect(options.contains(.layoutSubviews) ? abs(width - 70) < 1e-6 : width == 120)
        }
    }
}
