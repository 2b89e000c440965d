/// What of a view can be animated.
internal enum AnimatedProperty: Hashable, Sendable, CaseIterable {
    case bounds, center, transform, alpha, backgroundColor, cornerRadius
}

/// A value of an animated property.
internal enum AnimatableValue: Equatable {
    case number(CGFloat)
    case point(CGPoint)
    case rect(CGRect)
    case transform(CGAffineTransform)
    case color(UIColor?)

    /// The value `part` of the way to `end`; a spring's part may be past 1. Values of two kinds have no way between them.
    func mixed(with end: AnimatableValue, _ part: CGFloat) -> AnimatableValue {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        switch (self, end) {
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.rect(let a), .rect(let b)):
            // A spring that swings past a small size must not turn it inside out.
            return .rect(CGRect(
                x: mix(a.minX, b.minX), y: mix(a.minY, b.minY),
                width: max(0, mix(a.width, b.width)), height: max(0, mix(a.height, b.height))))
        case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, part))
        case (.color(let a), .color(let b)): return .color(UIColor.mixed(a, b, part))
        default: return end
        }
    }
}

extension UIColor {
    /// Mixed with alpha multiplied in, as CSS does, so that a clear colour lends nothing of its black. Nil is clear.
    fileprivate static func mixed(_ first: UIColor?, _ second: UIColor?, _ part: CGFloat) -> UIColor {
        let a = first?.rgba ?? (red: 0, green: 0, blue: 0, alpha: 0), b = second?.rgba ?? (red: 0, green: 0, blue: 0, alpha: 0)
        let alpha = a.alpha + (b.alpha - a.alpha) * part
        guard alpha > 0 else { return UIColor(white: 0, alpha: 0) }
        func mix(_ a: CGFloat, _ alphaA: CGFloat, _ b: CGFloat, _ alphaB: CGFloat) -> CGFloat {
            (a * alphaA + (b * alphaB - a * alphaA) * part) / alpha
        }
        return UIColor(
            red: mix(a.red, a.alpha, b.red, b.alpha), green: mix(a.green, a.alpha, b.green, b.alpha),
            blue: mix(a.blue, a.alpha, b.blue, b.alpha), alpha: alpha)
    }
}
