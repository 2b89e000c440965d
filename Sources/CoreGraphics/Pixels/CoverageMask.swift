/// How much of each pixel a shape covers: 0 (none) … 255 (all), rows of `width` bytes, top row first.
public struct CoverageMask: Sendable, Equatable {
    public let width: Int
    public let height: Int
    /// `width × height` bytes.
    public var bytes: [UInt8]

    /// - Precondition: `bytes` holds `width × height` values.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(width >= 0 && height >= 0 && bytes.count == width * height, "\(bytes.count) bytes are not \(width)×\(height)")
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }
}
