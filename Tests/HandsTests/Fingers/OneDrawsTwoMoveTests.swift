import CoreGraphics
import Testing

@testable import Hands

@Suite("One finger draws, two fingers move the page") struct OneDrawsTwoMoveTests {
    @Test func oneFingerDrawsAtOnce() {
        var desk = Desk()
        desk.down(1, 100, 100, at: 0)
        #expect(desk.wet.count == 1)
        desk.sweep(1, from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), at: 0)
        desk.up(1, at: 0.3)
        #expect(desk.dry.count == 1 && desk.dry[0].readings.count == 21 && desk.page == .identity && desk.faults == [])
    }

    @Test func twoFingersMoveThePageWithNoModeSwitch() {
        var desk = Desk(HandSettings(turnsPage: true))
        desk.down(1, 100, 300, at: 0)
        desk.down(2, 300, 300, at: 0.05)
        desk.move([contact(1, 50, 400, 0.1), contact(2, 350, 100, 0.1)])
        // Both keep the points of the page they came down on.
        #expect(desk.page.windowPoint(CGPoint(x: 100, y: 300)).distance(to: CGPoint(x: 50, y: 400)) < 1e-6)
        #expect(desk.page.windowPoint(CGPoint(x: 300, y: 300)).distance(to: CGPoint(x: 350, y: 100)) < 1e-6)
        desk.up(1, at: 0.5)
        desk.up(2, at: 0.5)
        #expect(!desk.hasInk && desk.movesEnded == 1 && desk.undone == 0 && desk.faults == [])
        // And the next one draws on the page as it is now.
        desk.down(3, 100, 100, at: 1)
        desk.up(3, at: 1.1)
        #expect(desk.dry.count == 1)
    }

    @Test func theFingerThatStaysMovesThePageOn() {
        var desk = Desk()
        desk.down(1, 100, 300, at: 0)
        desk.down(2, 300, 300, at: 0.05)
        desk.move([contact(1, 50, 300, 0.1), contact(2, 350, 300, 0.1)])
        let page = desk.page
        desk.up(2, at: 0.5)
        desk.drag(1, 60, 320, at: 0.55)
        #expect(desk.page.scale == page.scale)
        #expect(desk.page.offset.distance(to: CGPoint(x: page.offset.x + 10, y: page.offset.y + 20)) < 1e-9)
        desk.down(3, 300, 300, at: 0.6)
        desk.move([contact(1, 110, 320, 0.65), contact(3, 250, 300, 0.65)])
        #expect(desk.page.scale < page.scale && !desk.hasInk)
        desk.up(1, at: 0.7)
        desk.up(3, at: 0.7)
        #expect(desk.movesEnded == 1 && desk.faults == [])
    }

    @Test func whereFingersMoveOneShiftsAndTwoZoom() {
        var desk = Desk(HandSettings(fingers: .move))
        desk.down(1, 100, 100, at: 0)
        desk.drag(1, 130, 90, at: 0.5)
        #expect(desk.page.offset == CGPoint(x: 30, y: -10))
        desk.down(2, 230, 90, at: 0.6)
        desk.move([contact(2, 330, 90, 0.7)])
        #expect(desk.page.scale == 2)
        // A third one is late.
        desk.down(3, 500, 500, at: 0.8)
        desk.drag(3, 600, 500, at: 0.9)
        #expect(desk.page.scale == 2)
        for number in 1...3 { desk.up(number, at: 1) }
        #expect(desk.page.scale == 2 && desk.movesEnded == 1 && !desk.hasInk && desk.faults == [])
    }

    @Test func whereFingersDoNothingTheyDoNothing() {
        var desk = Desk(HandSettings(fingers: .nothing))
        desk.down(1, 100, 100, at: 0)
        desk.down(2, 200, 100, at: 0.05)
        desk.up(1, at: 0.1)
        desk.up(2, at: 0.1)
        desk.down(3, 100, 100, at: 1)
        desk.sweep(3, from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100), at: 1)
        desk.up(3, at: 2)
        #expect(!desk.hasInk && desk.page == .identity && desk.undone == 0 && desk.faults == [])
    }

    @Test func theMiddleButtonAndTheSpaceBarDrag() {
        var desk = Desk()
        desk.land(contact(1, 100, 100, 0, .mouse), for: .movesPage)
        desk.drag(1, 150, 80, at: 0.1, .mouse)
        // Nothing a finger does meanwhile counts.
        desk.down(2, 200, 200, at: 0.2)
        desk.drag(2, 300, 200, at: 0.3)
        desk.up(1, at: 0.4, .mouse)
        desk.up(2, at: 0.5)
        #expect(desk.page.offset == CGPoint(x: 50, y: -20) && desk.movesEnded == 1 && !desk.hasInk && desk.faults == [])
    }

    @Test func fingersGoOnFromWhereAWheelOrAButtonPutThePage() {
        var desk = Desk()
        desk.down(1, 100, 300, at: 0)
        desk.down(2, 300, 300, at: 0.05)
        desk.move([contact(1, 50, 300, 0.1), contact(2, 350, 300, 0.1)])
        let page = PageTransform(scale: 5, rotation: 0, offset: CGPoint(x: 7, y: 8))
        desk.show(page)
        desk.move([contact(1, 60, 300, 0.2), contact(2, 360, 300, 0.2)])
        #expect(desk.page.offset.distance(to: CGPoint(x: 17, y: 8)) < 1e-9 && abs(desk.page.scale - 5) < 1e-9)
        desk.cancel(Contact.ID(.finger, 1))
        #expect(desk.page == page && desk.faults == [])
    }

    private func contact(_ number: Int, _ x: CGFloat, _ y: CGFloat, _ time: TimeInterval, _ kind: Contact.Kind = .finger) -> Contact {
        Contact(id: Contact.ID(kind, number), place: CGPoint(x: x, y: y), time: time)
    }
}
