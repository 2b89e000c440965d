import CoreGraphics

/// Says what contacts mean: ink, moving the page, undo, redo or nothing.
///
/// It is told every contact in the order of time and answers with what to do, in order. It has no clock: all it knows of time is what
/// it is told, so that the same contacts always mean the same. Contacts it does not know, and readings that are not finite, are
/// answered with nothing. An answer costs the number of fingers on the glass.
///
/// Ink is there at once and provisional: when a second finger lands before the first stroke is past both limits it is taken back and
/// the two move the page. See `HandNumbers` for the limits and `PalmGuard` for what counts as a palm.
public struct HandReader: Sendable {
    /// How the page is shown. It follows the fingers while they move it.
    public private(set) var page: PageTransform
    public private(set) var settings: HandSettings

    /// In the order they landed. Whoever is not here is not known, and does nothing until it lands again.
    var fingers: [Finger] = []
    /// Pens and mice that draw: their latest readings.
    var pointers: [Contact] = []
    var move: PageMove?
    var palms = PalmGuard()
    var taps = TapWatch()
    var pen = PenWatch()
    /// The last finger that moved the page to lift, if it had kept still.
    var leftBehind: Contact?
    /// Some finger that moved the page was no hand put down after writing.
    var moveIsMeant = false
    private var answer: [HandAction] = []

    public init(page: PageTransform = .identity, settings: HandSettings = HandSettings()) {
        self.page = page
        self.settings = settings
        palms.writingHand = settings.writingHand
    }

    /// Fingers that are on the glass as far as is known, whatever they do.
    public var fingersDown: Int { fingers.count }

    /// What a finger that lands at a time would do.
    public func fingerUse(at time: TimeInterval) -> HandSettings.FingerUse {
        settings.fingers == .draw && penIsNear(at: time) ? .move : settings.fingers
    }

    /// When `fingerUse(at:)` changes by itself, for whoever shows it; nil when it does not.
    public func wakeTime(after time: TimeInterval) -> TimeInterval? {
        settings.fingers == .draw && penIsNear(at: time) ? pen.momentEnds : nil
    }

    /// A contact lands. One whose id is known lost its lifting: what it did ends first.
    public mutating func landed(_ contact: Contact, for purpose: LandingPurpose = .usual) -> [HandAction] {
        lose([contact.id])
        if contact.isSound {
            if contact.id.kind == .pen { hearPen(contact.place, contact.time, touches: purpose == .usual) }
            switch (purpose, contact.id.kind) {
            case (.closesPopUp, _): break
            case (.movesPage, _): landToDrag(contact)
            case (.usual, .finger): landFinger(contact)
            case (.usual, _): landPointer(contact)
            }
        }
        return takeAnswer()
    }

    /// Contacts have moved: readings in the order of time, all that came at once.
    public mutating func moved(_ contacts: [Contact]) -> [HandAction] {
        for contact in contacts where contact.isSound { read(contact) }
        followMove()
        return takeAnswer()
    }

    /// A contact is up. Where it is not where it was last, it has moved first; a place that is not finite is none.
    public mutating func lifted(_ contact: Contact) -> [HandAction] {
        lift(contact)
        return takeAnswer()
    }

    /// The system took the contact for a gesture of its own: what it was part of is as if it had never been.
    public mutating func cancelled(_ id: Contact.ID) -> [HandAction] {
        takeBackAll(with: id)
        return takeAnswer()
    }

    /// Contacts will not be heard of again: their device vanished, say. What they drew stays, and so does the page.
    public mutating func interrupted(_ ids: [Contact.ID]) -> [HandAction] {
        lose(ids)
        return takeAnswer()
    }

    /// The same for every contact: the window lost the focus, was hidden or closes, or the screen turned.
    public mutating func interruptAll() -> [HandAction] {
        lose(pointers.map(\.id) + fingers.map(\.id))
        return takeAnswer()
    }

    /// A pen was heard of above the glass.
    public mutating func penHovers(at place: CGPoint, time: TimeInterval) -> [HandAction] {
        if Contact(id: Contact.ID(.pen, 0), place: place, time: time).isSound { hearPen(place, time, touches: false) }
        return takeAnswer()
    }

    /// What hands are for changes. Fingers on the glass end what they do and do nothing more, unless only turning or the hand changed.
    public mutating func use(_ settings: HandSettings) -> [HandAction] {
        if settings.fingers != self.settings.fingers || settings.severalFingersDraw != self.settings.severalFingersDraw {
            lose(fingers.map(\.id))
        }
        self.settings = settings
        palms.writingHand = settings.writingHand
        return takeAnswer()
    }

    /// Wheel, key, button or the window's size moved the page. Fingers that have it in hand go on from there.
    public mutating func show(_ page: PageTransform) {
        self.page = page
        let places = moverPlaces
        move?.rebase(on: page, fingers: places)
    }

    func penIsNear(at time: TimeInterval) -> Bool { pen.isNear(at: time) || pointers.contains { $0.id.kind == .pen } }

    // MARK: Answering

    mutating func say(_ action: HandAction) { answer.append(action) }

    private mutating func takeAnswer() -> [HandAction] {
        defer { answer = [] }
        return answer
    }

    func setOf(_ role: Finger.Role) -> [Int] { fingers.indices.filter { fingers[$0].role == role } }

    func index(of id: Contact.ID) -> Int? { fingers.firstIndex { $0.id == id } }

    /// The finger that draws, where one does.
    var drawer: Int? { fingers.firstIndex { $0.role == .drawing } }

    // MARK: The page in hand

    var moverPlaces: [CGPoint] { fingers.filter { $0.role == .moving }.map(\.last.place) }

    /// Those with the role take hold of the page, anew if need be.
    mutating func grip() {
        let places = moverPlaces
        if move == nil {
            move = PageMove(page: page, fingers: places, turns: settings.turnsPage)
            (leftBehind, moveIsMeant) = (nil, false)
            say(.moveBegan)
        } else {
            move?.grip(places)
        }
    }

    mutating func followMove() {
        let places = moverPlaces
        guard let shown = move?.move(to: places), shown != page else { return }
        page = shown
        say(.moved(page))
    }

    mutating func endMove() {
        guard move != nil else { return }
        move = nil
        say(.moveEnded)
    }

    mutating func takeBackMove() {
        guard let origin = move?.origin else { return }
        move = nil
        page = origin
        say(.moveTakenBack(page))
    }
}
