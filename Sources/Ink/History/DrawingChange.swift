/// What a step, or taking it back, did to a drawing.
public enum DrawingChange: Equatable, Sendable {
    /// Strokes went away and others came, at any places; a stroke that came where one went took its place in the order. Each in order.
    case strokes(removed: [PlacedStroke], inserted: [PlacedStroke])
    /// The whole drawing was exchanged.
    case everything(removed: StrokeList, inserted: StrokeList)
}
