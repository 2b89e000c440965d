/// What hands are for at the moment.
public struct HandSettings: Equatable, Sendable {
    /// What a finger does.
    public enum FingerUse: Sendable {
        /// One draws, two move the page.
        case draw
        /// One or two move the page.
        case move
        /// Nothing, taps included: for people whose pen is all they draw with.
        case nothing
    }

    /// The hand somebody writes with.
    public enum Side: Sendable {
        case left
        case right
    }

    public var fingers: FingerUse
    /// Every finger draws, where fingers draw; none moves the page, and taps are dots.
    public var severalFingersDraw: Bool
    /// Two fingers turn the page too.
    public var turnsPage: Bool
    /// Nil: not known, and learned from the palms that are seen.
    public var writingHand: Side?

    public init(
        fingers: FingerUse = .draw, severalFingersDraw: Bool = false, turnsPage: Bool = false, writingHand: Side? = nil
    ) {
        self.fingers = fingers
        self.severalFingersDraw = severalFingersDraw
        self.turnsPage = turnsPage
        self.writingHand = writingHand
    }
}
