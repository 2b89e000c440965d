import UIKit

/// Where events enter, live and replayed alike, and the one place where some are turned away:
/// the mouse events that the system makes up from a finger, whose ink would be drawn twice.
internal struct EventIntake {
    /// How many were turned away.
    private(set) var droppedMouseTwins = 0

    mutating func admits(_ event: HostEvent) -> Bool {
        guard case .mouse(let mouse) = event.kind, mouse.source == .finger else { return true }
        droppedMouseTwins += 1
        return false
    }
}
