import CoreGraphics

/// Rectangles of page pixels to be shown again.
struct DirtyRegion {
    private(set) var rects: [PixelRect] = []
    /// Empty between calls; kept, so that a sample costs no allocation.
    private var parts: [PixelRect] = []

    /// More rectangles than this are joined: going through them would cost more than the pixels they save.
    static let most = 64

    /// O(rectangles), at most `most`.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        if let last = rects.indices.last {
            // What comes in a row mostly lies side by side.
            let both = rects[last].union(rect)
            if both.area <= rects[last].area + rect.area {
                rects[last] = both
                return
            }
        }
        guard rects.count >= Self.most else {
            rects.append(rect)
            return
        }
        var best = 0
        var least = Int.max
        for (place, known) in rects.enumerated() {
            let grown = known.union(rect).area - known.area
            if grown < least { (best, least) = (place, grown) }
        }
        rects[best] = rects[best].union(rect)
    }

    /// Adds parts that belong together: as their common box, or one by one where the box would be more than half idle.
    mutating func add(parts: some Sequence<PixelRect>) {
        var box = PixelRect.empty
        var area = 0
        for part in parts {
            box = box.union(part)
            area += part.area
        }
        if box.area <= 2 * area {
            add(box)
        } else {
            for part in parts { add(part) }
        }
    }

    /// The same with the parts that `body` tells of.
    mutating func collect(_ body: ((PixelRect) -> Void) -> Void) {
        var told: [PixelRect] = []
        swap(&told, &parts)
        body { told.append($0) }
        add(parts: told)
        told.removeAll(keepingCapacity: true)
        swap(&told, &parts)
    }

    /// What has come together since the last call.
    mutating func take() -> [PixelRect] {
        defer { rects = [] }
        return rects
    }
}
