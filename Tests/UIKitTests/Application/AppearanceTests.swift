import Testing
import UIKitTesting

@MainActor @Suite struct AppearanceTests {
    let host = TestHost()
    let log = LifeLog()

    private func controller(_ name: String) -> LifeController { LifeController(name, log) }

    @Test func aWindowsRootAppearsWhenTheWindowIsShown() {
        host.application.makeCurrent()
        let root = controller("root")
        let window = UIWindow(frame: host.application.screen.bounds)
        window.rootViewController = root
        #expect(log.take() == ["root didLoad"])
        window.makeKeyAndVisible()
        #expect(log.take() == ["root willAppear", "root isAppearing", "root didLayout", "root didAppear"])
        window.isHidden = true
        #expect(log.take() == ["root willDisappear", "root didDisappear"])
        window.isHidden = false
        #expect(log.take().filter { !$0.hasSuffix("Layout") } == ["root willAppear", "root isAppearing", "root didAppear"])
    }

    @Test func aRootThatIsReplacedDisappearsBeforeTheNextAppears() {
        let first = controller("first"), second = controller("second")
        let window = host.makeWindow(rootViewController: first)
        _ = log.take()
        window.rootViewController = second
        #expect(log.take() == [
            "first willDisappear", "first didDisappear", "second didLoad", "second willAppear", "second isAppearing", "second didLayout",
            "second didAppear",
        ])
        window.rootViewController = nil
        #expect(log.take() == ["second willDisappear", "second didDisappear"])
    }

    @Test func childrenComeAndGoWithTheirParent() {
        let root = controller("root"), child = controller("child")
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        _ = log.take()
        let window = host.makeWindow(rootViewController: root)
        #expect(log.take().filter { !$0.hasSuffix("Layout") } == [
            "root willAppear", "child willAppear", "root isAppearing", "child isAppearing", "child didAppear", "root didAppear",
        ])
        window.isHidden = true
        #expect(log.take() == ["root willDisappear", "child willDisappear", "child didDisappear", "root didDisappear"])
    }

    @Test func aChildAddedLateAppearsThen() {
        let root = controller("root"), child = controller("child")
        _ = host.makeWindow(rootViewController: root)
        _ = log.take()
        var flags: [Bool] = []
        child.onCall = { [unowned child] _ in flags.append(child.isMovingToParent) }
        root.addChild(child)
        #expect(log.take() == [])
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        #expect(log.take() == ["child didLoad", "child willAppear", "child isAppearing", "child didAppear"])
        #expect(flags == [true, true, true, true] && !child.isMovingToParent)
    }

    @Test func aChildWhoseViewIsTakenAwayDisappears() {
        let root = controller("root"), child = controller("child")
        _ = host.makeWindow(rootViewController: root)
        root.addChild(child)
        root.view.addSubview(child.view)
        _ = log.take()
        var flags: [Bool] = []
        child.onCall = { [unowned child] _ in flags.append(child.isMovingFromParent) }
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.take() == ["child willDisappear", "child didDisappear"])
        #expect(flags == [true, true] && !child.isMovingFromParent)
    }

    @Test func aChildAddedWhileTheParentAppearsEndsWithIt() {
        let root = controller("root"), child = controller("child")
        root.onCall = { [unowned root] what in
            guard what == "willAppear" else { return }
            root.addChild(child)
            root.view.addSubview(child.view)
        }
        _ = host.makeWindow(rootViewController: root)
        #expect(log.take().filter { !$0.hasSuffix("Layout") && !$0.hasSuffix("Load") } == [
            "root willAppear", "child willAppear", "root isAppearing", "child isAppearing", "child didAppear", "root didAppear",
        ])
    }

    @Test func aContainerThatForwardsItselfTellsItsChildren() {
        let root = controller("root"), child = controller("child")
        root.forwards = false
        _ = host.makeWindow(rootViewController: root)
        root.addChild(child)
        root.view.addSubview(child.view)
        _ = log.take()
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(true, animated: true)
        #expect(log.take() == ["child willAppear animated", "child isAppearing animated"])
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        #expect(log.take() == ["child didAppear animated"])
        child.view.removeFromSuperview()
        #expect(log.take() == [])
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        #expect(log.take() == ["child willDisappear", "child didDisappear"])
    }

    @Test func aTransitionTurnedAroundIsToldWithoutItsEnd() {
        let alone = controller("alone")
        alone.beginAppearanceTransition(true, animated: true)
        alone.beginAppearanceTransition(false, animated: true)
        alone.beginAppearanceTransition(true, animated: true)
        alone.endAppearanceTransition()
        #expect(log.take() == [
            "alone didLoad", "alone willAppear animated", "alone willDisappear animated", "alone willAppear animated",
            "alone didAppear animated",
        ])
    }

    @Test func aViewPutIntoAWindowByHandBringsItsControllerAlong() {
        let window = host.makeWindow(rootViewController: UIViewController())
        let loose = controller("loose")
        let wrapper = UIView()
        wrapper.addSubview(loose.view)
        #expect(log.take() == ["loose didLoad"])
        window.addSubview(wrapper)
        #expect(log.take() == ["loose willAppear", "loose isAppearing", "loose didAppear"])
        wrapper.removeFromSuperview()
        #expect(log.take() == ["loose willDisappear", "loose didDisappear"])
    }

    @Test func aViewMovedWithinItsWindowIsNeitherComingNorGoing() {
        let window = host.makeWindow(rootViewController: UIViewController())
        let loose = controller("loose")
        window.addSubview(loose.view)
        _ = log.take()
        let wrapper = UIView()
        window.addSubview(wrapper)
        wrapper.addSubview(loose.view)
        #expect(log.take() == [])
    }
}
