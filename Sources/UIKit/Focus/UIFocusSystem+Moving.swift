extension UIFocusSystem {
    /// To the next or previous view in reading order, from the last to the first and back; into the window where nothing is focused.
    /// - Returns: whether there is anything to focus.
    internal func step(_ heading: UIFocusHeading) -> Bool {
        guard let window else { return false }
        let order = FocusOrder(of: window).views
        guard let first = order.first, let last = order.last else { return false }
        keyWasUsed()
        let isForward = heading == .next
        if let place = order.firstIndex(where: { $0 === focused }) {
            move(to: order[(place + (isForward ? 1 : order.count - 1)) % order.count], heading: heading)
        } else if let place = lastPlace, order.contains(where: { $0 === place }) {
            move(to: place, heading: heading)
        } else {
            move(to: isForward ? first : last, heading: heading)
        }
        return true
    }

    /// To the nearest view of the focused one's group that lies in `direction` and not past its side: an arrow never changes rows
    /// unasked. Without such a view focus stays.
    /// - Returns: whether the focused view is in a group.
    internal func moveInGroup(_ direction: FocusKey.Direction) -> Bool {
        guard let window, let focused, let group = focused.focusGroup else { return false }
        func extent(_ view: UIView) -> (along: CGFloat, low: CGFloat, high: CGFloat) {
            let rect = view.convert(view.bounds, to: nil)
            return switch direction {
            case .left: (-rect.midX, rect.minY, rect.maxY)
            case .right: (rect.midX, rect.minY, rect.maxY)
            case .up: (-rect.midY, rect.minX, rect.maxX)
            case .down: (rect.midY, rect.minX, rect.maxX)
            }
        }
        let here = extent(focused)
        var best: (view: UIView, distance: CGFloat)?
        for view in FocusOrder(of: window).views where view !== focused && view.focusGroup == group {
            let there = extent(view)
            guard there.along > here.along, there.low < here.high, there.high > here.low else { continue }
            if best.map({ there.along - here.along < $0.distance }) ?? true { best = (view, there.along - here.along) }
        }
        if let best { move(to: best.view, heading: UIFocusHeading(direction)) }
        return true
    }
}

extension UIFocusHeading {
    fileprivate init(_ direction: FocusKey.Direction) {
        self = switch direction {
        case .left: .left
        case .right: .right
        case .up: .up
        case .down: .down
        }
    }
}
