import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct PresentationTests {
    let host = TestHost(size: CGSize(width: 1000, height: 800))
    let log = LifeLog()
    let root: LifeController
    let window: UIWindow

    init() {
        root = LifeController("root", log)
        window = host.makeWindow(rootViewController: root)
        _ = log.take()
    }

    private func controller(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> LifeController {
        let made = LifeController(name, log)
        made.modalPresentationStyle = style
        _ = made.view
        made.view.backgroundColor = .green
        _ = log.take()
        return made
    }

    private func life() -> [String] { log.take().filter { !$0.hasSuffix("Layout") } }

    @Test func aFullScreenOneTakesThePresentersPlaceInUIKitsOrder() {
        host.application.makeCurrent()
        let modal = controller("modal")
        root.present(modal, animated: false) { log.lines.append("completion") }
        #expect(life() == [
            "root willDisappear", "modal willAppear", "modal isAppearing", "modal didAppear", "root didDisappear", "completion",
        ])
        #expect(root.presentedViewController === modal && modal.presentingViewController === root)
        #expect(root.view.window == nil && modal.view.window === window)
        modal.dismiss(animated: false) { log.lines.append("completion") }
        #expect(life() == [
            "modal willDisappear", "root willAppear", "root isAppearing", "root didAppear", "modal didDisappear", "completion",
        ])
        #expect(root.presentedViewController == nil && modal.presentingViewController == nil && modal.view.window == nil)
        #expect(window.subviews == [root.view] && root.view.frame == window.bounds)
    }

    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet, .formSheet, .automatic])
    func whatLeavesThePresenterInSightDoesNotMakeItDisappear(style: UIModalPresentationStyle) {
        host.application.makeCurrent()
        let modal = controller("modal", style)
        root.present(modal, animated: false)
        #expect(life() == ["modal willAppear", "modal isAppearing", "modal didAppear"] && root.view.window === window)
        root.dismiss(animated: false)
        #expect(life() == ["modal willDisappear", "modal didDisappear"])
    }

    @Test func animatedItIsThereAfterTheTransition() {
        host.application.makeCurrent()
        let modal = controller("modal")
        root.present(modal, animated: true) { log.lines.append("completion") }
        #expect(life() == ["root willDisappear animated", "modal willAppear animated", "modal isAppearing animated"])
        #expect(modal.isBeingPresented && modal.view.window === window && root.view.window === window)
        host.touch.wait(1)
        #expect(life() == ["modal didAppear animated", "root didDisappear animated", "completion"])
        #expect(!modal.isBeingPresented && root.view.window == nil && host.application.nextDeadline == nil)
        root.dismiss(animated: true) { log.lines.append("completion") }
        #expect(modal.isBeingDismissed && root.view.window === window)
        host.touch.wait(1)
        #expect(life() == [
            "modal willDisappear animated", "root willAppear animated", "root isAppearing animated", "root didAppear animated",
            "modal didDisappear animated", "completion",
        ])
        #expect(!modal.isBeingDismissed && modal.view.window == nil && host.application.nextDeadline == nil)
    }

    @Test func coverVerticalComesUpFromTheBottomAndCrossDissolveFadesIn() {
        host.application.makeCurrent()
        let modal = controller("modal", .overFullScreen)
        root.present(modal, animated: true)
        #expect(modal.view.superview?.layer.presentation()?.frame == CGRect(x: 0, y: 800, width: 1000, height: 800))
        host.touch.wait(PresentationConstants.duration / 2)
        #expect(modal.view.superview?.layer.presentation().map { abs($0.frame.minY - 400) < 100 } == true)
        host.touch.wait(1)
        #expect(modal.view.superview?.layer.presentation()?.frame == window.bounds)
        root.dismiss(animated: false)
        modal.modalTransitionStyle = .crossDissolve
        root.present(modal, animated: true)
        let card = modal.view.superview?.layer.presentation()
        #expect(card?.opacity == 0 && card?.frame == window.bounds)
        host.touch.wait(1)
        #expect(modal.view.superview?.layer.presentation()?.opacity == 1)
    }

    @Test func aChildPresentsThroughItsOutermostParent() {
        host.application.makeCurrent()
        let child = controller("child"), modal = controller("modal"), inner = controller("inner")
        root.addChild(child)
        root.view.addSubview(child.view)
        modal.addChild(inner)
        modal.view.addSubview(inner.view)
        child.present(modal, animated: false)
        #expect(modal.presentingViewController === root && child.presentedViewController === modal)
        #expect(inner.presentingViewController === root)
        inner.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
    }

    @Test func theChainGoesThroughThePresenter() {
        host.application.makeCurrent()
        let modal = controller("modal")
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
            modal.modalPresentationStyle = style
            root.present(modal, animated: false)
            #expect(modal.view.next === modal && modal.next === root && root.next === window && window.next === host.application)
            root.dismiss(animated: false)
        }
        #expect(modal.next == nil && root.next === window)
    }

    @Test func dismissOnThePresenterTakesTheWholeStackAbove() {
        host.application.makeCurrent()
        let first = controller("first", .pageSheet), second = controller("second"), third = controller("third", .formSheet)
        root.present(first, animated: false)
        first.present(second, animated: false)
        second.present(third, animated: false)
        _ = log.take()
        root.dismiss(animated: true) { log.lines.append("completion") }
        host.touch.wait(1)
        #expect(life().last == "completion")
        for one in [first, second, third] {
            #expect(!one.isSeen && one.isSettled && one.unbalanced == [] && one.presentingViewController == nil)
        }
        #expect(root.isSeen && window.subviews == [root.view] && host.application.nextDeadline == nil)
    }

    @Test func dismissInTheMiddleLeavesWhatLiesBelow() {
        host.application.makeCurrent()
        let first = controller("first"), second = controller("second")
        root.present(first, animated: false)
        first.present(second, animated: false)
        first.dismiss(animated: false)
        #expect(first.isSeen && root.presentedViewController === first && first.presentedViewController == nil && !second.isSeen)
    }

    @Test func presentingTwiceIsIgnoredWithALine() {
        host.application.makeCurrent()
        var lines: [String] = []
        let former = UIViewController.report
        UIViewController.report = { lines.append($0) }
        defer { UIViewController.report = former }
        let modal = controller("modal"), other = controller("other")
        root.present(modal, animated: false)
        root.present(other, animated: false) { log.lines.append("completion") }
        #expect(lines.count == 1 && lines[0].contains("already presenting") && root.presentedViewController === modal)
        other.present(controller("third"), animated: false)
        #expect(lines.count == 2 && lines[1].contains("not in the window hierarchy"))
        modal.present(other, animated: true)
        other.present(controller("fourth"), animated: true)
        #expect(lines.count == 3 && lines[2].contains("while a presentation is in progress"))
        host.touch.wait(1)
        other.dismiss(animated: true)
        other.present(controller("fifth"), animated: true)
        #expect(lines.count == 4 && lines[3].contains("while a dismissal is in progress"))
        host.touch.wait(1)
        #expect(!life().contains("completion") && modal.isSeen && modal.presentedViewController == nil)
    }

    @Test func dismissingWhilePresentingEndsTheOneAndDoesTheOther() {
        host.application.makeCurrent()
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
            let modal = controller("modal", style)
            root.present(modal, animated: true) { log.lines.append("there") }
            host.touch.wait(0.1)
            root.dismiss(animated: true) { log.lines.append("gone") }
            host.touch.wait(1)
            let heard = life()
            #expect(heard.filter { ["there", "gone"].contains($0) } == ["there", "gone"] && modal.unbalanced == [] && root.unbalanced == [])
            #expect(root.presentedViewController == nil && root.isSeen && !modal.isSeen && host.application.nextDeadline == nil)
        }
    }

    @Test func dismissFromInsideTheCallsOfATransitionIsDone() {
        host.application.makeCurrent()
        for moment in ["willAppear", "isAppearing", "didAppear"] {
            let modal = controller("modal")
            modal.onCall = { [unowned modal] what in
                if what == moment { modal.dismiss(animated: false) { self.log.lines.append("gone") } }
            }
            root.present(modal, animated: false) { log.lines.append("there") }
            #expect(life().filter { ["there", "gone"].contains($0) }.sorted() == ["gone", "there"], "\(moment)")
            #expect(root.presentedViewController == nil && root.isSeen && modal.unbalanced == [] && root.unbalanced == [])
        }
        let modal = controller("modal")
        modal.onCall = { [unowned modal] what in if what == "willDisappear" { modal.dismiss(animated: false) } }
        root.present(modal, animated: false)
        root.dismiss(animated: true)
        #expect(root.presentedViewController == nil && root.isSeen && window.subviews == [root.view] && root.unbalanced == [])
    }

    @Test func dismissWhileDismissingWaitsForTheSameEnd() {
        host.application.makeCurrent()
        let modal = controller("modal", .pageSheet)
        root.present(modal, animated: false)
        root.dismiss(animated: true) { log.lines.append("first") }
        modal.dismiss(animated: true) { log.lines.append("second") }
        host.touch.wait(1)
        #expect(life().suffix(2) == ["first", "second"])
        root.dismiss(animated: true) { log.lines.append("nothing there") }
        #expect(life() == ["nothing there"])
    }

    @Test func theCompletionMayPresentTheNext() {
        host.application.makeCurrent()
        let first = controller("first"), second = controller("second")
        root.present(first, animated: true) { [root] in root.dismiss(animated: true) { root.present(second, animated: true) } }
        host.touch.wait(2)
        #expect(root.presentedViewController === second && second.isSeen && !first.isSeen)
    }

    @Test func theWindowsSizeLaysThePresentedViewsOut() {
        host.application.makeCurrent()
        let page = controller("page", .pageSheet), full = controller("full")
        root.present(page, animated: false)
        #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 148, y: 20, width: 704, height: 760))
        page.present(full, animated: false)
        host.touch.send(.window(.resized(CGSize(width: 600, height: 500))))
        #expect(full.view.convert(full.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 600, height: 500))
        full.dismiss(animated: false)
        #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 0, y: 20, width: 600, height: 480))
        root.dismiss(animated: false)
        let form = controller("form", .formSheet)
        form.preferredContentSize = CGSize(width: 300, height: 200)
        root.present(form, animated: false)
        #expect(form.view.convert(form.view.bounds, to: nil) == CGRect(x: 150, y: 150, width: 300, height: 200))
    }

    @Test func aPresentersViewThatWasAwayComesBackInTheWindowsSize() {
        host.application.makeCurrent()
        root.present(controller("modal"), animated: false)
        host.touch.send(.window(.resized(CGSize(width: 600, height: 500))))
        root.dismiss(animated: false)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 600, height: 500))
    }

    @Test func resizingInTheMiddleOfATransitionStillEndsIt() {
        host.application.makeCurrent()
        let modal = controller("modal")
        root.present(modal, animated: true) { log.lines.append("there") }
        host.touch.wait(0.1)
        host.touch.send(.window(.resized(CGSize(width: 600, height: 500))))
        host.touch.wait(1)
        #expect(life().contains("there") && modal.view.convert(modal.view.bounds, to: nil) == window.bounds)
    }

    @Test func anotherRootTakesWhatWasPresentedAlong() {
        host.application.makeCurrent()
        let modal = controller("modal", .pageSheet)
        root.present(modal, animated: false)
        window.rootViewController = UIViewController()
        #expect(!modal.isSeen && modal.view.window == nil && root.presentedViewController == nil && window.subviews.count == 1)
    }

    @Test func aWindowHiddenWhileSomethingIsPresentedHidesBoth() {
        host.application.makeCurrent()
        let sheet = controller("sheet", .pageSheet)
        root.present(sheet, animated: true)
        window.isHidden = true
        host.touch.wait(1)
        #expect(!sheet.isSeen && !root.isSeen)
        window.isHidden = false
        #expect(sheet.isSeen && root.isSeen && sheet.isSettled && root.isSettled && sheet.unbalanced == [] && root.unbalanced == [])
    }
}
