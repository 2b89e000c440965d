import CoreGraphics
import Ink

extension InkPage {
    /// Writes paper with all ink on it, dry and wet, into a part of a picture. O(pixels of `clip` × wet strokes there).
    ///
    /// - Parameters:
    ///   - clip: the target's pixels to write; what lies outside the target is left out.
    ///   - originX, originY: the target's pixel on which the page's origin lies.
    ///   - paper: premultiplied; normally opaque.
    public func composite(into target: PixelBuffer, clip: PixelRect, originX: Int = 0, originY: Int = 0, paper: UInt32) {
        let part = clip.intersection(target.bounds)
        guard !part.isEmpty else { return }
        let page = part.offsetBy(x: -originX, y: -originY)
        guard drawing.pictures.isEmpty || !picturePainter.touches(page) else {
            return compositeOverPictures(into: target, part, originX: originX, originY: originY, paper: paper)
        }
        let (tiles, wet) = (canvas.tiles, wet)
        TileKey.forEach(in: page) { key in
            let visible = page.intersection(key.pixels), tile = standingIn(for: tiles[key], at: key, in: visible)
            let layers = Self.ink(of: wet, at: key, in: visible)
            if layers.count == 1, let ink = layers.first {
                ink.lay(
                    over: tile, part: visible.offsetBy(x: -key.originX, y: -key.originY), paper: paper,
                    into: target.pixels + (visible.minY + originY) * target.width + visible.minX + originX, stride: target.width)
                return
            }
            let shown = layers.count == 0 ? tile : withWetInk(tile, at: key, in: visible)
            Self.lay(shown, at: key, visible, over: paper, into: target, x: originX, y: originY)
        }
    }

    /// A tile as it is shown: where it is missing the stand-in, with the ink on it that is new; true for `pixels` (page pixels inside the
    /// tile) only and until the next call.
    func standingIn(for tile: Tile?, at key: TileKey, in pixels: PixelRect) -> Tile? {
        guard let standIn, let repaint, repaint.hasStandIn(key) else { return tile }
        let part = pixels.offsetBy(x: -key.originX, y: -key.originY).inGroups
        standIn.lay(into: standInScratch, at: key, in: part, map)
        guard let tile else { return standInScratch }
        for y in part.minY..<part.maxY {
            for place in y * TileKey.side + part.minX..<y * TileKey.side + part.maxX {
                standInScratch.pixels[place] = Premultiplied.over(tile.uniform ?? tile.pixels[place], standInScratch.pixels[place])
            }
        }
        return standInScratch
    }

    /// How many pieces of wet strokes may have coverage on `pixels` (page pixels inside the tile), and the first one's ink.
    private static func ink(of wet: [WetStroke], at key: TileKey, in pixels: PixelRect) -> (count: Int, first: WetInk?) {
        var (count, first) = (0, WetInk?.none)
        for stroke in wet {
            // In place: a copy of a piece would cost more than all that is done with it.
            stroke.pieces.withUnsafeBufferPointer { pieces in
                for place in pieces.indices where pieces[place].bounds.intersects(pixels) {
                    let mask = pieces[place].mask.tiles[key], tail = pieces[place].tail.tiles[key]
                    guard mask != nil || tail != nil else { continue }
                    if count == 0 { first = WetInk(pieces[place].paint, mask, tail) }
                    count += 1
                }
            }
        }
        return (count, first)
    }

    /// A tile with the wet ink over it, true for `pixels` (page pixels inside the tile) only and until the next call.
    func withWetInk(_ tile: Tile?, at key: TileKey, in pixels: PixelRect) -> Tile? {
        // Whole groups, for the odd pixels at the end of a row cost as much as a group.
        let part = pixels.offsetBy(x: -key.originX, y: -key.originY).inGroups
        var shown = tile
        for stroke in wet {
            for piece in stroke.pieces where piece.bounds.intersects(pixels) {
                guard let mask = scratchMask.joining(piece.mask.tiles[key], piece.tail.tiles[key], in: part) else { continue }
                if shown !== scratch {
                    scratch.copy(tile, in: part)
                    shown = scratch
                }
                scratch.paint(mask, at: key, with: piece.paint, in: mask.covered.inGroups.intersection(part))
            }
        }
        return shown
    }

    /// Writes `pixels` (page pixels inside the tile) of a tile over paper; a missing tile is transparent.
    static func lay(_ tile: Tile?, at key: TileKey, _ pixels: PixelRect, over paper: UInt32, into target: PixelBuffer, x: Int, y: Int) {
        for row in pixels.minY..<pixels.maxY {
            let to = target.pixels + (row + y) * target.width + pixels.minX + x
            guard let tile, tile.uniform == nil else {
                to.update(repeating: tile?.uniform.map { Premultiplied.over($0, paper) } ?? paper, count: pixels.width)
                continue
            }
            let from = tile.pixels + (row - key.originY) * TileKey.side + pixels.minX - key.originX
            lay(from, over: paper, into: to, count: pixels.width)
        }
    }

    /// Writes a row of ink over paper. O(pixels).
    @inline(__always)
    static func lay(_ from: UnsafePointer<UInt32>, over paper: UInt32, into to: UnsafeMutablePointer<UInt32>, count: Int) {
        let blank = SIMD8<UInt32>(repeating: paper), below = PixelLanes(blank)
        guard count >= 8 else {
            for i in 0..<count { to[i] = Premultiplied.over(from[i], paper) }
            return
        }
        var i = 0
        while true {
            let ink = UnsafeRawPointer(from + i).loadUnaligned(as: SIMD8<UInt32>.self)
            if ink.isZero {
                UnsafeMutableRawPointer(to + i).storeBytes(of: blank, as: SIMD8<UInt32>.self)
            } else if (~ink & 0xFF00_0000).isZero {
                // All of it hides the paper.
                UnsafeMutableRawPointer(to + i).storeBytes(of: ink, as: SIMD8<UInt32>.self)
            } else {
                PixelLanes(ink).over(below).store(to + i)
            }
            if i + 8 == count { return }
            // The last group ends with the row; some of it is written twice.
            i = min(i + 8, count - 8)
        }
    }
}

extension SIMD8<UInt32> {
    /// Whether all lanes are 0; the library's comparison goes through them one by one.
    @inline(__always)
    var isZero: Bool {
        let words = unsafeBitCast(self, to: SIMD4<UInt64>.self)
        return words[0] | words[1] | words[2] | words[3] == 0
    }
}
