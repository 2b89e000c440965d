import CoreGraphics
import Testing

@testable import Hands

/// Fingers, pens and mice at any moment, with lost and late liftings, equal and backward times, cancels, vanishing devices and changes
/// of everything that can be changed. What must hold after each event, `Desk` watches.
@Suite struct HandFuzzTests {
    private struct Player {
        var random: Seeded
        var desk = Desk(HandSettings(turnsPage: true))
        var down: [Contact] = []
        var time: TimeInterval = 0
        var count = 0

        init(seed: UInt64) { random = Seeded(seed) }

        mutating func place(near other: CGPoint? = nil) -> CGPoint {
            if random.chance(0.002) { return CGPoint(x: random.chance(0.5) ? .nan : .infinity, y: 1e12) }
            guard let other else { return random.point(in: CGRect(x: -50, y: -50, width: 1400, height: 900)) }
            let reach: CGFloat = random.chance(0.1) ? 400 : random.chance(0.3) ? 0 : 12
            return CGPoint(x: other.x + random.number(-reach...reach), y: other.y + random.number(-reach...reach))
        }

        mutating func step() {
            if random.chance(0.6) { time += Double(random.number(0...0.03)) }
            if random.chance(0.02) { time += Double(random.number(0...5)) }
            if random.chance(0.005) { time -= Double(random.number(0...1)) }
            switch random.below(1000) {
            case 0..<130: land()
            case 130..<780: move()
            case 780..<920: lift()
            case 920..<945: lose()
            case 945..<960: cancel()
            case 960..<970: vanish()
            case 970..<977: desk.interruptAll(); if random.chance(0.7) { down = [] }
            case 977..<987: desk.hover(random.number(0...1300), random.number(0...800), at: time)
            case 987..<992: desk.show(desk.page.zoomed(by: pow(2, random.number(-3...3)), about: place(near: .zero)))
            default: changeSettings()
            }
        }

        private mutating func land() {
            let kind = random.chance(0.85) ? Contact.Kind.finger : random.chance(0.5) ? .pen : .mouse
            // Ids that grow for ever, and ids that are used again, even while they are down.
            count += 1
            let number = random.chance(0.7) ? count : random.below(3)
            let beside = random.chance(0.4) ? down.last?.place : nil
            let contact = Contact(id: Contact.ID(kind, number), place: place(near: beside), time: time)
            let purpose = random.chance(0.03) ? LandingPurpose.closesPopUp : random.chance(0.03) ? .movesPage : .usual
            desk.land(contact, for: purpose)
            down.removeAll { $0.id == contact.id }
            if contact.place.x.isFinite { down.append(contact) }
        }

        private mutating func move() {
            guard !down.isEmpty else { return }
            var batch: [Contact] = []
            for _ in 0...random.below(3) {
                let index = random.below(down.count)
                let next = place(near: down[index].place)
                if next.x.isFinite, abs(next.x) < 5000, abs(next.y) < 5000 { down[index].place = next }
                batch.append(Contact(id: down[index].id, place: next, time: time))
            }
            if random.chance(0.01) { batch.append(Contact(id: Contact.ID(.finger, -7), place: .zero, time: time)) }
            desk.move(batch)
        }

        private mutating func lift() {
            guard !down.isEmpty else { return desk.up(-7, at: time) }
            var contact = down.remove(at: random.below(down.count))
            contact.time = random.chance(0.01) ? .nan : time
            if random.chance(0.2) { contact.place = place(near: contact.place) }
            desk.lift(contact)
        }

        /// Nobody hears of it again: the finger is up, and no one said so.
        private mutating func lose() { if !down.isEmpty { down.remove(at: random.below(down.count)) } }

        private mutating func cancel() {
            guard let id = down.randomElement(using: &random)?.id else { return }
            desk.cancel(id)
            if random.chance(0.8) { down.removeAll { $0.id == id } }
        }

        private mutating func vanish() {
            let gone = down.filter { $0.id.kind == .finger }.map(\.id)
            desk.interrupt(gone + [Contact.ID(.finger, -7)])
            if random.chance(0.8) { down.removeAll { gone.contains($0.id) } }
        }

        private mutating func changeSettings() {
            desk.use(HandSettings(
                fingers: [.draw, .draw, .draw, .move, .nothing][random.below(5)], severalFingersDraw: random.chance(0.3),
                turnsPage: random.chance(0.7), writingHand: [nil, .left, .right][random.below(3)]))
        }
    }

    @Test(arguments: 0..<20)
    func tenThousandEventsAtAnyMoment(seed: Int) {
        var player = Player(seed: UInt64(seed))
        for event in 0..<10000 {
            player.step()
            guard player.desk.faults.isEmpty else {
                Issue.record("event \(event): \(player.desk.faults)")
                return
            }
        }
        // All that is known to be down lifts; of the lost, the system tells when the window loses the focus.
        for contact in player.down { player.desk.lift(Contact(id: contact.id, place: contact.place, time: player.time)) }
        player.desk.interruptAll()
        #expect(player.desk.reader.fingersDown == 0 && player.desk.wet.isEmpty && !player.desk.isMoving && player.desk.faults == [])
        #expect(player.desk.dry.count > 100 && player.desk.movesEnded > 5)
        // And one finger draws.
        player.desk.use(HandSettings())
        player.desk.down(1_000_000, 10, 10, at: player.time + 20)
        #expect(player.desk.wet.count == 1)
    }

    /// Without lost liftings nobody need say anything for the glass to be known as empty.
    @Test(arguments: 100..<120)
    func noFingerIsLeftOverAfterAllAreUp(seed: Int) {
        var random = Seeded(UInt64(seed))
        var desk = Desk(HandSettings(turnsPage: true))
        var time: TimeInterval = 0
        for _ in 0..<100 {
            var down: [Int] = []
            for _ in 0...random.below(60) {
                time += Double(random.number(0...0.1))
                let number = random.below(6)
                if !down.contains(number) {
                    desk.down(number, random.number(0...1000), random.number(0...800), at: time)
                    down.append(number)
                } else if random.chance(0.6) {
                    desk.drag(number, random.number(0...1000), random.number(0...800), at: time)
                } else {
                    desk.up(number, at: time)
                    down.removeAll { $0 == number }
                }
            }
            for number in down { desk.up(number, at: time) }
            guard desk.reader.fingersDown == 0, desk.wet.isEmpty, !desk.isMoving, desk.faults.isEmpty else {
                Issue.record("\(desk.faults)")
                return
            }
        }
    }

    @Test func theSameContactsMeanTheSame() {
        var (one, other) = (Player(seed: 9), Player(seed: 9))
        for _ in 0..<3000 {
            one.step()
            other.step()
        }
        #expect(one.desk.dry.map(\.readings) == other.desk.dry.map(\.readings) && one.desk.page == other.desk.page)
    }
}
