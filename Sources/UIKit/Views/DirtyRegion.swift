/// What must be drawn again, as a short list of rectangles of device pixels.
///
/// Far-apart changes (several fingers) stay apart. Two rectangles become one where drawing the smallest one around both
/// costs hardly more than drawing the two, so the list never holds rectangles that overlap much.
internal struct DirtyRegion {
    static let capacity = 16
    /// What starting on another rectangle costs, in pixels painted: walking the tree once takes about as long as filling
    /// this many pixels (chosen).
    static let overhead = 1024

    private(set) var rects: [PixelRect] = []

    var isEmpty: Bool { rects.isEmpty }

    /// Everything in `rect` is dirty from now on. O(capacity²) at worst.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var new = rect
        var index = 0
        while index < rects.count {
            let old = rects[index]
            if old.contains(new) { return }
            let both = old.union(new)
            if both.area <= old.area + new.area + DirtyRegion.overhead {
                // The grown rectangle may now be worth joining with ones that were passed over, so start again.
                rects.remove(at: index)
                new = both
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(new)
        if rects.count > DirtyRegion.capacity { joinCheapestPair() }
    }

    /// Hands over the list and starts an empty one.
    mutating func take() -> [PixelRect] {
        defer { rects = [] }
        return rects
    }

    /// The two whose union adds the fewest pixels become that union.
    private mutating func joinCheapestPair() {
        var best = (first: 0, second: 1, growth: Int.max)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let growth = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if growth < best.growth { best = (first, second, growth) }
            }
        }
        let joined = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(joined)
    }
}
