/// The line through timed samples with running sums, for lengths and integrals of any part of it in O(1).
///
/// Sums start anew with the first vertex kept, and positions in them are relative to it, so that they stay small and exact however
/// long the stroke and far the page.
struct MotionLine: Sendable {
    private var vertices: [Vertex] = []

    struct Vertex: Sendable {
        var x: Double
        var y: Double
        var time: Double
        var pressure: Double
        /// From the first vertex kept to here.
        var length: Double
        var sumX: Double
        var sumY: Double
        var sumPressure: Double
    }

    /// A place on the line.
    struct Position {
        var x: Double
        var y: Double
        var time: Double
        var length: Double
        fileprivate var sumX: Double
        fileprivate var sumY: Double
        fileprivate var sumPressure: Double
    }

    var count: Int { vertices.count }
    func time(_ place: Int) -> Double { vertices[place].time }
    subscript(place: Int) -> Vertex { vertices[place] }

    mutating func append(_ sample: TimedSample) {
        var vertex = Vertex(
            x: sample.x, y: sample.y, time: sample.time, pressure: sample.pressure, length: 0, sumX: 0, sumY: 0, sumPressure: 0)
        if let last = vertices.last { sum(&vertex, after: last, originX: vertices[0].x, originY: vertices[0].y) }
        vertices.append(vertex)
    }

    mutating func removeLast(_ count: Int) { vertices.removeLast(count) }

    /// O(vertices left).
    mutating func removeFirst(_ count: Int) {
        vertices.removeFirst(count)
        guard let first = vertices.first else { return }
        vertices[0].length = 0
        (vertices[0].sumX, vertices[0].sumY, vertices[0].sumPressure) = (0, 0, 0)
        for place in vertices.indices.dropFirst() {
            sum(&vertices[place], after: vertices[place - 1], originX: first.x, originY: first.y)
        }
    }

    private func sum(_ vertex: inout Vertex, after last: Vertex, originX: Double, originY: Double) {
        let (dx, dy, gap) = (vertex.x - last.x, vertex.y - last.y, vertex.time - last.time)
        vertex.length = last.length + (dx * dx + dy * dy).squareRoot()
        vertex.sumX = last.sumX + gap * ((vertex.x - originX) + (last.x - originX)) / 2
        vertex.sumY = last.sumY + gap * ((vertex.y - originY) + (last.y - originY)) / 2
        vertex.sumPressure = last.sumPressure + gap * (vertex.pressure + last.pressure) / 2
    }

    /// The line at a time, which is limited to what there is.
    /// - Parameter hint: where it was found last; the search starts there.
    func position(_ time: Double, _ hint: inout Int) -> Position {
        var place = hint
        let last = vertices.count - 1
        while place < last, vertices[place + 1].time <= time { place += 1 }
        while place > 0, vertices[place].time > time { place -= 1 }
        hint = place
        let a = vertices[place]
        guard place < last, time > a.time else {
            return Position(
                x: a.x, y: a.y, time: a.time, length: a.length, sumX: a.sumX, sumY: a.sumY, sumPressure: a.sumPressure)
        }
        let b = vertices[place + 1]
        let since = time - a.time
        let part = since / (b.time - a.time)
        let (x, y, pressure) = (a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, a.pressure + (b.pressure - a.pressure) * part)
        return Position(
            x: x, y: y, time: time, length: a.length + (b.length - a.length) * part,
            sumX: a.sumX + since * ((a.x - vertices[0].x) + (x - vertices[0].x)) / 2,
            sumY: a.sumY + since * ((a.y - vertices[0].y) + (y - vertices[0].y)) / 2,
            sumPressure: a.sumPressure + since * (a.pressure + pressure) / 2)
    }

    /// The mean between two places of which the second is later.
    func mean(_ from: Position, _ to: Position) -> (x: Double, y: Double) {
        let gap = to.time - from.time
        return (vertices[0].x + (to.sumX - from.sumX) / gap, vertices[0].y + (to.sumY - from.sumY) / gap)
    }

    func meanPressure(_ from: Position, _ to: Position) -> Double {
        (to.sumPressure - from.sumPressure) / (to.time - from.time)
    }
}
