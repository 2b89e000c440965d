/// A number that tells a picture's pixels from others: 64-bit FNV-1a (Fowler, Noll, Vo), a premultiplied pixel at a time in place of a
/// byte. It is there to notice changes, not to withstand somebody who makes another picture with the same number.
struct PixelDigest {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Sides count too.
    init(width: Int, height: Int) {
        add(UInt32(truncatingIfNeeded: width))
        add(UInt32(truncatingIfNeeded: height))
    }

    private mutating func add(_ word: UInt32) { value = (value ^ UInt64(word)) &* 0x0000_0100_0000_01B3 }

    /// O(pixels).
    mutating func add(_ pixels: UnsafePointer<UInt32>, count: Int) {
        for i in 0..<count { add(pixels[i]) }
    }
}
