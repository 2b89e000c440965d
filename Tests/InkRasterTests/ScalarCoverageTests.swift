import CoreGraphics
@testable import InkRaster
import Testing

/// The rasteriser, eight pixels at a time in `Float` with rows trimmed and filled, against the same mathematics written plainly: pixel by
/// pixel, in `Double`, everywhere.
@Suite struct ScalarCoverageTests {
    private func coverage(_ c: Capsule, _ x: Double, _ y: Double) -> Double {
        let (dx, dy) = (c.x1 - c.x0, c.y1 - c.y0)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return c.radius1 < 0.75 ? square(c, x, y) : disc(c.x1, c.y1, c.radius1, x, y) }
        let (ux, uy) = (dx / length, dy / length)
        let sine = (c.radius0 - c.radius1) / length, cosine = (1 - sine * sine).squareRoot()
        let across = (y - c.y0) * ux - (x - c.x0) * uy, along = (x - c.x0) * ux + (y - c.y0) * uy
        // Where the line square to the outline meets the middle.
        let foot = along - abs(across) * sine / cosine
        let isThin0 = c.radius0 < 0.75, isThin1 = c.radius1 < 0.75
        if foot < 0, !isThin0 { return c.startsRound ? disc(c.x0, c.y0, c.radius0, x, y) : 0 }
        if foot > length, !isThin1 { return disc(c.x1, c.y1, c.radius1, x, y) }
        // A thin end is as long as a rectangle with the area of its half disc; a joint makes up for what falls off before it.
        let (more0, more1) = (c.radius0 * .pi / 4, c.radius1 * .pi / 4)
        if isThin0, foot < (c.startsRound ? -more0 - 0.5 : min(0, more0 - 0.5)) { return 0 }
        if isThin1, foot > length + more1 + 0.5 { return 0 }
        let inside = c.radius0 - sine * along
        let one = area(inside - cosine * across, abs(sine * ux - cosine * uy), abs(sine * uy + cosine * ux))
        let other = area(inside + cosine * across, abs(sine * ux + cosine * uy), abs(sine * uy - cosine * ux))
        let begun = isThin0 && c.startsRound ? max(0, min(1, along + more0 + 0.5)) : 1
        let left = isThin1 ? max(0, min(1, length + more1 + 0.5 - along)) : 1
        return max(0, one + other) * begun * left
    }

    private func disc(_ centreX: Double, _ centreY: Double, _ radius: Double, _ x: Double, _ y: Double) -> Double {
        let (nx, ny) = (max(1e-3, abs(x - centreX)), max(1e-3, abs(y - centreY)))
        let distance = (nx * nx + ny * ny).squareRoot()
        return 0.5 + area(radius - 1 / (24 * radius) - distance, nx / distance, ny / distance)
    }

    /// A dot of less than a pixel is a square of the same area.
    private func square(_ c: Capsule, _ x: Double, _ y: Double) -> Double {
        let half = c.radius1 * Double.pi.squareRoot() / 2
        func part(_ distance: Double) -> Double { max(0, min(distance + half, 0.5) - max(distance - half, -0.5)) }
        return part(x - c.x1) * part(y - c.y1)
    }

    /// What the half plane at `d` from a square's centre takes of it, beyond the half: the square's own outline integrated.
    private func area(_ d: Double, _ nx: Double, _ ny: Double) -> Double {
        let (p, q) = (max(nx, ny), max(min(nx, ny), 1e-3))
        let depth = min(abs(d), (p + q) / 2)
        let part = depth <= (p - q) / 2 ? depth / p
            : 0.5 - ((p + q) / 2 - depth) * ((p + q) / 2 - depth) / (2 * p * q)
        return d < 0 ? -part : part
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>) func theFastRasteriserIsThePlainOneToWithinOneStep(seed: UInt64) {
        var random = Seeded(seed)
        for _ in 0..<12 {
            let isDot = random.below(5) == 0, isEven = random.below(2) == 0
            let radius0 = random.number(0.1...14), radius1 = isEven ? radius0 : random.number(0.1...14)
            let (x0, y0) = (random.number(-20...84), random.number(-20...84))
            let (x1, y1) = isDot ? (x0, y0) : (random.number(-20...84), random.number(-20...84))
            let capsule = Capsule(
                x0: x0, y0: y0, radius0: radius0, x1: x1, y1: y1, radius1: radius1, startsRound: random.below(2) == 0)
            let mask = MaskTile()
            _ = mask.add(capsule, element: 0, key: TileKey(x: 0, y: 0))
            for place in 0..<MaskTile.count {
                let (x, y) = (Double(place % TileKey.side) + 0.5, Double(place / TileKey.side) + 0.5)
                let plain = (max(0, coverage(capsule, x, y)) * 255).rounded()
                #expect(abs(Double(mask.bytes[place]) - plain) <= 1, "\(capsule) at \(x), \(y)")
            }
        }
    }
}
