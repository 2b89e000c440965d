import Testing
import UIKitTesting

@MainActor @Suite struct LifeTests {
    final class Delegate: UIApplicationDelegate {
        var heard: [String] = []
        var states: [UIApplication.State] = []
        func applicationDidFinishLaunching(_ application: UIApplication) { note("launched", application) }
        func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
        func applicationWillResignActive(_ application: UIApplication) { note("resign", application) }
        func applicationDidEnterBackground(_ application: UIApplication) { note("background", application) }
        func applicationWillEnterForeground(_ application: UIApplication) { note("foreground", application) }
        func applicationWillTerminate(_ application: UIApplication) { note("terminate", application) }
        private func note(_ what: String, _ application: UIApplication) {
            heard.append(what)
            states.append(application.applicationState)
        }
    }

    let delegate = Delegate()
    let host: TestHost
    init() { host = TestHost(delegate: delegate) }

    /// What the delegate hears while the host says `changes`.
    private func hears(_ changes: HostEvent.Window...) -> [String] {
        delegate.heard = []
        for change in changes { host.touch.send(.window(change)) }
        return delegate.heard
    }

    @Test func launching() {
        #expect(delegate.heard == ["launched", "active"])
        #expect(delegate.states == [.inactive, .active])
        host.application.launch()
        #expect(delegate.heard.count == 2)
    }

    @Test func whatLaunchesIsTheSharedApplicationAndItsWindowsAreThere() {
        final class Launching: UIApplicationDelegate {
            var window: UIWindow?
            func applicationDidFinishLaunching(_ application: UIApplication) {
                window = UIWindow(frame: application.screen.bounds)
                window?.makeKeyAndVisible()
            }
        }
        let launching = Launching()
        let first = UIApplication(services: host.services, screen: host.application.screen)
        let second = UIApplication(services: host.services, screen: host.application.screen)
        #expect(UIApplication.shared === second)
        first.delegate = launching
        first.launch()
        #expect(UIApplication.shared === first)
        #expect(first.keyWindow === launching.window && second.keyWindow == nil)
    }

    @Test func focusComesAndGoes() {
        #expect(hears(.focusGained).isEmpty)
        #expect(hears(.focusLost) == ["resign"])
        #expect(host.application.applicationState == .inactive)
        #expect(hears(.focusLost).isEmpty)
        #expect(hears(.focusGained) == ["active"])
    }

    @Test func minimizingWithoutAWordOfFocusGoesThroughInactive() {
        #expect(hears(.minimized) == ["resign", "background"])
        #expect(host.application.applicationState == .background)
        #expect(hears(.hidden).isEmpty)
        #expect(hears(.restored) == ["foreground", "active"])
    }

    @Test func asX11SaysIt() {
        #expect(hears(.focusLost, .hidden, .minimized) == ["resign", "background"])
        #expect(hears(.shown, .restored, .focusGained) == ["foreground", "active"])
    }

    @Test func focusBeforeTheWindowIsShownComesInOrderToo() {
        _ = hears(.focusLost, .hidden)
        #expect(hears(.focusGained, .shown) == ["foreground", "active"])
    }

    @Test func quittingWhileActive() {
        delegate.heard = []
        host.touch.send(.quit)
        #expect(delegate.heard == ["resign", "background", "terminate"])
        #expect(host.application.isTerminating)
        host.application.terminate()
        host.touch.send(.quit)
        host.touch.send(.window(.focusGained))
        #expect(delegate.heard.count == 3)
    }

    @Test func quittingInTheBackground() {
        _ = hears(.minimized)
        delegate.heard = []
        host.touch.send(.quit)
        #expect(delegate.heard == ["terminate"])
    }

    @Test func closingTheOnlyWindowQuits() {
        let window = host.makeWindow()
        #expect(hears(.close) == ["resign", "background", "terminate"])
        #expect(!window.isHidden)
    }

    @Test func touchesAreInterruptedBeforeTheDelegateHearsOfTheEnd() {
        let window = host.makeWindow()
        let view = RecordingView(frame: window.bounds)
        window.addSubview(view)
        view.onCall = { [delegate] _, call in delegate.heard.append("\(call.phase)") }
        host.touch.down(at: at(10, 10))
        delegate.heard = []
        host.touch.send(.quit)
        #expect(delegate.heard == ["cancelled", "resign", "background", "terminate"])
    }

    @Test func nothingIsDeliveredAfterTheEnd() {
        let window = host.makeWindow()
        let view = RecordingView(frame: window.bounds)
        window.addSubview(view)
        host.touch.batch {
            host.touch.send(.quit)
            host.touch.tap(at: at(10, 10))
        }
        #expect(view.calls.isEmpty)
    }
}
