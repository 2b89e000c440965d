import UIKit

/// Which touch devices can be used now; tells what came and went from one state of the X server's devices to the next.
internal struct TouchDeviceList {
    /// One device of the server's, touch or not.
    struct State: Equatable {
        /// The number that SDL's finger events carry as their device.
        var id: Int64
        /// Enabled, and moving a pointer: only then does a program hear of it.
        var isUsable: Bool
        /// It went away in between, whether or not it is back: what touched then touches no more.
        var wasCut = false
    }

    private(set) var usable: Set<Int64> = []

    /// Takes over a new state: of every device there is, as the server tells it whenever one changes. O(devices).
    /// - Parameter touchDevices: the ids, among all, of those that have fingers.
    mutating func update(to states: [State], touchDevices: Set<Int64>) -> [HostEvent.Device] {
        // The server may have left out what is gone.
        var changes = usable.subtracting(states.map(\.id)).sorted().map { HostEvent.Device.removed($0) }
        usable.formIntersection(states.map(\.id))
        for state in states {
            if !state.isUsable || state.wasCut, usable.remove(state.id) != nil { changes.append(.removed(state.id)) }
            if state.isUsable, touchDevices.contains(state.id), usable.insert(state.id).inserted { changes.append(.added(state.id)) }
        }
        return changes
    }
}
