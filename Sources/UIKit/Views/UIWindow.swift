/// The root of a view tree: where events enter it and where its picture is put together.
@MainActor
open class UIWindow: UIView {
    open override var next: UIResponder? { nil }
}
