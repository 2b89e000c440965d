import CoreGraphics

/// A small bitmap with a context on it, and what tests ask of it.
struct Canvas {
    let buffer: PixelBuffer
    let context: CGContext

    init(_ width: Int, _ height: Int, scale: CGFloat = 1) {
        buffer = PixelBuffer(width: width, height: height)
        context = CGContext(target: buffer, scale: scale)
    }

    /// The alpha of the pixel: with opaque paint on a transparent ground, its coverage.
    func coverage(_ x: Int, _ y: Int) -> Int { Int(buffer[x, y] >> 24) }

    /// The sum of all coverage, in pixels.
    var area: Double {
        var sum = 0
        for index in 0..<buffer.width * buffer.height { sum += Int(buffer.pixels[index] >> 24) }
        return Double(sum) / 255
    }

    /// One letter a pixel: "." untouched, "#" fully covered, "+" in between.
    var picture: [String] {
        (0..<buffer.height).map { y in
            String((0..<buffer.width).map { x in coverage(x, y) == 0 ? "." : coverage(x, y) == 255 ? "#" : "+" })
        }
    }
}
