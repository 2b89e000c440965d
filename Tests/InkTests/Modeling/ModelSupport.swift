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

/// Samples as bad devices send them: jumps across the page, rests, stamps that stand still, run back or skip years, gaps in pressure.
func wild(_ random: inout Seeded, count: Int) -> [InkSample] {
    var (x, y) = (random.number(-500...500), random.number(-500...500))
    var time = random.number(0...100)
    var (dx, dy) = (0.0, 0.0)
    let presses = random.below(3)
    return (0..<count).map { _ in
        switch random.below(12) {
        case 0: (dx, dy) = (0, 0)
        case 1: (dx, dy) = (-dx, -dy)
        case 2: (dx, dy) = (random.number(-60...60), random.number(-60...60))
        default: (dx, dy) = (dx + random.number(-4...4), dy + random.number(-4...4))
        }
        (x, y) = (x + dx, y + dy)
        if random.rarely(60) { (x, y) = (random.number(-1e6...1e6), random.number(-1e6...1e6)) }
        (x, y) = (max(-1e6, min(1e6, x)), max(-1e6, min(1e6, y)))
        switch random.below(40) {
        case 0: time -= random.number(0...5)
        case 1: time += random.number(0...1e9)
        case 2...12: break
        default: time += random.below(2) == 0 ? 0.008 : random.number(0...0.03)
        }
        let pressure: Double? = switch presses {
        case 0: nil
        case 1: random.rarely(5) ? 0 : random.number(0...1)
        default: random.rarely(4) ? nil : random.rarely(9) ? .nan : 1
        }
        return sample(x, y, time, pressure: pressure)
    }
}

/// A wandering hand that reports every 8 ms.
func wander(_ random: inout Seeded, count: Int) -> [InkSample] {
    var (x, y, angle) = (random.number(0...500), random.number(0...500), random.number(0...6))
    return (0..<count).map { place in
        angle += random.number(-0.6...0.6)
        let step = random.number(0...18)
        (x, y) = (x + cos(angle) * step, y + sin(angle) * step)
        return sample(x, y, Double(place) * 0.008, pressure: random.number(0...1))
    }
}

extension [PathPoint] {
    var isFinite: Bool { allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.radius.isFinite } }

    /// The largest change of width for each point of path.
    var steepest: Double {
        zip(self, dropFirst()).reduce(0.0) { steepest, pair in
            let (a, b) = pair
            let change = abs(a.radius - b.radius) * 2
            let distance = hypot(a.x - b.x, a.y - b.y)
            return change == 0 ? steepest : Swift.max(steepest, change / distance)
        }
    }
}
