import CoreGraphics
import Ink

/// Which strokes come through which tile, and with which part of their path; in painting order.
struct StrokeIndex {
    struct Run: Hashable, Sendable {
        let stroke: StrokePlace
        /// Elements of its path (`StrokePath`).
        let first: UInt32
        let end: UInt32
    }

    private(set) var runs: [TileKey: [Run]] = [:]

    init() {}

    /// Those strokes of a drawing whose paths are there. O(strokes, and tiles touched by each element).
    /// - Parameter isWanted: asked before each stroke; nil is made where it says no.
    init?(_ strokes: StrokeList, _ paths: StrokePaths, map: PageMap, extent: PixelRect, while isWanted: () -> Bool) {
        for placed in strokes.placed where paths.contains(placed.place) {
            guard isWanted() else { return nil }
            insert(stroke: placed.place, paths[placed.place].points, map: map, extent: extent)
        }
    }

    /// Adds the runs of a stroke on top. O(runs).
    mutating func append(stroke: StrokePlace, runs added: [Range<Int>], at key: TileKey) {
        guard !added.isEmpty else { return }
        runs[key, default: []].append(contentsOf: added.lazy.map {
            Run(stroke: stroke, first: UInt32($0.lowerBound), end: UInt32($0.upperBound))
        })
    }

    /// Adds a stroke's path at its place from its geometry alone. O(tiles touched by each element, and the runs above it there).
    mutating func insert(stroke: StrokePlace, _ points: [PathPoint], map: PageMap, extent: PixelRect) {
        let path = StrokePath(map: map)
        for element in points.indices {
            path.capsule(element, of: points).forEachTile(in: extent) { key in
                Self.extend(&runs[key, default: []], stroke: stroke, element: UInt32(element))
            }
        }
    }

    private static func extend(_ runs: inout [Run], stroke: StrokePlace, element: UInt32) {
        let end = end(of: stroke, in: runs)
        if end > 0, runs[end - 1].stroke == stroke, runs[end - 1].end == element {
            runs[end - 1] = Run(stroke: stroke, first: runs[end - 1].first, end: element + 1)
        } else {
            runs.insert(Run(stroke: stroke, first: element, end: element + 1), at: end)
        }
    }

    /// How many runs belong to strokes up to this one. O(log runs), O(1) for the stroke on top.
    private static func end(of stroke: StrokePlace, in runs: [Run]) -> Int {
        guard let last = runs.last, last.stroke > stroke else { return runs.count }
        var (low, high) = (0, runs.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].stroke > stroke { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Takes strokes away at `key`. O(runs there from the lowest of them up).
    /// - Parameter strokes: in order; not empty.
    mutating func remove(_ strokes: [StrokePlace], at key: TileKey) {
        guard let position = runs.index(forKey: key) else { return }
        Self.remove(strokes, from: &runs.values[position])
        if runs.values[position].isEmpty { runs.remove(at: position) }
    }

    private static func remove(_ strokes: [StrokePlace], from runs: inout [Run]) {
        var start = runs.count
        while start > 0, runs[start - 1].stroke >= strokes[0] { start -= 1 }
        var (kept, next) = (start, 0)
        for place in start..<runs.count {
            while next < strokes.count, strokes[next] < runs[place].stroke { next += 1 }
            if next < strokes.count, strokes[next] == runs[place].stroke { continue }
            runs[kept] = runs[place]
            kept += 1
        }
        runs.removeLast(runs.count - kept)
    }
}
