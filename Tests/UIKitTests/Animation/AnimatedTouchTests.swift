import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct AnimatedTouchTests {
    let host = TestHost()
    let behind = RecordingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        let window = host.makeWindow()
        window.addSubview(behind)
        window.addSubview(view)
    }

    @Test func aViewUnderAnimationIsNotTouchedAndWhatLiesBehindIs() {
        host.application.makeCurrent()
        UIView.animate(withDuration: 1) { view.center = CGPoint(x: 110, y: 110) }
        host.touch.tap(at: CGPoint(x: 110, y: 110))
        #expect(view.calls.isEmpty && behind.phases == [.began, .ended])
    }

    @Test func withAllowUserInteractionItIsTouchedWhereItWillBe() {
        host.application.makeCurrent()
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.center = CGPoint(x: 110, y: 110) }
        host.touch.tap(1, at: CGPoint(x: 10, y: 10))
        #expect(view.calls.isEmpty && behind.phases == [.began, .ended])
        host.touch.tap(2, at: CGPoint(x: 110, y: 110))
        #expect(view.phases == [.began, .ended])
    }

    @Test func afterwardsItIsTouchedAgain() {
        host.application.makeCurrent()
        UIView.animate(withDuration: 0.1) { view.center = CGPoint(x: 110, y: 110) }
        host.touch.wait(0.2)
        host.touch.tap(at: CGPoint(x: 110, y: 110))
        #expect(view.phases == [.began, .ended])
    }

    @Test func aFingerThatWasThereBeforeStays() {
        host.application.makeCurrent()
        host.touch.down(at: CGPoint(x: 10, y: 10))
        UIView.animate(withDuration: 1) { view.center = CGPoint(x: 110, y: 110) }
        host.touch.move(to: CGPoint(x: 12, y: 12))
        host.touch.up()
        #expect(view.phases == [.began, .moved, .ended])
    }
}
