import CoreGraphics
import Ink
@testable import InkRaster
import Testing

/// Paths painted with what the next stretch covers left out of each round end, against the same with every end whole.
@Suite struct TrimmedCapTests {
    private static let side = 128

    private func mask(_ points: [PathPoint], trimmed: Bool) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Self.side * Self.side)
        let pixels = PixelRect(x: 0, y: 0, width: Self.side, height: Self.side)
        bytes.withUnsafeMutableBufferPointer { buffer in
            let window = MaskWindow(bytes: buffer.baseAddress!, stride: Self.side, pixels: pixels)
            let path = StrokePath(map: PageMap(scale: 1))
            var next: Capsule.Heading?
            for element in points.indices.reversed() {
                let capsule = path.capsule(element, of: points)
                _ = capsule.cover(window, heading: capsule.heading, next: trimmed ? next : nil)
                next = capsule.heading
            }
        }
        return bytes
    }

    /// - Parameter step: longest way from point to point.
    private func path(_ random: inout Seeded, radius: Double, step: Double, turn: Double) -> [PathPoint] {
        var (x, y, angle) = (random.number(20...108), random.number(20...108), random.number(0...6.28))
        return (0..<14).map { _ in
            angle += random.number(-turn...turn)
            let length = random.below(6) == 0 ? 0 : random.number(0...step)
            (x, y) = (x + cos(angle) * length, y + sin(angle) * length)
            return PathPoint(x: x, y: y, radius: radius)
        }
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>) func leavingOutWhatTheNextStretchCoversChangesNoBit(seed: UInt64) {
        var random = Seeded(seed)
        for _ in 0..<60 {
            let radius = random.below(8) == 0 ? random.number(6...40) : random.number(0.75...6)
            let points = path(&random, radius: radius, step: [1.2, 4, 9, 40][random.below(4)], turn: [0.1, 0.5, 1.4, 3.1][random.below(4)])
            let (a, b) = (mask(points, trimmed: true), mask(points, trimmed: false))
            let places = a.indices.filter { a[$0] != b[$0] }
            let all: String = places.map { "\($0 % Self.side), \($0 / Self.side): \(a[$0]) \(b[$0])" }.joined(separator: "; ")
            #expect(places.isEmpty, "\(all) in \(points)")
        }
    }

    @Test func turnsAtEveryAngleByEverySidesChangeNoBit() {
        for heading in stride(from: 0.0, to: 6.28, by: 0.037) {
            for turn in stride(from: -3.1, through: 3.1, by: 0.31) {
                let corner = (x: 64.3, y: 63.8)
                let points = [
                    PathPoint(x: corner.x - 9 * cos(heading), y: corner.y - 9 * sin(heading), radius: 3),
                    PathPoint(x: corner.x, y: corner.y, radius: 3),
                    PathPoint(x: corner.x + 4 * cos(heading + turn), y: corner.y + 4 * sin(heading + turn), radius: 3)
                ]
                let isSame = mask(points, trimmed: true) == mask(points, trimmed: false)
                #expect(isSame, "\(heading), \(turn)")
            }
        }
    }
}
