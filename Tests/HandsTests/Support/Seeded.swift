import CoreGraphics

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every machine.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

    mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &self) < part }

    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }

    mutating func point(in rect: CGRect) -> CGPoint { CGPoint(x: number(rect.minX...rect.maxX), y: number(rect.minY...rect.maxY)) }
}
