import DrawingFiles
import ImageFiles
import Ink

/// A drawing that was named on the command line.
public enum OpenedFile: Sendable {
    /// Strokes, as `--dump-drawing` writes them.
    case strokes(Drawing)
    /// A drawing file with its undo and redo; gone on with in the journal, where this run keeps drawings at all.
    case drawing(DrawingHistory, Journal?)

    /// What it shows.
    public var content: Drawing {
        switch self {
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
            guard file.hasSuffix(".\(DrawingName.ending)") else { return .strokes(try DrawingFile.read(path).drawing()) }
            guard keepsDrawings else { return .drawing(try Journal.read(path).history, nil) }
            let (journal, contents) = try Journal.open(path, limit: HistoryFile.limit())
            return .drawing(contents.history, journal)
        } catch let error as DrawingFileError {
            throw DrawingFileError(cause: "cannot open “\(file)”: \(error)")
        } catch let error as JournalError {
            throw DrawingFileError(cause: "cannot open “\(file)”: \(error)")
        } catch let error as FileError where error.isTakenByAnother {
            throw DrawingFileError(cause: "cannot open “\(file)”: another Doodle has it open")
        }
    }

    /// Whether drawings are kept on the disk without being asked. Nothing of the user's is touched otherwise.
    var keepsDrawings: Bool { dataFolder != nil || (doesRestore && !isHeadless) }
}
