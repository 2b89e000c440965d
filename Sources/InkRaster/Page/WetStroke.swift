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
    private(set) var pieces: [WetPiece] = []
    private var startsPiece = true

    init(id: ID, brush: Brush) { (self.id, self.brush) = (id, brush) }

    /// The next sample starts a new piece, and what has been predicted is not on its way.
    func breakPiece(extent: PixelRect, changed: (PixelRect) -> Void) {
        startsPiece = true
        rest(extent: extent, changed: changed)
    }

    /// Nothing has been predicted.
    func rest(extent: PixelRect, changed: (PixelRect) -> Void) {
        guard !pieces.isEmpty else { return }
        pieces[pieces.count - 1].rest(extent: extent, changed: changed)
    }

    /// Adds those of the samples that are accepted. O(pixels covered by the new elements).
    /// - Parameters:
    ///   - ahead: seconds that ink may run ahead of the latest sample.
    ///   - newID: is asked for the name of a piece when one starts.
    ///   - changed: is told the page pixels that may look different.
    func extend(
        _ samples: [InkSample], ahead: Double, map: PageMap, extent: PixelRect, newID: () -> Stroke.ID,
        changed: (PixelRect) -> Void
    ) {
        guard samples.contains(where: { $0.accepted != nil }) else { return }
        if startsPiece {
            // The piece before will not be continued: its end is as it will stay.
            if !pieces.isEmpty { pieces[pieces.count - 1].finish(extent: extent, changed: changed) }
            pieces.append(WetPiece(id: newID(), brush: brush, map: map))
            startsPiece = false
        }
        pieces.withUnsafeMutableBufferPointer { $0[$0.count - 1].extend(samples, ahead: ahead, extent: extent, changed: changed) }
    }

    /// All of it is as it will stay. O(pixels of the provisional part).
    func finish(extent: PixelRect, changed: (PixelRect) -> Void) {
        guard !pieces.isEmpty else { return }
        pieces[pieces.count - 1].finish(extent: extent, changed: changed)
    }

    /// Makes the masks anew for another view of the page. O(pixels).
    func remap(_ map: PageMap, extent: PixelRect) {
        for place in pieces.indices { pieces[place].remap(map, extent: extent) }
    }

    /// The box around its coverage, in page pixels.
    var bounds: PixelRect { pieces.reduce(.empty) { $0.union($1.bounds) } }

    /// Each tile's covered pixels, in page pixels.
    var coveredParts: [PixelRect] { pieces.flatMap(\.coveredParts) }
}
