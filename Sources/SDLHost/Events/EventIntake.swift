import UIKit

/// Where events enter, live and replayed alike, and the one place where some are turned away:
/// the mouse events that the system makes up from a finger, whose ink would be drawn twice.
internal enum EventIntake {
    static func admits(_ event: HostEvent) -> Bool {
        if case .mouse(let mouse) = event.kind { mouse.source != .finger } else { true }
    }
}
