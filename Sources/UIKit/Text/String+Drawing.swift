extension String {
    /// The size in points of the string set as one line.
    @MainActor
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        line(attributes).size
    }

    /// Draws the string as one line into the current context, its top left corner at `point`.
    @MainActor
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        line(attributes).draw(at: point, color: attributes?[.foregroundColor] as? UIColor ?? .black)
    }

    /// Draws the string as one line from the top left of `rect`, cut with an ellipsis where it is wider.
    @MainActor
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        line(attributes).truncated(toWidth: rect.width)
            .draw(at: rect.origin, color: attributes?[.foregroundColor] as? UIColor ?? .black)
    }

    @MainActor
    private func line(_ attributes: [NSAttributedString.Key: Any]?) -> TextLine {
        TextLine(self, font: attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12), renderer: UIGraphics.services?.text)
    }
}
