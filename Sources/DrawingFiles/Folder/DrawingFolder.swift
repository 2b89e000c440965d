import CoreGraphics
import ImageFiles
import Ink

/// The folder in which the program keeps drawings without being asked: `$XDG_DATA_HOME/doodle/drawings`.
public struct DrawingFolder: Sendable {
    public let path: FilePath

    public init(_ path: FilePath) { self.path = path }

    /// - Parameter dataFolder: where programs keep the user's data (`DataFolder.locate`), or what was named instead.
    public init(in dataFolder: FilePath) { path = dataFolder.appending("drawings") }

    /// A drawing in the folder.
    public struct Entry: Hashable, Sendable {
        public let path: FilePath
        /// When something was last written to it.
        public let changed: Date
    }

    /// All drawings, the one changed last first; none where there is no folder. O(files).
    /// - Throws: `FileError` naming the folder.
    public func entries() throws(FileError) -> [Entry] {
        try Folder.files(in: path).lazy
            .filter { $0.name.text.hasSuffix(".\(DrawingName.ending)") && !$0.name.text.hasPrefix(".") }
            .map { Entry(path: $0.path, changed: $0.changed) }
            .sorted { ($0.changed, $0.path.text) > ($1.changed, $1.path.text) }
    }

    /// What to go on with.
    public struct Start: Sendable {
        public let journal: Journal
        /// nil for a new drawing.
        public let contents: JournalContents?
        /// Drawings that could not be opened, and why. They stay as they are.
        public let failures: [(path: FilePath, reason: String)]
    }

    /// The drawing changed last that no other program has open and that can be read; a new one where there is none.
    /// - Parameter limit: how much of the history stays in memory.
    /// - Throws: `FileError` naming the path where not even a new one can be made.
    public func start(at date: Date, limit: HistoryLimit? = nil) throws(FileError) -> Start {
        var failures: [(path: FilePath, reason: String)] = []
        Folder.removeLeftovers(in: path)
        let known: [Entry]
        do { known = try entries() } catch {
            failures.append((path, "\(error)"))
            known = []
        }
        for entry in known {
            do {
                let (journal, contents) = try Journal.open(entry.path, limit: limit, isCautious: true)
                return Start(journal: journal, contents: contents, failures: failures)
            } catch let error as FileError where error.isTakenByAnother {
                // Another window of the program has it.
                continue
            } catch { failures.append((entry.path, "\(error)")) }
        }
        let journal = try new(at: date)
        return Start(journal: journal, contents: nil, failures: failures)
    }

    /// A new drawing.
    /// - Throws: `FileError` naming the path.
    public func new(at date: Date) throws(FileError) -> Journal {
        try Journal.create(in: path, names: DrawingName.candidates(at: date))
    }
}
