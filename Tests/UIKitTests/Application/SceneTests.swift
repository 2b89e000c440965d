import Testing
import UIKitTesting

/// Several windows of the host's in one program.
@MainActor @Suite struct SceneTests {
    let host = TestHost()
    let main: UIWindow
    let mainView: RecordingView

    init() {
        main = host.makeWindow()
        mainView = RecordingView(frame: main.bounds)
        mainView.isMultipleTouchEnabled = true
        main.addSubview(mainView)
    }

    /// A second host window with a view that fills it.
    private func open(_ width: CGFloat = 200, _ height: CGFloat = 100) throws -> (UIWindowScene, UIWindow, RecordingView) {
        let scene = try #require(host.application.openWindowScene(title: "Second", size: CGSize(width: width, height: height)))
        let window = UIWindow(windowScene: scene)
        let view = RecordingView(frame: window.bounds)
        view.isMultipleTouchEnabled = true
        window.addSubview(view)
        window.makeKeyAndVisible()
        return (scene, window, view)
    }

    /// What is played in `body` happens in `scene`.
    private func inside(_ scene: UIWindowScene, _ body: () -> Void) {
        let before = host.touch.window
        host.touch.window = scene.hostWindow
        body()
        host.touch.window = before
    }

    // MARK: Where events go

    @Test func eventsReachTheWindowTheyBelongTo() throws {
        let (scene, window, view) = try open()
        #expect(window.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        inside(scene) { host.touch.tap(at: at(10, 20)) }
        #expect(view.phases == [.began, .ended] && mainView.calls.isEmpty)
        #expect(view.calls[0].locations == [at(10, 20)])
        host.touch.tap(at: at(30, 40))
        #expect(mainView.phases == [.began, .ended] && view.calls.count == 2)
    }

    @Test func frontMostFirstIsAskedInEachHostWindowOfItsOwn() throws {
        let (scene, _, behind) = try open()
        let alert = UIWindow(windowScene: scene)
        alert.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
        alert.windowLevel = .alert
        let view = RecordingView(frame: alert.bounds)
        alert.addSubview(view)
        alert.isHidden = false
        inside(scene) {
            host.touch.tap(at: at(150, 10))
            host.touch.tap(at: at(50, 10))
        }
        #expect(view.phases == [.began, .ended] && view.calls[0].locations == [at(50, 10)])
        #expect(behind.phases == [.began, .ended])
        // The alert lies over its own host window only.
        host.touch.tap(at: at(150, 10))
        #expect(mainView.phases == [.began, .ended])
    }

    @Test func fingersInTwoWindowsAreOneSequenceAndEachWindowKnowsItsOwn() throws {
        let (scene, window, view) = try open()
        host.touch.batch {
            host.touch.down(1, at: at(10, 10))
            inside(scene) { host.touch.down(2, at: at(20, 20)) }
        }
        let event = try #require(view.calls.first?.event)
        #expect(mainView.calls.first?.event === event)
        #expect(event.allTouches?.count == 2)
        #expect(event.touches(for: window)?.map { $0.location(in: nil) } == [at(20, 20)])
        #expect(event.touches(for: main)?.map { $0.location(in: nil) } == [at(10, 10)])
        #expect(view.calls[0].touches.count == 1 && mainView.calls[0].touches.count == 1)
    }

    @Test func aPlaceThatAnotherHostWindowTellsDoesNotMoveAFinger() throws {
        let (scene, _, _) = try open()
        host.touch.down(1, at: at(10, 10))
        inside(scene) { host.touch.move(1, to: at(150, 90)) }
        #expect(mainView.calls.last?.locations == [at(10, 10)])
        host.touch.move(1, to: at(12, 10))
        #expect(mainView.calls.last?.locations == [at(12, 10)])
        #expect(mainView.phases.last == .moved)
    }

    @Test func eventsOfAHostWindowNobodyOpenedMatterToNobody() {
        host.touch.down(1, at: at(10, 10))
        host.touch.window = HostWindowID(77)
        host.touch.tap(2, at: at(20, 20))
        host.touch.send(.window(.focusLost))
        host.touch.send(.window(.close))
        #expect(mainView.phases == [.began])
        #expect(host.application.applicationState == .active)
    }

    // MARK: Closing

    @Test func closingOneCancelsItsTouchesOnly() throws {
        let (scene, window, view) = try open()
        host.touch.down(1, at: at(10, 10))
        inside(scene) {
            host.touch.down(2, at: at(20, 20))
            host.touch.send(.window(.close))
        }
        #expect(view.phases == [.began, .cancelled] && view.calls.last?.reasons == [.interrupted])
        #expect(mainView.phases == [.began])
        #expect(window.isHidden && !host.application.isTerminating)
        #expect(scene.activationState == .unattached)
        #expect(host.services.windowTitles.keys.sorted { $0.rawValue < $1.rawValue } == [.main])
        host.touch.move(1, to: at(15, 10))
        #expect(mainView.calls.last?.phase == .moved && mainView.calls.last?.allCount == 1)
        // Its finger is muted, and its host window's name means nothing any more.
        inside(scene) { host.touch.move(2, to: at(30, 30)) }
        #expect(view.calls.count == 2)
    }

