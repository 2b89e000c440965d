import CoreGraphics

@testable import Hands

/// Writing with a hand that rests on the glass: synthetic, from what is known of hands, since no recording of palms is to be had.
///
/// A hand rests 40 to 150 mm below the fingertip on its own side, on one or several contacts within 25 mm of one another that tremble
/// by half a millimetre, come and go, slide along once the writing goes on, and stay as long as it does. Knuckles are nearer and brief.
enum PalmScenes {
    enum Kind: CaseIterable, Sendable {
        /// Rests before the fingertip lands, until after the writing.
        case heel
        /// Curled fingers, before the first stroke or brushing the glass in the midst of one.
        case knuckle
        /// Put down after the writing, and resting.
        case lateRest
        /// Several contacts that land with the fingertip, within a tenth of a second or so, before or after it.
        case cluster
        /// A heel, 60 mm away or more, that lifts between strokes and lands again with the next, before or after its fingertip.
        case bouncing
    }

    private struct Hand {
        var perMillimetre: CGFloat
        var side: CGFloat
        var offset: CGVector
    }

    static func scene(_ kind: Kind, side: HandSettings.Side, seed: UInt64) -> Scene {
        var random = Seeded(seed)
        let perMillimetre = random.number(96...166) / 25.4
        let distance = perMillimetre * (kind == .knuckle ? random.number(25...60) : random.number(kind == .bouncing ? 60...150 : 40...150))
        let angle = random.number(kind == .knuckle ? 0.4...1.2 : 0.1...1)
        let hand = Hand(
            perMillimetre: perMillimetre, side: side == .right ? 1 : -1,
            offset: CGVector(dx: (side == .right ? 1 : -1) * distance * sin(angle), dy: distance * cos(angle)))
        var scene = Scene()
        let tip = CGPoint(x: 640 + random.number(-200...200), y: 300 + random.number(-200...200))
        let spans = write(from: tip, hand, into: &scene, &random)
        switch kind {
        case .heel: heel(spans, tip, hand, into: &scene, &random)
        case .knuckle: knuckle(spans, tip, hand, into: &scene, &random)
        case .lateRest: lateRest(spans, hand, into: &scene, &random)
        case .cluster: cluster(spans, tip, hand, into: &scene, &random)
        case .bouncing: bouncing(spans, hand, into: &scene, &random)
        }
        return scene
    }

    private typealias Span = (start: TimeInterval, end: TimeInterval, way: [CGPoint])

    /// One to five strokes, the first of them long enough to be one; now and then a dot.
    private static func write(from tip: CGPoint, _ hand: Hand, into scene: inout Scene, _ random: inout Seeded) -> [Span] {
        var spans: [Span] = []
        var (time, place) = (2 + Double(random.number(0...1)), tip)
        for stroke in 0...random.below(5) {
            let isDot = stroke > 0 && random.chance(0.15)
            let steps = isDot ? 4 + random.below(10) : 25 + random.below(70)
            let way = isDot
                ? Way.still(at: place, steps: steps, tremor: 1, &random)
                : Way.written(from: place, size: hand.perMillimetre * random.number(6...25), steps: steps, &random)
            scene.add(way, from: time, isPalm: false)
            spans.append((time, time + Double(steps) / 100, way))
            time = spans.last!.end + Double(random.number(0.12...0.45))
            place.x += hand.perMillimetre * random.number(-4...9)
            place.y += hand.perMillimetre * random.number(-4...4)
        }
        return spans
    }

    private static func spread(_ hand: Hand, _ random: inout Seeded) -> CGVector {
        let (radius, angle) = (hand.perMillimetre * random.number(0...12), random.number(0...6.28))
        return CGVector(dx: radius * cos(angle), dy: radius * sin(angle))
    }

    /// A contact from one time to another: still until the first stroke is under way, then sliding along; it may come and go.
    private static func rest(
        at place: CGPoint, from start: TimeInterval, to end: TimeInterval, slidesFrom slide: TimeInterval, comesAndGoes: Bool, _ hand: Hand,
        into scene: inout Scene, _ random: inout Seeded
    ) {
        var time = start
        let speed = hand.perMillimetre * random.number(-6...6)
        while time < end - 0.03 {
            // What comes and goes is there all the time until the writing is under way.
            let stays = comesAndGoes ? max(slide + 0.02, time + Double(random.number(0.1...0.8))) : end
            let stop = min(end, stays)
            let steps = Int(((stop - time) * 100).rounded(.up))
            var way = Way.still(at: place, steps: steps, tremor: 0.5 * hand.perMillimetre, &random)
            for step in way.indices {
                let slid = max(0, time + Double(step) / 100 - slide)
                way[step].x += speed * CGFloat(slid)
            }
            scene.add(way, from: time, isPalm: true, isSilentAtRest: random.chance(0.5))
            time = stop + Double(random.number(0.02...0.2))
        }
    }

