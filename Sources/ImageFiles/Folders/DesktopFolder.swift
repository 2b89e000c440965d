import CoreGraphics

/// What lies on the user's desktop: found as `PicturesFolder` is, by `XDG_DESKTOP_DIR`, else `~/Desktop`.
public enum DesktopFolder {
    private static let folder = UserFolder(key: "DESKTOP", fallback: "Desktop")

    /// The user's Desktop folder, which need not exist. Nil only when there is no home folder to start from.
    public static func locate() -> FilePath? { folder.locate() }
}
