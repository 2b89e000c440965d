/// A timing curve as CSS and Core Animation have them: a cubic Bézier curve from (0, 0) to (1, 1), time across, progress up
/// (CSS Easing Functions 1, "cubic-bezier()").
internal struct CubicTiming: Hashable, Sendable {
    let x1: Double, y1: Double, x2: Double, y2: Double

    /// - Precondition: `x1` and `x2` are 0…1, or one time would have several progresses.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        precondition((0...1).contains(x1) && (0...1).contains(x2), "the times of control points lie in 0…1, not at \(x1) and \(x2)")
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// The progress when `fraction` of the time has passed; exactly 0 and 1 at the ends and beyond.
    func progress(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        // Halving always ends, unlike Newton's method where the curve stands upright; a double has 53 digits to settle.
        var low = 0.0, high = 1.0
        for _ in 0..<54 {
            let middle = (low + high) / 2
            if CubicTiming.value(x1, x2, middle) < fraction { low = middle } else { high = middle }
        }
        return CubicTiming.value(y1, y2, (low + high) / 2)
    }

    /// One coordinate of the curve at parameter `t`.
    private static func value(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        let near = 3 * rest * rest * t * first
        let far = 3 * rest * t * t * second
        return near + far + t * t * t
    }
}
