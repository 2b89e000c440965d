/// Why a file's bytes are no drawing this program can open.
public enum JournalError: Error, Hashable, CustomStringConvertible {
    /// It does not begin as one.
    case notADrawing
    /// A later program wrote it, in a way this one would harm.
    case newerVersion(Int)
    /// The program has come to its end over it as often as this, one time after the other.
    case fatal(times: Int)

    public var description: String {
        switch self {
        case .notADrawing: "it is no Doodle drawing"
        case .fatal(let times): "the last \(times) times Doodle ended as soon as it was opened"
        case .newerVersion(let version): "it is of a newer Doodle (format \(version); this one knows \(Header.version))"
        }
    }
}
