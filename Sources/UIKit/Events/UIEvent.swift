/// What responders are told about. For touches: one object for a whole sequence, from the first finger down to the last one up.
@MainActor
open class UIEvent {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        /// Scrolling by wheel or touchpad.
        case scroll = 10
    }

    /// What kind of motion, or what the remote control asks for.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    public let type: EventType
    public let subtype: EventSubtype
    /// Seconds on the event clock: when the latest thing it reports happened.
    public internal(set) final var timestamp: TimeInterval

    /// The keys that were held along when this was delivered.
    public internal(set) final var modifierFlags: UIKeyModifierFlags = []

    /// Every finger of the sequence that is down, or that goes up in this delivery, in order of landing.
    internal final var touches: [UITouch] = []
    /// Those of which this delivery tells something new.
    internal final var changedTouches: [UITouch] = []
    /// Two fingers were down at the same time.
    internal final var isMultiTouch = false

    internal init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval) {
        (self.type, self.subtype, self.timestamp) = (type, subtype, timestamp)
    }

    /// The touches of the sequence, resting ones included; nil for other events.
    public final var allTouches: Set<UITouch>? { type == .touches ? Set(touches) : nil }

    /// Those that landed in `window`.
    public final func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// Those that landed on `view`.
    public final func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// Every sample of `touch` since the previous delivery, oldest first; the last one shows what `touch` itself shows.
    /// Empty for a finger that rests, nil for a touch that is not in this event. O(samples).
    public final func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(where: { $0 === touch }) else { return nil }
        if touch.phase == .cancelled { return [UITouch(copying: touch, at: touch.present)] }
        return touch.samples.map { UITouch(copying: touch, at: $0) }
    }

    private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        type == .touches ? Set(touches.filter(isWanted)) : nil
    }
}

extension UIEvent: CustomStringConvertible {
    nonisolated public var description: String {
        MainActor.assumeIsolated {
            "<\(Swift.type(of: self)) type: \(type), timestamp: \(timestamp), touches: \(touches)>"
        }
    }
}
