import CoreGraphics

/// Something that happened to a history: enough of them in order make it happen again (`DrawingHistory.apply`).
public struct HistoryRecord: Equatable, Sendable {
    /// How many steps could be undone before it happened.
    public let depth: Int
    public let event: Event

    public init(depth: Int, _ event: Event) { (self.depth, self.event) = (depth, event) }

    /// What happened.
    public enum Event: Equatable, Sendable {
        /// A step: what its places show after it, in order, and the place that is taken next.
        case step([Slot], next: StrokePlace)
        /// The last step, an erasure, went on: these places are empty now, too.
        case more([StrokePlace])
        /// A step that took everything away.
        case clear
        /// A picture that the next steps may show.
        case known(Picture)
        /// A step after which these pictures are shown, the last one uppermost, and no others.
        case pictures([PicturePlace])
        case undo
        case redo
        /// What could be redone is forgotten, before there is a new step.
        case forgetRedo
    }

    /// Which picture lies where (`PlacedPicture`).
    public struct PicturePlace: Equatable, Sendable {
        public let id: Picture.ID
        public let transform: CGAffineTransform

        public init(id: Picture.ID, transform: CGAffineTransform) { (self.id, self.transform) = (id, transform) }

        init(_ placed: PlacedPicture) { self.init(id: placed.picture.id, transform: placed.transform) }
    }

    /// What a step leaves at a place.
    public struct Slot: Equatable, Sendable {
        public let place: StrokePlace
        /// nil: nothing is there any more.
        public let stroke: Stroke?

        public init(place: StrokePlace, stroke: Stroke?) { (self.place, self.stroke) = (place, stroke) }
    }
}

extension HistoryRecord.Event {
    /// A step by what it changed.
    init(_ change: DrawingChange, next: StrokePlace, pictures: [PlacedPicture]?) {
        switch change {
        case .everything: self = .clear
        case .strokes([], []) where pictures != nil: self = .pictures((pictures ?? []).map { HistoryRecord.PicturePlace($0) })
        case .strokes(let removed, let inserted):
            let new = Set(inserted.map(\.place))
            let gone = removed.lazy.filter { !new.contains($0.place) }.map { HistoryRecord.Slot(place: $0.place, stroke: nil) }
            let come = inserted.lazy.map { HistoryRecord.Slot(place: $0.place, stroke: $0.stroke) }
            self = .step((Array(gone) + Array(come)).sorted { $0.place < $1.place }, next: next)
        }
    }
}
