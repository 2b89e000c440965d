extension TreePainter {
    /// The ring around a focused view, over everything the view shows.
    func paintFocusRing(of view: UIView, _ shape: ViewShape, _ clip: PixelRect) {
        guard let ring = view.focusRing else { return }
        // Nothing outside of what invalidation counts with, or leftovers of a ring that is gone would stay.
        let part = PixelRect(covering: ring.extent.applying(shape.toDevice), scale: 1).intersection(clip)
        guard !part.isEmpty else { return }
        context.saveGState()
        context.clip(to: part.rect(scale: 1))
        context.setFillColor((ring.color ?? view.tintColor).cgColor)
        context.beginPath()
        context.addPath(path(of: ring, shape))
        context.fillPath(using: .evenOdd)
        context.restoreGState()
    }

    /// Outer and inner outline in device pixels. Around an upright view both stand on whole pixels.
    private func path(of ring: UIFocusHaloEffect, _ shape: ViewShape) -> CGPath {
        let path = CGMutablePath()
        let (rect, scale): (CGRect, CGFloat) = shape.isUpright
            ? (PixelRect(nearest: ring.roundedRect.applying(shape.toDevice)).rect(scale: 1), shape.scale)
            : (ring.roundedRect, 1)
        func length(_ points: CGFloat) -> CGFloat { shape.isUpright ? max(1, (points * scale).rounded()) : points }
        let inner = length(UIFocusHaloEffect.offset), outer = inner + length(UIFocusHaloEffect.width)
        for distance in [inner, outer] {
            let outline = rect.insetBy(dx: -distance, dy: -distance)
            let radius = min(ring.cornerRadius * scale + distance, outline.width / 2, outline.height / 2)
            path.addRoundedRect(in: outline, cornerWidth: radius, cornerHeight: radius)
        }
        if shape.isUpright { return path }
        let turned = CGMutablePath()
        turned.addPath(path, transform: shape.toDevice)
        return turned
    }
}
