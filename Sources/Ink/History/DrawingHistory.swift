/// A drawing with unlimited undo and redo. Undo and redo cost O(strokes of the step), and O(1) for a clear; what lies in a store has to be
/// read first.
public struct DrawingHistory: Sendable {
    /// Tells steps apart; never used twice in one history.
    public struct StepID: Hashable, Sendable {
        let number: UInt64
    }

    public private(set) var drawing: Drawing
    /// Steps in order; those from `undoDepth` on have been undone.
    var steps: [HistoryStep] = []
    /// Steps that can be undone.
    public private(set) var undoDepth = 0
    /// Where each stroke has its place while it is in the drawing, and while it is not.
    private var places: [Stroke.ID: StrokePlace] = [:]
    private var nextStep: UInt64 = 0
    /// All that the drawing or one of its steps shows, or did.
    var pictures: [Picture.ID: Picture] = [:]
    /// What happened and nobody has taken yet; nil while nobody wants it (`keepRecords`).
    var records: [HistoryRecord]?
    var overflow: HistoryOverflow

    /// A history that starts with `drawing` and nothing to undo. O(strokes).
    /// - Parameter limit: nil keeps all in memory.
    public init(_ drawing: Drawing = Drawing(), limit: HistoryLimit? = nil) {
        self.drawing = drawing
        overflow = HistoryOverflow(limit)
        for placed in drawing.strokes.placed { places[placed.stroke.id] = placed.place }
        for placed in drawing.pictures { pictures[placed.picture.id] = placed.picture }
    }

    /// Steps that can be redone.
    public var redoDepth: Int { steps.count - undoDepth }

    /// The step that undo takes back next.
    public var lastStep: StepID? { undoDepth > 0 ? steps[undoDepth - 1].id : nil }

    /// The place of a stroke of the drawing; nil when it is not there (any more).
    public func place(of id: Stroke.ID) -> StrokePlace? {
        guard let place = places[id], drawing.strokes[place]?.id == id else { return nil }
        return place
    }

    /// Whether the drawing or one of the steps has, or had, a stroke of this name.
    public func knows(_ id: Stroke.ID) -> Bool { places[id] != nil }

    /// A name that no stroke of the drawing or its steps has, nor any after it. O(strokes).
    public var firstFreeName: Stroke.ID { Stroke.ID((places.keys.lazy.map(\.rawValue).max() ?? 0) &+ 1) }
}

// MARK: - Steps

extension DrawingHistory {
    /// Puts strokes on top as one step and forgets what could be redone; no strokes are no step. O(these strokes).
    /// - Precondition: no stroke of the drawing or its history has one of their names.
    /// - Returns: what changed; nil when there was no step.
    @discardableResult
    public mutating func add(_ strokes: [Stroke]) -> DrawingChange? {
        guard !strokes.isEmpty else { return nil }
        forgetRedo()
        let first = drawing.strokes.next
        let slots = strokes.enumerated().map { HistoryStep.Slot(place: first.advanced(by: $0), other: $1) }
        return push(.strokes(slots), new: first..<first.advanced(by: strokes.count))
    }

    /// Takes strokes away, wherever they lie, as one step and forgets what could be redone. Names that are not in the drawing do not
    /// count; without others there is no step. O(these strokes).
    /// - Parameter step: an erasure; when it is still `lastStep`, these strokes go away with it instead of in a step of their own.
    /// - Returns: what changed; nil when there was no step.
    @discardableResult
    public mutating func erase(_ ids: some Sequence<Stroke.ID>, joining step: StepID? = nil) -> DrawingChange? {
        let gone = Set(ids.compactMap { place(of: $0) }).sorted()
        guard !gone.isEmpty else { return nil }
        forgetRedo()
        let slots = gone.map { HistoryStep.Slot(place: $0, other: nil) }
        if let step, step == lastStep, let change = join(slots) { return change }
        return push(.strokes(slots), new: drawing.strokes.next..<drawing.strokes.next)
    }

