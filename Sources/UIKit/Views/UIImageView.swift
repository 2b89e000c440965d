/// Shows a picture, fitted by `contentMode`. Touches pass through it unless `isUserInteractionEnabled` is switched on.
@MainActor
open class UIImageView: UIView {
    open var image: UIImage? { didSet { if image !== oldValue { setNeedsDisplay() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityTraits = .image
    }

    /// A view of the picture's size, at the origin.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    open override func draw(_ rect: CGRect) {
        guard let image else { return }
        image.draw(in: contentMode.rect(for: image.size, in: bounds), tint: tintColor)
    }

    /// The picture's own size; zero without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
