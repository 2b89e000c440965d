/// Follows the mouse pointer while no button is held: hover is never a touch.
@MainActor
internal final class HoverTracker {
    unowned let application: UIApplication
    private weak var window: UIWindow?
    private weak var view: UIView?
    private var shape: PointerShape?

    init(application: UIApplication) { self.application = application }

    /// The pointer is at `point` (points of the host window). O(views under it).
    func move(to point: CGPoint, in hostWindow: HostWindowID) {
        for candidate in application.windowsFrontToBack where candidate.hostWindow == hostWindow {
            let local = point.applying(candidate.transformToSuperview.inverted())
            guard let hit = candidate.hitTest(local, with: nil) else { continue }
            (window, view) = (candidate, hit)
            return hit.pointerHovered(at: local, in: candidate)
        }
        leave()
    }

    /// The same for a pen above the glass, whose nearness means something by itself.
    func movePencil(to point: CGPoint, in hostWindow: HostWindowID, at time: TimeInterval) {
        move(to: point, in: hostWindow)
        guard let view, let window else { return }
        view.pencilHovered(at: point.applying(window.transformToSuperview.inverted()), in: window, timestamp: time)
    }

    /// The pointer is over nothing of ours any more.
    func leave() {
        let left = (view, window)
        (view, window) = (nil, nil)
        if let view = left.0, let window = left.1 { view.pointerHovered(at: nil, in: window) }
    }

    /// Shows the pointer as what lies under it wants it, where that has changed. O(responders in the chain).
    func showShape() {
        guard let wanted = view?.pointerShape, wanted != shape else { return }
        shape = wanted
        application.services.show(wanted)
    }
}
