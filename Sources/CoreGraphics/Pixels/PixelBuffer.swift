/// A mutable picture of premultiplied pixels, one `UInt32` each: `0xAARRGGBB` in the machine's byte order,
/// which is what window surfaces take without conversion. Rows are `width` pixels apart, top row first.
///
/// A buffer has one owner at a time; it does no locking.
public final class PixelBuffer {
    public let width: Int
    public let height: Int
    /// `width × height` pixels, valid as long as the buffer lives.
    public let pixels: UnsafeMutablePointer<UInt32>

    /// A fully transparent picture. O(pixels).
    /// - Precondition: sides are positive and their product fits an `Int`.
    public init(width: Int, height: Int) {
        precondition(width > 0 && height > 0, "a picture needs at least one pixel, not \(width)×\(height)")
        self.width = width
        self.height = height
        pixels = .allocate(capacity: width * height)
        pixels.initialize(repeating: 0, count: width * height)
    }

    deinit { pixels.deallocate() }

    public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The pixel at a place inside `bounds`.
    public subscript(x: Int, y: Int) -> UInt32 {
        get {
            precondition(bounds.contains(x: x, y: y), "(\(x), \(y)) lies outside \(width)×\(height)")
            return pixels[y * width + x]
        }
        set {
            precondition(bounds.contains(x: x, y: y), "(\(x), \(y)) lies outside \(width)×\(height)")
            pixels[y * width + x] = newValue
        }
    }

    /// Sets every pixel of `rect` that lies inside to `value` (premultiplied). O(pixels of `rect`).
    public func fill(_ value: UInt32, in rect: PixelRect) {
        let part = rect.intersection(bounds)
        for y in part.minY..<part.maxY {
            (pixels + y * width + part.minX).update(repeating: value, count: part.width)
        }
    }

    /// A copy of the part of `rect` that lies inside; nil when nothing does. O(pixels of `rect`).
    public func copy(of rect: PixelRect) -> PixelBuffer? {
        let part = rect.intersection(bounds)
        guard !part.isEmpty else { return nil }
        let copy = PixelBuffer(width: part.width, height: part.height)
        for y in 0..<part.height {
            (copy.pixels + y * part.width).update(from: pixels + (part.minY + y) * width + part.minX, count: part.width)
        }
        return copy
    }

    /// Whether both show the same pixels. O(pixels).
    public func hasSamePixels(as other: PixelBuffer) -> Bool {
        width == other.width && height == other.height
            && memcmp(pixels, other.pixels, width * height * MemoryLayout<UInt32>.stride) == 0
    }
}
