/// SplitMix64 (Steele, Lea & Flood, OOPSLA 2014): the same numbers every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A valid premultiplied pixel: no channel above alpha.
    mutating func nextPixel() -> UInt32 {
        let alpha = UInt32.random(in: 0...255, using: &self)
        func channel() -> UInt32 { UInt32.random(in: 0...alpha, using: &self) }
        return alpha << 24 | channel() << 16 | channel() << 8 | channel()
    }
}
