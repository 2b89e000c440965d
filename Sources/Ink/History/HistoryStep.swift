/// A step as history keeps it: what the drawing shows when the step counts the other way. Doing it and taking it back are the same
/// exchange, so a stroke is in the drawing or in one step and never in both.
struct HistoryStep: Sendable {
    enum Content: Sendable {
        case strokes([Slot])
        case everything(StrokeList)
    }

    struct Slot: Sendable {
        let place: StrokePlace
        /// nil: nothing is there the other way.
        var other: Stroke?
    }

    let id: DrawingHistory.StepID
    var content: Content
    /// The places that the step gives to new strokes on top.
    let new: Range<StrokePlace>

    /// Lets the step, which counts, do more. O(strokes of the step).
    /// - Parameter more: exchanged already, at places that the step did not touch.
    mutating func join(_ more: [Slot]) {
        guard case .strokes(let known) = content else { preconditionFailure("a step on everything has nothing more to do") }
        content = .strokes((known + more).sorted { $0.place < $1.place })
    }

    /// Exchanges the step's strokes with the drawing's. O(strokes of the step), or O(1) for everything.
    mutating func exchange(with drawing: inout Drawing) -> DrawingChange {
        switch content {
        case .strokes(var slots):
            content = .strokes([])
            if let last = slots.last?.place, last >= drawing.strokes.next { drawing.strokes.moveEnd(to: new.upperBound) }
            var removed: [PlacedStroke] = [], inserted: [PlacedStroke] = []
            for number in slots.indices {
                let (place, other) = (slots[number].place, slots[number].other)
                let shown = drawing.strokes.exchange(other, at: place)
                slots[number].other = shown
                if let shown { removed.append(PlacedStroke(shown, at: place)) }
                if let other { inserted.append(PlacedStroke(other, at: place)) }
            }
            if !new.isEmpty, inserted.isEmpty { drawing.strokes.moveEnd(to: new.lowerBound) }
            content = .strokes(slots)
            return .strokes(removed: removed, inserted: inserted)
        case .everything(let other):
            let shown = drawing.strokes
            drawing.strokes = other
            content = .everything(shown)
            return .everything(removed: shown, inserted: other)
        }
    }
}
