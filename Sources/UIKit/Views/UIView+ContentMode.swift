extension UIView {
    /// How content of a size of its own is placed in the bounds.
    public enum ContentMode: Sendable, Hashable {
        case scaleToFill, scaleAspectFit, scaleAspectFill
        case center, top, bottom, left, right

        /// Where content of `size` goes in `bounds`. Content without extent gives an empty rectangle.
        public func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
            guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
            func placed(_ size: CGSize, x: CGFloat = 0.5, y: CGFloat = 0.5) -> CGRect {
                CGRect(
                    x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                    width: size.width, height: size.height)
            }
            func scaled(_ factor: CGFloat) -> CGSize { CGSize(width: size.width * factor, height: size.height * factor) }
            switch self {
            case .scaleToFill: return bounds
            case .scaleAspectFit: return placed(scaled(min(bounds.width / size.width, bounds.height / size.height)))
            case .scaleAspectFill: return placed(scaled(max(bounds.width / size.width, bounds.height / size.height)))
            case .center: return placed(size)
            case .top: return placed(size, y: 0)
            case .bottom: return placed(size, y: 1)
            case .left: return placed(size, x: 0)
            case .right: return placed(size, x: 1)
            }
        }
    }
}
