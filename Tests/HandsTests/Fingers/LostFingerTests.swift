import CoreGraphics
import Testing

@testable import Hands

@Suite("Fingers that are lost") struct LostFingerTests {
    /// A finger that draws a line, and whether the page has moved or the line is missing.
    private func drawsALine(_ desk: inout Desk, _ number: Int, at time: TimeInterval) -> Bool {
        let (count, page) = (desk.dry.count, desk.page)
        desk.down(number, 300, 300, at: time)
        desk.sweep(number, from: CGPoint(x: 300, y: 300), to: CGPoint(x: 500, y: 250), at: time)
        desk.up(number, at: time + 0.4)
        return desk.dry.count > count && desk.dry.last?.id.number == number && desk.page == page && desk.faults == []
    }

    @Test(arguments: [1.0, 5, 100])
    func afterALostTapTheNextFingerDraws(pause: Double) {
        var desk = Desk()
        desk.down(1, 100, 100, at: 0)
        #expect(drawsALine(&desk, 2, at: pause))
    }

    @Test(arguments: [3.2, 5, 100])
    func afterALostStrokeTheNextFingerDrawsAndTheStrokeStays(pause: Double) {
        var desk = Desk()
        desk.down(1, 100, 100, at: 0)
        desk.sweep(1, from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), at: 0)
        #expect(drawsALine(&desk, 2, at: pause))
        #expect(desk.dry.map(\.id.number) == [1, 2])
    }

    @Test(arguments: [1.0, 5])
    func afterALostStrokeTheNextFingerIsNeverAPinch(pause: Double) {
        var desk = Desk()
        desk.down(1, 100, 100, at: 0)
        desk.sweep(1, from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), at: 0)
        desk.down(2, 300, 300, at: pause)
        desk.sweep(2, from: CGPoint(x: 300, y: 300), to: CGPoint(x: 500, y: 250), at: pause)
        #expect(desk.page == .identity && !desk.isMoving && desk.faults == [])
    }

    @Test(arguments: [0.3, 1, 5], [HandSettings.FingerUse.draw, .move])
    func afterAPinchWithALostFingerTheNextOneIsSingle(pause: Double, fingers: HandSettings.FingerUse) {
        if fingers == .move, pause < 1 { return }
        var desk = Desk(HandSettings(fingers: fingers))
        desk.down(1, 100, 100, at: 0)
        desk.down(2, 200, 100, at: 0.05)
        desk.drag(1, 50, 100, at: 0.2)
        desk.up(2, at: 0.4)
        desk.drag(1, 50, 101, at: 0.4)
        let scale = desk.page.scale
        desk.down(3, 300, 300, at: 0.4 + pause)
        desk.sweep(3, from: CGPoint(x: 300, y: 300), to: CGPoint(x: 500, y: 250), at: 0.4 + pause)
        desk.up(3, at: 1 + pause)
        #expect(desk.page.scale == scale && desk.dry.count == (fingers == .draw ? 1 : 0) && desk.faults == [])
    }

    @Test func afterAPinchThatLostBothFingersTheNextOneDraws() {
        var desk = Desk()
        desk.down(1, 100, 100, at: 0)
        desk.down(2, 200, 100, at: 0.05)
        desk.drag(1, 50, 100, at: 0.2)
        #expect(drawsALine(&desk, 3, at: 1.3))
        #expect(desk.movesEnded == 1)
    }

    @Test func aFingerThatWasOnlyStillIsAFingerOfAPinchOnceItMoves() {
        var desk = Desk(HandSettings(turnsPage: true))
        desk.down(1, 100, 100, at: 0)
        desk.down(2, 300, 100, at: 2)
        desk.drag(2, 305, 100, at: 2.05)
        desk.drag(1, 92, 100, at: 2.06)
        #expect(!desk.hasInk && desk.isMoving)
        desk.move([contact(1, 50, 100, 2.2), contact(2, 350, 100, 2.2)])
        #expect(abs(desk.page.scale - 1.5) < 1e-9)
        #expect(desk.page.windowPoint(CGPoint(x: 100, y: 100)).distance(to: CGPoint(x: 50, y: 100)) < 1e-6)
        desk.up(1, at: 2.5)
        desk.up(2, at: 2.5)
        #expect(!desk.hasInk && desk.faults == [])
    }

    @Test func anIdThatLandsAgainEndsWhatItDidFirst() {
        var desk = Desk()
        desk.down(0, 100, 100, at: 0)
        desk.sweep(0, from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), at: 0)
        #expect(drawsALine(&desk, 0, at: 0.5))
        #expect(desk.dry.count == 2 && desk.reader.fingersDown == 0)
    }

    @Test func aDeviceThatVanishesEndsItsStrokesAndKeepsThem() {
        var desk = Desk(HandSettings(severalFingersDraw: true))
        for number in 1...3 { desk.down(number, CGFloat(number) * 100, 100, at: 0) }
        desk.down(7, 50, 50, at: 0, .mouse)
        desk.interrupt([Contact.ID(.finger, 1), Contact.ID(.finger, 2), Contact.ID(.finger, 99)])
        #expect(desk.dry.map(\.id.number) == [1, 2])
        // Still heard of, they are nobody.
        desk.drag(1, 500, 500, at: 0.1)
        desk.up(1, at: 0.2)
        #expect(desk.dry.count == 2 && desk.dry[0].readings.count == 1 && desk.faults == [])
    }

    @Test func losingTheFocusEndsStrokesAndKeepsThemAndThePage() {
        var desk = Desk()
        desk.down(1, 100, 100, at: 0)
        desk.down(7, 50, 50, at: 0, .mouse)
        desk.interruptAll()
        #expect(desk.dry.count == 2 && desk.wet.isEmpty && desk.reader.fingersDown == 0)
        #expect(drawsALine(&desk, 2, at: 0.1))

        desk.down(3, 100, 100, at: 1)
        desk.down(4, 200, 100, at: 1)
        desk.drag(4, 300, 100, at: 1.1)
        let page = desk.page
        desk.interruptAll()
        #expect(desk.page == page && desk.movesEnded == 1 && desk.undone == 0)
        #expect(drawsALine(&desk, 5, at: 1.2))
    }

    @Test func anyNumberOfTimes() {
        var desk = Desk()
        for turn in 0..<50 {
            let time = Double(turn) * 2
            #expect(drawsALine(&desk, turn * 3, at: time))
            desk.down(turn * 3 + 1, 100, 100, at: time + 1)
            if turn % 2 == 0 { desk.down(turn * 3 + 2, 200, 100, at: time + 1) }
            desk.interruptAll()
        }
        #expect(desk.faults == [] && desk.reader.fingersDown == 0 && desk.page == .identity)
    }

    @Test func theTapThatClosesAPopUpDrawsNoDot() {
        var desk = Desk()
        desk.land(contact(1, 100, 100, 0), for: .closesPopUp)
        desk.drag(1, 150, 100, at: 0.1)
        // It is nobody's second finger either.
        #expect(drawsALine(&desk, 2, at: 0.15))
        desk.up(1, at: 0.8)
        for kind in [Contact.Kind.mouse, .pen] {
            desk.land(contact(8, 100, 100, 1, kind), for: .closesPopUp)
            desk.up(8, at: 1.1, kind)
        }
        #expect(desk.dry.count == 1 && desk.faults == [])
    }

    @Test func whatIsNotKnownIsAnsweredWithNothing() {
        var desk = Desk()
        desk.drag(1, 100, 100, at: 0)
        desk.up(1, at: 0)
        desk.cancel(Contact.ID(.finger, 1))
        desk.interrupt([Contact.ID(.pen, 1)])
        desk.down(1, .nan, 100, at: 0)
        desk.down(2, 100, 100, at: .infinity)
        desk.down(3, 1e300, 100, at: 0)
        #expect(!desk.hasInk && desk.reader.fingersDown == 0 && desk.faults == [])
        // In the midst of a stroke a reading that is none is left out.
        desk.down(4, 100, 100, at: 0)
        desk.drag(4, .nan, 100, at: 0.1)
        desk.drag(4, 120, 100, at: 0.2)
        desk.up(4, at: .nan)
        #expect(desk.dry.count == 1 && desk.dry[0].readings.count == 2 && desk.faults == [])
    }

    private func contact(_ number: Int, _ x: CGFloat, _ y: CGFloat, _ time: TimeInterval, _ kind: Contact.Kind = .finger) -> Contact {
        Contact(id: Contact.ID(kind, number), place: CGPoint(x: x, y: y), time: time)
    }
}
