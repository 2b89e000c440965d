/// Looks after a view and its subviews.
@MainActor
open class UIViewController: UIResponder {}
