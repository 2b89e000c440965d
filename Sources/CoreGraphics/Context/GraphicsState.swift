/// What `saveGState` saves: everything but the current path and the pixels.
internal struct GraphicsState {
    var ctm: CGAffineTransform
    var clip: ClipRegion
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var line = LineStyle()
    var isAntialiased = true
    var interpolation = CGInterpolationQuality.default
}

/// How pictures are resampled where their pixels do not fall on device pixels. Raw values are Core Graphics' own.
public enum CGInterpolationQuality: Int32, Sendable, Hashable {
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    case low = 2
    case high = 3
    case medium = 4
}

/// The pixels drawn on; `originX`, `originY` is the device pixel at the buffer's top left.
internal struct Surface {
    let buffer: PixelBuffer
    var originX = 0
    var originY = 0

    var bounds: PixelRect { PixelRect(x: originX, y: originY, width: buffer.width, height: buffer.height) }

    /// The pixel at a device place inside `bounds`.
    func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
        buffer.pixels + (y - originY) * buffer.width + (x - originX)
    }
}
