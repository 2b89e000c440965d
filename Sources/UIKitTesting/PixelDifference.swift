/// Where two pictures of one size differ, and by how much.
public struct PixelDifference: Equatable, Sendable {
    /// How many pixels are not the same.
    public let count: Int
    /// The largest difference in any channel, 0…255.
    public let largest: Int
    /// The smallest rectangle around the pixels that differ.
    public let bounds: PixelRect

    public init(count: Int, largest: Int, bounds: PixelRect) {
        (self.count, self.largest, self.bounds) = (count, largest, bounds)
    }

    public var isEmpty: Bool { count == 0 }
}

/// Compares two pictures pixel by pixel; nil when their sizes differ. O(pixels).
/// - Parameter tolerance: a channel may differ by this much and count as the same.
public func pixelDifference(_ first: PixelBuffer, _ second: PixelBuffer, tolerance: Int = 0) -> PixelDifference? {
    guard first.width == second.width, first.height == second.height else { return nil }
    var (count, largest, bounds) = (0, 0, PixelRect.empty)
    for y in 0..<first.height {
        for x in 0..<first.width {
            let a = first.pixels[y * first.width + x], b = second.pixels[y * first.width + x]
            guard a != b else { continue }
            let distance = channelDistance(a, b)
            guard distance > tolerance else { continue }
            count += 1
            largest = max(largest, distance)
            bounds = bounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
        }
    }
    return PixelDifference(count: count, largest: largest, bounds: bounds)
}

private func channelDistance(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
        largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return largest
}
