import DrawingFiles
import ImageFiles
import Ink
import UIKit

/// A drawing that was named on the command line.
public struct OpenedFile: Sendable {
    enum Kind: Sendable {
        /// Strokes without a history: as `--dump-drawing` writes them, or from a picture.
        case strokes(Drawing)
        /// A drawing file with its undo and redo; gone on with in the journal, where this run keeps drawings at all.
        case drawing(DrawingHistory, Journal?)
    }

    let kind: Kind
    /// How large its page is, in points; nil where nothing says so.
    let page: CGSize?
    /// Whether all of the file could be read.
    var isWhole = true

    /// A drawing without a history.
    /// - Parameter page: in points; nil is as large as the window.
    public static func strokes(_ drawing: Drawing, page: CGSize? = nil) -> OpenedFile { OpenedFile(kind: .strokes(drawing), page: page) }

    /// What it shows.
    public var content: Drawing {
        switch kind {
        case .strokes(let drawing): drawing
        case .drawing(let history, _): history.drawing
        }
    }
}

extension Options {
    /// What is named on the command line; nil when nothing is. O(points).
    /// - Throws: an error that names the file and the cause.
    public func openFile() throws -> OpenedFile? {
        guard let file else { return nil }
        let path = FilePath(file)
        do {
            let found = try DrawingInput(reading: path)
            guard case .journal = found.kind, keepsDrawings else { return try found.opened() }
            let (journal, contents) = try Journal.open(path, limit: HistoryFile.limit())
            return OpenedFile(kind: .drawing(contents.history, journal), page: contents.page)
        } catch let error as FileError where error.isTakenByAnother {
            throw DrawingFileError(cause: "cannot open “\(file)”: another Doodle has it open")
        } catch let error as FileError { throw error } catch {
            throw DrawingFileError(cause: "cannot open “\(file)”: \(error)")
        }
    }

    /// Whether drawings are kept on the disk without being asked. Nothing of the user's is touched otherwise.
    var keepsDrawings: Bool { dataFolder != nil || (doesRestore && !isHeadless) }
}
