import Testing
import UIKitTesting

@MainActor @Suite struct ChainTests {
    final class RespondingDelegate: UIResponder, UIApplicationDelegate {
        var heard: [UITouch.Phase] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append(.began) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append(.ended) }
    }

    final class PlainDelegate: UIApplicationDelegate {}
    final class ViewDelegate: UIView, UIApplicationDelegate {}
    final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
    final class OwnDelegate: UIApplication, UIApplicationDelegate {}

    final class Controller: UIViewController {
        var heard: [UITouch.Phase] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append(.began)
            super.touchesBegan(touches, with: event)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append(.moved) }
    }

    /// Every responder from `start` on.
    private func chain(from start: UIResponder) -> [UIResponder] {
        Array(sequence(first: start) { $0.next })
    }

    @Test func fromAViewThroughControllersToTheDelegate() {
        let delegate = RespondingDelegate()
        let host = TestHost(delegate: delegate)
        let root = UIViewController(), child = UIViewController()
        let window = host.makeWindow(rootViewController: root)
        let box = UIView(), leaf = UIView()
        root.addChild(child)
        root.view.addSubview(box)
        box.addSubview(child.view)
        child.view.addSubview(leaf)
        #expect(chain(from: leaf) == [leaf, child.view, child, box, root.view, root, window, host.application, delegate])
    }

    @Test func aDelegateThatIsNoResponderEndsNothing() {
        let delegate = PlainDelegate()
        let host = TestHost(delegate: delegate)
        #expect(chain(from: host.makeWindow()).last === host.application)
    }

    @Test func aDelegateThatIsAViewAControllerOrTheApplicationIsLeftOut() {
        let view = ViewDelegate(), controller = ControllerDelegate()
        #expect(TestHost(delegate: view).application.next == nil)
        #expect(TestHost(delegate: controller).application.next == nil)
        let host = TestHost { OwnDelegate(services: $0, screen: $1) }
        host.application.delegate = host.application as? OwnDelegate
        #expect(host.application.delegate != nil)
        #expect(host.application.next == nil)
        host.application.delegate = nil
    }

    @Test func aRemovedViewsChainEnds() {
        let host = TestHost()
        let controller = UIViewController()
        let window = host.makeWindow()
        window.addSubview(controller.view)
        let leaf = UIView()
        controller.view.addSubview(leaf)
        controller.view.removeFromSuperview()
        #expect(chain(from: leaf) == [leaf, controller.view, controller])
    }

    @Test func whatNobodyStopsReachesTheDelegate() {
        let delegate = RespondingDelegate()
        let host = TestHost(delegate: delegate)
        let controller = Controller()
        _ = host.makeWindow(rootViewController: controller)
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.forwards = true
        controller.view.addSubview(view)
        host.touch.drag(from: at(10, 10), to: at(20, 10), steps: 1)
        #expect(view.phases == [.began, .moved, .ended])
        #expect(controller.heard == [.began, .moved])
        // The controller keeps the movement to itself.
        #expect(delegate.heard == [.began, .ended])
    }

    @Test func anOverrideWithoutSuperStopsTheEvent() {
        let stage = Stage()
        let parent = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = RecordingView(frame: parent.bounds)
        parent.addSubview(child)
        stage.touch.tap(at: at(10, 10))
        #expect(child.phases == [.began, .ended])
        #expect(parent.calls.isEmpty)
        child.forwards = true
        stage.touch.tap(at: at(10, 10))
        #expect(parent.phases == [.began, .ended])
    }

    @Test func anEventNobodyHandlesIsDiscarded() {
        let host = TestHost()
        _ = host.makeWindow()
        host.touch.drag(from: at(10, 10), to: at(50, 50))
        #expect(host.tracked.isEmpty)
    }

    @Test func anApplicationCanHoldEventsBack() {
        final class Deaf: UIApplication {
            var isDeaf = true
            override func sendEvent(_ event: UIEvent) { if !isDeaf { super.sendEvent(event) } }
        }
        let host = TestHost { Deaf(services: $0, screen: $1) }
        let window = host.makeWindow()
        let view = RecordingView(frame: window.bounds)
        window.addSubview(view)
        host.touch.tap(at: at(10, 10))
        #expect(view.calls.isEmpty)
        #expect(host.tracked.isEmpty)
        (host.application as? Deaf)?.isDeaf = false
        host.touch.tap(at: at(10, 10))
        #expect(view.phases == [.began, .ended])
    }

    @Test func aWindowCanHoldEventsBack() {
        final class Shut: UIWindow {
            override func sendEvent(_ event: UIEvent) {}
        }
        let host = TestHost()
        let window = Shut(frame: host.application.screen.bounds)
        let view = RecordingView(frame: window.bounds)
        window.addSubview(view)
        window.makeKeyAndVisible()
        host.touch.drag(from: at(10, 10), to: at(50, 50))
        #expect(view.calls.isEmpty)
        #expect(host.tracked.isEmpty)
    }
}
