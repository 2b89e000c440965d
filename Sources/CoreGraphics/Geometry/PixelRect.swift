/// A rectangle of whole device pixels, half-open: `minX..<maxX` × `minY..<maxY`. Empty when either side is not positive.
public struct PixelRect: Hashable, Sendable {
    public var minX: Int
    public var minY: Int
    public var maxX: Int
    public var maxY: Int

    public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// The pixels that `rect` (in points) touches at `scale` pixels a point. Null, empty or NaN input gives `.empty`.
    /// Coordinates, infinite ones too, are limited to ±2³⁰, so that sums of them never overflow.
    public init(covering rect: CGRect, scale: CGFloat) {
        func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int? {
            let scaled = (value * scale).rounded(rule)
            return scaled.isNaN ? nil : Int(max(-0x4000_0000, min(0x4000_0000, scaled)))
        }
        guard !rect.isNull, !rect.isEmpty,
              let left = whole(rect.minX, .down), let top = whole(rect.minY, .down),
              let right = whole(rect.maxX, .up), let bottom = whole(rect.maxY, .up)
        else { self = .empty; return }
        self.init(minX: left, minY: top, maxX: right, maxY: bottom)
    }

    public var width: Int { max(0, maxX - minX) }
    public var height: Int { max(0, maxY - minY) }
    public var isEmpty: Bool { maxX <= minX || maxY <= minY }
    /// Pixels covered.
    public var area: Int { width * height }

    /// What lies in both; `.empty` when nothing does.
    public func intersection(_ other: PixelRect) -> PixelRect {
        let both = PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return both.isEmpty ? .empty : both
    }

    /// The smallest rectangle around both; an empty one adds nothing.
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    public func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

    public func contains(x: Int, y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }

    /// Whether all of `other` lies inside; an empty one always does.
    public func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY)
    }

    /// The rectangle moved.
    public func offsetBy(x: Int, y: Int) -> PixelRect {
        PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    /// Every side moved inwards by `amount`, outwards where it is negative.
    public func insetBy(_ amount: Int) -> PixelRect {
        PixelRect(minX: minX + amount, minY: minY + amount, maxX: maxX - amount, maxY: maxY - amount)
    }

    /// The same rectangle in points.
    public func rect(scale: CGFloat) -> CGRect {
        CGRect(x: CGFloat(minX) / scale, y: CGFloat(minY) / scale, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    }
}
