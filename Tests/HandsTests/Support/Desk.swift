import CoreGraphics

@testable import Hands

/// Does what a reader says, as a canvas would, and notes where it says what it must not.
struct Desk {
    var reader: HandReader
    /// Ink that may still be taken back.
    private(set) var wet: [(id: Contact.ID, readings: [Contact])] = []
    /// Ink that stays, in the order it was finished.
    private(set) var dry: [(id: Contact.ID, readings: [Contact])] = []
    private(set) var undone = 0
    private(set) var redone = 0
    private(set) var page: PageTransform
    private(set) var isMoving = false
    private(set) var movesEnded = 0
    private(set) var faults: [String] = []
    private var told: Set<Contact.ID> = []

    init(page: PageTransform = .identity, _ settings: HandSettings = HandSettings()) {
        reader = HandReader(page: page, settings: settings)
        self.page = page
    }

    /// Everything that can be seen, taken together.
    var hasInk: Bool { !wet.isEmpty || !dry.isEmpty }

    // MARK: What happens

    mutating func land(_ contact: Contact, for purpose: LandingPurpose = .usual) {
        told.insert(contact.id)
        follow(reader.landed(contact, for: purpose))
    }

    mutating func move(_ contacts: [Contact]) { follow(reader.moved(contacts)) }
    mutating func lift(_ contact: Contact) { follow(reader.lifted(contact)) }
    mutating func cancel(_ id: Contact.ID) { follow(reader.cancelled(id)) }
    mutating func interrupt(_ ids: [Contact.ID]) { follow(reader.interrupted(ids)) }
    mutating func interruptAll() { follow(reader.interruptAll()) }
    mutating func hover(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
        follow(reader.penHovers(at: CGPoint(x: x, y: y), time: time))
    }
    mutating func use(_ settings: HandSettings) { follow(reader.use(settings)) }
    mutating func show(_ page: PageTransform) {
        reader.show(page)
        self.page = page
    }

    // MARK: Short forms

    mutating func down(_ number: Int, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval, _ kind: Contact.Kind = .finger) {
        land(contact(number, x, y, time, kind))
    }

    mutating func drag(_ number: Int, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval, _ kind: Contact.Kind = .finger) {
        move([contact(number, x, y, time, kind)])
    }

    /// Lifts where it last was: a place that is not finite is none.
    mutating func up(_ number: Int, at time: TimeInterval, _ kind: Contact.Kind = .finger) {
        lift(contact(number, .nan, .nan, time, kind))
    }

    /// A straight way in steps of a hundredth of a second.
    mutating func sweep(_ number: Int, from start: CGPoint, to end: CGPoint, at time: TimeInterval, steps: Int = 20) {
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            drag(
                number, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part,
                at: time + Double(step) / 100)
        }
    }

    private func contact(_ number: Int, _ x: CGFloat, _ y: CGFloat, _ time: TimeInterval, _ kind: Contact.Kind) -> Contact {
        Contact(id: Contact.ID(kind, number), place: CGPoint(x: x, y: y), time: time)
    }

    // MARK: Doing as told

    private mutating func follow(_ actions: [HandAction]) {
        for action in actions { follow(action) }
        if page != reader.page { faults.append("the page is \(reader.page), and nobody said so") }
    }

    private mutating func follow(_ action: HandAction) {
        switch action {
        case .begin(let contact):
            if !told.contains(contact.id) || wet.contains(where: { $0.id == contact.id }) { faults.append("\(action)") }
            if isMoving { faults.append("ink while the page moves") }
            wet.append((contact.id, [contact]))
        case .extend(let contact):
            guard let index = wet.firstIndex(where: { $0.id == contact.id }) else { return faults.append("\(action)") }
            wet[index].readings.append(contact)
        case .end(let id):
            guard let index = wet.firstIndex(where: { $0.id == id }) else { return faults.append("\(action)") }
            dry.append(wet.remove(at: index))
        case .takeBack(let id):
            guard let index = wet.firstIndex(where: { $0.id == id }) else { return faults.append("\(action)") }
            wet.remove(at: index)
        case .moveBegan:
            if isMoving || !wet.isEmpty { faults.append("\(action) with \(wet.count) strokes") }
            isMoving = true
        case .moved(let page):
            if !isMoving || !wet.isEmpty { faults.append("\(action)") }
            self.page = page
            checkPage()
        case .moveEnded:
            if !isMoving { faults.append("\(action)") }
            isMoving = false
            movesEnded += 1
        case .moveTakenBack(let page):
            if !isMoving { faults.append("\(action)") }
            isMoving = false
            self.page = page
            checkPage()
        case .undo: undone += 1
        case .redo: redone += 1
        }
    }

    private mutating func checkPage() {
        let isSound = HandNumbers.scales.contains(page.scale) && page.rotation.isFinite && page.offset.x.isFinite && page.offset.y.isFinite
        if !isSound { faults.append("\(page)") }
    }
}
