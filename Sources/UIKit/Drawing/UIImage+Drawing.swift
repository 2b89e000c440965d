extension UIImage {
    /// Draws into the current context at the picture's own size, its top left corner at `point`.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws into the current context, stretched to `rect`; a template without a tint of its own comes in black.
    public func draw(in rect: CGRect) { draw(in: rect, tint: .black) }

    /// As `draw(at:)` with a blend mode and an opacity (0…1).
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// As `draw(in:)` with a blend mode and an opacity (0…1).
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphics.current else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }

    /// Fills `rect` with copies side by side, the first one in its top left corner. O(copies).
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphics.current, size.width > 0, size.height > 0, !rect.isEmpty else { return }
        context.saveGState()
        context.clip(to: rect)
        let seen = rect.intersection(context.boundingBoxOfClipPath)
        if !seen.isNull, !seen.isEmpty {
            let firstRow = ((seen.minY - rect.minY) / size.height).rounded(.down)
            let firstColumn = ((seen.minX - rect.minX) / size.width).rounded(.down)
            for y in stride(from: rect.minY + firstRow * size.height, to: seen.maxY, by: size.height) {
                for x in stride(from: rect.minX + firstColumn * size.width, to: seen.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
            }
        }
        context.restoreGState()
    }

    /// Draws into the current context, a template in `tint`. Edges are moved to whole device pixels, so that vector art and
    /// bitmaps of the right size are sharp, unless the context turns or flips.
    internal func draw(in rect: CGRect, tint: UIColor) {
        guard let context = UIGraphics.current, rect.width > 0, rect.height > 0 else { return }
        let space = context.ctm
        let pixels: (width: Int, height: Int)
        var target = rect
        if space.isUpright {
            let box = PixelRect(nearest: rect.applying(space))
            pixels = (box.width, box.height)
            target = box.rect(scale: 1).applying(space.inverted())
        } else {
            let factor = abs(space.determinant).squareRoot()
            pixels = (Int(min((rect.width * factor).rounded(.up), 1e6)), Int(min((rect.height * factor).rounded(.up), 1e6)))
        }
        guard pixels.width > 0, pixels.height > 0, pixels.width <= UIImage.longestSide, pixels.height <= UIImage.longestSide else { return }
        drawTemplateOrImage(context, pixels, in: target, tint: renderingMode == .alwaysTemplate ? ownTint ?? tint : nil)
    }

    /// Longest side in pixels that art is drawn at; beyond it a picture would take a gigabyte.
    private static let longestSide = 16_384

    private func drawTemplateOrImage(_ context: CGContext, _ pixels: (width: Int, height: Int), in target: CGRect, tint: UIColor?) {
        guard let tint else {
            if let image = source.image(width: pixels.width, height: pixels.height) { context.draw(image, in: target) }
            return
        }
        guard let mask = source.mask(width: pixels.width, height: pixels.height) else { return }
        if context.ctm.isUpright, mask.width == pixels.width, mask.height == pixels.height {
            context.draw(mask, at: target.origin, color: tint.cgColor)
        } else if let image = source.image(width: pixels.width, height: pixels.height, color: tint) {
            context.draw(image, in: target)
        }
    }
}
