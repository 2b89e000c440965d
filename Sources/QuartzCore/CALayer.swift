/// A rectangle with a background, a picture, a border and sublayers: what a view draws itself with, or a light addition to one.
///
/// The layer that a view hands out *is* the view's look: both read and write the same storage. Nothing animates by itself.
@MainActor
open class CALayer {
    /// What the layer keeps while it belongs to no view.
    private var own = LayerLook()
    /// Set once, by the view that makes the layer its own.
    package final weak var owner: (any LayerOwner)?

    public internal(set) final weak var superlayer: CALayer?
    /// Back to front; see `sublayers`.
    internal final var children: [CALayer] = []

    open var name: String?

    /// A `CGImage` is drawn over the background, placed by `contentsGravity`; anything else shows nothing.
    open var contents: Any? { didSet { setNeedsDisplay() } }
    open var contentsGravity = CALayerContentsGravity.resize { didSet { if contentsGravity != oldValue { setNeedsDisplay() } } }
    /// Pixels of `contents` to a point, where the gravity does not stretch them.
    open var contentsScale: CGFloat = 1 { didSet { if contentsScale != oldValue { setNeedsDisplay() } } }
    /// Only where this layer (in the coordinates of the one it masks) is opaque, the masked layer is seen.
    open var mask: CALayer? {
        willSet { if newValue !== mask { mask?.maskedLayer = nil } }
        didSet {
            guard mask !== oldValue else { return }
            mask?.maskedLayer = self
            contentDidChange()
        }
    }
    /// The layer this one is the mask of.
    internal final weak var maskedLayer: CALayer?

    internal final var shadow = LayerShadow() {
        didSet { if shadow != oldValue { owner?.layerShadowDidChange(to: shadow) } }
    }

    public init() {}

    /// A layer of this class for a view whose `layerClass` it is. A subclass of one's own that serves as one overrides this, because
    /// Swift cannot make an object of a class known only at run time without forbidding subclasses a plain `override init()`.
    open class func makeBackingLayer() -> CALayer { CALayer() }

    /// Draws the layer's own content over `contents`, in its coordinates, clipped to its bounds; by default nothing.
    open func draw(in context: CGContext) {}

    /// The layer must be drawn again as a whole.
    public final func setNeedsDisplay() { invalidate(contentOutline) }

    /// The part of the layer inside `rect` (its coordinates) must be drawn again.
    public final func setNeedsDisplay(_ rect: CGRect) {
        let part = rect.intersection(contentOutline)
        if !part.isEmpty { invalidate(part) }
    }

    /// The shared look: the view's when the layer belongs to one. Every change redraws what was covered and what is.
    package final var look: LayerLook {
        get { owner?.layerLook ?? own }
        set {
            guard newValue != look else { return }
            if let owner {
                owner.layerLook = newValue
            } else {
                invalidatePlace()
                own = newValue
                invalidatePlace()
            }
        }
    }

    // MARK: For the kinds of layers

    /// All that the layer itself may colour, sublayers not counted, in its coordinates.
    package var contentOutline: CGRect { bounds }

    /// Draws what lies between background and sublayers.
    package func drawContent(in context: CGContext) {
        drawContents(in: context)
        guard type(of: self) != CALayer.self else { return }
        context.saveGState()
        context.clip(to: bounds)
        draw(in: context)
        context.restoreGState()
    }
}
