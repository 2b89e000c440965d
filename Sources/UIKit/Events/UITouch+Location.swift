extension UITouch {
    /// Where it is, in the bounds coordinates of `view`, through every transform in between; nil means the window's. O(depth).
    public func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

    /// Where it was at the previous delivery, in the bounds coordinates of `view`; nil means the window's. O(depth).
    public func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

    /// Hosts report all the precision there is, so this is `location(in:)`.
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Hosts report all the precision there is, so this is `previousLocation(in:)`.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Where a pen points, in radians clockwise from the x axis of `view` (nil: the window's), 0 ..< 2π. O(depth).
    public func azimuthAngle(in view: UIView?) -> CGFloat {
        let direction = azimuthUnitVector(in: view)
        let angle = atan2(direction.dy, direction.dx)
        return angle < 0 ? angle + 2 * .pi : angle
    }

    /// Where a pen points, as a vector of length 1 in the coordinates of `view` (nil: the window's). O(depth).
    public func azimuthUnitVector(in view: UIView?) -> CGVector {
        let inWindow = CGPoint(x: cos(azimuth), y: sin(azimuth))
        guard let view else { return CGVector(dx: inWindow.x, dy: inWindow.y) }
        let (start, end) = (convert(.zero, to: view), convert(inWindow, to: view))
        let length = hypot(end.x - start.x, end.y - start.y)
        guard length > 0 else { return CGVector(dx: inWindow.x, dy: inWindow.y) }
        return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return view.convert(point, from: window)
    }
}

extension UITouch: CustomStringConvertible {
    nonisolated public var description: String {
        MainActor.assumeIsolated {
            let view = landedView.map { "\(Swift.type(of: $0))" } ?? "none"
            return "<UITouch phase: \(phase), type: \(type), tap count: \(tapCount), view: \(view), "
                + "location in window: (\(windowLocation.x), \(windowLocation.y)), timestamp: \(timestamp)>"
        }
    }
}
