/// Where rows of pixels cross a strip between two parallel lines.
struct Strip {
    private let inverse: Float, magnitude: Float

    /// A strip that is nearly level: it holds all of a row or nothing.
    private static var leastSlope: Float { 1e-7 }

    /// - Parameters: the unit vector across the strip.
    @inline(__always)
    init(normalX: Float, normalY: Float) {
        magnitude = 1 / LaneMath.larger(abs(normalX), Self.leastSlope)
        inverse = normalX < 0 ? -magnitude : magnitude
    }

    /// The columns at which `offset` + normalX·column lies within ±`half`; low > high where none does.
    @inline(__always)
    func spans(_ offset: Lanes, _ half: Float) -> RowSpans {
        let middle = offset * -inverse, reach = half * magnitude
        return RowSpans(low: middle - reach, high: middle + reach)
    }
}
