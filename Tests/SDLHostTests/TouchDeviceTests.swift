import CSDL2
@testable import SDLHost
import Testing
import UIKit

@Suite("Touch devices that come and go")
struct TouchDeviceTests {
    private typealias State = TouchDeviceList.State
    private static let touchDevices: Set<Int64> = [8, 9]

    /// Pointers 4 and 6, touchscreen 8: what there is at the start.
    private static let plain = [4, 6, 8].map { State(id: $0, isUsable: true) }
    private static let disabled = [State(id: 4, isUsable: true), State(id: 6, isUsable: true), State(id: 8, isUsable: false, wasCut: true)]

    private func changes(through states: [[State]]) -> [[HostEvent.Device]] {
        var list = TouchDeviceList()
        _ = list.update(to: Self.plain, touchDevices: Self.touchDevices)
        return states.map { list.update(to: $0, touchDevices: Self.touchDevices) }
    }

    @Test("A touchscreen is told once when it goes and once when it is back")
    func goingAndComing() {
        let off = Self.disabled.map { State(id: $0.id, isUsable: $0.isUsable) }
        #expect(changes(through: [Self.disabled, off, Self.plain, Self.plain]) == [[.removed(8)], [], [.added(8)], []])
    }

    @Test("One that the server lists no more is gone")
    func unlisted() {
        #expect(changes(through: [Array(Self.plain.prefix(2)), Self.plain]) == [[.removed(8)], [.added(8)]])
    }

    @Test("One that was away and is back within one change has let go of its fingers")
    func cut() {
        let back = Self.plain.map { State(id: $0.id, isUsable: true, wasCut: true) }
        #expect(changes(through: [back]) == [[.removed(8), .added(8)]])
    }

    @Test("A new one is told when it can be used, not when it is plugged in")
    func new() {
        let unready = Self.plain + [State(id: 9, isUsable: false)]
        #expect(changes(through: [unready, Self.plain + [State(id: 9, isUsable: true)]]) == [[], [.added(9)]])
    }

    @Test("Other devices are nobody's business")
    func others() {
        let fewer = [State(id: 4, isUsable: false, wasCut: true), State(id: 8, isUsable: true), State(id: 12, isUsable: true)]
        #expect(changes(through: [fewer, Self.plain]) == [[], []])
    }

    @Test("A number that goes to a device of another kind is no touchscreen's any more")
    func reused() {
        var list = TouchDeviceList()
        _ = list.update(to: Self.plain, touchDevices: [8])
        let back = Self.plain.map { State(id: $0.id, isUsable: true, wasCut: $0.id == 8) }
        #expect(list.update(to: back, touchDevices: []) == [.removed(8)])
        #expect(list.usable == [])
    }

    @Test("The way through SDL's queue changes nothing", arguments: [.added(8), .removed(8), .removed(.max), .added(0)] as [HostEvent.Device])
    func queue(change: HostEvent.Device) {
        #expect(SDLTranslator.translate(DeviceEvent.event(change), state: .x11(1024, 720)) == .device(change))
    }

    @Test("What only wakes the loop tells of no device")
    func wake() {
        #expect(SDLTranslator.translate(SDLEvents.plain(SDL_USEREVENT), state: .x11(1024, 720)) == nil)
    }
}
