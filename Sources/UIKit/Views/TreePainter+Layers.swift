extension TreePainter {
    /// What the view's layer shows of its own: contents, a path, a gradient.
    func paintLayerContent(of view: UIView, _ shape: ViewShape, _ clip: PixelRect) {
        guard let layer = view.layerStorage else { return }
        // A path has a size of its own and stays as it is; everything else fills the bounds and is stretched with them.
        let stretch = layer is CAShapeLayer ? nil : view.shownContentTransform
        inside(shape) {
            if let stretch {
                context.clip(to: view.shownBounds)
                context.concatenate(stretch)
            }
            layer.drawContent(in: context)
        }
    }

    func paintSublayers(of view: UIView, _ shape: ViewShape) {
        guard let layer = view.layerStorage, layer.hasSublayers else { return }
        inside(shape) { layer.paintSublayers(in: context) }
    }

    /// Inside the view's transparency layer, at its end.
    func applyMask(of view: UIView, _ toDevice: CGAffineTransform) {
        guard view.hasMask else { return }
        inside(ViewShape(of: view, toDevice: toDevice)) { view.layer.applyMask(in: context) }
    }

    /// `draw` in the view's coordinates, with the view's context as UIKit's current one: `draw(in:)` may use UIKit's drawing.
    private func inside(_ shape: ViewShape, _ draw: () -> Void) {
        context.saveGState()
        context.concatenate(shape.toDevice)
        context.setFillColor(.black)
        context.setStrokeColor(.black)
        UIGraphics.push(context, services: services)
        draw()
        UIGraphics.pop()
        context.restoreGState()
    }
}
