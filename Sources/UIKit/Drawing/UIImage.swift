/// A picture: pixels, or vector art (SVG) that is drawn for the very pixels it lands on. Immutable.
@MainActor
public final class UIImage {
    /// How a view that has a tint colour shows the picture.
    public enum RenderingMode: Sendable, Hashable {
        /// As `alwaysOriginal`.
        case automatic
        case alwaysOriginal
        /// Only the picture's opacity counts; the colour is the view's.
        case alwaysTemplate
    }

    /// In points.
    public let size: CGSize
    /// Pixels a point; 1 for vector art.
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    internal let source: ImageSource
    /// Set by `withTintColor`; beats a view's.
    internal let ownTint: UIColor?

    internal init(source: ImageSource, size: CGSize, scale: CGFloat, renderingMode: RenderingMode, ownTint: UIColor?) {
        (self.source, self.size, self.scale) = (source, size, scale)
        (self.renderingMode, self.ownTint) = (renderingMode, ownTint)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat = 1) {
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(
            source: ImageSource(.bitmap(cgImage)), size: size, scale: scale, renderingMode: .automatic, ownTint: nil)
    }

    /// A copy of the pixels. O(pixels).
    public convenience init(_ pixels: PixelBuffer, scale: CGFloat = 1) {
        self.init(cgImage: CGImage(pixels), scale: scale)
    }

    /// Vector art shown at `size` points where nothing else decides. Art the host cannot read shows nothing.
    public convenience init(svg: [UInt8], size: CGSize) {
        self.init(source: ImageSource(.vector(svg)), size: size, scale: 1, renderingMode: .automatic, ownTint: nil)
    }

    /// The pixels; nil for vector art, which has none until it is drawn.
    public var cgImage: CGImage? {
        if case .bitmap(let image) = source.kind { return image }
        return nil
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(source: source, size: size, scale: scale, renderingMode: mode, ownTint: ownTint)
    }

    /// The picture's shape in `color` wherever it is drawn.
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(source: source, size: size, scale: scale, renderingMode: .alwaysTemplate, ownTint: color)
    }
}
