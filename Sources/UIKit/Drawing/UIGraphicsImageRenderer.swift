/// Makes images by drawing: as often as asked, each time on a fresh bitmap.
@MainActor
open class UIGraphicsImageRenderer {
    public final let format: UIGraphicsImageRendererFormat
    /// The part of user space that the image shows, in points.
    public final let bounds: CGRect

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// The image that `actions` draws into the current context.
    /// - Precondition: the bounds have pixels.
    public final func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let canvas = ImageCanvas(size: bounds.size, scale: format.scale, isOpaque: format.opaque) else {
            preconditionFailure("an image of \(bounds.size) at \(format.scale) pixels a point cannot be made")
        }
        UIGraphics.push(canvas)
        defer { UIGraphics.pop() }
        canvas.context.translateBy(x: -bounds.minX, y: -bounds.minY)
        actions(UIGraphicsImageRendererContext(canvas: canvas, format: format))
        return canvas.makeImage()
    }

    /// As `image(actions:)`, as a PNG file; empty when the image is larger than a PNG may be.
    public final func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

/// What an image renderer's bitmaps are like.
@MainActor
open class UIGraphicsImageRendererFormat {
    /// Pixels a point; the screen's unless set.
    open var scale: CGFloat = UIGraphics.displayScale
    /// On: the image begins in black and stays opaque.
    open var opaque = false

    public init() {}

    /// For the running application's screen, transparent.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// As `default()`: there is one kind of bitmap.
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What an image renderer's actions draw with.
@MainActor
public final class UIGraphicsImageRendererContext {
    public var cgContext: CGContext { canvas.context }
    public let format: UIGraphicsImageRendererFormat
    private let canvas: ImageCanvas

    internal init(canvas: ImageCanvas, format: UIGraphicsImageRendererFormat) { (self.canvas, self.format) = (canvas, format) }

    /// What has been drawn so far. O(pixels).
    public var currentImage: UIImage { canvas.makeImage() }

    /// Fills with the fill colour.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode = .normal) { inMode(blendMode) { cgContext.fill(rect) } }

    /// A line of one point inside the edges of `rect`, with the stroke colour.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode = .normal) {
        inMode(blendMode) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }

    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func inMode(_ mode: CGBlendMode, _ draw: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(mode)
        draw()
        cgContext.restoreGState()
    }
}
