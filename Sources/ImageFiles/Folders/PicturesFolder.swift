import CoreGraphics

/// Where the user keeps pictures.
public enum PicturesFolder {
    private static let folder = UserFolder(key: "PICTURES", fallback: "Pictures")

    /// The user's Pictures folder, which need not exist: `XDG_PICTURES_DIR` from the environment if absolute, else what
    /// `user-dirs.dirs` in the XDG config folder says, else `~/Pictures`. Nil only when there is no home folder to start from.
    /// - Parameters:
    ///   - environment: the value of an environment variable, nil where it is not set.
    ///   - home: the home folder by the password database, asked where `HOME` does not name one.
    ///   - readFile: a file's bytes, nil where there is none.
    public static func locate(
        environment: (String) -> FilePath?, home: () -> FilePath?, readFile: (FilePath) -> [UInt8]?
    ) -> FilePath? {
        folder.locate(environment: environment, home: home, readFile: readFile)
    }

    /// The Pictures folder of the user who runs this process.
    public static func locate() -> FilePath? { folder.locate() }
}
