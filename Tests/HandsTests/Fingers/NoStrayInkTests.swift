import CoreGraphics
import Testing

@testable import Hands

@Suite("No stray ink") struct NoStrayInkTests {
    private let start = CGPoint(x: 200, y: 200)

    /// A stroke of a length and age, and a second finger beside it.
    private func secondFinger(afterLength length: CGFloat, age: TimeInterval) -> Desk {
        var desk = Desk()
        desk.down(1, start.x, start.y, at: 0)
        desk.drag(1, start.x + length / 2, start.y, at: age / 2)
        desk.drag(1, start.x + length, start.y, at: age * 0.9)
        desk.down(2, 320, 190, at: age)
        return desk
    }

    @Test(arguments: [(100.0, 0.149), (11.9, 0.6), (0.0, 0.15), (0.0, 0.0), (11.9, 0.1)])
    func aStrokeYoungerThan150MillisecondsOrShorterThan12PointsIsTakenBack(length: Double, age: Double) {
        var desk = secondFinger(afterLength: length, age: age)
        #expect(!desk.hasInk && desk.isMoving)
        desk.drag(1, start.x, start.y + 50, at: age + 0.1)
        desk.drag(2, 320, 240, at: age + 0.1)
        desk.up(1, at: age + 0.4)
        desk.up(2, at: age + 0.4)
        #expect(!desk.hasInk && desk.page != .identity && desk.movesEnded == 1 && desk.undone == 0 && desk.faults == [])
    }

    @Test(arguments: [(12.0, 0.15), (500.0, 3.0)])
    func aStrokePastBothLimitsGoesOnUndisturbed(length: Double, age: Double) {
        var desk = secondFinger(afterLength: length, age: age)
        #expect(desk.wet.count == 1 && !desk.isMoving)
        desk.sweep(2, from: CGPoint(x: 320, y: 190), to: CGPoint(x: 500, y: 190), at: age)
        desk.sweep(1, from: CGPoint(x: start.x + length, y: start.y), to: CGPoint(x: 700, y: 600), at: age + 0.2)
        desk.up(1, at: age + 0.5)
        desk.up(2, at: age + 0.5)
        #expect(desk.dry.count == 1 && desk.dry[0].readings.count == 23 && desk.page == .identity && desk.faults == [])
    }

    @Test func lateFingersAreIgnoredUntilAllAreUp() {
        var desk = secondFinger(afterLength: 100, age: 0.3)
        desk.up(1, at: 0.4)
        // The late one is still down: what lands now is late too.
        desk.drag(2, 330, 190, at: 0.45)
        desk.down(3, 600, 150, at: 0.5)
        desk.sweep(3, from: CGPoint(x: 600, y: 150), to: CGPoint(x: 700, y: 150), at: 0.5)
        desk.up(3, at: 0.8)
        desk.up(2, at: 0.8)
        #expect(desk.dry.count == 1)
        desk.down(4, 100, 100, at: 0.9)
        desk.up(4, at: 1)
        #expect(desk.dry.count == 2 && desk.page == .identity && desk.faults == [])
    }

    @Test func itNeverEatsThePreviousStroke() {
        var desk = Desk()
        desk.down(1, 100, 100, at: 0)
        desk.up(1, at: 0.05)
        desk.down(2, 110, 100, at: 0.08)
        desk.down(3, 220, 100, at: 0.1)
        #expect(desk.dry.map(\.id.number) == [1] && desk.wet.isEmpty)
        desk.up(2, at: 0.5)
        desk.up(3, at: 0.5)
        #expect(desk.dry.map(\.id.number) == [1] && desk.undone == 0 && desk.faults == [])
    }

    // MARK: Several fingers draw

    @Test func whereSeveralFingersDrawTenDoAtATime() {
        var desk = Desk(HandSettings(severalFingersDraw: true))
        for number in 1...11 { desk.down(number, CGFloat(number) * 60, 100, at: 0) }
        #expect(desk.wet.count == 10)
        for number in 1...11 { desk.drag(number, CGFloat(number) * 60, 300, at: 0.1) }
        for number in 1...11 { desk.up(number, at: 0.2) }
        #expect(desk.dry.count == 10 && desk.page == .identity && desk.undone == 0 && desk.redone == 0 && desk.faults == [])
    }

    @Test func whereSeveralFingersDrawOnlyACancelTakesInkBack() {
        var desk = Desk(HandSettings(severalFingersDraw: true))
        for number in 1...3 { desk.down(number, CGFloat(number) * 60, 100, at: 0.02 * Double(number)) }
        desk.up(1, at: 0.1)
        desk.up(2, at: 0.1)
        desk.cancel(Contact.ID(.finger, 3))
        #expect(desk.dry.count == 2 && desk.wet.isEmpty && desk.undone == 0 && desk.redone == 0 && desk.faults == [])
    }

    @Test func tenFingersWhoseLiftingWasLostDoNotKeepTheOthersFromDrawing() {
        var desk = Desk(HandSettings(severalFingersDraw: true))
        for number in 1...10 { desk.down(number, CGFloat(number) * 60, 100, at: 0) }
        desk.down(11, 30, 30, at: 4)
        desk.up(11, at: 4.1)
        #expect(desk.dry.count == 11 && desk.wet.isEmpty && desk.faults == [])
    }

    @Test func changingWhatFingersDoEndsWhatTheyDo() {
        var desk = Desk()
        desk.down(1, 100, 100, at: 0)
        desk.use(HandSettings(severalFingersDraw: true))
        #expect(desk.dry.count == 1)
        desk.drag(1, 200, 100, at: 0.2)
        desk.up(1, at: 0.3)
        #expect(desk.dry.count == 1 && desk.dry[0].readings.count == 1 && desk.faults == [])
    }
}
