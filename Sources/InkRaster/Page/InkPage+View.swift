import CoreGraphics

extension InkPage {
    /// Paints the page at another scale, what `extent` has of it. History stays. O(strokes, and the pixels of those in there), or in the
    /// background: what was seen before is shown meanwhile, as large as it is now.
    ///
    /// Wet strokes go on. Steps done before are rendered anew when they are undone.
    /// - Parameters:
    ///   - scale: pixels a point, limited to `scales`; NaN changes nothing.
    ///   - extent: page pixels at that scale.
    public func setView(scale newScale: CGFloat, extent newExtent: PixelRect) {
        let newScale = newScale.isNaN ? scale : Self.limited(newScale)
        guard newScale != scale || newExtent != extent else { return }
        for stroke in wet { dirty.add(stroke.bounds) }
        dirty.add(canvas.bounds)
        dirty.add(pictureBox)
        // What is not complete yet would be a poor stand-in.
        let shown = repaint == nil ? StandIn(tiles: canvas.tiles, scale: scale) : standIn
        (scale, extent) = (newScale, newExtent)
        pictures.dropAll()
        repaintAll()
        if repaint != nil { standIn = shown }
        dirty.add(canvas.bounds)
        dirty.add(pictureBox)
        for stroke in wet {
            stroke.rescale(scale, extent: extent)
            dirty.add(stroke.bounds)
        }
    }

    /// The same part of the page at another scale.
    public func setScale(_ newScale: CGFloat) { setView(scale: newScale, extent: extent) }
}
