extension CGPath {
    /// The part of the path between two parts (0…1) of its whole length, as straight pieces within 1/128 unit of its curves. Subpaths
    /// follow one another; a closed one that is cut is open. O(pieces).
    package final func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let lines = flattened(tolerance: CGPath.strokeFlatness / 2).map { line in
            line.isClosed ? line.points + line.points.prefix(1) : line.points
        }
        func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
        let total = lines.reduce(0) { sum, points in sum + zip(points, points.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) } }
        let (first, last) = (max(0, min(1, start)) * total, max(0, min(1, end)) * total)
        let part = CGMutablePath()
        guard last > first else { return part }
        var done: CGFloat = 0
        for points in lines {
            var isDrawing = false
            for (a, b) in zip(points, points.dropFirst()) {
                let piece = length(a, b)
                let (from, to) = (max(first, done), min(last, done + piece))
                if piece > 0, to > from {
                    let begin = done
                    func point(_ at: CGFloat) -> CGPoint {
                        CGPoint(x: a.x + (b.x - a.x) * (at - begin) / piece, y: a.y + (b.y - a.y) * (at - begin) / piece)
                    }
                    if !isDrawing { part.move(to: point(from)) }
                    part.addLine(to: point(to))
                    isDrawing = true
                }
                done += piece
            }
        }
        return part
    }
}
