/// Lines of text as last set, so that repainting a label does not set it again.
@MainActor
internal enum TextMaskCache {
    private struct Key: Hashable {
        var text: String
        var font: UIFont
        var scale: CGFloat
    }

    private static var masks: [Key: CoverageMask] = [:]
    /// Whose masks these are; another renderer sets other glyphs.
    private static weak var owner: (any TextRasterizing)?
    /// A screenful of short labels.
    private static let limit = 128

    static func mask(of line: TextLine, scale: CGFloat, renderer: any TextRasterizing) -> CoverageMask? {
        if owner !== renderer {
            masks.removeAll()
            owner = renderer
        }
        let key = Key(text: line.text, font: line.font, scale: scale)
        if let known = masks[key] { return known }
        let made = renderer.mask(
            of: line.text, pointSize: line.font.pointSize, weight: line.font.hostWeight, scale: scale)
        guard let made, made.width > 0, made.height > 0 else { return nil }
        if masks.count >= limit { masks.removeAll() }
        masks[key] = made
        return made
    }
}
