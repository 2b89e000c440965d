/// The view a layer belongs to. The layer has nothing of its own that the view has too, so the two can never disagree.
@MainActor
package protocol LayerOwner: AnyObject {
    var layerLook: LayerLook { get set }
    /// `rect` (in the layer's coordinates, may stick out of its bounds) must be drawn again.
    func layerNeedsDisplay(in rect: CGRect)
    /// What the layer covers outside of its bounds may have changed.
    func layerOutlineDidChange()
    func layerShadowDidChange(to shadow: LayerShadow)
    /// The look as it is shown during an animation; nil while the view is in no window.
    var layerPresentation: LayerLook? { get }
    /// Ends what moves.
    func removeAllLayerAnimations()
    /// Draws all that the view shows into `context`, whose user space is the layer's.
    func renderLayer(in context: CGContext)
}
