import UIKit

/// The numbers of the page about animations.
enum MoveConstants {
    /// How long the card is on its way, in seconds. Chosen: long enough to tell the curves apart.
    static let duration: TimeInterval = 0.8
    /// Of the spring: little enough to be seen swinging. Chosen.
    static let damping: CGFloat = 0.6
    /// How often a second a dot is left where the card is shown. Chosen: dots that do not touch on a fast stretch.
    static let dotsPerSecond = 30
    /// Of the card where there is little room, and of the sheet, in points. Chosen.
    static let card: CGFloat = 72
    static let sheet = CGSize(width: 420, height: 380)
    /// Width of the column beside the stage, in points: three buttons with their titles. Chosen.
    static let side: CGFloat = 312
    /// From this width on it stands beside the stage, in points. Chosen: the switch and the readout fit under what is left.
    static let wide: CGFloat = 720
}
