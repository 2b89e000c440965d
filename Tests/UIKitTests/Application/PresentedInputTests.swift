import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct PresentedInputTests {
    let host = TestHost(size: CGSize(width: 1000, height: 800))
    let root = UIViewController()
    let modal = UIViewController()
    let window: UIWindow
    let canvas = RecordingView(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
    let lower = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let upper = [10, 120].map { UIButton(frame: CGRect(x: $0, y: 10, width: 100, height: 44)) }

    init() {
        window = host.makeWindow(rootViewController: root)
        root.view.addSubview(canvas)
        root.view.addSubview(lower)
        for button in upper { modal.view.addSubview(button) }
        modal.modalPresentationStyle = .pageSheet
    }

    @Test func fingersOnWhatIsCoveredAreInterrupted() {
        host.application.makeCurrent()
        host.touch.down(at: CGPoint(x: 500, y: 400))
        root.present(modal, animated: true)
        #expect(canvas.phases == [.began, .cancelled] && canvas.calls.last?.reasons == [.interrupted])
        host.touch.up()
        host.touch.tap(2, at: CGPoint(x: 500, y: 400))
        #expect(canvas.calls.count == 2)
    }

    @Test func fingersOnWhatIsDismissedAreInterruptedAndTheLowerViewIsTouchedAtOnce() {
        host.application.makeCurrent()
        let held = RecordingView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        modal.view.addSubview(held)
        root.present(modal, animated: false)
        host.touch.down(at: CGPoint(x: 200, y: 200))
        #expect(held.phases == [.began])
        root.dismiss(animated: true)
        #expect(held.phases == [.began, .cancelled] && held.calls.last?.reasons == [.interrupted])
        host.touch.tap(2, at: CGPoint(x: 500, y: 400))
        #expect(canvas.phases == [.began, .ended])
    }

    @Test func tabStaysInsideThePresentedController() {
        host.application.makeCurrent()
        host.touch.key("Tab")
        #expect(window.focusedView === lower)
        root.present(modal, animated: false)
        var visited: [UIView?] = []
        for _ in 0..<4 {
            host.touch.key("Tab")
            visited.append(window.focusedView)
        }
        #expect(visited.allSatisfy { view in upper.contains { $0 === view } } && Set(visited.compactMap { $0 }).count == 2)
        root.dismiss(animated: false)
        #expect(window.focusedView === lower)
    }

    @Test func aTapBesideASheetDismissesIt() {
        host.application.makeCurrent()
        root.present(modal, animated: false)
        host.touch.tap(at: CGPoint(x: 500, y: 400))
        #expect(root.presentedViewController === modal)
        host.touch.tap(at: CGPoint(x: 50, y: 400))
        #expect(modal.isBeingDismissed)
        host.touch.wait(1)
        #expect(root.presentedViewController == nil && canvas.calls.isEmpty)
    }

    @Test func escapeDismissesASheetWhetherSomethingIsFocusedOrNot() {
        host.application.makeCurrent()
        for isFocused in [false, true] {
            root.present(modal, animated: false)
            if isFocused { host.touch.key("Tab") }
            host.touch.key("Escape")
            host.touch.wait(1)
            #expect(root.presentedViewController == nil)
        }
    }

    @Test func aSheetThatIsModalStays() {
        host.application.makeCurrent()
        modal.isModalInPresentation = true
        root.present(modal, animated: false)
        host.touch.tap(at: CGPoint(x: 50, y: 400))
        host.touch.key("Escape")
        host.touch.key("Tab")
        host.touch.key("Escape")
        host.touch.wait(1)
        #expect(root.presentedViewController === modal && !modal.isBeingDismissed)
    }

    @Test func escapeInAFullScreenOneDoesNotDismissTheSheetBelow() {
        host.application.makeCurrent()
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        full.view.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44)))
        root.present(modal, animated: false)
        modal.present(full, animated: false)
        host.touch.key("Tab")
        host.touch.key("Escape")
        host.touch.key("Escape")
        host.touch.wait(1)
        #expect(modal.presentedViewController === full && root.presentedViewController === modal)
    }

    @Test func keysGoToThePresentedControllerAndBackAfterwards() {
        host.application.makeCurrent()
        final class KeyView: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let writer = KeyView()
        root.view.addSubview(writer)
        writer.becomeFirstResponder()
        root.present(modal, animated: false)
        #expect(!writer.isFirstResponder && host.application.firstResponder === modal)
        root.dismiss(animated: false)
        #expect(writer.isFirstResponder)
    }

    @Test func underReducedMotionSheetsComeAndGoAtOnce() {
        host.application.makeCurrent()
        host.application.isReduceMotionEnabled = true
        var told = 0
        root.present(modal, animated: true) { told += 1 }
        host.touch.wait(0.001)
        root.dismiss(animated: true) { told += 1 }
        host.touch.wait(0.001)
        #expect(told == 2 && root.presentedViewController == nil && host.application.nextDeadline == nil)
    }
}
