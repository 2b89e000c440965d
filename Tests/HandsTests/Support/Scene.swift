import CoreGraphics

@testable import Hands

/// What some contacts did, made up and in the order of time; which of them were meant to draw, and which not.
struct Scene {
    enum Phase { case down, moved, up }

    private var events: [(phase: Phase, contact: Contact)] = []
    /// Numbers of the fingers that meant to draw.
    private(set) var strokes: [Int] = []
    private(set) var palms: [Int] = []
    private var count = 0

    /// A finger's way: a place for every hundredth of a second.
    mutating func add(_ way: [CGPoint], from time: TimeInterval, isPalm: Bool, isSilentAtRest: Bool = false) {
        count += 1
        if isPalm { palms.append(count) } else { strokes.append(count) }
        let id = Contact.ID(.finger, count)
        var last = way[0]
        events.append((.down, Contact(id: id, place: last, time: time)))
        for (step, place) in way.enumerated().dropFirst() where !(isSilentAtRest && place.distance(to: last) < 1) {
            last = place
            events.append((.moved, Contact(id: id, place: place, time: time + Double(step) / 100)))
        }
        events.append((.up, Contact(id: id, place: last, time: time + Double(way.count) / 100)))
    }

    /// Plays everything, and says what is wrong with what came of it; nil when nothing is.
    func play(_ desk: inout Desk) -> String? {
        // Stable: a finger's own readings stay in order.
        let inTime = events.enumerated().sorted { ($0.element.contact.time, $0.offset) < ($1.element.contact.time, $1.offset) }
        var readings: [Int: Int] = [:]
        for (_, event) in inTime {
            switch event.phase {
            case .down: desk.land(event.contact)
            case .moved: desk.move([event.contact])
            case .up: desk.lift(event.contact)
            }
            if event.phase != .up { readings[event.contact.id.number, default: 0] += 1 }
        }
        if !desk.faults.isEmpty { return desk.faults.joined(separator: "; ") }
        if !desk.wet.isEmpty || desk.isMoving || desk.reader.fingersDown > 0 { return "something is not over" }
        if desk.page != .identity { return "the page moved: \(desk.page)" }
        if desk.undone + desk.redone > 0 { return "the history moved" }
        let dry = desk.dry.map(\.id.number)
        if let palm = dry.first(where: palms.contains) { return "ink of palm \(palm)" }
        if let lost = strokes.first(where: { !dry.contains($0) }) { return "stroke \(lost) is lost" }
        for stroke in desk.dry where stroke.readings.count != readings[stroke.id.number] { return "stroke \(stroke.id.number) has holes" }
        return dry.count == strokes.count ? nil : "\(dry.count) strokes of \(strokes.count)"
    }

    /// When the last contact so far lifts.
    var end: TimeInterval { events.map(\.contact.time).max() ?? 0 }
}

/// Ways that hands go, made up.
enum Way {
    /// A written line or loop, of a size in points, in so many hundredths of a second.
    static func written(from start: CGPoint, size: CGFloat, steps: Int, _ random: inout Seeded) -> [CGPoint] {
        let (angle, loops, height) = (random.number(-3...3), random.number(0...3), random.number(0...0.7))
        return (0..<max(2, steps)).map { step in
            let part = CGFloat(step) / CGFloat(max(1, steps - 1))
            let (x, y) = (size * part, size * height * sin(loops * 2 * .pi * part))
            return CGPoint(x: start.x + x * cos(angle) - y * sin(angle), y: start.y + x * sin(angle) + y * cos(angle))
        }
    }

    /// In one place, with a tremor that stays within so many points.
    static func still(at place: CGPoint, steps: Int, tremor: CGFloat, _ random: inout Seeded) -> [CGPoint] {
        (0..<max(2, steps)).map { step in
            guard step > 0, tremor > 0 else { return place }
            return CGPoint(
                x: place.x + random.number(-tremor...tremor) * 0.7, y: place.y + random.number(-tremor...tremor) * 0.7)
        }
    }
}
