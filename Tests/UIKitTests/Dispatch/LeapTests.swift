import Testing
import UIKitTesting

/// A window changes under a finger.
@MainActor @Suite struct LeapTests {
    let stage = Stage()
    var touch: TouchDriver { stage.touch }

    private var gaps: [Bool] { stage.view.calls.flatMap { call in call.touches.map(\.hasGap) } }

    /// What is seen of one finger at these places, with the window's change before the last.
    private func hasGap(_ change: HostEvent.Window?, _ places: [CGPoint]) -> Bool {
        touch.down(at: places[0])
        for place in places.dropFirst().dropLast() { touch.move(to: place) }
        if let change { touch.send(.window(change)) }
        touch.move(to: places[places.count - 1])
        defer { touch.up() }
        return stage.view.calls.last?.touches.first?.hasGap ?? false
    }

    @Test(arguments: [.resized(CGSize(width: 200, height: 400)), .displayScale(2)] as [HostEvent.Window])
    func afterAChangeNothingLeadsToAPlaceFarAway(change: HostEvent.Window) {
        #expect(hasGap(change, [at(50, 60), at(55, 60), at(140, 90)]))
    }

    @Test(arguments: [.resized(CGSize(width: 200, height: 400)), .displayScale(2)] as [HostEvent.Window])
    func whoGoesOnWhereTheyWereHasNoGap(change: HostEvent.Window) {
        #expect(!hasGap(change, [at(50, 60), at(55, 60), at(65, 70)]))
    }

    @Test func withoutAChangeALongWayIsAWay() {
        #expect(!hasGap(nil, [at(50, 60), at(55, 60), at(140, 90)]))
        #expect(!hasGap(.focusGained, [at(50, 60), at(55, 60), at(140, 90)]))
    }

    @Test func onlyTheFirstSampleAfterwardsLeaps() {
        touch.down(at: at(50, 60))
        touch.send(.window(.resized(CGSize(width: 200, height: 400))))
        touch.move(to: at(140, 90))
        #expect(stage.view.calls.last?.touches.first?.hasGap == true)
        touch.move(to: at(50, 60))
        #expect(stage.view.calls.last?.touches.first?.hasGap == false)
    }
}
