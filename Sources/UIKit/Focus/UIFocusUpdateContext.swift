/// Where focus goes, and from where.
@MainActor
public final class UIFocusUpdateContext {
    /// Nil when nothing was focused, or what was is gone.
    public let previouslyFocusedView: UIView?
    /// Nil when nothing will be.
    public let nextFocusedView: UIView?
    /// Empty where no key asked for it.
    public let focusHeading: UIFocusHeading

    internal init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
        (previouslyFocusedView, nextFocusedView, focusHeading) = (previous, next, heading)
    }
}

/// Which way focus goes; UIKit's values.
public struct UIFocusHeading: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// Takes what should change along with focus. The ring appears at once, and so does what is added here.
@MainActor
public final class UIFocusAnimationCoordinator {
    internal init() {}

    /// Runs both, in this order, before it returns.
    public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}
