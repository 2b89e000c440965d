/// Some of a rectangle's corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension UIBezierPath {
    /// Quarter ellipses at the given corners, limited to half a side; the others are square.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let rx = max(0, min(cornerRadii.width, rect.width / 2)), ry = max(0, min(cornerRadii.height, rect.height / 2))
        // Control points of a quarter turn: 4/3·tan(π/8) radii along the tangents (Goldapp, CAGD 1991).
        let pull = 4.0 / 3.0 * tan(CGFloat.pi / 8)
        /// From the edge that leads into the corner to the one that leads on; `into` and `out` point along them.
        func corner(_ x: CGFloat, _ y: CGFloat, _ into: CGVector, _ out: CGVector, _ isRound: Bool) {
            let (rx, ry) = isRound && rx > 0 && ry > 0 ? (rx, ry) : (0, 0)
            let start = CGPoint(x: x - into.dx * rx, y: y - into.dy * ry), end = CGPoint(x: x + out.dx * rx, y: y + out.dy * ry)
            if isEmpty { move(to: start) } else { addLine(to: start) }
            guard rx > 0 else { return }
            addCurve(
                to: end, controlPoint1: CGPoint(x: start.x + into.dx * rx * pull, y: start.y + into.dy * ry * pull),
                controlPoint2: CGPoint(x: end.x - out.dx * rx * pull, y: end.y - out.dy * ry * pull))
        }
        let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
        let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
        corner(rect.minX, rect.minY, up, right, corners.contains(.topLeft))
        corner(rect.maxX, rect.minY, right, down, corners.contains(.topRight))
        corner(rect.maxX, rect.maxY, down, left, corners.contains(.bottomRight))
        corner(rect.minX, rect.maxY, left, up, corners.contains(.bottomLeft))
        close()
    }

    /// The same lines and curves drawn the other way, with the same style. O(elements).
    public func reversing() -> UIBezierPath {
        let result = UIBezierPath(cgPath: path.reversed())
        result.takeStyle(of: self)
        return result
    }

    /// A path of its own with the same elements and style. O(elements).
    public func copy() -> Any {
        let result = UIBezierPath(cgPath: path)
        result.takeStyle(of: self)
        return result
    }

    private func takeStyle(of other: UIBezierPath) {
        (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
        (miterLimit, flatness, usesEvenOddFillRule) = (other.miterLimit, other.flatness, other.usesEvenOddFillRule)
        (dashLengths, dashPhase) = (other.dashLengths, other.dashPhase)
    }

    /// Lengths of dash, gap, dash, … in points, starting `phase` into the pattern; nil or no lengths for a solid line.
    /// - Parameter count: how many of `pattern`'s lengths count.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Writes what `setLineDash` was given to wherever is not nil; `pattern` must have room for all lengths.
    public func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashLengths.enumerated() { pattern?[index] = length }
        count?.pointee = dashLengths.count
        phase?.pointee = dashPhase
    }
}
