import CoreGraphics

/// How points of a page become its pixels: turned about the page's origin, then scaled.
public struct PageMap: Hashable, Sendable {
    /// Pixels a point, within `InkPage.scales`.
    public let scale: Double
    /// Radians, clockwise.
    public let rotation: Double
    /// Whole at quarter turns, so that what lies along the axes stays there.
    let cosine: Double, sine: Double
    /// What a point's coordinates are multiplied with.
    private let along: Double, across: Double

    /// - Parameters:
    ///   - scale: pixels a point, limited to `InkPage.scales`; NaN gives 1.
    ///   - rotation: radians, clockwise; what is not finite gives 0.
    public init(scale: CGFloat, rotation: CGFloat = 0) {
        self.scale = Double(InkPage.limited(scale))
        self.rotation = rotation.isFinite ? Double(rotation) : 0
        (cosine, sine) = (Self.whole(cos(self.rotation)), Self.whole(sin(self.rotation)))
        (along, across) = (self.scale * cosine, self.scale * sine)
    }

    /// Without what the last digits of π leave at quarter turns: a page pixel is never so far off that it counts.
    private static func whole(_ value: Double) -> Double { abs(value) < 1e-15 ? 0 : value }

    /// Upright and turned pages take the same way: times one and less zero changes no bit.
    @inline(__always)
    func x(_ x: Double, _ y: Double) -> Double { x * along - y * across }

    @inline(__always)
    func y(_ x: Double, _ y: Double) -> Double { y * along + x * across }

    /// The same as a transform.
    var affine: CGAffineTransform {
        CGAffineTransform(a: CGFloat(along), b: CGFloat(across), c: CGFloat(-across), d: CGFloat(along), tx: 0, ty: 0)
    }

    /// The smallest box, in points, around a rectangle of page pixels.
    func box(of pixels: PixelRect) -> CGRect {
        let (left, right) = (Double(pixels.minX) / scale, Double(pixels.maxX) / scale)
        let (top, bottom) = (Double(pixels.minY) / scale, Double(pixels.maxY) / scale)
        let xs = (min(cosine * left, cosine * right) + min(sine * top, sine * bottom))
            ... (max(cosine * left, cosine * right) + max(sine * top, sine * bottom))
        let ys = (min(cosine * top, cosine * bottom) + min(-sine * left, -sine * right))
            ... (max(cosine * top, cosine * bottom) + max(-sine * left, -sine * right))
        return CGRect(
            x: xs.lowerBound, y: ys.lowerBound, width: xs.upperBound - xs.lowerBound, height: ys.upperBound - ys.lowerBound)
    }

    /// What turns and scales pixels of this map into those of another: x ↦ x · along − y · across, y ↦ y · along + x · across.
    func step(to other: PageMap) -> (along: Double, across: Double) {
        let ratio = other.scale / scale
        return (ratio * (cosine * other.cosine + sine * other.sine), ratio * (cosine * other.sine - sine * other.cosine))
    }
}
