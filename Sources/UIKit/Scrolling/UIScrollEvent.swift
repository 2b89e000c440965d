/// Which kinds of scrolling a pan recognizer hears of; UIKit's values.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A wheel that goes from notch to notch.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// A touchpad, or a wheel that tells parts of a notch.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A wheel was turned, or two fingers moved on a touchpad.
internal final class UIScrollEvent: UIEvent {
    /// In notches, as `HostEvent.Wheel`.
    let notches: CGVector
    let modifiers: UIKeyModifierFlags
    /// Where the pointer is, in the window's coordinates.
    let location: CGPoint
    let window: UIWindow
    /// What lies under the pointer.
    weak var view: UIView?

    init(_ wheel: HostEvent.Wheel, modifiers: UIKeyModifierFlags, at location: CGPoint, in window: UIWindow, timestamp: TimeInterval) {
        (notches, self.modifiers) = (CGVector(dx: wheel.dx, dy: wheel.dy), modifiers)
        (self.location, self.window) = (location, window)
        super.init(type: .scroll, timestamp: timestamp)
    }

    /// No device says which kind it is, but only whole notches come from wheels that have nothing finer.
    var kind: UIScrollTypeMask { notches.dx.rounded() == notches.dx && notches.dy.rounded() == notches.dy ? .discrete : .continuous }

    /// How far content moves, in points. With Shift what was meant for up and down goes sideways.
    var way: CGVector {
        let notch = ScrollConstants.wheelNotch
        if modifiers.contains(.shift), notches.dx == 0 { return CGVector(dx: notches.dy * notch, dy: 0) }
        // Up is positive to a wheel, and so is right.
        return CGVector(dx: -notches.dx * notch, dy: notches.dy * notch)
    }

    /// By what content zooms; nil unless Control is held.
    var zoomFactor: CGFloat? { modifiers.contains(.control) ? pow(ScrollConstants.wheelZoom, notches.dy) : nil }
}
