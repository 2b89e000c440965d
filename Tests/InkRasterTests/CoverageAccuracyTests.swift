import CoreGraphics
@testable import InkRaster
import Testing

/// Edges of strokes against the true area, counted by 64 × 64 points a pixel, in 1/255.
@Suite struct CoverageAccuracyTests {
    /// The mean and the greatest error over the pixels that an edge cuts or seems to cut.
    private func errors(_ capsule: Capsule) -> (sum: Double, count: Int, worst: Double) {
        let mask = MaskTile()
        _ = mask.add(capsule, element: 0, key: TileKey(x: 0, y: 0))
        let shape = Depth(capsule)
        var (sum, count, worst) = (0.0, 0, 0.0)
        for place in 0..<MaskTile.count {
            let (x, y) = (Double(place % TileKey.side), Double(place / TileKey.side))
            let middle = shape.depth(x + 0.5, y + 0.5)
            let got = Double(mask.bytes[place])
            if abs(middle) > 0.7072 {
                #expect(got == (middle > 0 ? 255 : 0), "\(capsule) at \(x), \(y)")
                continue
            }
            let exact = shape.area(x, y) * 255
            guard (exact > 0 && exact < 255) || (got > 0 && got < 255) else { continue }
            sum += abs(got - exact)
            worst = max(worst, abs(got - exact))
            count += 1
        }
        return (sum, count, worst)
    }

    /// Over many capsules.
    private func errors(seed: UInt64, count: Int = 6, _ make: (inout Seeded) -> Capsule) -> (mean: Double, worst: Double) {
        var random = Seeded(seed)
        var (sum, pixels, worst) = (0.0, 0, 0.0)
        for _ in 0..<count {
            let one = errors(make(&random))
            (sum, pixels, worst) = (sum + one.sum, pixels + one.count, max(worst, one.worst))
        }
        return (sum / Double(max(1, pixels)), worst)
    }

    private func segment(_ random: inout Seeded, _ radius0: Double, _ radius1: Double) -> Capsule {
        Capsule(
            x0: random.number(14...50), y0: random.number(14...50), radius0: radius0,
            x1: random.number(14...50), y1: random.number(14...50), radius1: radius1)
    }

    @Test(arguments: [1, 3, 12] as [Double]) func edgesOfStrokesAreExactToOneInMeanAndTwentyTwoAtMost(radius: Double) {
        let found = errors(seed: UInt64(radius)) { segment(&$0, radius, radius) }
        #expect(found.mean <= 1 && found.worst <= 22, "\(found)")
    }

    @Test func levelAndUprightEdgesAtFractionsOfAPixelAreExact() {
        let found = errors(seed: 5, count: 10) { random in
            let (at, radius) = (random.number(20...21), random.number(0.8...6))
            return random.below(2) == 0 ? Capsule(x0: 10.3, y0: at, radius0: radius, x1: 50.7, y1: at, radius1: radius)
                : Capsule(x0: at, y0: 10.3, radius0: radius, x1: at, y1: 50.7, radius1: radius)
        }
        #expect(found.mean <= 1 && found.worst <= 22, "\(found)")
    }

    @Test func dotsAreRoundToOneInMean() {
        let found = errors(seed: 6, count: 10) { random in
            let (x, y, radius) = (random.number(20...40), random.number(20...40), random.number(1...12))
            return Capsule(x0: x, y0: y, radius0: radius, x1: x, y1: y, radius1: radius)
        }
        #expect(found.mean <= 1 && found.worst <= 22, "\(found)")
    }

    @Test func strokesOfChangingAndSubPixelWidthAreExactToOnePointTwoInMeanAndThirtyAtMost() {
        let found = errors(seed: 7, count: 10) { random in segment(&random, random.number(0.4...3), random.number(0.4...3)) }
        #expect(found.mean <= 1.2 && found.worst <= 30, "\(found)")
    }

    /// How deep points lie in a capsule, by the closed form: the disc that holds a point deepest lies where the line square to the outline
    /// meets the middle line.
    private struct Depth {
        private let c: Capsule
        private let length: Double, ux: Double, uy: Double, sine: Double, tangent: Double

        init(_ c: Capsule) {
            self.c = c
            let (dx, dy) = (c.x1 - c.x0, c.y1 - c.y0)
            length = (dx * dx + dy * dy).squareRoot()
            (ux, uy) = length > 0 ? (dx / length, dy / length) : (1, 0)
            sine = length > 0 ? (c.radius0 - c.radius1) / length : 0
            tangent = sine / (1 - sine * sine).squareRoot()
        }

        func depth(_ x: Double, _ y: Double) -> Double {
            let along = (x - c.x0) * ux + (y - c.y0) * uy
            let across = abs((y - c.y0) * ux - (x - c.x0) * uy)
            let foot = max(0, min(length, along - across * tangent))
            return c.radius0 - sine * foot - ((along - foot) * (along - foot) + across * across).squareRoot()
        }

        func area(_ x: Double, _ y: Double) -> Double {
            var inside = 0
            for i in 0..<64 {
                for j in 0..<64 where depth(x + (Double(i) + 0.5) / 64, y + (Double(j) + 0.5) / 64) > 0 { inside += 1 }
            }
            return Double(inside) / 4096
        }
    }
}
