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
        var x = 0.0
        var y = 0.0
        var time = 0.0
        fileprivate var place = 0
        /// 0…1 of the way from the vertex at `place` to the next.
        fileprivate var part = 0.0
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
        let (x, y, start) = (vertices[place].x, vertices[place].y, vertices[place].time)
        guard place < last, time > start else { return Position(x: x, y: y, time: start, place: place, part: 0) }
        let part = (time - start) / (vertices[place + 1].time - start)
        return Position(
            x: x + (vertices[place + 1].x - x) * part, y: y + (vertices[place + 1].y - y) * part, time: time, place: place, part: part)
    }

    /// The mean between two places of which the second is later.
    func mean(_ from: Position, _ to: Position) -> (x: Double, y: Double) {
        let (originX, originY) = (vertices[0].x, vertices[0].y)
        func sum(_ at: Position) -> (Double, Double) {
            let half = (at.time - vertices[at.place].time) / 2
            return (
                vertices[at.place].sumX + half * ((vertices[at.place].x - originX) + (at.x - originX)),
                vertices[at.place].sumY + half * ((vertices[at.place].y - originY) + (at.y - originY)))
        }
        let (a, b) = (sum(from), sum(to))
        let gap = to.time - from.time
        return (originX + (b.0 - a.0) / gap, originY + (b.1 - a.1) / gap)
    }

    func meanPressure(_ from: Position, _ to: Position) -> Double {
        func sum(_ at: Position) -> Double {
            let pressure = vertices[at.place].pressure
            let next = at.part > 0 ? vertices[at.place + 1].pressure : pressure
            return vertices[at.place].sumPressure + (at.time - vertices[at.place].time) * (pressure + (next - pressure) * at.part / 2)
        }
        return (sum(to) - sum(from)) / (to.time - from.time)
    }

    /// The length of the line from one place to a later one.
    func length(_ from: Position, _ to: Position) -> Double {
        func length(_ at: Position) -> Double {
            let length = vertices[at.place].length
            return at.part > 0 ? length + (vertices[at.place + 1].length - length) * at.part : length
        }
        return length(to) - length(from)
    }
}
