import CoreGraphics
import Testing

@testable import Hands

@Suite("Taps of two and three fingers") struct TapTests {
    /// So many fingers side by side, each down for so long, and drifting so far.
    private func tap(_ count: Int, duration: TimeInterval, drift: CGFloat = 0, _ settings: HandSettings = HandSettings()) -> Desk {
        var desk = Desk(settings)
        for number in 0..<count { desk.down(number, 200 + CGFloat(number) * 80, 300, at: Double(number) / 100) }
        for number in 0..<count where drift > 0 { desk.drag(number, 200 + CGFloat(number) * 80, 300 + drift, at: 0.08) }
        for number in 0..<count { desk.up(number, at: Double(number) / 100 + duration) }
        return desk
    }

    @Test(arguments: [HandSettings.FingerUse.draw, .move])
    func twoFingerTapUndoes(fingers: HandSettings.FingerUse) {
        let desk = tap(2, duration: 0.249, drift: 11.9, HandSettings(fingers: fingers, turnsPage: true))
        #expect(desk.undone == 1 && desk.redone == 0 && !desk.hasInk && desk.page == .identity && desk.faults == [])
    }

    @Test(arguments: [HandSettings.FingerUse.draw, .move])
    func threeFingerTapRedoes(fingers: HandSettings.FingerUse) {
        let desk = tap(3, duration: 0.249, drift: 11.9, HandSettings(fingers: fingers, turnsPage: true))
        #expect(desk.undone == 0 && desk.redone == 1 && !desk.hasInk && desk.page == .identity && desk.faults == [])
    }

    @Test(arguments: [2, 3], [(0.25, 0.0), (0.1, 12.0), (3.0, 0.0)])
    func aLongOrDriftingTouchDoesNot(count: Int, touch: (duration: Double, drift: Double)) {
        let desk = tap(count, duration: touch.duration, drift: touch.drift)
        #expect(desk.undone == 0 && desk.redone == 0 && !desk.hasInk && desk.faults == [])
    }

    @Test func aFingerThatDriftedAndCameBackDidNotTap() {
        var desk = Desk()
        desk.down(1, 200, 300, at: 0)
        desk.down(2, 280, 300, at: 0)
        desk.drag(1, 212, 300, at: 0.05)
        desk.drag(1, 200, 300, at: 0.1)
        desk.up(1, at: 0.15)
        desk.up(2, at: 0.15)
        #expect(desk.undone == 0 && desk.movesEnded == 1 && desk.faults == [])
    }

    @Test func eachContactCountsByItself() {
        var desk = Desk()
        desk.down(1, 200, 300, at: 0)
        desk.down(2, 280, 300, at: 0.2)
        desk.up(1, at: 0.24)
        desk.up(2, at: 0.44)
        #expect(desk.undone == 1)
        desk.down(1, 200, 300, at: 1)
        desk.down(2, 280, 300, at: 1.2)
        desk.up(1, at: 1.3)
        desk.up(2, at: 1.4)
        #expect(desk.undone == 1 && !desk.hasInk && desk.faults == [])
    }

    @Test func fourFingersThatTapDoNothing() {
        let desk = tap(4, duration: 0.1)
        #expect(desk.undone == 0 && desk.redone == 0 && !desk.hasInk && desk.faults == [])
    }

    @Test func tapsOneAfterTheOtherEachCount() {
        var desk = Desk()
        for (count, fingers) in [2, 2, 3, 2].enumerated() {
            let time = Double(count) * 0.3
            for number in 0..<fingers { desk.down(number, 200 + CGFloat(number) * 80, 300, at: time) }
            for number in 0..<fingers { desk.up(number, at: time + 0.1) }
        }
        #expect(desk.undone == 3 && desk.redone == 1 && !desk.hasInk && desk.page == .identity && desk.faults == [])
    }

    @Test(arguments: [HandSettings.Side.left, .right])
    func tapsCountJustAfterWritingWithARestingHandToo(side: HandSettings.Side) {
        let side: CGFloat = side == .right ? 1 : -1
        var desk = Desk()
        desk.down(1, 640 + side * 200, 600, at: 0)
        desk.down(2, 640, 300, at: 0.5)
        desk.sweep(2, from: CGPoint(x: 640, y: 300), to: CGPoint(x: 700, y: 310), at: 0.5)
        desk.up(2, at: 1)
        desk.up(1, at: 1.2)
        #expect(desk.dry.map(\.id.number) == [2])
        desk.down(3, 640, 300, at: 2)
        desk.down(4, 640 + side * 80, 345, at: 2.01)
        desk.up(3, at: 2.1)
        desk.up(4, at: 2.1)
        #expect(desk.undone == 1 && desk.dry.count == 1)
        for (number, place) in [CGPoint(x: 560, y: 310), CGPoint(x: 640, y: 290), CGPoint(x: 720, y: 315)].enumerated() {
            desk.down(5 + number, place.x, place.y, at: 3 + Double(number) / 100)
        }
        for number in 5...7 { desk.up(number, at: 3.15) }
        #expect(desk.redone == 1 && desk.dry.count == 1 && desk.faults == [])
    }

    @Test(arguments: [0, 1, 2])
    func aCancelledTapDoesNothing(number: Int) {
        var desk = Desk()
        for number in 0..<3 { desk.down(number, 200 + CGFloat(number) * 80, 300, at: 0) }
        desk.cancel(Contact.ID(.finger, number))
        for number in 0..<3 { desk.up(number, at: 0.1) }
        #expect(desk.undone == 0 && desk.redone == 0 && !desk.hasInk && desk.faults == [])
    }

    // MARK: The desktop's gestures

    private enum Ending: CaseIterable { case ups, cancels, nothing }

    @Test(arguments: [3, 4], [0.0, 0.02, 0.05])
    func fingersMovingTogetherLeaveNoInkAndChangeNothing(count: Int, between: Double) {
        for fingers in [HandSettings.FingerUse.draw, .move] {
            for ending in Ending.allCases {
                var desk = Desk(HandSettings(fingers: fingers, turnsPage: true))
                for number in 0..<count {
                    desk.down(number, 200 + CGFloat(number) * 80, 200, at: Double(number) * between)
                    for other in 0...number { desk.drag(other, 200 + CGFloat(other) * 80, 204, at: Double(number) * between) }
                }
                for step in 1...30 {
                    for number in 0..<count {
                        desk.drag(number, 200 + CGFloat(number) * 80, 204 + CGFloat(step) * 10, at: 0.2 + Double(step) / 100)
                    }
                }
                for number in 0..<count {
                    if ending == .ups { desk.up(number, at: 0.6) }
                    if ending == .cancels { desk.cancel(Contact.ID(.finger, number)) }
                }
                #expect(!desk.hasInk && desk.page == .identity && desk.movesEnded == 0 && desk.undone + desk.redone == 0)
                // The next finger draws.
                desk.down(9, 100, 100, at: 2)
                desk.sweep(9, from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100), at: 2)
                desk.up(9, at: 2.5)
                #expect(desk.dry.count == (fingers == .draw ? 1 : 0) && desk.faults == [], "\(ending)")
            }
        }
    }
}
