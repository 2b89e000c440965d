/// Knows when a pen's barrel button means something: pressed in the air. In a stroke it is a slip of the hand.
internal struct SqueezeReader {
    private var isPressed = false
    private var isSqueezed = false

    /// What `pen` changes. O(1).
    /// - Parameter isTouching: the pen draws, before this event.
    mutating func change(in pen: HostEvent.Pen, isTouching: Bool) -> UIPencilInteraction.Phase? {
        defer { isPressed = pen.isBarrelPressed }
        if pen.isBarrelPressed, !isPressed, !isTouching {
            isSqueezed = true
            return .began
        }
        guard isSqueezed, !pen.isBarrelPressed else { return nil }
        isSqueezed = false
        return .ended
    }
}

extension UIApplication {
    /// Tells the innermost view under the pen that wants to know of squeezes; the end goes where the beginning went. O(views under it).
    internal final func deliver(
        _ phase: UIPencilInteraction.Phase, of pen: HostEvent.Pen, in hostWindow: HostWindowID, at time: TimeInterval
    ) {
        if phase == .began { squeezed = pencilInteraction(at: pen.location, in: hostWindow) }
        guard let interaction = squeezed, let view = interaction.view, let window = view.window else { return }
        if phase != .began { squeezed = nil }
        let local = pen.location.applying(window.transformToSuperview.inverted())
        let pose = UIPencilHoverPose(
            location: view.convert(local, from: nil), altitudeAngle: PenTilt.angles(tiltX: pen.tiltX, tiltY: pen.tiltY).altitude)
        interaction.delegate?.pencilInteraction(
            interaction, didReceiveSqueeze: UIPencilInteraction.Squeeze(phase: phase, timestamp: time, hoverPose: pose))
    }

    private func pencilInteraction(at point: CGPoint, in hostWindow: HostWindowID) -> UIPencilInteraction? {
        for window in windowsFrontToBack where window.hostWindow == hostWindow {
            guard let hit = window.hitTest(point.applying(window.transformToSuperview.inverted()), with: nil) else { continue }
            let views = sequence(first: hit) { $0.superview }
            return views.lazy.flatMap(\.interactions).compactMap { $0 as? UIPencilInteraction }.first(where: \.isEnabled)
        }
        return nil
    }
}
