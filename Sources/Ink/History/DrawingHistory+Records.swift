extension DrawingHistory {
    /// Starts keeping what happens, from now on, until it is taken.
    public mutating func keepRecords() { if records == nil { records = [] } }

    /// What happened since the last call, in order; nothing unless `keepRecords` was called. O(1).
    public mutating func takeRecords() -> [HistoryRecord] {
        guard let kept = records else { return [] }
        records = []
        return kept
    }

    /// Lets something happen once more that happened to another history in the same state: the same drawing, places, undo and redo.
    /// Costs as what happened.
    /// - Returns: false, and nothing has changed, where it cannot have happened in this state.
    @discardableResult
    public mutating func apply(_ record: HistoryRecord) -> Bool {
        switch record {
        case .step(let slots, let next): return apply(slots, next: next)
        case .more(let places):
            let ids = places.compactMap { drawing.strokes[$0]?.id }
            guard ids.count == places.count, Set(places).count == places.count, let lastStep, redoDepth == 0 else { return false }
            return erase(ids, joining: lastStep) != nil
        case .clear: return clear() != nil
        case .undo: return undo() != nil
        case .redo: return redo() != nil
        case .forgetRedo:
            forgetRedo()
            return true
        }
    }

    private mutating func apply(_ slots: [HistoryRecord.Slot], next: StrokePlace) -> Bool {
        let end = drawing.strokes.next
        guard redoDepth == 0, !slots.isEmpty, next >= end, zip(slots, slots.dropFirst()).allSatisfy({ $0.place < $1.place }) else { return false }
        // New places are filled one and all; at the others there is something to be changed.
        let new = slots.drop { $0.place < end }
        guard new.allSatisfy({ $0.stroke != nil }), new.count == Int(next.rawValue - end.rawValue), (slots.last?.place).map({ $0 < next }) == true,
              slots.allSatisfy({ $0.place >= end || drawing.strokes[$0.place] != nil }) else { return false }
        let names = slots.compactMap { $0.stroke?.id }
        guard Set(names).count == names.count, names.allSatisfy({ !knows($0) }) else { return false }
        push(.strokes(slots.map { HistoryStep.Slot(place: $0.place, other: $0.stroke) }), new: end..<next)
        return true
    }
}
