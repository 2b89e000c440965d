import CoreGraphics
import Ink
import InkRaster

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
}

let white: UInt32 = 0xFFFF_FFFF

func sample(_ x: Double, _ y: Double) -> InkSample { InkSample(position: CGPoint(x: x, y: y), time: 0) }

func pen(_ width: CGFloat, _ color: InkColor = .black) -> Brush { Brush(tool: .pen, color: color, width: width) }

func eraser(_ width: CGFloat) -> Brush { Brush(tool: .eraser, color: .black, width: width) }

extension InkPage {
    /// Draws and finishes a stroke.
    @discardableResult
    func draw(_ brush: Brush, _ samples: [InkSample]) -> [Stroke] {
        let id = begin(brush, at: samples[0])
        extend(id, with: Array(samples.dropFirst()))
        return finish(id)
    }

    /// What the page shows of its pixels from `x`, `y` on.
    func picture(width: Int, height: Int, x: Int = 0, y: Int = 0, paper: UInt32 = white) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        composite(into: buffer, clip: buffer.bounds, originX: -x, originY: -y, paper: paper)
        return buffer
    }
}

extension PixelBuffer {
    /// How much black ink lies on white paper, in whole pixels' worth.
    var blackArea: Double {
        (0..<width * height).reduce(0.0) { $0 + Double(255 - (pixels[$1] & 255)) / 255 }
    }
}

/// A smooth wandering line with uneven gaps, as fingers leave it.
func wander(_ random: inout Seeded, width: Double, height: Double, count: Int) -> [InkSample] {
    var (x, y) = (random.number(0...width), random.number(0...height))
    var angle = random.number(0...6.28)
    return (0..<count).map { _ in
        angle += random.number(-0.8...0.8)
        let step = random.number(0...18)
        (x, y) = (x + cos(angle) * step, y + sin(angle) * step)
        return sample(x, y)
    }
}
