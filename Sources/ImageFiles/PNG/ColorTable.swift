/// A few colours and their numbers: a hash table with open addressing, sized so that a look-up is a probe or two.
struct ColorTable {
    /// As many as a PNG palette holds.
    static let most = 256
    private static let slots = 1024

    /// Colours in the order they came.
    private(set) var colors: [UInt32] = []
    private var keys = [UInt32](repeating: 0, count: slots)
    private var numbers = [Int16](repeating: -1, count: slots)

    /// - Returns: the colour's number; nil where there is no room for another one.
    mutating func number(of color: UInt32) -> Int? {
        var slot = Self.slot(color)
        while numbers[slot] >= 0 {
            if keys[slot] == color { return Int(numbers[slot]) }
            slot = (slot + 1) & (Self.slots - 1)
        }
        guard colors.count < Self.most else { return nil }
        (keys[slot], numbers[slot]) = (color, Int16(colors.count))
        colors.append(color)
        return colors.count - 1
    }

    /// The number of a colour that is in it.
    @inline(__always)
    func known(_ color: UInt32) -> UInt8 {
        var slot = Self.slot(color)
        while keys[slot] != color { slot = (slot + 1) & (Self.slots - 1) }
        return UInt8(truncatingIfNeeded: numbers[slot])
    }

    /// The same colours in another order.
    func sorted(by areInOrder: (UInt32, UInt32) -> Bool) -> ColorTable {
        var table = ColorTable()
        for color in colors.sorted(by: areInOrder) { _ = table.number(of: color) }
        return table
    }

    /// Fibonacci hashing (Knuth, TAOCP 3, 6.4).
    @inline(__always)
    private static func slot(_ color: UInt32) -> Int { Int((color &* 0x9E37_79B1) >> 22) }
}
