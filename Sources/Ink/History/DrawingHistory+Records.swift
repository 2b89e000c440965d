extension DrawingHistory {
    /// Starts keeping what happens, from now on, until it is taken.
    public mutating func keepRecords() { if records == nil { records = [] } }

    /// Whether what happens is kept until it is taken.
    public var keepsRecords: Bool { records != nil }

    /// What happened since the last call, in order; nothing unless `keepRecords` was called. O(1).
    public mutating func takeRecords() -> [HistoryRecord] {
        guard let kept = records else { return [] }
        records = []
        return kept
    }

    /// - Parameter depth: steps that could be undone before.
    mutating func note(_ event: HistoryRecord.Event, depth: Int) { records?.append(HistoryRecord(depth: depth, event)) }

    /// Lets something happen once more that happened to another history in the same state: the same drawing, places, undo and redo.
    /// Costs as what happened.
    /// - Returns: false, and nothing has changed, where it cannot have happened in this state.
    @discardableResult
    public mutating func apply(_ record: HistoryRecord) -> Bool {
        guard record.depth == undoDepth else { return false }
        switch record.event {
        case .step(let slots, let next): return apply(slots, next: next)
        case .more(let places):
            let ids = places.compactMap { drawing.strokes[$0]?.id }
            guard ids.count == places.count, Set(places).count == places.count, let lastStep, redoDepth == 0 else { return false }
            return erase(ids, joining: lastStep) != nil
        case .clear: return clear() != nil
        case .known(let picture):
            know(picture)
            return true
        case .pictures(let places):
            guard redoDepth == 0 else { return false }
            let placed = places.compactMap { place in pictures[place.id].flatMap { PlacedPicture($0, transform: place.transform) } }
            guard placed.count == places.count else { return false }
            show(placed)
            return true
        case .undo: return undo() != nil
        case .redo: return redo() != nil
        case .forgetRedo:
            forgetRedo()
            return true
        }
    }

    /// As `apply`, where records before this one may be missing: steps of which nothing is known become empty ones, so that whatever is
    /// known is undone and redone with what it was. Costs as what happened, and the steps between: whoever reads records
    /// from outside limits their depth first.
    /// - Returns: false where even so it cannot be done.
    @discardableResult
    public mutating func applyBehindGap(_ record: HistoryRecord) -> Bool {
        guard record.depth >= 0 else { return false }
        while undoDepth > record.depth { if undo() == nil { return false } }
        while undoDepth < record.depth {
            if redo() != nil { continue }
            push(.strokes([]), new: drawing.strokes.next..<drawing.strokes.next)
        }
        if apply(record) { return true }
        if case .step = record.event { forgetRedo() }
        return apply(record)
    }

    private mutating func apply(_ slots: [HistoryRecord.Slot], next: StrokePlace) -> Bool {
        let end = drawing.strokes.next
        guard redoDepth == 0, next >= end, zip(slots, slots.dropFirst()).allSatisfy({ $0.place < $1.place }) else { return false }
        guard slots.allSatisfy({ $0.place < next && ($0.stroke != nil || drawing.strokes[$0.place] != nil) }) else { return false }
        let names = slots.compactMap { $0.stroke?.id }
        guard Set(names).count == names.count, names.allSatisfy({ !knows($0) }) else { return false }
        push(.strokes(slots.map { HistoryStep.Slot(place: $0.place, other: $0.stroke) }), new: end..<next)
        return true
    }
}
