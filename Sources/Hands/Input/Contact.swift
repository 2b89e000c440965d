import CoreGraphics

/// One reading of a finger, pen or mouse on the window.
public struct Contact: Equatable, Sendable {
    /// What touches.
    public enum Kind: Sendable {
        case finger
        case pen
        /// A mouse with its button down.
        case mouse
    }

    /// What a contact is told by from its landing to its lifting. Numbers of different kinds do not clash.
    public struct ID: Hashable, Sendable {
        public var kind: Kind
        public var number: Int

        public init(_ kind: Kind, _ number: Int) { (self.kind, self.number) = (kind, number) }
    }

    public var id: ID
    /// Points of the window, y down.
    public var place: CGPoint
    /// Seconds on the event clock.
    public var time: TimeInterval
    /// 0…1; nil where the device reports none.
    public var pressure: CGFloat?
    /// Nothing was seen between the reading before and this one: no line leads here. It is passed on and means nothing else.
    public var isAfterGap: Bool

    public init(id: ID, place: CGPoint, time: TimeInterval, pressure: CGFloat? = nil, isAfterGap: Bool = false) {
        (self.id, self.place, self.time, self.pressure, self.isAfterGap) = (id, place, time, pressure, isAfterGap)
    }
}

extension Contact {
    /// Whether place and time can be reckoned with; a reading that cannot is as if it had never come.
    var isSound: Bool {
        // Written so that NaN fails the comparison.
        abs(place.x) <= HandNumbers.farthestPlace && abs(place.y) <= HandNumbers.farthestPlace && time.isFinite
    }
}

/// What a contact landed for, where the caller knows more than the contact says.
public enum LandingPurpose: Sendable {
    /// Whatever its kind is for.
    case usual
    /// A pop-up closed on it: it does nothing more until it is up.
    case closesPopUp
    /// The middle button, or a button with the space bar held: it drags the page.
    case movesPage
}