    /// Puts strokes where others are, as one step, and forgets what could be redone. Names that are not in the drawing do not count;
    /// without others there is no step. O(these strokes).
    /// - Parameter replacements: the stroke for each that goes, under a name of its own.
    /// - Returns: what changed; nil when there was no step.
    @discardableResult
    public mutating func replace(_ replacements: [Stroke.ID: Stroke]) -> DrawingChange? {
        let slots = replacements.compactMap { id, stroke in place(of: id).map { HistoryStep.Slot(place: $0, other: stroke) } }
        guard !slots.isEmpty else { return nil }
        forgetRedo()
        return push(.strokes(slots.sorted { $0.place < $1.place }), new: drawing.strokes.next..<drawing.strokes.next)
    }

    /// Takes everything away as one step and forgets what could be redone; on an empty drawing it is no step. O(1).
    /// - Returns: what changed; nil when there was no step.
    @discardableResult
    public mutating func clear() -> DrawingChange? {
        guard !drawing.isEmpty else { return nil }
        forgetRedo()
        return push(
            .everything(drawing.strokes.emptied), new: drawing.strokes.next..<drawing.strokes.next,
            pictures: drawing.pictures.isEmpty ? nil : [])
    }

    /// Takes the last step back.
    /// - Returns: what changed; nil when there is no step, or its strokes cannot be read from where they are (`HistoryLimit.failed`).
    @discardableResult
    public mutating func undo() -> DrawingChange? {
        guard undoDepth > 0, let change = exchange(undoDepth - 1, depth: undoDepth - 1) else { return nil }
        note(.undo, depth: undoDepth + 1)
        return change
    }

    /// Does the step undone last once more.
    /// - Returns: what changed; nil when there is no step, or its strokes cannot be read from where they are (`HistoryLimit.failed`).
    @discardableResult
    public mutating func redo() -> DrawingChange? {
        guard undoDepth < steps.count, let change = exchange(undoDepth, depth: undoDepth + 1) else { return nil }
        note(.redo, depth: undoDepth - 1)
        return change
    }

    /// Forgets what could be redone. O(strokes of these steps).
    public mutating func forgetRedo() {
        if redoDepth > 0 { note(.forgetRedo, depth: undoDepth) }
        while steps.count > undoDepth {
            let step = steps.removeLast()
            overflow.bytes -= step.bytes
            for name in step.names { places[name] = nil }
        }
        overflow.forget(from: undoDepth)
    }

    @discardableResult
    mutating func push(
        _ content: HistoryStep.Content, new: Range<StrokePlace>, pictures: [PlacedPicture]? = nil
    ) -> DrawingChange {
        var step = HistoryStep(id: StepID(number: nextStep), content, new: new, pictures: pictures)
        nextStep += 1
        let change = step.exchange(with: &drawing)
        if case .strokes(_, let inserted) = change {
            for placed in inserted { places[placed.stroke.id] = placed.place }
        }
        steps.append(step)
        undoDepth = steps.count
        account(for: undoDepth - 1, before: 0)
        if records != nil {
            note(HistoryRecord.Event(change, next: drawing.strokes.next, pictures: pictures), depth: undoDepth - 1)
        }
        return change
    }

    /// Lets the last step erase more.
    /// - Returns: nil when what it erased before cannot be read, or it was no erasure.
    private mutating func join(_ slots: [HistoryStep.Slot]) -> DrawingChange? {
        let (end, place) = (drawing.strokes.next, undoDepth - 1)
        let before = steps[place].bytes
        guard fetch(place), steps[place].canGoOn(slots) else { return nil }
        var more = HistoryStep(id: steps[place].id, .strokes(slots), new: end..<end)
        let change = more.exchange(with: &drawing)
        steps[place].join(more)
        account(for: place, before: before)
        note(.more(slots.map(\.place)), depth: undoDepth)
        return change
    }

    private mutating func exchange(_ place: Int, depth: Int) -> DrawingChange? {
        let before = steps[place].bytes
        guard fetch(place) else { return nil }
        let change = steps[place].exchange(with: &drawing)
        undoDepth = depth
        account(for: place, before: before)
        return change
    }

    /// Gets the strokes of a step back into memory.
    /// - Returns: whether they are there.
    private mutating func fetch(_ place: Int) -> Bool {
        do { try steps[place].fetch(overflow.archive) } catch {
            overflow.limit?.failed(error)
            return false
        }
        return true
    }
}
