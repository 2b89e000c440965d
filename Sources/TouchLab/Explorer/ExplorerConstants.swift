import UIKit

/// The numbers by which the explorer calls something odd. Lengths are points, times seconds. *Chosen* where nothing public settles one.
enum ExplorerConstants {
    /// Two samples of one finger farther apart than this are not one movement. Chosen: at 60 samples a second it would be 12 000 pt/s,
    /// three times the fastest flick of a finger.
    static let longestJump: CGFloat = 200

    /// A mouse press this close to a finger's landing, in place and in time, is taken for its twin. Chosen: a fingertip's width, and
    /// longer than a system that makes up clicks from taps waits.
    static let twinDistance: CGFloat = 40
    static let twinTime: TimeInterval = 0.5

    /// Taps on a cross that land farther off than this on average, all in one direction, are the panel's fault and not the hand's.
    /// Chosen: below the 44 points of a target by more than a hand's own error.
    static let largestOffset: CGFloat = 8
    /// How many taps such a check takes. Chosen: the hand's own error averages out.
    static let offsetTaps = 5
    /// A tap farther from the cross than this is not meant for it.
    static let offsetReach: CGFloat = 100

    /// Samples kept of a finger's trail. Chosen: some seconds of a panel at 100 Hz.
    static let longestTrail = 500
    /// Contacts and flags kept; older ones are forgotten.
    static let mostContacts = 24
    static let mostFlags = 50
}
