import Testing
import UIKitTesting

@MainActor @Suite struct ViewControllerTests {
    final class Controller: UIViewController {
        var heard: [String] = []
        override func loadView() {
            heard.append("load")
            view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        override func viewDidLoad() { heard.append("did load") }
        override func viewWillLayoutSubviews() { heard.append("will lay out") }
        override func viewDidLayoutSubviews() { heard.append("did lay out") }
        override func willMove(toParent parent: UIViewController?) { heard.append(parent == nil ? "will leave" : "will join") }
        override func didMove(toParent parent: UIViewController?) { heard.append(parent == nil ? "did leave" : "did join") }
    }

    @Test func theViewIsLoadedOnceWhenItIsNeeded() {
        let controller = Controller()
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        _ = controller.view
        _ = controller.view
        #expect(controller.isViewLoaded)
        #expect(controller.heard == ["load", "did load"])
        #expect(controller.view.next === controller)
    }

    @Test func aReplacedViewIsNoLongerTheControllers() {
        let controller = Controller()
        let old: UIView = controller.view
        controller.view = UIView()
        #expect(old.next == nil)
        #expect(controller.view.next === controller)
    }

    @Test func layoutIsToldAroundTheViewsOwn() {
        let host = TestHost()
        let controller = Controller()
        _ = host.makeWindow(rootViewController: controller)
        controller.heard = []
        host.touch.send(.window(.resized(CGSize(width: 500, height: 500))))
        #expect(controller.heard == ["will lay out", "did lay out"])
    }

    @Test func childrenComeAndGo() {
        let first = UIViewController(), second = UIViewController(), child = Controller()
        first.addChild(child)
        #expect(first.children == [child] && child.parent === first)
        second.addChild(child)
        #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
        child.removeFromParent()
        #expect(second.children.isEmpty && child.parent == nil)
        #expect(child.heard == ["will join", "did leave", "will join", "did leave"])
    }

    @Test func anotherRootControllerTakesTheFirstOnesPlace() {
        let host = TestHost()
        let first = UIViewController(), second = UIViewController()
        let window = host.makeWindow(rootViewController: first)
        window.rootViewController = second
        #expect(first.view.superview == nil)
        #expect(window.subviews == [second.view])
        #expect(second.next === window)
    }
}
