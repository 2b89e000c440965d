import CoreGraphics
@testable import Ink
@testable import InkRaster
import Testing

/// What is put together of parts is what is made at once.
@Suite struct StrokeMaskTests {
    private static let extent = InkPage.standardExtent

    /// A path of short and long capsules around the page's origin, on all sides of it.
    private func capsules(_ random: inout Seeded, count: Int) -> [Capsule] {
        var (x, y, radius) = (random.number(-90...90), random.number(-90...90), random.number(0.2...9))
        return (0..<count).map { place in
            let (fromX, fromY, from) = (x, y, radius)
            let reach = random.below(8) == 0 ? 150.0 : 6
            (x, y) = (x + random.number(-reach...reach), y + random.number(-reach...reach))
            radius = max(0.2, min(12, radius + random.number(-0.5...0.5)))
            return Capsule(x0: fromX, y0: fromY, radius0: from, x1: x, y1: y, radius1: radius, startsRound: place == 0)
        }
    }

    private func mask(_ capsules: ArraySlice<Capsule>) -> StrokeMask {
        var mask = StrokeMask()
        for place in capsules.indices { mask.add(capsules[place], element: place, extent: Self.extent) { _ in } }
        return mask
    }

    private func bytes(_ tile: MaskTile?) -> [UInt8] {
        guard let tile else { return Array(repeating: 0, count: MaskTile.count) }
        return Array(UnsafeBufferPointer(start: tile.bytes, count: MaskTile.count))
    }

    private func expectSame(_ a: StrokeMask, _ b: StrokeMask) {
        for key in Set(a.tiles.keys).union(b.tiles.keys) {
            #expect(bytes(a.tiles[key]) == bytes(b.tiles[key]), "\(key)")
            #expect(a.tiles[key]?.runs ?? [] == b.tiles[key]?.runs ?? [], "\(key)")
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>) func aMaskAndATailAreJoinedToWhatOneMaskHas(seed: UInt64) {
        var random = Seeded(seed)
        let all = capsules(&random, count: 40), cut = random.below(41)
        let whole = mask(all[...]), first = mask(all[..<cut])
        var tail = StrokeMask()
        // Twice, for what was there before must not be seen.
        for range in [0..<all.count, cut..<all.count] {
            tail.replace(with: range, extent: Self.extent, capsule: { all[$0] }, changed: { _ in })
        }
        let scratch = MaskTile()
        for (key, expected) in whole.tiles {
            let (left, right, top, bottom) = (random.below(4) * 8, 40 + random.below(4) * 8, random.below(30), 34 + random.below(31))
            let part = PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
            let joined = scratch.joining(first.tiles[key], tail.tiles[key], in: part)
            for y in top..<bottom {
                for place in y * TileKey.side + left..<y * TileKey.side + right {
                    let isInside = joined.map { $0.covered.inGroups.contains(x: place % TileKey.side, y: y) } ?? false
                    let byte = isInside ? joined?.bytes[place] : 0
                    #expect(byte == expected.bytes[place])
                }
            }
            #expect(tail.bounds.union(first.bounds).contains(expected.covered.offsetBy(x: key.originX, y: key.originY)))
        }
    }

    @Test(arguments: 21...40 as ClosedRange<UInt64>) func whatIsTakenAwayWasNeverThere(seed: UInt64) {
        var random = Seeded(seed)
        let all = capsules(&random, count: 40), cut = random.below(41)
        var mask = mask(all[...])
        let before = mask.tiles.mapValues { bytes($0) }
        var changed: [PixelRect] = []
        mask.remove(cut..<40, extent: Self.extent, capsule: { all[$0] }, changed: { changed.append($0) })
        expectSame(mask, self.mask(all[..<cut]))
        for (key, tile) in mask.tiles {
            let old = before[key] ?? []
            for place in 0..<MaskTile.count where tile.bytes[place] != old[place] {
                let (x, y) = (key.originX + place % TileKey.side, key.originY + place / TileKey.side)
                let isTold = changed.contains { $0.contains(x: x, y: y) }
                #expect(isTold)
            }
        }
    }

    @Test(arguments: 41...50 as ClosedRange<UInt64>) func aTailTellsOfAllThatComesAndGoes(seed: UInt64) {
        var random = Seeded(seed)
        let all = capsules(&random, count: 60)
        var tail = StrokeMask()
        var shown: [TileKey: [UInt8]] = [:]
        var place = 0
        while place < 60 {
            let range = place..<min(60, place + random.below(12))
            place += random.below(8)
            var changed: [PixelRect] = []
            tail.replace(with: range, extent: Self.extent, capsule: { all[$0] }, changed: { changed.append($0) })
            let now = tail.tiles.mapValues { bytes($0) }
            for key in Set(shown.keys).union(now.keys) {
                let (old, new) = (shown[key] ?? bytes(nil), now[key] ?? bytes(nil))
                for byte in 0..<MaskTile.count where old[byte] != new[byte] {
                    let (x, y) = (key.originX + byte % TileKey.side, key.originY + byte / TileKey.side)
                    let isTold = changed.contains { $0.contains(x: x, y: y) }
                    #expect(isTold)
                }
            }
            #expect(tail.tiles.values.allSatisfy { !$0.covered.isEmpty }, "what is not used is let go")
            shown = now
        }
    }

    @Test(arguments: [InkTool.pen, .pencil, .highlighter, .eraser]) func tilesOnAllSidesOfTheOriginAreRenderedAsTheyArePainted(tool: InkTool) {
        var random = Seeded(60)
        let brush = Brush(tool: tool, color: InkColor(red: 200, green: 40, blue: 90, alpha: 170), width: 9, model: .pen(for: .pen))
        let under = Brush(tool: .pen, color: InkColor(red: 20, green: 140, blue: 90), width: 30)
        var samples = wander(&random, width: 10, height: 10, count: 60).map { reading -> InkSample in
            let (x, y) = (Double(reading.position.x), Double(reading.position.y))
            return sample(3 * x - 60, 3 * y - 60)
        }
        samples += [sample(-150, 130), sample(140, -150)]
        let page = InkPage(scale: 1.25)
        page.draw(under, [sample(-100, -100), sample(100, 100)])
        page.draw(brush, samples)
        let keys = page.canvas.tiles.keys.filter { $0.x < 0 || $0.y < 0 }
        #expect(keys.count > 8)
        let paths = StrokePaths(of: page.drawing.strokes.placed.map(\.place), page.drawing.strokes, map: page.map)
        let renderer = TileRenderer(map: page.map)
        for key in keys {
            let rendered = renderer.tile(at: key, runs: page.canvas.index.runs[key] ?? [], paths: paths)
            guard let painted = page.canvas.tiles[key], let rendered, painted.uniform == nil, rendered.uniform == nil else {
                #expect(rendered?.uniform == page.canvas.tiles[key]?.uniform)
                continue
            }
            let isSame = (0..<Tile.count).allSatisfy { painted.pixels[$0] == rendered.pixels[$0] }
            #expect(isSame, "\(key)")
        }
    }
}
