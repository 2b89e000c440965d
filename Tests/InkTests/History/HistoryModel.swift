import CoreGraphics
import Ink

/// A drawing with its history the plainest way: every state whole.
struct HistoryModel {
    private(set) var states: [[Stroke]]
    /// The pictures of each state.
    private(set) var pictureStates: [[PlacedPicture]]
    private(set) var depth = 0
    /// Ids ever given.
    private var nextID: UInt64
    private var random: HistorySeeded

    var strokes: [Stroke] { states[depth] }
    var pictures: [PlacedPicture] { pictureStates[depth] }

    init(seed: UInt64, _ first: Drawing = Drawing()) {
        states = [Array(first.strokes)]
        pictureStates = [first.pictures]
        nextID = UInt64(first.strokes.count) + 1
        random = HistorySeeded(seed)
    }

    private mutating func newStroke() -> Stroke {
        defer { nextID += 1 }
        let samples = (0..<1 + random.below(30)).map { _ in
            InkSample(
                position: CGPoint(x: Double(random.below(100_000)) / 7, y: Double(random.below(100_000)) / -13),
                time: Double(random.below(1_000_000)) / 3, pressure: random.below(2) == 0 ? nil : CGFloat(random.below(1_001)) / 1_000)
        }
        let brush = Brush(tool: random.below(4) == 0 ? .eraser : .pen, color: InkColor(red: UInt8(random.below(256)), green: 0, blue: 9),
                          width: CGFloat(1 + random.below(30)) / 2)
        guard let stroke = Stroke(id: .init(nextID), brush: brush, samples: samples) else { preconditionFailure("finite samples") }
        return stroke
    }

    private mutating func go(to strokes: [Stroke], pictures: [PlacedPicture]? = nil) {
        let pictures = pictures ?? self.pictures
        states.removeLast(states.count - 1 - depth)
        pictureStates.removeLast(pictureStates.count - 1 - depth)
        states.append(strokes)
        pictureStates.append(pictures)
        depth += 1
    }

    /// Some of the pictures there are, and a new one or none.
    private mutating func newPictures(_ history: DrawingHistory) -> [PlacedPicture] {
        var placed = pictures.filter { _ in random.below(4) > 0 }
        let picture = Picture(
            id: history.firstFreePicture, width: 1 + random.below(9), height: 1 + random.below(9), bytes: [UInt8(random.below(256))])
        let transform = CGAffineTransform(
            a: 1, b: CGFloat(random.below(3)), c: 0, d: 2, tx: CGFloat(random.below(100)), ty: CGFloat(random.below(100)) / 7)
        if random.below(3) > 0, let new = PlacedPicture(picture, transform: transform) { placed.append(new) }
        return placed
    }

    /// Does one thing at random to both; returns its name.
    mutating func step(_ history: inout DrawingHistory) -> String {
        switch random.below(22) {
        case 0..<7:
            let new = (0..<random.below(4)).map { _ in newStroke() }
            history.add(new)
            if !new.isEmpty { go(to: strokes + new) }
            return "add \(new.count)"
        case 7..<11:
            let gone = strokes.filter { _ in random.below(4) == 0 }.map(\.id)
            let before = history.lastStep
            history.erase(gone + gone.prefix(1) + [Stroke.ID(0)])
            guard !gone.isEmpty else { return "erase nothing" }
            go(to: strokes.filter { !gone.contains($0.id) })
            guard random.below(2) == 0, history.lastStep != before else { return "erase \(gone.count)" }
            let more = strokes.filter { _ in random.below(4) == 0 }.map(\.id)
            history.erase(more, joining: history.lastStep)
            states[depth] = strokes.filter { !more.contains($0.id) }
            return "erase \(gone.count) and then \(more.count)"
        case 11..<14:
            var replacements: [Stroke.ID: Stroke] = [:]
            for stroke in strokes where random.below(5) == 0 { replacements[stroke.id] = newStroke() }
            history.replace(replacements)
            if !replacements.isEmpty { go(to: strokes.map { replacements[$0.id] ?? $0 }) }
            return "replace \(replacements.count)"
        case 14 where random.below(3) == 0:
            history.clear()
            if !strokes.isEmpty || !pictures.isEmpty { go(to: [], pictures: []) }
            return "clear"
        case 20...:
            let placed = newPictures(history)
            history.show(placed)
            go(to: strokes, pictures: placed)
            return "show \(placed.count)"
        case 14..<18:
            let times = 1 + random.below(6)
            for _ in 0..<times {
                history.undo()
                depth = max(0, depth - 1)
            }
            return "undo \(times)"
        default:
            let times = 1 + random.below(6)
            for _ in 0..<times {
                history.redo()
                depth = min(states.count - 1, depth + 1)
            }
            return "redo \(times)"
        }
    }
}
