/// What touches the window, for as long as it is tracked.
internal enum Contact: Hashable, Sendable {
    case finger(device: Int64, id: Int64)
    /// The left button. The system moves one pointer however many mice there are.
    case mouse
    case pen

    var type: UITouch.TouchType {
        switch self {
        case .finger: .direct
        case .mouse: .indirectPointer
        case .pen: .pencil
        }
    }
}

/// One reading of a contact, before it becomes part of a touch.
internal struct TouchSample {
    enum Phase { case began, moved, ended, claimed }

    var contact: Contact
    var phase: Phase
    var hostWindow: HostWindowID
    /// The device it came from, where that can vanish on its own.
    var device: Int64?
    /// Points of the host window; nil where the contact was last seen.
    var location: CGPoint?
    /// Seconds on the event clock.
    var time: TimeInterval
    /// 0…1; nil where the device reports none.
    var pressure: CGFloat?
    /// `pressure` is a guess; the true one will come under this number.
    var estimate: Int64?
    /// Radians from the surface, π/2 upright.
    var altitude: CGFloat = .pi / 2
    /// Radians, clockwise from the window's x axis.
    var azimuth: CGFloat = 0
    /// It is a pen's other end.
    var isEraser = false
    /// The contact was out of sight just before.
    var hasGap = false
    /// Nobody told of it: it must have been.
    var isAssumed = false
}