    @Test func aFingerMayOpenASceneWhenItLandsAndCloseItWhenItLifts() throws {
        var opened: UIWindowScene?
        mainView.onCall = { [host] _, call in
            if call.phase == .began, let scene = host.application.openWindowScene(title: "Brief", size: CGSize(width: 50, height: 50)) {
                let window = UIWindow(windowScene: scene)
                window.makeKeyAndVisible()
                opened = scene
            }
            if call.phase == .ended { opened?.close() }
        }
        for _ in 0..<3 {
            host.touch.down(1, at: at(10, 10))
            host.touch.move(1, to: at(20, 10))
            #expect(host.application.connectedScenes.count == 2)
            host.touch.up(1)
            #expect(host.application.connectedScenes.count == 1 && opened?.activationState == .unattached)
            #expect(host.application.keyWindow === main)
        }
        #expect(mainView.phases == [.began, .moved, .ended, .began, .moved, .ended, .began, .moved, .ended])
        #expect(host.tracked.isEmpty && !host.application.isTerminating)
    }

    @Test func aSceneClosesByProgramAsByItsUser() throws {
        let (scene, window, _) = try open()
        scene.close()
        scene.close()
        #expect(window.isHidden && host.application.connectedScenes.count == 1)
        #expect(!host.application.isTerminating)
    }

    @Test func theFirstMayCloseBeforeTheSecondAndTheLastEndsTheProgram() throws {
        let (scene, window, view) = try open()
        host.touch.send(.window(.close))
        #expect(main.isHidden && !host.application.isTerminating)
        inside(scene) { host.touch.tap(at: at(10, 10)) }
        #expect(view.phases == [.began, .ended])
        inside(scene) { host.touch.send(.window(.close)) }
        #expect(host.application.isTerminating)
        // What it showed can still be looked at.
        #expect(!window.isHidden)
    }

    @Test func whereTheHostHasNoMoreWindowsNoneIsOpened() {
        host.services.canOpenWindows = false
        #expect(host.application.openWindowScene(title: "", size: CGSize(width: 10, height: 10)) == nil)
        #expect(host.application.connectedScenes.count == 1)
    }

    // MARK: Focus, life, keys

    @Test func losingFocusInterruptsTheTouchesOfThatWindowOnly() throws {
        let (scene, _, view) = try open()
        host.touch.down(1, at: at(10, 10))
        inside(scene) {
            host.touch.down(2, at: at(20, 20))
            host.touch.send(.window(.focusGained))
            host.touch.send(.window(.focusLost))
        }
        #expect(view.phases == [.began, .cancelled])
        #expect(mainView.phases == [.began])
    }

    @Test func theProgramIsActiveWhileAnyOfItsWindowsHasTheKeyboard() throws {
        let (scene, _, _) = try open()
        #expect(scene.activationState == .foregroundInactive)
        host.touch.send(.window(.focusLost))
        #expect(host.application.applicationState == .inactive)
        inside(scene) { host.touch.send(.window(.focusGained)) }
        #expect(host.application.applicationState == .active && scene.activationState == .foregroundActive)
        host.touch.send(.window(.minimized))
        #expect(host.application.applicationState == .active)
        inside(scene) { host.touch.send(.window(.minimized)) }
        #expect(host.application.applicationState == .background && scene.activationState == .background)
    }

    @Test func keysGoToTheWindowThatHadThemInTheSceneWithTheKeyboard() throws {
        let (scene, window, _) = try open()
        let alert = UIWindow(windowScene: scene)
        alert.makeKeyAndVisible()
        #expect(scene.keyWindow === alert)
        host.touch.send(.window(.focusGained))
        #expect(main.isKeyWindow)
        inside(scene) { host.touch.send(.window(.focusGained)) }
        #expect(alert.isKeyWindow)
        alert.isHidden = true
        host.touch.send(.window(.focusGained))
        inside(scene) { host.touch.send(.window(.focusGained)) }
        #expect(window.isKeyWindow)
    }

    // MARK: Size, scale, picture

    @Test func eachSceneHasASizeAndScaleOfItsOwn() throws {
        host.services.scaleOfNewWindows = 2
        let (scene, window, _) = try open()
        #expect(window.screen.scale == 2 && main.screen.scale == 1)
        inside(scene) {
            host.touch.send(.window(.resized(CGSize(width: 300, height: 150))))
            host.touch.send(.window(.displayScale(3)))
        }
        #expect(window.frame == CGRect(x: 0, y: 0, width: 300, height: 150) && main.bounds.size == CGSize(width: 320, height: 480))
        host.render()
        #expect(host.frames[scene.hostWindow].map { [$0.width, $0.height] } == [900, 450])
        #expect(host.frames[.main].map { [$0.width, $0.height] } == [320, 480])
        window.setNeedsDisplay()
        host.render()
        #expect(Array(host.dirty.keys) == [scene.hostWindow])
    }

    @Test func aWindowThatDoesNotFillItsSceneKeepsItsFrame() {
        host.application.makeCurrent()
        let small = UIWindow(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        small.isHidden = false
        host.touch.send(.window(.resized(CGSize(width: 700, height: 500))))
        #expect(main.frame == CGRect(x: 0, y: 0, width: 700, height: 500))
        #expect(small.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
    }

    @Test func aWindowMovedToAnotherSceneIsInterruptedAndShownThere() throws {
        let (scene, _, _) = try open()
        host.touch.down(1, at: at(10, 10))
        host.render()
        main.windowScene = scene
        #expect(mainView.phases == [.began, .cancelled])
        host.render()
        #expect(Array(host.dirty.keys) == [scene.hostWindow])
    }

    @Test func aWindowTakesTheKeyAlongToAnotherSceneWhereItHasIt() throws {
        let (scene, window, _) = try open()
        let plain = host.makeWindow()
        main.makeKeyAndVisible()
        plain.windowScene = scene
        #expect(scene.keyWindow === window)
        main.windowScene = scene
        #expect(scene.keyWindow === main)
    }
}
