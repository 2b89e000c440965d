import Testing
import UIKitTesting

@MainActor @Suite struct WindowTests {
    let host = TestHost()

    private func makeWindow(level: UIWindow.Level = .normal) -> (UIWindow, RecordingView) {
        host.application.makeCurrent()
        let window = UIWindow(frame: host.application.screen.bounds)
        let view = RecordingView(frame: window.bounds)
        window.addSubview(view)
        window.windowLevel = level
        return (window, view)
    }

    @Test func aNewWindowIsHidden() {
        let (window, view) = makeWindow()
        #expect(window.isHidden)
        host.touch.tap(at: at(10, 10))
        #expect(view.calls.isEmpty)
        window.makeKeyAndVisible()
        #expect(!window.isHidden && window.isKeyWindow && host.application.keyWindow === window)
    }

    @Test func theWindowShownLastIsInFront() {
        let (first, firstView) = makeWindow(), (second, secondView) = makeWindow()
        first.makeKeyAndVisible()
        second.makeKeyAndVisible()
        host.touch.tap(at: at(10, 10))
        #expect(firstView.calls.isEmpty && secondView.phases == [.began, .ended])
        first.makeKeyAndVisible()
        host.touch.tap(at: at(10, 10))
        #expect(firstView.phases == [.began, .ended])
        #expect(host.application.windows == [second, first])
    }

    @Test func aHigherLevelIsInFrontOfWhatWasShownLater() {
        let (alert, alertView) = makeWindow(level: .alert), (plain, plainView) = makeWindow()
        alert.makeKeyAndVisible()
        plain.makeKeyAndVisible()
        host.touch.tap(at: at(10, 10))
        #expect(alertView.phases == [.began, .ended] && plainView.calls.isEmpty)
        alert.windowLevel = .normal
        #expect(host.application.windows == [alert, plain])
    }

    @Test func aWindowThatLetsThePointThroughLeavesItToTheNext() {
        let (behind, view) = makeWindow()
        behind.makeKeyAndVisible()
        let front = UIWindow(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
        front.makeKeyAndVisible()
        host.touch.tap(at: at(10, 10))
        #expect(view.phases == [.began, .ended])
    }

    @Test func aTouchStaysWithItsWindowWhateverComesInFront() {
        let (behind, view) = makeWindow(), (front, frontView) = makeWindow()
        behind.makeKeyAndVisible()
        host.touch.down(at: at(10, 10))
        front.makeKeyAndVisible()
        host.touch.move(to: at(20, 10))
        #expect(view.phases == [.began, .moved] && frontView.calls.isEmpty)
    }

    @Test func resizingTheHostWindowLaysOutTheRootView() {
        let controller = UIViewController()
        let window = host.makeWindow(rootViewController: controller)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        host.touch.send(.window(.resized(CGSize(width: 700, height: 500))))
        #expect(host.application.screen.bounds == CGRect(x: 0, y: 0, width: 700, height: 500))
        #expect(UIScreen.main === host.application.screen)
        #expect(window.bounds.size == CGSize(width: 700, height: 500))
        #expect(controller.view.frame == window.bounds)
    }

    @Test func aNewScaleLaysEverythingOutAndDrawsItAgain() {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let window = host.makeWindow()
        let view = Counting(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        window.addSubview(view)
        host.render()
        let before = view.layouts
        host.touch.send(.window(.displayScale(2)))
        #expect(window.screen.scale == 2)
        #expect(view.layouts == before + 1)
        host.render()
        #expect(host.frames[.main]?.width == 640)
        #expect(host.dirty[.main] == [PixelRect(x: 0, y: 0, width: 640, height: 960)])
    }

    @Test func onlyWindowsThatChangedAreRendered() {
        _ = host.makeWindow()
        host.render()
        #expect(host.dirty[.main] == [PixelRect(x: 0, y: 0, width: 320, height: 480)])
        host.render()
        #expect(host.dirty.isEmpty)
        host.touch.send(.renderReset)
        host.render()
        #expect(host.dirty[.main] == [PixelRect(x: 0, y: 0, width: 320, height: 480)])
        host.touch.send(.window(.exposed))
        host.render()
        #expect(host.dirty.count == 1)
    }

    @Test func hidingTheKeyWindowLeavesNone() {
        final class Watching: UIWindow {
            var heard: [String] = []
            override func becomeKey() { heard.append("become") }
            override func resignKey() { heard.append("resign") }
        }
        host.application.makeCurrent()
        let window = Watching(frame: host.application.screen.bounds)
        window.makeKeyAndVisible()
        window.isHidden = true
        #expect(host.application.keyWindow == nil)
        #expect(window.heard == ["become", "resign"])
    }

    @Test func theApplicationKeepsWindowsThatAreShown() {
        weak var shown: UIWindow?
        do {
            let window = host.makeWindow()
            shown = window
        }
        #expect(shown != nil)
        shown?.isHidden = true
        #expect(shown == nil)
    }
}
