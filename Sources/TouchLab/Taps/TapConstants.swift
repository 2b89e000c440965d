import UIKit

/// The numbers of the page about taps.
enum TapConstants {
    /// How long the lesson waits for a second tap before it takes the first one for a single tap, in seconds.
    /// Source: the classic lesson on touches, which delays the single tap's action by this much.
    static let lessonDelay: TimeInterval = 0.2
}
