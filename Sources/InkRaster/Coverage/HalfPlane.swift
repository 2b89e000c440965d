/// What half planes of one direction take of pixels, in 1/255.
///
/// With the line's normal n, the larger and the smaller of |n.x| and |n.y| called p and q, and the signed distance d of the pixel's
/// centre from the line, the share that a half plane takes of the pixel is ½ + d/p up to |d| = (p − q)/2, where the line begins to cut
/// off a corner: from there on it lacks a triangle that grows to (|d| − (p − q)/2)² / 2pq, and at |d| = (p + q)/2 it is all or nothing.
struct HalfPlane {
    private let reach: Float, straight: Float, slope: Float, corner: Float

    /// A normal along an axis has no corners to cut off; the limit keeps the division by 0 away and changes less than 1/1000 of a pixel.
    static var leastSlant: Float { 1e-3 }

    /// - Parameters: the unit normal.
    @inline(__always)
    init(_ x: Float, _ y: Float) {
        let (x, y) = (abs(x), abs(y))
        let larger = LaneMath.larger(x, y), smaller = LaneMath.larger(LaneMath.smaller(x, y), Self.leastSlant)
        reach = (larger + smaller) * 0.5
        straight = (larger - smaller) * 0.5
        slope = 255 / larger
        corner = slope / (2 * smaller)
    }

    /// The share beyond the half, −127.5…127.5.
    /// - Parameter distance: of the pixels' centres from the line, positive inside.
    @inline(__always)
    func area(_ distance: Lanes) -> Lanes {
        let depth = LaneMath.smaller(LaneMath.magnitude(distance), Lanes(repeating: reach))
        let cut = LaneMath.larger(depth - straight, Lanes())
        return LaneMath.withSign(of: distance, depth * slope - cut * cut * corner)
    }
}
