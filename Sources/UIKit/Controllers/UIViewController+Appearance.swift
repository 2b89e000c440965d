/// Appearance follows the window, as on iOS: a controller appears when its view comes into a window that is shown, by whatever hand, and
/// disappears when it leaves; with a parent, only while the parent itself is on, and by the parent's hand where that asks for it.
/// A parent hears of a beginning before its children, and of an end after them.
extension UIViewController {
    /// Tells the controller and its children that the view is about to be seen, or not seen any more. Does nothing when it is or was
    /// told so already. For containers that tell their children themselves.
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        begin(isAppearing, animated: animated)
        sayItIsAppearing()
    }

    /// Ends what `beginAppearanceTransition(_:animated:)` began; does nothing when nothing was.
    public final func endAppearanceTransition() {
        let isAnimated = appearance.isAnimated
        switch appearance.phase {
        case .appearing:
            appearance.phase = .appeared
            forward { $0.endAppearanceTransition() }
            // A child may have turned it around.
            guard appearance.phase == .appeared else { return }
            viewDidAppear(isAnimated)
        case .disappearing:
            appearance.phase = .disappeared
            forward { $0.endAppearanceTransition() }
            guard appearance.phase == .disappeared else { return }
            viewDidDisappear(isAnimated)
        case .appeared, .disappeared: return
        }
        (isMovingToParent, isMovingFromParent) = (false, false)
    }

    private func begin(_ isAppearing: Bool, animated: Bool) {
        guard appearance.isOn != isAppearing else { return }
        if isAppearing { loadViewIfNeeded() }
        let phase: Appearance.Phase = isAppearing ? .appearing : .disappearing
        appearance = Appearance(phase: phase, isAnimated: animated)
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        guard appearance.phase == phase else { return }
        forward { child in
            if !isAppearing || child.isInView(of: self) { child.begin(isAppearing, animated: animated) }
        }
    }

    private func sayItIsAppearing() {
        guard appearance.phase == .appearing, viewIfLoaded?.window != nil else { return }
        if appearance.hasYetToSayItIsAppearing {
            appearance.hasSaidItIsAppearing = true
            viewIsAppearing(appearance.isAnimated)
        }
        forward { $0.sayItIsAppearing() }
    }

    private func forward(_ tell: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.parent === self { tell(child) }
    }

    private func isInView(of parent: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let outer = parent.viewIfLoaded else { return false }
        return view.isDescendant(of: outer)
    }

    // MARK: Following the window

    /// The view, or what it is in, is about to go into `window`.
    internal final func viewWillMove(to window: UIWindow?) {
        guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
        if let window, !window.isHidden {
            guard appearance.phase == .disappeared, parent?.appearance.isOn ?? true else { return }
            begin(true, animated: false)
        } else {
            guard appearance.isOn else { return }
            begin(false, animated: false)
        }
        appearance.followsWindow = true
    }

    /// The view has gone there.
    internal final func viewDidMoveToWindow() {
        // A parent that has yet to say it of itself says it of its children afterwards.
        let waits = parent.map { $0.shouldAutomaticallyForwardAppearanceMethods && $0.appearance.hasYetToSayItIsAppearing } ?? false
        if !waits { sayItIsAppearing() }
        guard appearance.followsWindow else { return }
        appearance.followsWindow = false
        // What came along with the parent has come when the parent has.
        if appearance.phase == .appearing, let parent, parent.appearance.phase == .appearing { return }
        endAppearanceTransition()
    }

    /// The window the view is in is shown or hidden now.
    internal static func follow(_ controllers: [UIViewController], intoSight isShown: Bool, layOut: () -> Void) {
        // Those with a parent come and go with it.
        let outermost = controllers.filter { $0.parent == nil && $0.appearance.isOn != isShown }
        guard !outermost.isEmpty else { return }
        for controller in outermost {
            // One that was told before may have taken it away.
            guard !isShown || controller.viewIfLoaded?.window != nil else { continue }
            controller.beginAppearanceTransition(isShown, animated: false)
        }
        if isShown { layOut() }
        for controller in outermost { controller.endAppearanceTransition() }
    }
}

extension UIView {
    /// The controllers of this view and of those below, outer ones first. O(views in the subtree).
    internal final var controllersInside: [UIViewController] {
        var found: [UIViewController] = []
        collectControllers(into: &found)
        return found
    }

    private func collectControllers(into found: inout [UIViewController]) {
        if let viewController { found.append(viewController) }
        for child in subviews { child.collectControllers(into: &found) }
    }
}
