import CoreGraphics
@testable import InkRaster
import Testing

/// The rasteriser, eight pixels at a time in `Float` with rows trimmed and filled, against the same mathematics written plainly: pixel by
/// pixel, in `Double`, everywhere.
@Suite struct ScalarCoverageTests {
    private func coverage(_ c: Capsule, _ x: Double, _ y: Double) -> Double {
        let (dx, dy) = (c.x1 - c.x0, c.y1 - c.y0)
        let length = (dx * dx + dy * dy).squareRoot()
        let (ux, uy) = length > 0 ? (dx / length, dy / length) : (1, 0)
        let sine = length > 0 ? (c.radius0 - c.radius1) / length : 0
        let signedAcross = (y - c.y0) * ux - (x - c.x0) * uy
        let across = max(abs(signedAcross), 1e-3)
        let along = (x - c.x0) * ux + (y - c.y0) * uy
        let foot = across * sine / (1 - sine * sine).squareRoot()
        let a = signedAcross < 0 ? -across : across
        let b = max(along - length, min(along, foot))
        var radius = c.radius0 - sine * (along - b)
        if along <= foot { radius -= 1 / (24 * max(c.radius0, 0.3)) }
        if along - length > min(along, foot) { radius -= 1 / (24 * max(c.radius1, 0.3)) }
        let distance = (a * a + b * b).squareRoot()
        let (nx, ny) = (abs(ux * b - uy * a) / distance, abs(ux * a + uy * b) / distance)
        let isThin = min(c.radius0, c.radius1) < 0.75
        return 0.5 + area(radius - distance, nx, ny) + (isThin ? area(radius + distance, nx, ny) - 0.5 : 0)
    }

    /// What the half plane at `d` from a square's centre takes of it, beyond the half: the square's own outline integrated.
    private func area(_ d: Double, _ nx: Double, _ ny: Double) -> Double {
        let (p, q) = (max(nx, ny), max(min(nx, ny), 1e-3 * max(nx, ny)))
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
            let capsule = Capsule(x0: x0, y0: y0, radius0: radius0, x1: x1, y1: y1, radius1: radius1)
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
