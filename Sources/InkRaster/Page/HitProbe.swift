import CoreGraphics
import Ink

/// A place or a way on the page, looking for the ink it touches.
struct HitProbe {
    private let capsule: Capsule
    private let map: PageMap

    /// - Parameters: points; nil where no ink can be (`InkSample.accepted`) or the radius is no number.
    init?(from: CGPoint, to: CGPoint, radius: CGFloat, map: PageMap) {
        let limit = InkSample.farthestCoordinate
        guard [from.x, from.y, to.x, to.y].allSatisfy({ abs($0) <= limit }), !radius.isNaN else { return nil }
        let reach = min(limit, max(0, radius)) * map.scale
        self.map = map
        capsule = Capsule(
            x0: map.x(from.x, from.y), y0: map.y(from.x, from.y), radius0: reach,
            x1: map.x(to.x, to.y), y1: map.y(to.x, to.y), radius1: reach)
    }

    /// A stroke's runs in the tiles that the probe touches.
    private struct Candidate {
        let place: StrokePlace
        let stroke: Stroke
        var runs: [(key: TileKey, elements: Range<Int>)] = []
    }

    /// The strokes that are touched, uppermost first.
    func strokes(of index: StrokeIndex, _ strokes: StrokeList, extent: PixelRect) -> [Stroke] {
        var candidates: [StrokePlace: Candidate] = [:]
        // Erasers in each tile, in order.
        var erasers: [TileKey: [StrokePlace]] = [:]
        let box = bounds
        capsule.forEachTile(in: extent) { key in
            for run in index.runs[key] ?? [] {
                if candidates[run.stroke] == nil {
                    guard let stroke = strokes[run.stroke] else { continue }
                    candidates[run.stroke] = Candidate(place: run.stroke, stroke: stroke)
                }
                candidates[run.stroke]?.runs.append((key, Int(run.first)..<Int(run.end)))
                if candidates[run.stroke]?.stroke.brush.tool == .eraser, erasers[key]?.last != run.stroke {
                    erasers[key, default: []].append(run.stroke)
                }
            }
        }
        let hits = candidates.values.filter { candidate in
            guard candidate.stroke.brush.tool != .eraser, candidate.stroke.limits.intersects(box) else { return false }
            return isTouching(candidate, erasers, candidates)
        }
        return hits.sorted { $0.place > $1.place }.map(\.stroke)
    }

    /// An index of the strokes near by alone. O(strokes, and samples of those near by).
    func index(of strokes: StrokeList, extent: PixelRect) -> StrokeIndex {
        var index = StrokeIndex()
        let box = bounds
        for placed in strokes.placed where placed.stroke.limits.intersects(box) {
            index.insert(stroke: placed.place, placed.stroke.path(scale: map.scale), map: map, extent: extent)
        }
        return index
    }

    /// A box around the probe in points, and more where the page is turned.
    private var bounds: CGRect { map.box(of: capsule.pixelBox) }

    private func isTouching(
        _ candidate: Candidate, _ erasers: [TileKey: [StrokePlace]], _ all: [StrokePlace: Candidate]
    ) -> Bool {
        let points = candidate.stroke.path(scale: map.scale)
        let path = StrokePath(map: map)
        let isTouched = candidate.runs.contains { run in
            run.elements.contains { element in
                path.capsule(element, of: points).isWithin(
                    capsule.radius0, ofSegmentFrom: capsule.x0, capsule.y0, to: capsule.x1, capsule.y1)
            }
        }
        guard isTouched else { return false }
        let mayBeErased = candidate.runs.contains { run in (erasers[run.key]?.last).map { $0 > candidate.place } == true }
        guard mayBeErased else { return true }
        let keys = Set(candidate.runs.map(\.key))
        return keys.contains { key in
            let later = (erasers[key] ?? []).filter { $0 > candidate.place }
            return isVisible(candidate, at: key, under: later.compactMap { all[$0] })
        }
    }

    /// Whether the probe meets a pixel of the tile on which erasers have left at least half of the stroke.
    private func isVisible(_ candidate: Candidate, at key: TileKey, under erasers: [Candidate]) -> Bool {
        let probe = MaskTile(), ink = mask(of: candidate, at: key)
        // Less than a pixel wide it might slip through between their centres.
        let wide = max(capsule.radius0, 0.75)
        let widened = Capsule(x0: capsule.x0, y0: capsule.y0, radius0: wide, x1: capsule.x1, y1: capsule.y1, radius1: wide)
        _ = probe.add(widened, element: 0, key: key)
        let common = probe.covered.intersection(ink.covered)
        let taken = erasers.map { mask(of: $0, at: key) }
        for y in common.minY..<max(common.minY, common.maxY) {
            for place in y * TileKey.side + common.minX..<y * TileKey.side + common.maxX {
                guard probe.bytes[place] > 0, ink.bytes[place] > 0 else { continue }
                let left = taken.reduce(1.0) { $0 * (1 - Double($1.bytes[place]) / 255) }
                if left >= 0.5 { return true }
            }
        }
        return false
    }

    private func mask(of candidate: Candidate, at key: TileKey) -> MaskTile {
        let mask = MaskTile()
        let (points, path) = (candidate.stroke.path(scale: map.scale), StrokePath(map: map))
        for run in candidate.runs where run.key == key {
            for element in run.elements { _ = mask.add(path.capsule(element, of: points), element: element, key: key) }
        }
        return mask
    }
}
