import CoreGraphics

/// Where the user keeps pictures.
public enum PicturesFolder {
    /// The user's Pictures folder, which need not exist: `XDG_PICTURES_DIR` from the environment if absolute, else what
    /// `user-dirs.dirs` in the XDG config folder says, else `~/Pictures`. Nil only when there is no home folder to start from.
    /// - Parameters:
    ///   - environment: the value of an environment variable, nil where it is not set.
    ///   - home: the home folder by the password database, asked where `HOME` does not name one.
    ///   - readFile: a file's bytes, nil where there is none.
    public static func locate(
        environment: (String) -> FilePath?, home: () -> FilePath?, readFile: (FilePath) -> [UInt8]?
    ) -> FilePath? {
        // Relative values are invalid by the XDG base directory specification, and an empty one counts as not set.
        func folder(_ variable: String) -> FilePath? { environment(variable).flatMap { $0.isAbsolute ? $0 : nil } }

        if let pictures = folder("XDG_PICTURES_DIR") { return pictures }
        guard let home = folder("HOME") ?? home() else { return nil }
        let config = folder("XDG_CONFIG_HOME") ?? home.appending(".config")
        if let bytes = readFile(config.appending("user-dirs.dirs")),
            let pictures = UserDirectories.folder("PICTURES", in: bytes, home: home) {
            return pictures
        }
        return home.appending("Pictures")
    }

    /// The Pictures folder of the user who runs this process.
    public static func locate() -> FilePath? {
        locate(environment: environment, home: homeByPasswordDatabase) { try? FileReader.read($0, limit: 1 << 20) }
    }

    private static func environment(_ name: String) -> FilePath? { getenv(name).map { FilePath(cString: $0) } }

    private static func homeByPasswordDatabase() -> FilePath? {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        var buffer = [CChar](repeating: 0, count: 1 << 14)
        return buffer.withUnsafeMutableBufferPointer { text in
            guard getpwuid_r(getuid(), &entry, text.baseAddress!, text.count, &found) == 0, found != nil else { return nil }
            let home = FilePath(cString: entry.pw_dir)
            return home.isAbsolute ? home : nil
        }
    }
}
