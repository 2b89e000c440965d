import CoreGraphics

/// A folder of the user's that desktops know by a key and users by a name of their own language.
struct UserFolder {
    /// Between `XDG_` and `_DIR`.
    let key: String
    /// Its name in the home folder where nobody says otherwise.
    let fallback: FilePath

    func locate(environment: (String) -> FilePath?, home: () -> FilePath?, readFile: (FilePath) -> [UInt8]?) -> FilePath? {
        // Relative values are invalid by the XDG base directory specification, and an empty one counts as not set.
        func folder(_ variable: String) -> FilePath? { environment(variable).flatMap { $0.isAbsolute ? $0 : nil } }

        if let named = folder("XDG_\(key)_DIR") { return named }
        guard let home = folder("HOME") ?? home() else { return nil }
        let config = folder("XDG_CONFIG_HOME") ?? home.appending(".config")
        if let bytes = readFile(config.appending("user-dirs.dirs")), let named = UserDirectories.folder(key, in: bytes, home: home) {
            return named
        }
        return home.appending(fallback)
    }

    /// For the user who runs this process.
    func locate() -> FilePath? {
        locate(environment: UserFolder.environment, home: UserFolder.homeByPasswordDatabase) { try? FileReader.read($0, limit: 1 << 20) }
    }

    static func environment(_ name: String) -> FilePath? { getenv(name).map { FilePath(cString: $0) } }

    static func homeByPasswordDatabase() -> FilePath? {
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
