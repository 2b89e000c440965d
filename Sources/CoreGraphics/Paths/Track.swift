/// A polyline without repeated points, with the direction and length of each piece.
internal struct Track {
    var points: [CGPoint]
    var isSmooth: [Bool]
    /// Unit vectors from each point to the next; for a closed track also from the last to the first.
    var directions: [CGVector] = []
    var lengths: [CGFloat] = []
    let isClosed: Bool
    /// Along the line at its two ends, for caps.
    private(set) var startDirection = CGVector.zero
    private(set) var endDirection = CGVector.zero

    /// Nil when there is no piece of any length.
    init?(_ line: Polyline) {
        points = []
        isSmooth = []
        points.reserveCapacity(line.points.count)
        for (index, point) in line.points.enumerated() {
            if let last = points.last, last == point { continue }
            points.append(point)
            isSmooth.append(line.isSmooth[index])
        }
        if line.isClosed { while points.count > 1, points.first == points.last { points.removeLast(); isSmooth.removeLast() } }
        guard points.count > 1 else { return nil }
        isClosed = line.isClosed
        for index in 0..<(isClosed ? points.count : points.count - 1) {
            let from = points[index], to = points[index + 1 == points.count ? 0 : index + 1]
            let length = hypot(to.x - from.x, to.y - from.y)
            lengths.append(length)
            directions.append(CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length))
        }
        startDirection = line.startTangent ?? directions[0]
        endDirection = line.endTangent ?? directions[directions.count - 1]
    }

    /// The same way back. Directions are exact negatives, so that what is an outer corner one way is an inner one the other way.
    func reversed() -> Track {
        var back = self
        back.points.reverse()
        back.isSmooth.reverse()
        back.directions = directions.reversed().map { CGVector(dx: -$0.dx, dy: -$0.dy) }
        back.lengths.reverse()
        back.startDirection = CGVector(dx: -endDirection.dx, dy: -endDirection.dy)
        back.endDirection = CGVector(dx: -startDirection.dx, dy: -startDirection.dy)
        if isClosed {
            // The piece from the last to the first point comes first now; it belongs at the end again.
            back.directions.append(back.directions.removeFirst())
            back.lengths.append(back.lengths.removeFirst())
        }
        return back
    }
}
