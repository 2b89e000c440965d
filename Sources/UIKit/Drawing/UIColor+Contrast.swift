extension UIColor {
    /// Relative luminance, 0 (black) … 1 (white), alpha ignored: WCAG 2.1, "relative luminance".
    public var relativeLuminance: CGFloat {
        func linear(_ value: CGFloat) -> CGFloat {
            value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue, _) = rgba
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Contrast ratio, 1…21, alpha ignored: WCAG 2.1, "contrast ratio".
    public func contrast(with other: UIColor) -> CGFloat {
        let (a, b) = (relativeLuminance, other.relativeLuminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// White where icons on this colour then reach the 3:1 that WCAG 2.1 asks of graphics (criterion 1.4.11), else black.
    /// White is preferred because saturated accents with black icons look disabled.
    public var contrastingForeground: UIColor {
        guard !isDynamic else { return UIColor { self.resolvedColor(with: $0).contrastingForeground } }
        return contrast(with: .white) >= 3 ? .white : .black
    }
}
