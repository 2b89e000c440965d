import CSDL2
@testable import SDLHost
import Testing
import UIKit

@Suite("The pointer leaves the window")
struct PointerExitTests {
    private let state = WindowState.x11(100, 100)

    private func drag(_ x: CGFloat, _ y: CGFloat) -> HostEvent.Mouse { HostEvent.Mouse(.motion, at: CGPoint(x: x, y: y), clicks: 0) }

    /// A drag through `places`, told one by one, and then out.
    private func leave(
        after places: [(CGFloat, CGFloat)], pointer: (x: Int, y: Int)?, state: WindowState
    ) -> (batch: [HostEvent.Kind], leave: HostEvent.Kind, exit: PointerExit) {
        var exit = PointerExit()
        var batch = places.map { HostEvent(time: 0, kind: exit.corrected(.mouse(drag($0.0, $0.1)), pointer: nil, state: state)) }
        let leave = exit.leave(&batch, pointer: pointer, state: state)
        return (batch.map(\.kind), leave, exit)
    }

    private func left(_ x: CGFloat, _ y: CGFloat) -> HostEvent.Kind {
        .mouse(HostEvent.Mouse(.leave, at: CGPoint(x: x, y: y), clicks: 0))
    }

    @Test("The place forced onto the edge becomes the true one outside")
    func replaced() {
        let (batch, leave, _) = leave(after: [(50, 50), (99, 80)], pointer: (140, 95), state: state)
        #expect(batch == [.mouse(drag(50, 50)), .mouse(drag(140, 95))])
        #expect(leave == left(140, 95))
    }

    @Test("Where the system tells no place outside, the forced one is dropped", arguments: [
        (0, 30), (99, 30), (30, 0), (30, 99),
    ] as [(CGFloat, CGFloat)])
    func dropped(x: CGFloat, y: CGFloat) {
        let (batch, leave, _) = leave(after: [(50, 50), (x, y)], pointer: nil, state: state)
        #expect(batch == [.mouse(drag(50, 50))])
        #expect(leave == left(50, 50))
        // So too when the pointer is back before anybody could ask.
        let back = self.leave(after: [(50, 50), (x, y)], pointer: (20, 20), state: state)
        #expect(back.batch == [.mouse(drag(50, 50))] && back.leave == left(50, 50))
    }

    @Test("A true place inside stays: another window came over the pointer")
    func covered() {
        for pointer in [(x: 60, y: 61), nil] as [(x: Int, y: Int)?] {
            let (batch, leave, _) = leave(after: [(50, 50), (60, 61)], pointer: pointer, state: state)
            #expect(batch == [.mouse(drag(50, 50)), .mouse(drag(60, 61))])
            #expect(leave == left(60, 61))
        }
    }

    @Test("A button let go outside is told where the pointer is")
    func upOutside() {
        var (_, _, exit) = leave(after: [(50, 50), (99, 80)], pointer: (140, 95), state: state)
        let up = HostEvent.Kind.mouse(HostEvent.Mouse(.up, at: CGPoint(x: 99, y: 80)))
        #expect(exit.corrected(up, pointer: (150, 20), state: state) == .mouse(HostEvent.Mouse(.up, at: CGPoint(x: 150, y: 20))))
        #expect(exit.corrected(up, pointer: nil, state: state) == .mouse(HostEvent.Mouse(.up, at: CGPoint(x: 140, y: 95))))
        // Back inside, what SDL says is true again.
        #expect(exit.corrected(.mouse(drag(10, 10)), pointer: nil, state: state) == .mouse(drag(10, 10)))
        #expect(exit.corrected(up, pointer: (1, 1), state: state) == up)
    }

    @Test("Places are points")
    func scale() {
        let (batch, leave, _) = leave(after: [(25, 25), (49.5, 40)], pointer: (140, 90), state: .x11(100, 100, scale: 2))
        #expect(batch.last == .mouse(drag(70, 45)))
        #expect(leave == left(70, 45))
    }

    @Test("Fingers are nobody's pointer")
    func fingers() {
        var (_, _, exit) = leave(after: [(50, 50), (99, 80)], pointer: (140, 95), state: state)
        let finger = HostEvent.Kind.finger(.init(.motion, id: 1, at: CGPoint(x: 5, y: 5)))
        #expect(exit.corrected(finger, pointer: (1, 1), state: state) == finger)
        var batch = [HostEvent(time: 0, kind: finger)]
        _ = exit.leave(&batch, pointer: (200, 200), state: state)
        #expect(batch.map(\.kind) == [finger])
    }
}
