import CoreGraphics

/// A picture from its pixels, `0xAARRGGBB` premultiplied.
func picture(_ rows: [[UInt32]]) -> PixelBuffer {
    let buffer = PixelBuffer(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
        for (x, pixel) in row.enumerated() { buffer[x, y] = pixel }
    }
    return buffer
}

/// Every pair of an alpha and a channel that premultiplied pixels can have: column = channel, row = alpha; the channel runs up in
/// red and down in blue, so that a swap would show.
func everyAlpha() -> PixelBuffer {
    let buffer = PixelBuffer(width: 256, height: 256)
    for alpha in UInt32(0)..<256 {
        for x in UInt32(0)..<256 {
            let channel = min(x, alpha)
            buffer[Int(x), Int(alpha)] = alpha << 24 | channel << 16 | (channel / 2) << 8 | (alpha - channel)
        }
    }
    return buffer
}

func pixels(_ buffer: PixelBuffer) -> [UInt32] { Array(UnsafeBufferPointer(start: buffer.pixels, count: buffer.width * buffer.height)) }
