import Foundation

/// Every number of the replay of a drawing. *Chosen* marks those that no public source settles.
enum PlaybackConstants {
    /// How many times as fast as it was drawn. Chosen: still to be followed, and over before it bores.
    static let speed = 2.0

    /// Where nothing was drawn for longer than this, in seconds of drawing, so long a pause is shown. Chosen.
    static let longestPause: TimeInterval = 0.5
}
