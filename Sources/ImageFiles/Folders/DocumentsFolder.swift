import CoreGraphics

/// Where the user keeps documents: found as `PicturesFolder` is, by `XDG_DOCUMENTS_DIR`, else `~/Documents`.
public enum DocumentsFolder {
    private static let folder = UserFolder(key: "DOCUMENTS", fallback: "Documents")

    /// The user's Documents folder, which need not exist. Nil only when there is no home folder to start from.
    /// The parameters are those of `PicturesFolder.locate(environment:home:readFile:)`.
    public static func locate(
        environment: (String) -> FilePath?, home: () -> FilePath?, readFile: (FilePath) -> [UInt8]?
    ) -> FilePath? {
        folder.locate(environment: environment, home: home, readFile: readFile)
    }

    /// The Documents folder of the user who runs this process.
    public static func locate() -> FilePath? { folder.locate() }
}
