import UIKit

/// Mends what SDL says when the pointer leaves the window.
///
/// Its X11 part then sends one more motion, with the place forced onto the window's edge, and LEAVE right behind it; a button let go
/// outside is told at that same place. As ink, that is a line along the edge which nobody drew.
internal struct PointerExit {
    /// Where the pointer was when it had gone out; nil while it is inside.
    private var outside: CGPoint?
    /// The last two places told, for the last may be a forced one.
    private var places: (before: CGPoint, last: CGPoint) = (.zero, .zero)

    /// - Parameters:
    ///   - batch: what this drain gave so far; the forced motion is its last.
    ///   - pointer: the pointer's place in units of the window, where the system tells it beyond the window.
    /// - Returns: the leave event's kind, at the last place that is true.
    mutating func leave(_ batch: inout [HostEvent], pointer: (x: Int, y: Int)?, state: WindowState) -> HostEvent.Kind {
        let last: HostEvent.Mouse? = if case .mouse(let mouse) = batch.last?.kind, mouse.phase == .motion { mouse } else { nil }
        var place = places.last
        if let pointer, !state.contains(x: pointer.x, y: pointer.y) {
            place = state.point(x: CGFloat(pointer.x), y: CGFloat(pointer.y))
            if var moved = last {
                moved.location = place
                batch[batch.count - 1].kind = .mouse(moved)
            }
        } else if let last, PointerExit.isOnEdge(last.location, state) {
            // Nobody tells where it was, or it is back already.
            place = places.before
            batch.removeLast()
        }
        // A pointer still inside has gone under another window: its motion was a true one.
        outside = place
        return .mouse(HostEvent.Mouse(.leave, button: last?.button ?? 0, at: place, source: last?.source ?? .device(0), clicks: 0))
    }

    /// The event with its place set right, when the pointer is outside. `pointer` is asked only then: it costs a round trip.
    mutating func corrected(
        _ kind: HostEvent.Kind, pointer: @autoclosure () -> (x: Int, y: Int)?, state: WindowState
    ) -> HostEvent.Kind {
        guard case .mouse(var mouse) = kind, mouse.source != .finger else { return kind }
        if let outside, mouse.phase == .up {
            mouse.location = pointer().map { state.point(x: CGFloat($0.x), y: CGFloat($0.y)) } ?? outside
        } else {
            outside = nil
            places = (places.last, mouse.location)
        }
        return .mouse(mouse)
    }

    private static func isOnEdge(_ point: CGPoint, _ state: WindowState) -> Bool {
        let (x, y) = (point.x / state.pointsPerUnit, point.y / state.pointsPerUnit)
        return x < 0.5 || y < 0.5 || x > CGFloat(state.width) - 1.5 || y > CGFloat(state.height) - 1.5
    }
}