    private static func contacts(
        _ count: Int, under tip: CGPoint, _ hand: Hand, _ random: inout Seeded, isKnuckle: Bool = false
    ) -> [CGPoint] {
        (0..<count).map { _ in
            let apart = isKnuckle ? .zero : spread(hand, &random)
            return CGPoint(x: tip.x + hand.offset.dx + apart.dx, y: tip.y + hand.offset.dy + apart.dy)
        }
    }

    private static func heel(_ spans: [Span], _ tip: CGPoint, _ hand: Hand, into scene: inout Scene, _ random: inout Seeded) {
        for place in contacts(1 + random.below(2), under: tip, hand, &random) {
            rest(
                at: place, from: spans[0].start - Double(random.number(0.22...1)), to: spans.last!.end + Double(random.number(0...0.6)),
                slidesFrom: spans[0].start + 0.17, comesAndGoes: random.chance(0.5), hand, into: &scene, &random)
        }
    }

    private static func knuckle(_ spans: [Span], _ tip: CGPoint, _ hand: Hand, into scene: inout Scene, _ random: inout Seeded) {
        if random.chance(0.5) {
            let place = contacts(1, under: tip, hand, &random, isKnuckle: true)[0]
            rest(
                at: place, from: spans[0].start - Double(random.number(0.22...0.8)), to: spans[0].start + Double(random.number(0.16...0.5)),
                slidesFrom: spans[0].start + 0.17, comesAndGoes: false, hand, into: &scene, &random)
        }
        for span in spans {
            // In the midst is past both limits.
            let past = max(17, span.way.firstIndex { $0.distance(to: span.way[0]) >= 13 } ?? span.way.count)
            guard past < span.way.count - 2 else { continue }
            let step = past + random.below(span.way.count - 2 - past)
            let place = contacts(1, under: span.way[step], hand, &random, isKnuckle: true)[0]
            let start = span.start + Double(step) / 100 + 0.001
            rest(
                at: place, from: start, to: start + Double(random.number(0.05...0.5)), slidesFrom: start, comesAndGoes: false, hand,
                into: &scene, &random)
        }
    }

    private static func lateRest(_ spans: [Span], _ hand: Hand, into scene: inout Scene, _ random: inout Seeded) {
        let last = spans.last!
        let start = last.end + Double(random.number(0.02...0.8))
        for place in contacts(1 + random.below(3), under: last.way.last!, hand, &random) {
            let landing = start + Double(random.number(0...0.08))
            rest(
                at: place, from: landing, to: landing + Double(random.number(0.7...3)), slidesFrom: .infinity, comesAndGoes: false, hand,
                into: &scene, &random)
        }
    }

    private static func cluster(_ spans: [Span], _ tip: CGPoint, _ hand: Hand, into scene: inout Scene, _ random: inout Seeded) {
        // Within 12 mm, that being 40 mm or more from the fingertip.
        let start = spans[0].start + Double(random.number(-0.1...0.1))
        for place in contacts(2 + random.below(3), under: tip, hand, &random) {
            rest(
                at: place, from: start + Double(random.number(0...0.06)), to: spans.last!.end + Double(random.number(0...0.4)),
                slidesFrom: spans[0].start + 0.2, comesAndGoes: random.chance(0.5), hand, into: &scene, &random)
        }
    }

    private static func bouncing(_ spans: [Span], _ hand: Hand, into scene: inout Scene, _ random: inout Seeded) {
        for (index, span) in spans.enumerated() {
            // With the first stroke it rests early; from then on a palm is expected.
            let start = index == 0 ? span.start - Double(random.number(0.22...0.6)) : span.start + Double(random.number(-0.1...0.1))
            let place = contacts(1, under: span.way[0], hand, &random)[0]
            rest(
                at: place, from: start, to: span.end + Double(random.number(0...0.01)), slidesFrom: span.start + 0.2, comesAndGoes: false,
                hand, into: &scene, &random)
        }
    }
}
