import CoreGraphics

/// The folders below which programs keep what is the user's (XDG Base Directory Specification 0.8).
public enum UserFolders: Sendable {
    /// `XDG_DATA_HOME`, which is `~/.local/share` where nobody says otherwise.
    case data
    /// `XDG_CONFIG_HOME`, which is `~/.config`.
    case configuration

    /// Nil only where there is no home folder. Nothing is created.
    /// - Parameter environment: the value of an environment variable, nil where it is not set.
    public func locate(environment: (String) -> FilePath?) -> FilePath? {
        // Relative values are invalid by the specification, and an empty one counts as not set.
        func folder(_ variable: String) -> FilePath? { environment(variable).flatMap { $0.isAbsolute ? $0 : nil } }
        let (variable, fallback): (String, FilePath) = switch self {
        case .data: ("XDG_DATA_HOME", ".local/share")
        case .configuration: ("XDG_CONFIG_HOME", ".config")
        }
        return folder(variable) ?? (folder("HOME") ?? UserFolder.homeByPasswordDatabase())?.appending(fallback)
    }
}
