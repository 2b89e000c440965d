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

    // MARK: Children

    /// Takes `child` over from the parent it had. Its view is the caller's to add.
    open func addChild(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// The view's superview, which for a window's root controller is the window.
    open override var next: UIResponder? { viewIfLoaded?.superview }
}
