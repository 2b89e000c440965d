import CoreGraphics

/// Where saved pictures go.
public enum DoodleFolder {
    /// `override` itself if given (relative to the current folder), else `Doodle` in the user's Pictures folder. Nil only when
    /// there is neither that nor a home folder. Nothing is created yet.
    public static func locate(override: FilePath? = nil) -> FilePath? {
        override ?? PicturesFolder.locate()?.appending("Doodle")
    }
}
