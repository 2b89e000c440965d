/// Draws on a bitmap, as UIKit drawing code expects it: user space in points, origin at the top left, y down.
///
/// Nothing traps on odd numbers: shapes with NaN or infinite points are left out, and everything is cut to the clip before it costs.
/// Painting is O(pixels touched inside the clip + pieces of the path). A context belongs to one thread at a time.
public final class CGContext {
    internal var state: GraphicsState
    internal var savedStates: [GraphicsState] = []
    internal var layers: [TransparencyLayer] = []
    internal var surface: Surface
    /// The current path in device pixels: a later change of the transform does not move it.
    internal var currentPath = CGMutablePath()
    internal let baseTransform: CGAffineTransform
    private let target: PixelBuffer

    /// A context for all of `target`, or for the part of it inside `clip` (pixels).
    /// - Parameter scale: device pixels a point.
    public init(target: PixelBuffer, scale: CGFloat = 1, clip: PixelRect? = nil) {
        self.target = target
        surface = Surface(buffer: target)
        baseTransform = CGAffineTransform(scaleX: scale, y: scale)
        let open = clip.map { $0.intersection(target.bounds) } ?? target.bounds
        state = GraphicsState(ctm: baseTransform, clip: ClipRegion(open))
    }

    /// Of the bitmap, in pixels.
    public var width: Int { target.width }
    /// Of the bitmap, in pixels.
    public var height: Int { target.height }

    /// The bounding box of the clip in device pixels; empty when nothing can be drawn.
    public var deviceClip: PixelRect { state.clip.bounds }

    /// A picture of what the bitmap shows now, without open transparency layers. O(pixels).
    public func makeImage() -> CGImage? { CGImage(target) }
}
