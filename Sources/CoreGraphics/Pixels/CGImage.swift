/// An immutable picture of premultiplied `0xAARRGGBB` pixels, top row first.
public final class CGImage: Sendable {
    public let width: Int
    public let height: Int
    let pixels: [UInt32]

    /// A copy of what `buffer` shows now. O(pixels).
    public init(_ buffer: PixelBuffer) {
        width = buffer.width
        height = buffer.height
        pixels = Array(UnsafeBufferPointer(start: buffer.pixels, count: buffer.width * buffer.height))
    }

    /// - Precondition: sides are positive and `pixels` holds `width × height` premultiplied values.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height, "\(pixels.count) pixels are not \(width)×\(height)")
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Calls `body` with the `width × height` pixels, row by row.
    public func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        try pixels.withUnsafeBufferPointer(body)
    }

    /// The part of the picture inside `rect` (pixels, widened to whole ones); nil when that is nothing. O(pixels copied).
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = PixelRect(covering: rect, scale: 1).intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        guard !part.isEmpty else { return nil }
        var copy: [UInt32] = []
        copy.reserveCapacity(part.area)
        for y in part.minY..<part.maxY {
            copy.append(contentsOf: pixels[(y * width + part.minX)..<(y * width + part.maxX)])
        }
        return CGImage(width: part.width, height: part.height, pixels: copy)
    }

    /// A new buffer with the same pixels. O(pixels).
    public func makeBuffer() -> PixelBuffer {
        let copy = PixelBuffer(width: width, height: height)
        withPixels { copy.pixels.update(from: $0.baseAddress!, count: $0.count) }
        return copy
    }
}
