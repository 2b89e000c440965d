/// A colour as a picture holds it.
struct RGBA: Equatable, CustomStringConvertible {
    var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255

    var bytes: [UInt8] { [red, green, blue, alpha] }
    var description: String { "#" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }

    /// The largest difference of any channel, 0…255.
    func distance(to other: RGBA) -> Int { zip(bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0 }

    /// The default paper.
    static let paper = RGBA(red: 0xfc, green: 0xfb, blue: 0xf7)
    static let black = RGBA(red: 0, green: 0, blue: 0)
}

extension RGBA {
    /// `#RRGGBBAA`, as the dumps write it.
    init?(hex: String) {
        guard hex.hasPrefix("#"), hex.utf8.count == 9, let value = UInt32(hex.dropFirst(), radix: 16) else { return nil }
        self.init(red: UInt8(value >> 24), green: UInt8(value >> 16 & 255), blue: UInt8(value >> 8 & 255), alpha: UInt8(value & 255))
    }
}
