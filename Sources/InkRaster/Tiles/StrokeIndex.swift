import CoreGraphics
import Ink

/// Which strokes come through which tile, and with which part of their path; in painting order.
struct StrokeIndex {
    struct Run: Hashable, Sendable {
        /// Place of the stroke in the drawing.
        let stroke: UInt32
        /// Elements of its path (`StrokePath`).
        let first: UInt32
        let end: UInt32
    }

    private(set) var runs: [TileKey: [Run]] = [:]

    /// Adds the runs of a stroke on top. O(runs).
    mutating func append(stroke: Int, runs added: [Range<Int>], at key: TileKey) {
        runs[key, default: []].append(contentsOf: added.lazy.map {
            Run(stroke: UInt32(stroke), first: UInt32($0.lowerBound), end: UInt32($0.upperBound))
        })
    }

    /// Adds a stroke's path from its geometry alone. O(tiles touched by each element).
    mutating func append(stroke: Int, _ points: [PathPoint], scale: Double, extent: PixelRect) {
        let path = StrokePath(scale: scale)
        for element in points.indices {
            path.capsule(element, of: points).forEachTile(in: extent) { key in
                Self.extend(&runs[key, default: []], stroke: UInt32(stroke), element: UInt32(element))
            }
        }
    }

    private static func extend(_ runs: inout [Run], stroke: UInt32, element: UInt32) {
        if let last = runs.last, last.stroke == stroke, last.end == element {
            runs[runs.count - 1] = Run(stroke: stroke, first: last.first, end: element + 1)
        } else {
            runs.append(Run(stroke: stroke, first: element, end: element + 1))
        }
    }

    /// Takes away what lies on top at `key`: strokes from place `count` on. O(runs taken).
    mutating func removeStrokes(from count: Int, at key: TileKey) {
        guard let position = runs.index(forKey: key) else { return }
        while let last = runs.values[position].last, last.stroke >= count { runs.values[position].removeLast() }
        if runs.values[position].isEmpty { runs.remove(at: position) }
    }
}
