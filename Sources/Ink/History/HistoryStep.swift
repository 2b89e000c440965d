/// A step as history keeps it: what the drawing shows when the step counts the other way. Doing it and taking it back are the same
/// exchange, so a stroke is in the drawing or in one step and never in both.
struct HistoryStep: Sendable {
    enum Content: Sendable {
        case strokes([Slot])
        case everything(StrokeList)

        /// About how much memory its strokes take. O(strokes), or O(1) for everything.
        var bytes: Int {
            switch self {
            case .strokes(let slots): slots.reduce(0) { $0 + ($1.other?.bytes ?? 0) }
            case .everything(let list): list.bytes
            }
        }
    }

    /// Where the content is.
    enum Holding: Sendable {
        case memory(Content)
        case store(StoredBytes)
    }

    struct Slot: Sendable {
        let place: StrokePlace
        /// nil: nothing is there the other way.
        var other: Stroke?
    }

    let id: DrawingHistory.StepID
    private(set) var holding: Holding
    /// About how much memory its strokes take; nothing while they are in a store.
    private(set) var bytes: Int
    /// The names of its strokes while they are in a store and it has been undone: nobody else knows them.
    private var storedNames: [Stroke.ID] = []
    /// The places that the step gives to new strokes on top.
    let new: Range<StrokePlace>
    /// The pictures that the drawing shows when the step counts the other way; nil where it changes none. They stay in memory: their
    /// bytes are those of pictures that other steps or the drawing hold.
    private(set) var pictures: [PlacedPicture]?

    init(id: DrawingHistory.StepID, _ content: Content, new: Range<StrokePlace>, pictures: [PlacedPicture]? = nil) {
        (self.id, holding, self.new, self.pictures) = (id, .memory(content), new, pictures)
        bytes = content.bytes
    }

    /// Whether it took everything away and has it in memory.
    var holdsEverything: Bool {
        if case .memory(.everything(let list)) = holding { !list.isEmpty } else { false }
    }

    /// Whether it has strokes in memory and none of these places is its own already. O(slots).
    func canGoOn(_ more: [Slot]) -> Bool {
        guard case .memory(.strokes(let slots)) = holding else { return false }
        let own = Set(slots.lazy.map(\.place))
        return more.allSatisfy { !own.contains($0.place) }
    }

    /// Lets the step, which counts, do more. O(strokes of the step).
    /// - Parameter more: exchanged already, at places that the step did not touch.
    mutating func join(_ more: HistoryStep) {
        guard case .memory(.strokes(let known)) = holding, case .memory(.strokes(let added)) = more.holding else {
            preconditionFailure("only erasures in memory go on")
        }
        holding = .memory(.strokes((known + added).sorted { $0.place < $1.place }))
        bytes += more.bytes
    }

    /// The names of the strokes it holds. O(strokes).
    var names: [Stroke.ID] {
        switch holding {
        case .memory(.strokes(let slots)): slots.compactMap { $0.other?.id }
        case .memory(.everything): []
        case .store: storedNames
        }
    }

    /// Puts its strokes into a store. O(samples).
    /// - Parameter remembersNames: while it has been undone.
    /// - Throws: the store's error; the strokes stay in memory then.
    mutating func put(into store: any HistoryStore, _ archive: inout StrokeArchive, remembersNames: Bool) throws {
        guard case .memory(let content) = holding else { return }
        let stored = try StoredBytes(archive.bytes(of: content, about: bytes), in: store)
        storedNames = remembersNames ? names : []
        (holding, bytes) = (.store(stored), 0)
    }

    /// Gets its strokes back into memory, if they are not there. O(samples).
    /// - Throws: the store's error or `HistoryDamage`; nothing has changed then.
    mutating func fetch(_ archive: StrokeArchive) throws {
        guard case .store(let stored) = holding else { return }
        let content = try archive.content(of: stored.read())
        (holding, bytes, storedNames) = (.memory(content), content.bytes, [])
    }

    /// Exchanges the step's strokes and pictures with the drawing's. O(strokes of the step), or O(1) for everything.
    /// - Precondition: the strokes are in memory.
    mutating func exchange(with drawing: inout Drawing) -> DrawingChange {
        if let other = pictures { (pictures, drawing.pictures) = (drawing.pictures, other) }
        guard case .memory(let content) = holding else { preconditionFailure("fetch it first") }
        // Nobody else may hold the strokes, or they would be copied.
        holding = .memory(.strokes([]))
        switch content {
        case .strokes(var slots):
            if let last = slots.last?.place, last >= drawing.strokes.next { drawing.strokes.moveEnd(to: new.upperBound) }
            var removed: [PlacedStroke] = [], inserted: [PlacedStroke] = []
            bytes = 0
            for number in slots.indices {
                let (place, other) = (slots[number].place, slots[number].other)
                let shown = drawing.strokes.exchange(other, at: place)
                slots[number].other = shown
                bytes += shown?.bytes ?? 0
                if let shown { removed.append(PlacedStroke(shown, at: place)) }
                if let other { inserted.append(PlacedStroke(other, at: place)) }
            }
            if !new.isEmpty, inserted.isEmpty { drawing.strokes.moveEnd(to: new.lowerBound) }
            holding = .memory(.strokes(slots))
            return .strokes(removed: removed, inserted: inserted)
        case .everything(let other):
            let shown = drawing.strokes
            drawing.strokes = other
            (holding, bytes) = (.memory(.everything(shown)), shown.bytes)
            return .everything(removed: shown, inserted: other)
        }
    }
}
