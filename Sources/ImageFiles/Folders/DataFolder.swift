import CoreGraphics

/// Where the program keeps what is the user's but not for the user to look at: `$XDG_DATA_HOME/doodle`, which is `~/.local/share/doodle`
/// where nobody says otherwise (XDG Base Directory Specification 0.8).
public enum DataFolder {
    /// `override` itself if given (relative to the current folder). Nil only when there is neither that nor a home folder. Nothing is
    /// created yet.
    public static func locate(override: FilePath? = nil) -> FilePath? {
        override ?? locate(environment: UserFolder.environment, home: UserFolder.homeByPasswordDatabase)
    }

    static func locate(environment: (String) -> FilePath?, home: () -> FilePath?) -> FilePath? {
        // Relative values are invalid by the specification, and an empty one counts as not set.
        func folder(_ variable: String) -> FilePath? { environment(variable).flatMap { $0.isAbsolute ? $0 : nil } }
        if let data = folder("XDG_DATA_HOME") { return data.appending("doodle") }
        return (folder("HOME") ?? home())?.appending(".local/share/doodle")
    }
}
