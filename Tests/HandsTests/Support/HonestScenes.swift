import CoreGraphics

@testable import Hands

/// People who mean every stroke: synthetic.
enum HonestScenes {
    enum Kind: CaseIterable, Sendable {
        /// One hand, quick strokes and dots anywhere.
        case oneHand
        /// Two hands in turn, the one coming down when the other is just up, often below it.
        case twoHandsInTurn
        /// A child: slow, starting late, pressing long, large.
        case child
        /// The other hand holds the computer by its edge, its thumb on the glass.
        case heldByTheEdge
        /// The other hand comes down in the midst of a stroke and rests, slips or taps.
        case lateOtherHand
    }

    private static let window = CGRect(x: 20, y: 20, width: 1240, height: 760)

    static func scene(_ kind: Kind, seed: UInt64) -> Scene {
        var random = Seeded(seed)
        var scene = Scene()
        var time: TimeInterval = 5
        if kind == .heldByTheEdge {
            // In the lower corner, from before the first stroke until after the last.
            let corner = CGPoint(x: random.chance(0.5) ? 12 : 1268, y: random.number(640...790))
            let way = Way.still(at: corner, steps: 1400, tremor: 1, &random)
            scene.add(way, from: time - Double(random.number(1.1...4)), isPalm: true, isSilentAtRest: random.chance(0.5))
        }
        for index in 0...random.below(5) {
            time += stroke(kind, index: index, at: time, into: &scene, &random)
            time += Double(kind == .twoHandsInTurn ? random.number(0.01...0.3) : random.number(0.06...1.2))
        }
        return scene
    }

    /// How long it takes, in seconds.
    private static func stroke(
        _ kind: Kind, index: Int, at time: TimeInterval, into scene: inout Scene, _ random: inout Seeded
    ) -> TimeInterval {
        let isChild = kind == .child
        var place = random.point(in: window.insetBy(dx: 100, dy: 100))
        if kind == .twoHandsInTurn { place = CGPoint(x: index % 2 == 0 ? 400 : 800, y: 150 + CGFloat(index) * 120) }
        if kind == .heldByTheEdge { place.y = random.number(60...420) }
        let isDot = random.chance(0.25) && kind != .lateOtherHand
        var way = isDot
            ? Way.still(at: place, steps: isChild ? 10 + random.below(45) : 4 + random.below(20), tremor: isChild ? 3 : 1, &random)
            : Way.written(
                from: place, size: random.number(isChild ? 20...500 : 15...300),
                steps: (isChild ? 60 : 20) + random.below(isChild ? 300 : 60), &random)
        if isChild, !isDot, random.chance(0.5) {
            // Comes down, looks, and only then draws.
            way = Way.still(at: place, steps: 20 + random.below(130), tremor: 2, &random) + way
        }
        scene.add(way, from: time, isPalm: false, isSilentAtRest: isChild && random.chance(0.3))
        if kind == .lateOtherHand, way.count > 30, way.last!.distance(to: way[0]) > 40 {
            // Late is past both limits.
            let late = way.firstIndex { $0.distance(to: way[0]) >= 14 } ?? way.count - 1
            let start = max(17, late + 1) + random.below(max(1, way.count - max(17, late + 1) - 4))
            let other = random.point(in: window)
            let length = 3 + random.below(max(1, way.count - start - 3))
            let slips = random.chance(0.5)
            let otherWay = slips
                ? Way.written(from: other, size: random.number(20...200), steps: length, &random)
                : Way.still(at: other, steps: length, tremor: 2, &random)
            scene.add(otherWay, from: time + Double(start) / 100 + 0.001, isPalm: true)
        }
        return Double(way.count) / 100
    }

    /// Two or more people, or a child with both hands, where every finger draws: up to ten at a time, beginning and ending anyhow.
    static func crowd(seed: UInt64) -> Scene {
        var random = Seeded(seed)
        var scene = Scene()
        for _ in 0...random.below(10) {
            let place = random.point(in: window)
            let way = random.chance(0.3)
                ? Way.still(at: place, steps: 3 + random.below(100), tremor: 3, &random)
                : Way.written(from: place, size: random.number(15...500), steps: 10 + random.below(200), &random)
            scene.add(way, from: 1 + Double(random.number(0...1)), isPalm: false)
        }
        return scene
    }
}
