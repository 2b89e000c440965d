/// What half planes take of unit squares, eight at a time.
///
/// With the line's normal n, the larger and the smaller of |n.x| and |n.y| called p and q, and the signed distance d of the square's
/// centre from the line, the share that a half plane takes of the square is ½ + d/p up to |d| = (p − q)/2, where the line begins to cut
/// off a corner: from there on it lacks a triangle that grows to (|d| − (p − q)/2)² / 2pq, and at |d| = (p + q)/2 it is all or nothing.
struct HalfPlane {
    typealias Lanes = SIMD8<Float>

    private let larger: Lanes, smaller: Lanes

    /// - Parameters: the normal, of any length above 0.
    @inline(__always)
    init(x: Lanes, y: Lanes) {
        let (x, y) = (HalfPlane.magnitude(x), HalfPlane.magnitude(y))
        larger = HalfPlane.larger(x, y)
        // A normal along an axis has no corners to cut off; the limit keeps the division by 0 away and changes less than 1/1000 of a pixel.
        smaller = HalfPlane.larger(HalfPlane.smaller(x, y), larger * 1e-3)
    }

    /// The share of the square beyond its half, −½…½. O(1).
    /// - Parameter distance: of the centre from the line, times the normal's length; positive inside.
    @inline(__always)
    func area(_ distance: Lanes) -> Lanes {
        let depth = HalfPlane.smaller(HalfPlane.magnitude(distance), (larger + smaller) * 0.5)
        let corner = HalfPlane.larger(depth - (larger - smaller) * 0.5, Lanes())
        return HalfPlane.withSign(of: distance, (2 * smaller * depth - corner * corner) / (2 * smaller * larger))
    }
}

// MARK: - Lanes

// Written so that each becomes a machine instruction or two; the library's own minimum and maximum are calls, lane by lane.
extension HalfPlane {
    @inline(__always)
    static func smaller(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: b .< a) }

    @inline(__always)
    static func larger(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: b .> a) }

    @inline(__always)
    static func magnitude(_ a: Lanes) -> Lanes { lanes(bits(a) & 0x7FFF_FFFF) }

    /// `magnitude`, which is not negative, with the sign of `a`.
    @inline(__always)
    static func withSign(of a: Lanes, _ magnitude: Lanes) -> Lanes { lanes(bits(a) & 0x8000_0000 | bits(magnitude)) }

    /// Makes eight bytes the coverage (0…1, −½…0 counts as none) where that is more, rounded to nearest.
    @inline(__always)
    static func raise(_ bytes: UnsafeMutablePointer<UInt8>, to coverage: Lanes) {
        // A number added to 2²³ is rounded, and its last byte is the number.
        let rounded = bits(larger(coverage, Lanes()) * 255 + 8_388_608)
        let new = SIMD8<UInt8>(truncatingIfNeeded: rounded)
        let memory = UnsafeMutableRawPointer(bytes)
        let old = memory.loadUnaligned(as: SIMD8<UInt8>.self)
        memory.storeBytes(of: old.replacing(with: new, where: new .> old), as: SIMD8<UInt8>.self)
    }

    @inline(__always)
    private static func bits(_ a: Lanes) -> SIMD8<UInt32> { unsafeBitCast(a, to: SIMD8<UInt32>.self) }

    @inline(__always)
    private static func lanes(_ a: SIMD8<UInt32>) -> Lanes { unsafeBitCast(a, to: Lanes.self) }
}
