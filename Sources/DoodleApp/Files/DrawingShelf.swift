import DrawingFiles
import Foundation
import ImageFiles
import Ink

/// The folder of kept drawings, as the program takes drawings out of it. May be used on any thread.
struct DrawingShelf: Sendable {
    let folder: DrawingFolder
    /// Where histories that are too long for memory go.
    let environment: [String: String]

    /// A drawing to be shown, and where it is kept.
    struct Opened: Sendable {
        let journal: Journal
        let history: DrawingHistory
        /// How large its page was, in points; nil where nothing tells.
        var page: CGSize?
        /// Some of the file could not be read.
        var isDamaged = false
    }

    /// Where drawings are thrown away; nil where there is no home folder.
    var trash: Trash? {
        UserFolders.data.locate(environment: Environment.lookup(environment)).map { Trash(in: $0) }
    }

    /// An empty drawing in a file of its own.
    /// - Throws: `FileError` naming the path.
    func new() throws -> Opened {
        Opened(journal: try folder.new(at: Date()), history: DrawingHistory())
    }

    /// A drawing that was kept, with its undo and redo. O(bytes).
    /// - Throws: `FileError` or `JournalError`.
    func open(_ path: FilePath) throws -> Opened {
        let (journal, contents) = try Journal.open(path, limit: HistoryFile.limit(environment: environment))
        return Opened(journal: journal, history: contents.history, page: contents.page, isDamaged: !contents.isWhole)
    }
}
