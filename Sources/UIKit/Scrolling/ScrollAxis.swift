/// One of the two directions content moves in, to say things once for both.
internal enum ScrollAxis: CaseIterable {
    case x, y
}

/// Which of them.
internal struct ScrollAxes: OptionSet {
    let rawValue: Int
    static let x = ScrollAxes(rawValue: 1)
    static let y = ScrollAxes(rawValue: 2)

    func has(_ axis: ScrollAxis) -> Bool { contains(axis == .x ? ScrollAxes.x : ScrollAxes.y) }
}

extension CGPoint {
    internal subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .x ? x : y }
        set { if axis == .x { x = newValue } else { y = newValue } }
    }

    /// Zero along what is not in `axes`.
    internal func along(_ axes: ScrollAxes) -> CGPoint { CGPoint(x: axes.contains(.x) ? x : 0, y: axes.contains(.y) ? y : 0) }

    internal var length: CGFloat { hypot(x, y) }
}

extension CGSize {
    internal subscript(axis: ScrollAxis) -> CGFloat { axis == .x ? width : height }
}
