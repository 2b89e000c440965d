import CoreGraphics
import Ink

/// Ink that a finger is still drawing. It lies over all dry ink until it is finished.
public final class WetStroke {
    /// Tells the strokes apart that are wet at the same time; never used twice on one page.
    public struct ID: Hashable, Sendable {
        let number: UInt64
    }

    let id: ID
    let brush: Brush
    private(set) var pieces: [Piece] = []
    private var startsPiece = true

    /// A stretch without interruption; becomes one stroke.
    struct Piece {
        let id: Stroke.ID
        var samples: [InkSample] = []
        var mask = StrokeMask()
    }

    init(id: ID, brush: Brush) { (self.id, self.brush) = (id, brush) }

    /// The next sample starts a new piece.
    func breakPiece() { startsPiece = true }

    /// Adds accepted samples. O(pixels covered by the new elements).
    /// - Parameter newID: is asked for the name of a piece when one starts.
    func extend(
        _ samples: [InkSample], scale: Double, extent: PixelRect, newID: () -> Stroke.ID, changed: (PixelRect) -> Void
    ) {
        guard !samples.isEmpty else { return }
        if startsPiece {
            pieces.append(Piece(id: newID()))
            startsPiece = false
        }
        let place = pieces.count - 1
        let start = pieces[place].samples.count
        pieces[place].samples.append(contentsOf: samples)
        let end = pieces[place].samples.count
        let path = StrokePath(brush: brush, scale: scale)
        pieces[place].mask.add(start..<end, of: pieces[place].samples, path: path, extent: extent, changed: changed)
    }

    /// Makes the masks anew at another scale. O(pixels).
    func rescale(_ scale: Double, extent: PixelRect) {
        let path = StrokePath(brush: brush, scale: scale)
        for place in pieces.indices {
            var mask = StrokeMask()
            let samples = pieces[place].samples
            mask.add(samples.indices, of: samples, path: path, extent: extent) { _ in }
            pieces[place].mask = mask
        }
    }

    /// The box around its coverage, in page pixels.
    var bounds: PixelRect { pieces.reduce(.empty) { $0.union($1.mask.bounds) } }

    /// Each tile's covered pixels, in page pixels.
    var coveredParts: [PixelRect] {
        pieces.flatMap { piece in
            piece.mask.tiles.map { key, tile in tile.covered.offsetBy(x: key.originX, y: key.originY) }
        }
    }
}
