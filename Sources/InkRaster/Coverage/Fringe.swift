/// Distances in pixels around outlines.
enum Fringe {
    /// How far beyond a slanted outline a pixel centre may still get coverage, and how far inside it may lack some: half a pixel's
    /// diagonal.
    @inline(__always)
    static var slanted: Float { 0.7072 }

    /// How far beyond the box of a shape a pixel centre may still get coverage: half a pixel, less what rounding to bytes swallows (half
    /// of 1/255, with room for the last digit of a `Float`).
    @inline(__always)
    static var level: Float { 0.498_5 }

    /// Room for rounding where a row's pixels are looked for; which of them count is decided pixel by pixel.
    @inline(__always)
    static var slack: Float { 1e-3 }

    /// From this radius on, in pixels, looking for the inside of each row costs less than working it out.
    @inline(__always)
    static var leastInside: Float { 4.2 }
}
