import CoreGraphics
import Ink

/// What was read from a journal.
public struct JournalContents: Sendable {
    /// The drawing with all that can be undone and redone.
    public internal(set) var history: DrawingHistory
    /// How large the page is, in points; nil where nothing says so.
    public internal(set) var page: CGSize?
    /// Bytes that could not be read.
    public internal(set) var damagedBytes = 0
    /// Entries that could be read and made no sense where they are: those before them are missing.
    public internal(set) var lostEntries = 0
    /// Pieces of kinds from later versions: passed over and kept.
    public internal(set) var unknownPieces = 0
    /// What is told in no file yet: strokes that were being drawn when the journal ended are steps now.
    var madeUp: [JournalEntry] = []

    /// Whether all of it was read.
    public var isWhole: Bool { damagedBytes == 0 && lostEntries == 0 }
}
