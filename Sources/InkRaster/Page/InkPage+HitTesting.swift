import CoreGraphics
import Ink

extension InkPage {
    /// The dry strokes that come within `radius` points of the way from `from` to `to`, uppermost first. What counts is the outline of
    /// the ink, not its box. Strokes that lie under others are found all the same, for whoever points at a place means all that is there.
    ///
    /// Erasers are no ink and never found. Ink that a later eraser took away is not there: a stroke is found where at least half of it is
    /// left on some pixel. Ink beyond `extent` is not found. O(strokes that come through the tiles on the way, and their samples).
    public func strokes(touching from: CGPoint, to: CGPoint, radius: CGFloat) -> [Stroke.ID] {
        guard let probe = HitProbe(from: from, to: to, radius: radius, map: map) else { return [] }
        // While the page does not know yet what its tiles are made of, the strokes near by have to be looked for.
        let index = repaint?.isIndexed == false ? probe.index(of: drawing.strokes, extent: extent) : canvas.index
        return probe.strokes(of: index, drawing.strokes, extent: extent).map(\.id)
    }
}
