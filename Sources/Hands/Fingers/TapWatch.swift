/// Counts the fingers that land and lift together and tells whether all of them tapped.
struct TapWatch: Equatable, Sendable {
    private var landed = 0
    private var down = 0
    private var peak = 0
    private var hasFailed = false

    mutating func land() {
        landed += 1
        down += 1
        peak = max(peak, down)
    }

    mutating func lift(isTap: Bool) {
        down -= 1
        if !isTap { hasFailed = true }
    }

    /// Whatever the fingers do next, it is no tap.
    mutating func fail() { hasFailed = true }

    /// How many fingers tapped at once; nil when they did something else.
    var fingers: Int? { !hasFailed && landed == peak && landed > 0 ? landed : nil }
}
