import CoreGraphics
import Testing

@testable import Hands

@Suite("A hand that rests") struct RestingHandTests {
    private let tip = CGPoint(x: 600, y: 300)

    /// A heel down below the fingertip, then a stroke.
    private func writeAbove(_ heel: CGPoint, restingFor rest: TimeInterval) -> Desk {
        var desk = Desk(HandSettings(turnsPage: true))
        desk.down(1, heel.x, heel.y, at: 0)
        desk.down(2, tip.x, tip.y, at: rest)
        desk.sweep(2, from: tip, to: CGPoint(x: 700, y: 320), at: rest)
        return desk
    }

    @Test(arguments: [CGPoint(x: 760, y: 500), CGPoint(x: 440, y: 500), CGPoint(x: 610, y: 700)])
    func aHeelThatRestedBeforeIsNoFirstFinger(heel: CGPoint) {
        var desk = writeAbove(heel, restingFor: 0.3)
        #expect(desk.wet.map(\.id.number) == [2])
        desk.up(2, at: 0.6)
        desk.up(1, at: 0.7)
        #expect(desk.dry.map(\.id.number) == [2] && desk.page == .identity && desk.faults == [])
    }

    @Test func aContactJudgedAPalmNeverStartsAPan() {
        var desk = writeAbove(CGPoint(x: 760, y: 500), restingFor: 0.3)
        desk.up(2, at: 0.6)
        // It slides with the hand, alone, and under the next stroke from its first moment on.
        desk.sweep(1, from: CGPoint(x: 760, y: 500), to: CGPoint(x: 900, y: 520), at: 0.6)
        desk.down(3, tip.x, tip.y, at: 0.9)
        desk.sweep(1, from: CGPoint(x: 900, y: 520), to: CGPoint(x: 990, y: 520), at: 0.9)
        desk.sweep(3, from: tip, to: CGPoint(x: 700, y: 320), at: 0.91)
        desk.up(3, at: 1.2)
        desk.up(1, at: 1.3)
        #expect(desk.dry.map(\.id.number) == [2, 3] && desk.page == .identity && desk.movesEnded == 0 && desk.faults == [])
    }

    @Test func aRunningStrokeIsNeverBrokenByAPalm() {
        var desk = Desk()
        desk.down(1, tip.x, tip.y, at: 0)
        desk.sweep(1, from: tip, to: CGPoint(x: 620, y: 300), at: 0)
        // Contacts come and go all the time, still, sliding and taking off.
        for step in 0..<200 {
            let time = 0.21 + Double(step) / 100
            desk.down(10 + step, 760 + CGFloat(step % 7) * 10, 500, at: time)
            desk.drag(10 + step, 760 + CGFloat(step % 40) * 10, 500, at: time + 0.003)
            desk.drag(1, 620 + CGFloat(step), 300, at: time + 0.005)
            if step > 3, step % 3 > 0 { desk.up(10 + step - 3, at: time + 0.006) }
        }
        desk.up(1, at: 3)
        #expect(desk.dry.count == 1 && desk.dry[0].readings.count == 221 && desk.page == .identity && desk.undone == 0 && desk.faults == [])
    }

    @Test func inkOfAPalmMayAppearAndIsTakenBack() {
        var desk = Desk()
        desk.down(1, 760, 500, at: 0)
        #expect(desk.wet.count == 1)
        desk.down(2, tip.x, tip.y, at: 0.25)
        #expect(desk.wet.map(\.id.number) == [2])
        desk.interruptAll()
        #expect(desk.dry.map(\.id.number) == [2] && desk.faults == [])
    }

    @Test func theHandToldBySettingsDecidesTheSide() {
        // Right below and to the left: a palm of the left hand, and of the right hand's none.
        for (side, draws) in [(HandSettings.Side.left, true), (.right, false)] {
            var desk = Desk(HandSettings(writingHand: side))
            desk.down(1, 400, 500, at: 0)
            desk.down(2, tip.x, tip.y, at: 0.3)
            #expect(desk.wet.count == (draws ? 1 : 0) && desk.isMoving == !draws && desk.faults == [])
        }
    }

    @Test func aStrokeThatAClusterUnderItMadeAPinchOfComesBackWhole() {
        var desk = Desk()
        desk.down(1, tip.x, tip.y, at: 0)
        desk.drag(1, tip.x + 3, tip.y, at: 0.01)
        desk.down(2, 760, 560, at: 0.02)
        #expect(!desk.hasInk)
        desk.drag(1, tip.x + 6, tip.y, at: 0.03)
        desk.down(3, 800, 600, at: 0.05)
        #expect(desk.wet.map(\.readings.count) == [3] && desk.page == .identity)
        desk.sweep(1, from: tip, to: CGPoint(x: 700, y: 320), at: 0.06)
        for number in 1...3 { desk.up(number, at: 0.5) }
        #expect(desk.dry.map(\.readings.count) == [23] && desk.page == .identity && desk.faults == [])
    }

    @Test func noStrokeIsLostForBeginningWhereAPalmWasJustNow() {
        var desk = writeAbove(CGPoint(x: 760, y: 500), restingFor: 0.3)
        desk.up(2, at: 0.6)
        desk.up(1, at: 0.65)
        desk.down(3, 765, 495, at: 0.75)
        desk.sweep(3, from: CGPoint(x: 765, y: 495), to: CGPoint(x: 900, y: 500), at: 0.75)
        desk.up(3, at: 1)
        #expect(desk.dry.map(\.readings.count) == [21, 21] && desk.page == .identity && desk.faults == [])
    }
}
