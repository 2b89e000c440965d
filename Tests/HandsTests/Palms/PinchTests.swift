import CoreGraphics
import Testing

@testable import Hands

/// What the palm guard must not cost: two fingers that mean to move the page, held anyhow, do.
@Suite("Two fingers that are no palm") struct PinchTests {
    /// Synthetic: thumb and finger, or two fingers, at any angle and distance, landing one after the other within `gap` seconds, then
    /// going apart, together, along or about each other, neither of them staying where it is.
    private func pinch(_ desk: inout Desk, at time: TimeInterval, gap: ClosedRange<CGFloat>, _ random: inout Seeded) -> Bool {
        let middle = CGPoint(x: 640 + random.number(-200...200), y: 400 + random.number(-150...150))
        let (distance, angle) = (random.number(60...500), random.number(0...6.28))
        let (spread, turn) = (random.chance(0.5) ? random.number(0.3...0.75) : random.number(1.4...3), random.number(-1...1))
        let shift = random.point(in: CGRect(x: -200, y: -200, width: 400, height: 400))
        func place(_ side: CGFloat, _ part: CGFloat) -> CGPoint {
            let half = side * distance / 2 * (1 + (spread - 1) * part), direction = angle + turn * part
            return CGPoint(
                x: middle.x + shift.x * part + half * cos(direction), y: middle.y + shift.y * part + half * sin(direction))
        }
        // A shift that takes one of the fingers back where it was leaves it as still as a palm; such gestures are left out.
        let ways = [-1, 1].map { place($0, 0).distance(to: place($0, 0.3)) }
        guard let least = ways.min(), let most = ways.max(), least >= most / 2 else { return false }
        let between = Double(random.number(gap))
        desk.land(Contact(id: Contact.ID(.finger, 901), place: place(-1, 0), time: time))
        desk.land(Contact(id: Contact.ID(.finger, 902), place: place(1, 0), time: time + between))
        let steps = 20 + random.below(60)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps), now = time + between + Double(step) / 100
            desk.move([
                Contact(id: Contact.ID(.finger, 901), place: place(-1, part), time: now),
                Contact(id: Contact.ID(.finger, 902), place: place(1, part), time: now),
            ])
        }
        let end = time + between + Double(steps) / 100 + 0.02
        desk.up(901, at: end)
        desk.up(902, at: end + 0.02)
        return true
    }

    private func pinches(gap: ClosedRange<CGFloat>, before: (inout Desk, inout Seeded) -> Void) -> (drawn: Int, still: Int, faults: Int) {
        var (drawn, still, faults) = (0, 0, 0)
        var (count, seed) = (0, UInt64(0))
        while count < 500 {
            seed += 1
            var random = Seeded(seed)
            var desk = Desk(HandSettings(turnsPage: true))
            before(&desk, &random)
            let (ink, page, moves) = (desk.dry.count, desk.page, desk.movesEnded)
            guard pinch(&desk, at: 20, gap: gap, &random) else { continue }
            count += 1
            if desk.dry.count != ink { drawn += 1 }
            if desk.page == page || desk.movesEnded != moves + 1 { still += 1 }
            if !desk.faults.isEmpty || desk.undone > 0 || !desk.wet.isEmpty { faults += 1 }
        }
        return (drawn, still, faults)
    }

    @Test func of500ThatLandTogetherAllMoveThePageAndNoneDraws() {
        let outcome = pinches(gap: 0...0.19) { _, _ in }
        #expect(outcome == (0, 0, 0))
    }

    @Test func of500ThatLandOneLongAfterTheOtherAllMoveThePageAndNoneDraws() {
        let outcome = pinches(gap: 0.2...3) { _, _ in }
        #expect(outcome == (0, 0, 0))
    }

    @Test func of500JustAfterWritingWithARestingHandAllMoveThePageAndNoneDraws() {
        let outcome = pinches(gap: 0...0.19) { desk, random in
            let side: CGFloat = random.chance(0.5) ? 1 : -1
            desk.down(1, 640 + side * 200, 600, at: 17)
            desk.down(2, 640, 300, at: 17.5)
            desk.sweep(2, from: CGPoint(x: 640, y: 300), to: CGPoint(x: 700, y: 310), at: 17.5)
            desk.up(2, at: 18)
            desk.up(1, at: 18.2)
        }
        #expect(outcome == (0, 0, 0))
    }
}
