import CoreGraphics
import ImageFiles

/// What a new drawing is called: `Doodle 2026-11-30 15.04.05.doodle`, as pictures are.
public enum DrawingName {
    public static let ending = "doodle"

    /// The names to try in turn for a drawing begun at `date`.
    public static func candidates(at date: Date) -> some Sequence<FilePath> {
        PictureName(WallClock(date), ending: ending).candidates
    }
}
