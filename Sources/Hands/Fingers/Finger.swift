import CoreGraphics

/// A finger (or a mouse that drags the page) from its landing to its lifting, and what it is taken for.
struct Finger: Sendable {
    enum Role: Equatable, Sendable {
        /// Its ink is on the page and has no end yet.
        case drawing
        /// It has the page in hand, alone or with one other.
        case moving
        /// One of three or more that landed together, of which only a tap is meant for the page.
        case several
        /// No part in what happens unless it moves while a stroke may still be taken back: probably a palm, or else a finger that was
        /// not heard of for a while and may be gone.
        case resting(isPalm: Bool)
        /// A resting hand: it does nothing until it is up, and nobody waits for that.
        case palm
        /// It does nothing until it is up; what lands meanwhile is ignored too.
        case ignored
        /// With a pen near: it moves the page once it has moved itself.
        case waiting
    }

    let landing: Contact
    /// The latest reading.
    private(set) var last: Contact
    /// The farthest it ever was from where it landed, in points.
    private(set) var extent: CGFloat = 0
    var role: Role
    /// Where it was when it took its role, or when the finger that draws beside it landed.
    private(set) var mark: CGPoint
    /// How far it had been from where it landed until then: what rests trembles.
    private(set) var tremor: CGFloat = 0
    private var marked: TimeInterval
    /// It was past both limits before the latest reading: readings of two fingers of the same moment come one after the other.
    private(set) var wasPastTakingBack = false
    /// A palm by more than its place.
    var isSurePalm = false
    /// A palm for landing beside one, and for nothing else.
    var isBesidePalm = false
    /// Every reading so far, as long as its ink may have to appear once more; nil from then on.
    private(set) var readings: [Contact]?

    init(_ contact: Contact, role: Role) {
        (landing, last, mark, marked) = (contact, contact, contact.place, contact.time)
        self.role = role
        readings = [contact]
    }

    var id: Contact.ID { landing.id }

    mutating func read(_ contact: Contact) {
        wasPastTakingBack = isPastTakingBack(at: last.time)
        last = contact
        extent = max(extent, contact.place.distance(to: landing.place))
        if let count = readings?.count {
            if count < HandNumbers.provisionalSamples { readings!.append(contact) } else { readings = nil }
        }
    }

    /// From here on it is watched.
    mutating func setMark(at time: TimeInterval) { (mark, tremor, marked) = (last.place, extent, time) }

    /// For how long it has kept still, as far as is known; 0 when it does not.
    func rest(at time: TimeInterval) -> TimeInterval {
        if isStill { return age(at: time) }
        return way < HandNumbers.provisionalLength && tremor > 0 ? max(0, time - marked) : 0
    }

    /// How far it is from its mark.
    var way: CGFloat { last.place.distance(to: mark) }

    func age(at time: TimeInterval) -> TimeInterval { max(0, time - landing.time) }

    /// How long nothing was heard of it, in seconds; a microsecond more, as times that differ by a round number do so but for rounding.
    func silence(at time: TimeInterval) -> TimeInterval { max(0, time - last.time) + 1e-6 }

    /// Past both limits: what it does is meant.
    func isPastTakingBack(at time: TimeInterval) -> Bool {
        // Times that differ by a round number of milliseconds do so but for rounding.
        age(at: time) > HandNumbers.provisionalTime - 1e-6 && extent >= HandNumbers.provisionalLength
    }

    /// Whether it was past both limits before a time, at which it may have moved too.
    func wasPastTakingBack(before time: TimeInterval) -> Bool {
        wasPastTakingBack || (isPastTakingBack(at: time) && last.time < time)
    }

    /// Whether it tapped, lifting at this time.
    func isTap(at time: TimeInterval) -> Bool {
        age(at: time) < HandNumbers.tapDuration - 1e-6 && extent < HandNumbers.tapMovement
    }

    /// It has not moved from where it landed.
    var isStill: Bool { extent < HandNumbers.provisionalLength }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
