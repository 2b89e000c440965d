extension TreePainter {
    /// A blur of less than this many pixels is no blur.
    private static let sharpest: CGFloat = 0.25

    func paintShadows(of view: UIView, _ shape: ViewShape, _ clip: PixelRect) {
        for shadow in view.softShadows where shadow.color.alpha > 0 {
            // Nothing outside of what invalidation counts with, or leftovers of a shadow that is gone would stay.
            let part = PixelRect(covering: shadow.extent(around: view.shownBounds).applying(shape.toDevice), scale: 1).intersection(clip)
            if part.isEmpty { continue }
            if shape.isUpright {
                paint(shadow, upright: shape, of: view, part)
            } else {
                context.saveGState()
                context.clip(to: part.rect(scale: 1))
                paint(shadow, turned: shape, of: view)
                context.restoreGState()
            }
        }
    }

    private func paint(_ shadow: SoftShadow, upright shape: ViewShape, of view: UIView, _ clip: PixelRect) {
        let deviation = shadow.deviation * shape.scale
        let box = PixelRect(
            nearest: view.shownBounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).applying(shape.toDevice))
        guard deviation >= TreePainter.sharpest else { return paint(box, radius: shape.radius, shadow.color, in: nil) }
        let mask = SoftShadowMask.mask(width: box.width, height: box.height, radius: shape.radius, deviation: deviation)
        guard let part = mask?.part(clip, of: box) else { return }
        context.draw(part.mask, at: CGPoint(x: part.x, y: part.y), color: shadow.color.cgColor)
    }

    /// Under a rotation the whole shadow is made as a picture and turned.
    private func paint(_ shadow: SoftShadow, turned shape: ViewShape, of view: UIView) {
        let bounds = view.shownBounds
        let width = max(1, (bounds.width * shape.scale).rounded(.up)), height = max(1, (bounds.height * shape.scale).rounded(.up))
        let deviation = shadow.deviation * shape.scale
        guard width <= 8192, height <= 8192, shape.scale > 0 else { return }
        let box = PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
        // From the picture's pixels to the view's points.
        let toBounds = CGAffineTransform(scaleX: view.shownBounds.width / width, y: view.shownBounds.height / height).concatenating(
            CGAffineTransform(
                translationX: view.shownBounds.minX + shadow.offset.width, y: view.shownBounds.minY + shadow.offset.height))
        let toDevice = toBounds.concatenating(shape.toDevice)
        let radius = min(view.shownCornerRadius * shape.scale, min(width, height) / 2)
        guard deviation >= TreePainter.sharpest else { return paint(box, radius: radius, shadow.color, in: toDevice) }
        guard let mask = SoftShadowMask.mask(width: box.width, height: box.height, radius: radius, deviation: deviation),
              let all = mask.part(box.insetBy(-mask.margin), of: box)
        else { return }
        context.saveGState()
        context.concatenate(toDevice)
        context.draw(
            all.mask.image(color: shadow.color),
            in: CGRect(x: all.x, y: all.y, width: all.mask.width, height: all.mask.height))
        context.restoreGState()
    }

    private func paint(_ box: PixelRect, radius: CGFloat, _ color: UIColor, in space: CGAffineTransform?) {
        let path = CGMutablePath()
        let rect = box.rect(scale: 1)
        guard !box.isEmpty else { return }
        if radius > 0 { path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius) } else { path.addRect(rect) }
        context.saveGState()
        if let space { context.concatenate(space) }
        context.setFillColor(color.cgColor)
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: .winding)
        context.restoreGState()
    }
}
