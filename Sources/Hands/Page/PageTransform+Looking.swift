import CoreGraphics

// What wheels, keys and buttons do to the page.
extension PageTransform {
    /// Larger by a factor, with what is at a point of the window staying there; what is left of the factor at a limit counts.
    public func zoomed(by factor: CGFloat, about window: CGPoint) -> PageTransform {
        guard factor > 0, factor.isFinite else { return self }
        return PageTransform(scale: scale * factor, rotation: rotation, puts: pagePoint(window), at: window)
    }

    /// As a wheel zooms: one step per notch, positive to larger.
    public func zoomed(wheelSteps: CGFloat, about window: CGPoint) -> PageTransform {
        zoomed(by: pow(HandNumbers.wheelZoom, wheelSteps), about: window)
    }

    /// Shifted in the window.
    public func shifted(by vector: CGVector) -> PageTransform {
        PageTransform(scale: scale, rotation: rotation, offset: CGPoint(x: offset.x + vector.dx, y: offset.y + vector.dy))
    }

    /// Turned clockwise, with what is at a point of the window staying there.
    public func turned(by angle: CGFloat, about window: CGPoint) -> PageTransform {
        PageTransform(scale: scale, rotation: rotation + angle, puts: pagePoint(window), at: window)
    }

    /// At 100 %, with what is in the middle of the window staying there; turned as it is.
    public func actualSize(in window: CGSize) -> PageTransform {
        zoomed(by: 1 / scale, about: CGPoint(x: window.width / 2, y: window.height / 2))
    }

    /// Upright, with all of the content in the middle of the window, at 100 % at most. As it is where there is no content.
    public static func fitting(_ content: CGRect, in window: CGSize) -> PageTransform {
        guard !content.isNull, !content.isInfinite else { return .identity }
        let room = CGSize(
            width: max(1, window.width - 2 * HandNumbers.fitMargin), height: max(1, window.height - 2 * HandNumbers.fitMargin))
        let wide = content.width > 0 ? room.width / content.width : .infinity
        let high = content.height > 0 ? room.height / content.height : .infinity
        return PageTransform(
            scale: min(HandNumbers.largestFit, wide, high), rotation: 0,
            puts: CGPoint(x: content.midX, y: content.midY), at: CGPoint(x: window.width / 2, y: window.height / 2))
    }

    /// After the window's size changed: a page nobody has moved stays at the top left, otherwise what is in the middle stays there.
    public func resized(from old: CGSize, to new: CGSize) -> PageTransform {
        self == .identity ? self : shifted(by: CGVector(dx: (new.width - old.width) / 2, dy: (new.height - old.height) / 2))
    }
}
