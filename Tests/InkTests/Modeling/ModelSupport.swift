import CoreGraphics
import Ink

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

    mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
    /// True once in `times`.
    mutating func rarely(_ times: Int) -> Bool { below(times) == 0 }
}

extension ModelOptions {
    /// Each option plain, at an end of its range or somewhere within.
    static func random(_ random: inout Seeded) -> ModelOptions {
        var options = ModelOptions()
        for key in Key.allCases {
            switch random.below(6) {
            case 0: break
            case 1: options[key] = key.range.lowerBound
            case 2: options[key] = key.range.upperBound
            default: options[key] = random.number(key.range)
            }
        }
        return options
    }

    /// Those a brush can get, and plain.
    static let allPresets: [ModelOptions] = [.plain] + InkSource.allCases.flatMap { source -> [ModelOptions] in
        [.pen(for: source), .pencil(for: source), .highlighter(for: source), .fountain(for: source), .eraser(for: source)]
    }
}

func sample(_ x: Double, _ y: Double, _ time: Double, pressure: Double? = nil) -> InkSample {
    InkSample(position: CGPoint(x: x, y: y), time: time, pressure: pressure.map { CGFloat($0) })
}

func brush(_ width: Double, _ options: ModelOptions) -> Brush {
    Brush(tool: .pen, color: .black, width: CGFloat(width), model: options)
}
