import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct SceneAnimationTests {
    @Test func aMinimizedWindowStopsAndTheOthersGoOn() throws {
        let host = TestHost()
        let first = host.makeWindow()
        let scene = try #require(host.application.openWindowScene(title: "Second", size: CGSize(width: 200, height: 100)))
        let second = UIWindow(windowScene: scene)
        second.isHidden = false
        let views = [first, second].map { window in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            window.addSubview(view)
            return view
        }
        var told: [String] = []
        for (view, name) in zip(views, ["first", "second"]) {
            UIView.animate(withDuration: 1, animations: { view.center.x = 110 }, completion: { told.append("\(name) \($0)") })
        }
        host.application.enqueue(HostEvent(time: 0.5, window: scene.hostWindow, kind: .window(.minimized)))
        host.application.processEvents()
        #expect(views[1].layer.presentation()?.position.x == 110 && views[0].layer.presentation()?.position.x != 110)
        host.application.advanceClock(to: 2)
        #expect(told == ["second false", "first true"] && host.application.nextDeadline == nil)
        UIView.animate(withDuration: 1) { views[1].center.x = 10 }
        #expect(views[1].layer.presentation()?.position.x == 10)
    }

    @Test func anotherWindowsScreenHasTheRateOfTheFirst() throws {
        let host = TestHost { services, screen in
            UIApplication(services: services, screen: UIScreen(bounds: screen.bounds, scale: 1, maximumFramesPerSecond: 75))
        }
        host.application.makeCurrent()
        let scene = try #require(host.application.openWindowScene(title: "Second", size: CGSize(width: 200, height: 100)))
        #expect(scene.screen.maximumFramesPerSecond == 75)
    }
}
