import CoreGraphics
import Ink

/// Strokes that look like quick writing all over a page, the same on every run.
struct Handwriting {
    static let width = 1920, height = 1080
    /// Samples in each stroke.
    static let samples = 120
    /// Plain, as other libraries stroke lines.
    static let brush = Brush(tool: .pen, color: .black, width: 6)
    /// As the program gives it to a finger.
    static let programBrush = Brush(tool: .pen, color: .black, width: 6, model: .pen(for: .finger))

    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64 (Steele, Lea, Flood 2014), as a fraction.
    private mutating func fraction() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) / Double(1 << 53)
    }

    /// Loops of changing size that drift along a line of writing; 2–6 pt from sample to sample.
    /// - Parameter isPressed: with a pressure that swells and fades from none to all and back about once a loop. Such a pen reports twice
    ///   as often, so that models put no points of their own between its samples (`CurveSampling`): paths have the points asked for.
    mutating func stroke(
        samples: Int = Handwriting.samples, width: Int = Handwriting.width, height: Int = Handwriting.height, isPressed: Bool = false
    ) -> [InkSample] {
        var x = 40 + fraction() * Double(width - 200), y = 40 + fraction() * Double(height - 80)
        var angle = fraction() * 2 * .pi
        return (0..<samples).map { number in
            angle += 0.15 + fraction() * 0.4
            let step = 2 + fraction() * 4
            x = min(Double(width), max(0, x + cos(angle) * step + 0.9))
            y = min(Double(height), max(0, y + sin(angle) * step))
            return InkSample(
                position: CGPoint(x: x, y: y), time: Double(number) / (isPressed ? 240 : 120),
                pressure: isPressed ? 0.5 - 0.5 * cos(angle) : nil)
        }
    }

    mutating func drawing(strokes count: Int) -> Drawing {
        Drawing(strokes: (0..<count).compactMap { number in
            Stroke(id: Stroke.ID(UInt64(number + 1)), brush: Self.brush, samples: stroke())
        })
    }
}
