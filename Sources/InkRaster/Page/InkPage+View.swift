import CoreGraphics

extension InkPage {
    /// Paints the page scaled or turned otherwise, what `extent` has of it. History stays. O(strokes, and the pixels of those in there),
    /// or in the background: what was seen before is shown meanwhile, as large and as turned as it is now.
    ///
    /// Wet strokes go on. Steps done before are rendered anew when they are undone.
    /// - Parameters:
    ///   - newMap: from points to page pixels.
    ///   - newExtent: page pixels in that view.
    public func setView(_ newMap: PageMap, extent newExtent: PixelRect) {
        guard newMap != map || newExtent != extent else { return }
        for stroke in wet { dirty.add(stroke.bounds) }
        dirty.add(canvas.bounds)
        dirty.add(pictureBox)
        // What is not complete yet would be a poor stand-in.
        let shown = repaint == nil ? StandIn(tiles: canvas.tiles, map: map) : standIn
        (map, extent) = (newMap, newExtent)
        pictures.dropAll()
        repaintAll()
        if repaint != nil { standIn = shown }
        dirty.add(canvas.bounds)
        dirty.add(pictureBox)
        for stroke in wet {
            stroke.remap(map, extent: extent)
            dirty.add(stroke.bounds)
        }
    }

    /// The same upright.
    /// - Parameter newScale: pixels a point, limited to `scales`; NaN changes nothing.
    public func setView(scale newScale: CGFloat, extent newExtent: PixelRect) {
        setView(newScale.isNaN ? map : PageMap(scale: newScale), extent: newExtent)
    }

    /// The same part of the page at another scale, upright.
    public func setScale(_ newScale: CGFloat) { setView(scale: newScale, extent: extent) }
}
