import CoreGraphics
import Ink

/// What a journal tells of a drawing, one after the other.
public enum JournalEntry: Equatable, Sendable {
    /// Something happened to its history.
    case record(HistoryRecord)
    /// Part of a stroke that is still being drawn.
    case running(RunningStroke)
    /// These strokes are not being drawn any more, and what was told of them does not count: they were finished, which a record tells,
    /// or taken back.
    case ended([Stroke.ID])
    /// How large the page is, in points, from its origin; the last one counts. Both sides are within `pageSides`.
    case page(CGSize)
    /// A picture that later steps show, told once; its bytes are at most `mostPictureBytes`.
    case picture(Picture)
    /// A program has opened the drawing.
    case opened
    /// It works with it. Where this is missing, and anything else, the program came to its end over the drawing.
    case lived
}

extension JournalEntry {
    /// What a history says of itself.
    public init(_ record: HistoryRecord) {
        if case .known(let picture) = record.event { self = .picture(picture) } else { self = .record(record) }
    }

    /// How wide or high a page can be, in points: as far as samples may lie from its origin.
    public static let pageSides: ClosedRange<Double> = 1...Double(InkSample.farthestCoordinate)

    /// Bytes that a picture's file can have to be kept: those of a frame.
    public static let mostPictureBytes = Frame.longest - 64
}

/// Samples that a stroke got while it was being drawn.
public struct RunningStroke: Equatable, Sendable {
    /// The name it has once it is finished.
    public let id: Stroke.ID
    public let brush: Brush
    /// How many samples of it were told before.
    public let start: Int
    public let samples: [InkSample]

    public init(id: Stroke.ID, brush: Brush, start: Int, samples: [InkSample]) {
        (self.id, self.brush, self.start, self.samples) = (id, brush, start, samples)
    }
}
