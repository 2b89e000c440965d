/// Tells a view of what a pen does besides touching. On iOS that is a squeeze of its barrel; here it is the button there.
@MainActor
public final class UIPencilInteraction: UIInteraction {
    /// How far a squeeze has come.
    public enum Phase: Int, Sendable { case began, changed, ended, cancelled }

    /// The barrel is squeezed: its button is pressed.
    public struct Squeeze: Sendable {
        public let phase: Phase
        /// Seconds on the event clock.
        public let timestamp: TimeInterval
        /// Where the pen is over the glass.
        public let hoverPose: UIPencilHoverPose?
    }

    public private(set) weak var view: UIView?
    public weak var delegate: (any UIPencilInteractionDelegate)?
    public var isEnabled = true

    public init(delegate: (any UIPencilInteractionDelegate)? = nil) { self.delegate = delegate }

    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }
}

/// How a pen is held over a view.
public struct UIPencilHoverPose: Sendable {
    /// In the interaction's view.
    public let location: CGPoint
    /// The pen's angle to the surface in radians; π/2 is upright.
    public let altitudeAngle: CGFloat
}

/// Hears of a pen's squeezes.
@MainActor
public protocol UIPencilInteractionDelegate: AnyObject {
    /// It was squeezed, or let go, over the interaction's view while it did not touch.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}
