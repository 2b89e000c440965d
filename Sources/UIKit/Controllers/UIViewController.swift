/// Looks after a view and its subviews.
@MainActor
open class UIViewController: UIResponder {
    /// The view, if it has been needed yet.
    public private(set) final var viewIfLoaded: UIView?
    public private(set) final weak var parent: UIViewController?
    public private(set) final var children: [UIViewController] = []

    open var title: String?

    /// Made by `loadView()` when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set {
            viewIfLoaded?.viewController = nil
            viewIfLoaded = newValue
            newValue?.viewController = self
        }
    }

    public final var isViewLoaded: Bool { viewIfLoaded != nil }

    public final func loadViewIfNeeded() {
        guard viewIfLoaded == nil else { return }
        loadView()
        precondition(viewIfLoaded != nil, "loadView() of \(Swift.type(of: self)) did not set the view")
        viewDidLoad()
    }

    /// Sets `view`; override it, without calling `super`, to use a view of one's own.
    open func loadView() { view = UIView() }
    open func viewDidLoad() {}
    /// Around the view's own `layoutSubviews()`.
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    // MARK: Coming and going (see UIViewController+Appearance)

    /// The view is about to be seen. Each of these five calls is followed by its counterpart before it comes again.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in its window and has its size; it has yet to be laid out.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is where it will be seen, animations included.
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether children come and go with this controller by themselves. A container that returns false tells them, with
    /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    internal final var appearance = Appearance()
    /// Presented, and the presentation has yet to end.
    public internal(set) final var isBeingPresented = false
    /// Presented, and on the way out.
    public internal(set) final var isBeingDismissed = false
    /// Made a child, and yet to appear as one.
    public internal(set) final var isMovingToParent = false
    /// About to be no child any more.
    public internal(set) final var isMovingFromParent = false

    // MARK: Children

    /// Takes `child` over from the parent it had. Its view is the caller's to add.
    open func addChild(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
        child.isMovingToParent = true
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
        (isMovingToParent, isMovingFromParent) = (false, false)
    }

    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { isMovingFromParent = true }
    }

    open func didMove(toParent parent: UIViewController?) {
        if parent == nil { isMovingFromParent = false } else { isMovingToParent = false }
    }

    // MARK: Presenting (see UIViewController+Presenting)

    /// How the controller is shown when it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How it comes and goes then.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// On: as a sheet it stays when somebody taps beside it or presses Escape.
    open var isModalInPresentation = false
    /// The size of the view as a form sheet, in points; zero: the usual one.
    open var preferredContentSize = CGSize.zero

    /// What this controller presents, until it is gone.
    internal final var presentation: ModalPresentation?
    /// What presents this controller.
    internal final weak var presentedIn: ModalPresentation?
    /// The window whose root controller this is.
    internal final weak var rootedWindow: UIWindow?

    /// Shows `controller` over the whole window, over this controller or, when it is a child, over its outermost parent. The view is in
    /// the window when this returns; what lies below is not touched any more.
    ///
    /// Nothing happens but a line on standard error when one is presented here already, when the view of this controller is in
    /// no window, or while it is itself on its way in or out: `completion` is not called then.
    /// - Parameter completion: called after `viewDidAppear(_:)`; when not `animated`, before this returns.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        // First, because a program may do anything in `viewDidLoad()`.
        controller.loadViewIfNeeded()
        let presenter = outermostParent
        guard let obstacle = presenter.obstacle(toPresenting: controller, from: self) else {
            return ModalPresentation(of: controller, over: presenter).begin(animated: animated, completion)
        }
        UIViewController.report(obstacle)
    }

    /// Takes away all that is presented over this controller, or where nothing is, the controller itself. Of several that lie on one
    /// another the frontmost is seen going. Called while they come or go it is done all the same.
    /// - Parameter completion: called after `viewDidDisappear(_:)`; when not `animated`, or there is nothing to dismiss, before this
    ///   returns.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        let above = outermostParent
        guard let presentation = above.presentation ?? above.presentedIn else {
            completion?()
            return
        }
        presentation.dismiss(animated: animated, completion)
    }

    /// Escape closes a sheet, as a tap beside it does.
    open override func accessibilityPerformEscape() -> Bool { dismissByUser() }

    /// Who presents this controller, else the view's superview, which for a window's root controller is the window.
    open override var next: UIResponder? {
        presentedIn?.presenter ?? viewIfLoaded?.superview ?? (presentation?.isPresenterAway == true ? rootedWindow : nil)
    }
}
