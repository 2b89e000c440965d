import CoreGraphics
@testable import InkRaster
import Testing

/// The tile rasteriser against what was cut out of each pixel, counted on a fine grid.
@Suite struct CapsuleCoverageTests {
    private func bytes(_ capsule: Capsule, _ key: TileKey) -> [UInt8] {
        let mask = MaskTile()
        _ = mask.add(capsule, element: 0, key: key)
        return Array(UnsafeBufferPointer(start: mask.bytes, count: MaskTile.count))
    }

    /// How deep a point lies in the union of the discs along the way; negative outside.
    private func depth(_ c: Capsule, _ x: Double, _ y: Double) -> Double {
        let (dx, dy) = (c.x1 - c.x0, c.y1 - c.y0)
        func depth(_ t: Double) -> Double {
            c.radius0 + (c.radius1 - c.radius0) * t - hypot(x - c.x0 - t * dx, y - c.y0 - t * dy)
        }
        // Concave in t: narrowed down by thirds.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let third = (high - low) / 3
            if depth(low + third) < depth(high - third) { low += third } else { high -= third }
        }
        return depth((low + high) / 2)
    }

    /// The part of a pixel inside a capsule, by 16×16 points.
    private func area(_ c: Capsule, _ x: Int, _ y: Int) -> Double {
        let middle = depth(c, Double(x) + 0.5, Double(y) + 0.5)
        if abs(middle) > 0.7072 { return middle > 0 ? 1 : 0 }
        var inside = 0
        for i in 0..<16 {
            for j in 0..<16 where depth(c, Double(x) + (Double(i) + 0.5) / 16, Double(y) + (Double(j) + 0.5) / 16) > 0 { inside += 1 }
        }
        return Double(inside) / 256
    }

    private func worstError(_ capsule: Capsule, columns: ClosedRange<Int>, rows: ClosedRange<Int>) -> Double {
        var visited: Set<TileKey> = []
        capsule.forEachTile(in: InkPage.standardExtent) { visited.insert($0) }
        var worst = 0.0
        for row in rows {
            for column in columns {
                let key = TileKey(x: column, y: row)
                let got = visited.contains(key) ? bytes(capsule, key) : [UInt8](repeating: 0, count: MaskTile.count)
                for i in 0..<MaskTile.count {
                    let expected = area(capsule, key.originX + i % 64, key.originY + i / 64)
                    worst = max(worst, abs(expected - Double(got[i]) / 255))
                }
            }
        }
        return worst
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func coverageIsThePartOfThePixelInside(seed: UInt64) {
        var random = Seeded(seed)
        let radius = random.number(1.5...20)
        let capsule = Capsule(
            x0: random.number(-20...140), y0: random.number(-20...140), radius0: radius,
            x1: random.number(-20...140), y1: random.number(-20...140), radius1: radius)
        // At 45° the pixel half a pixel from the edge has a corner of (√2 − 1)²/4 = 0.043 across it; the rest is the fine grid's.
        #expect(worstError(capsule, columns: -1...2, rows: -1...2) < 0.07, "\(capsule)")
    }

    @Test(arguments: 11...14 as ClosedRange<UInt64>)
    func aChangingRadiusCoversTheDiscsAlongTheWay(seed: UInt64) {
        var random = Seeded(seed)
        let capsule = Capsule(
            x0: random.number(0...64), y0: random.number(0...64), radius0: random.number(1.5...12),
            x1: random.number(0...64), y1: random.number(0...64), radius1: random.number(1.5...12))
        #expect(worstError(capsule, columns: 0...0, rows: 0...0) < 0.08, "\(capsule)")
    }

    @Test func anEndThatSwallowsTheOtherIsADisc() {
        let capsule = Capsule(x0: 30, y0: 30, radius0: 10, x1: 33, y1: 30, radius1: 2)
        #expect(capsule == Capsule(x0: 30, y0: 30, radius0: 10, x1: 30, y1: 30, radius1: 10))
    }

    @Test func tileCoordinatesDoNotMatterFarFromTheOrigin() {
        let near = Capsule(x0: 10.25, y0: 12.5, radius0: 3, x1: 40.75, y1: 50.125, radius1: 3)
        let shift = 64.0 * 400
        let far = Capsule(x0: 10.25 + shift, y0: 12.5 - shift, radius0: 3, x1: 40.75 + shift, y1: 50.125 - shift, radius1: 3)
        #expect(bytes(near, TileKey(x: 0, y: 0)) == bytes(far, TileKey(x: 400, y: -400)))
    }

    @Test func aSegmentFromVeryFarHasStraightEdgesHere() {
        // Ends a million pixels away on both sides, exactly level: rows 28…35 are full, all others empty.
        let capsule = Capsule(x0: -1e6, y0: 32, radius0: 4, x1: 1e6, y1: 32, radius1: 4)
        let got = bytes(capsule, TileKey(x: 0, y: 0))
        for i in 0..<MaskTile.count { #expect(got[i] == ((28..<36).contains(i / 64) ? 255 : 0)) }
    }
}
