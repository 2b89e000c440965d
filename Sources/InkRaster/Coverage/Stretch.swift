/// A piece of a line's middle, as the shapes around it take it: offsets in `Double` from an anchor nearby, which is a whole pixel.
struct Stretch {
    let anchorX: Int, anchorY: Int
    /// Its middle, from the anchor.
    let x: Float, y: Float
    /// The direction, a unit vector.
    let ux: Float, uy: Float
    let halfLength: Float
    /// Of the line in the middle of the stretch.
    let radius: Float

    @inline(__always)
    init(x: Double, y: Double, ux: Float, uy: Float, halfLength: Float, radius: Double) {
        (anchorX, anchorY) = (Self.anchor(x), Self.anchor(y))
        self.x = Float(x - Double(anchorX))
        self.y = Float(y - Double(anchorY))
        (self.ux, self.uy, self.halfLength) = (ux, uy, halfLength)
        self.radius = Float(radius)
    }

    /// A whole number near a coordinate: added to 1.5·2⁵² a number is rounded. The offset keeps halves and quarters, which mice and grids
    /// give, from being rounded to even numbers, which moving the ink by an odd number of pixels would change.
    @inline(__always)
    static func anchor(_ value: Double) -> Int {
        Int(Int64(bitPattern: (value - 0.3 + 6_755_399_441_055_744).bitPattern) &- 0x4338_0000_0000_0000)
    }
}
