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
        let pieces = wet.flatMap { stroke in
            stroke.pieces.lazy.filter { $0.bounds.intersects(page) }.map { (paint: InkPaint(stroke.brush, scale: self.scale), piece: $0) }
        }
        TileKey.forEach(in: page) { key in
            let visible = page.intersection(key.pixels)
            var shown = canvas.tiles[key]
            let local = visible.offsetBy(x: -key.originX, y: -key.originY)
            for (paint, piece) in pieces {
                guard let mask = scratchMask.joining(piece.mask.tiles[key], piece.tail.tiles[key], in: local) else { continue }
                let inside = mask.covered.intersection(local)
                if shown !== scratch {
                    scratch.copy(shown, in: local)
                    shown = scratch
                }
                scratch.paint(mask, at: key, with: paint, in: inside)
            }
            Self.lay(shown, at: key, visible, over: paper, into: target, x: originX, y: originY)
        }
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
        var i = 0
        while i + 8 <= count {
            let ink = UnsafeRawPointer(from + i).loadUnaligned(as: SIMD8<UInt32>.self)
            if ink == SIMD8() {
                UnsafeMutableRawPointer(to + i).storeBytes(of: blank, as: SIMD8<UInt32>.self)
            } else {
                PixelLanes(ink).over(below).store(to + i)
            }
            i += 8
        }
        while i < count {
            to[i] = Premultiplied.over(from[i], paper)
            i += 1
        }
    }
}
