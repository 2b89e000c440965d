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

/// A wheel was turned, two fingers moved on a touchpad, or the middle button drags.
internal final class UIScrollEvent: UIEvent {
    /// How far content moves, in points.
    let way: CGVector
    /// By what content zooms instead; nil unless Control is held while a wheel is turned.
    let zoomFactor: CGFloat?
    let kind: UIScrollTypeMask
    /// Where the pointer is, in the window's coordinates.
    let location: CGPoint
    let window: UIWindow
    /// What lies under the pointer.
    weak var view: UIView?

    init(_ wheel: HostEvent.Wheel, modifiers: UIKeyModifierFlags, at location: CGPoint, in window: UIWindow, timestamp: TimeInterval) {
        // No device says which kind it is, but only whole notches come from wheels that have nothing finer.
        kind = wheel.dx.rounded() == wheel.dx && wheel.dy.rounded() == wheel.dy ? .discrete : .continuous
        way = UIScrollEvent.way(of: wheel, isSideways: modifiers.contains(.shift))
        zoomFactor = modifiers.contains(.control) ? pow(ScrollConstants.wheelZoom, wheel.dy) : nil
        (self.location, self.window) = (location, window)
        super.init(type: .scroll, timestamp: timestamp)
        modifierFlags = modifiers
    }

    /// The middle button drags.
    init(dragBy way: CGVector, at location: CGPoint, in window: UIWindow, view: UIView, timestamp: TimeInterval) {
        (self.way, zoomFactor, kind) = (way, nil, .continuous)
        (self.location, self.window, self.view) = (location, window, view)
        super.init(type: .scroll, timestamp: timestamp)
    }

    /// With Shift what was meant for up and down goes sideways.
    private static func way(of wheel: HostEvent.Wheel, isSideways: Bool) -> CGVector {
        let notch = ScrollConstants.wheelNotch
        if isSideways, wheel.dx == 0 { return CGVector(dx: wheel.dy * notch, dy: 0) }
        // Up is positive to a wheel, and so is right.
        return CGVector(dx: -wheel.dx * notch, dy: wheel.dy * notch)
    }
}
