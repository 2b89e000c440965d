/// One line of text in one font, measured and drawn by the host's text renderer.
@MainActor
internal struct TextLine {
    let text: String
    let font: UIFont
    let renderer: (any TextRasterizing)?

    static let ellipsis = "…"

    init(_ text: String, font: UIFont, renderer: (any TextRasterizing)?) {
        (self.text, self.font, self.renderer) = (text, font, renderer)
    }

    /// In points; the height is the font's line height. Zero wide where there is no host to measure.
    var size: CGSize {
        renderer?.size(of: text, pointSize: font.pointSize, weight: font.hostWeight) ?? CGSize(width: 0, height: font.lineHeight)
    }

    /// The line itself when it fits into `width` points, else as much of its start as fits with an ellipsis after it
    /// (the ellipsis alone when nothing else fits). O(log characters) measurements.
    func truncated(toWidth width: CGFloat) -> TextLine {
        // Widths come as whole device pixels in points, so a label of exactly its own size must not fail by a rounding error.
        let room = width + 0.001
        guard size.width > room else { return self }
        let characters = Array(text)
        func candidate(_ count: Int) -> TextLine {
            var end = count
            while end > 0, characters[end - 1].isWhitespace { end -= 1 }
            return TextLine(String(characters[..<end]) + TextLine.ellipsis, font: font, renderer: renderer)
        }
        var fitting = 0, failing = characters.count
        while failing - fitting > 1 {
            let middle = (fitting + failing) / 2
            if candidate(middle).size.width <= room { fitting = middle } else { failing = middle }
        }
        return candidate(fitting)
    }

    /// Draws into the current context, `origin` being the top left corner of `size` in user space. Sharp at any scale: the
    /// glyphs are made for the device's pixels and placed on whole ones, unless the context turns or flips.
    func draw(at origin: CGPoint, color: UIColor) {
        guard let context = UIGraphics.current, let renderer, color.alpha > 0 else { return }
        let space = context.ctm
        let scale = abs(space.determinant).squareRoot()
        guard scale > 0, let mask = TextMaskCache.mask(of: self, scale: scale, renderer: renderer) else { return }
        if space.isUpright {
            context.draw(mask, at: origin, color: color.cgColor)
        } else {
            let size = CGSize(width: CGFloat(mask.width) / scale, height: CGFloat(mask.height) / scale)
            context.draw(mask.image(color: color), in: CGRect(origin: origin, size: size))
        }
    }
}

extension CGAffineTransform {
    /// Neither turned nor flipped.
    internal var isUpright: Bool { isScaleAndTranslation && a > 0 && d > 0 }
}
