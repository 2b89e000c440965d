/// One controller presented over another, from the call of `present` until it is gone.
///
/// Every step may call out to the program, which may call `present` or `dismiss` in turn: phases are set before anybody is told, and
/// whoever waits for an end is told once, when it has come.
@MainActor
internal final class ModalPresentation {
    enum Phase { case presenting, presented, dismissing }

    let presented: UIViewController
    let style: UIModalPresentationStyle
    private(set) weak var presenter: UIViewController?
    private(set) var phase = Phase.presenting
    /// The presenter's view is out of the window while it is covered.
    private(set) var isPresenterAway = false
    private let container: PresentationView
    private weak var window: UIWindow?
    /// Where the presenter's view was taken from.
    private weak var presenterPlace: UIView?
    private var completions: [() -> Void] = []
    /// The view is in the window and on its way; until then nothing can be turned around.
    private var hasStarted = false
    private var whenStarted: [() -> Void] = []
    /// Those that go together with this one, from the back: itself and what is presented over it.
    private var leaving: [ModalPresentation] = []
    /// The backmost of those this one goes together with.
    private weak var leader: ModalPresentation?
    /// Everybody is being told that it goes; it cannot be gone before that.
    private var isSettingOut = false
    private var endsAtOnce = false
    private weak var formerFirstResponder: UIResponder?
    private weak var formerFocus: UIView?

    init(of controller: UIViewController, over presenter: UIViewController) {
        (presented, self.presenter, window) = (controller, presenter, presenter.viewIfLoaded?.window)
        style = controller.modalPresentationStyle == .automatic ? .pageSheet : controller.modalPresentationStyle
        container = PresentationView(
            for: controller.view, style: style, transition: controller.modalTransitionStyle, preferredSize: controller.preferredContentSize
        ) { [weak controller] in controller?.dismissByUser() }
    }

    private var coversPresenter: Bool { style == .fullScreen }

    // MARK: In

    func begin(animated: Bool, _ completion: (() -> Void)?) {
        guard let presenter, let window else { return }
        if let completion { completions.append(completion) }
        presenter.presentation = self
        presented.presentedIn = self
        presented.isBeingPresented = true
        takeInput(from: window)
        if coversPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
        if !window.isHidden { presented.beginAppearanceTransition(true, animated: animated) }
        UIView.performWithoutAnimation {
            container.frame = window.bounds
            // Whoever hears that it is appearing finds its view in its size.
            container.place()
            window.addSubview(container)
        }
        hasStarted = true
        container.moveIn(animated: animated) { [self] in finishPresenting() }
        let waiting = whenStarted
        whenStarted = []
        for action in waiting { action() }
    }

    /// Fingers on what is covered are interrupted, and keys go to what covers it.
    private func takeInput(from window: UIWindow) {
        formerFocus = window.focus.focused
        formerFirstResponder = window.firstResponder
        for view in window.subviews { view.interruptTouches() }
        _ = window.firstResponder?.resignFirstResponder()
    }

    private func finishPresenting() {
        guard phase == .presenting else { return }
        // It has appeared again where the window was hidden and shown meanwhile. Now, or it would hear in the middle of being taken away.
        if coversPresenter { presenter?.beginAppearanceTransition(false, animated: false) }
        guard phase == .presenting else { return }
        phase = .presented
        if coversPresenter, let view = presenter?.viewIfLoaded, let place = view.superview {
            isPresenterAway = true
            presenterPlace = place
            view.removeFromSuperview()
        }
        presented.endAppearanceTransition()
        if coversPresenter { presenter?.endAppearanceTransition() }
        presented.isBeingPresented = false
        tellWhoWaits()
    }

    private func tellWhoWaits() {
        let waiting = completions
        completions = []
        for completion in waiting { completion() }
    }

    // MARK: Out

    /// This one and all above it go. One on its way in is there first, at once; one on its way out already is waited for.
    func dismiss(animated: Bool, _ completion: (() -> Void)?) {
        for one in stack where one.phase == .presenting && !one.hasStarted {
            return one.whenStarted.append { [self] in dismiss(animated: animated, completion) }
        }
        for one in stack.reversed() where one !== self || one.phase == .presenting { one.settle() }
        guard presenter?.presentation === self else {
            completion?()
            return
        }
        if let completion { completions.append(completion) }
        if phase == .presented { beginDismissing(animated: animated) }
        // What settled may have begun to dismiss it in turn.
        if !animated { finishDismissing() }
    }

    /// From the back: this one and what is presented over it.
    private var stack: [ModalPresentation] {
        var all = [self]
        while let above = all.last?.presented.presentation { all.append(above) }
        return all
    }

    /// What is under way is done.
    private func settle() {
        switch phase {
        case .presenting: finishPresenting()
        case .dismissing: finishDismissing()
        case .presented: break
        }
    }

    private func beginDismissing(animated: Bool) {
        leaving = stack
        isSettingOut = true
        for one in leaving {
            one.phase = .dismissing
            one.leader = self
            one.presented.isBeingDismissed = true
        }
        let frontmost = leaving.last
        for one in leaving.reversed() { one.presented.beginAppearanceTransition(false, animated: animated && one === frontmost) }
        bringPresenterBack(animated: animated)
        isSettingOut = false
        // Who heard of it may have sent off what lies below too, and then all go together.
        guard leader === self else { return }
        // Only the frontmost is seen going.
        for one in leaving.dropLast() { one.container.removeFromSuperview() }
        leaving.last?.container.moveOut(animated: animated && !endsAtOnce) { [self] in finishDismissing() }
    }

    private func bringPresenterBack(animated: Bool) {
        guard coversPresenter, leader === self, let presenter else { return }
        if window?.isHidden == false { presenter.beginAppearanceTransition(true, animated: animated) }
        guard isPresenterAway, leader === self, let view = presenter.viewIfLoaded, let place = presenterPlace else { return }
        isPresenterAway = false
        UIView.performWithoutAnimation {
            // The window may have another size by now.
            view.frame = place.bounds
            place.insertSubview(view, at: 0)
        }
    }

    private func finishDismissing() {
        guard phase == .dismissing, presenter?.presentation === self else { return }
        if let leader, leader !== self { return leader.finishDismissing() }
        guard !isSettingOut else { return endsAtOnce = true }
        guard !leaving.isEmpty else { return }
        let gone = leaving
        leaving = []
        for one in gone {
            one.container.removeFromSuperview()
            one.presented.viewIfLoaded?.removeFromSuperview()
            one.presented.presentedIn = nil
            one.presenter?.presentation = nil
        }
        if coversPresenter { presenter?.endAppearanceTransition() }
        for one in gone.reversed() {
            one.presented.endAppearanceTransition()
            one.presented.isBeingDismissed = false
        }
        giveInputBack()
        for one in gone.reversed() where one !== self { one.tellWhoWaits() }
        tellWhoWaits()
    }

    private func giveInputBack() {
        guard let window, presenter?.presentation == nil else { return }
        if window.firstResponder == nil { _ = formerFirstResponder?.becomeFirstResponder() }
        if window.focus.focused != nil, let view = formerFocus { window.focus.requestFocusUpdate(to: view) }
    }
}
