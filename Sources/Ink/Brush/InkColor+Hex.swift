extension InkColor {
    /// `#RRGGBBAA`, or `#RRGGBB` for an opaque colour; digits in either case. Nil for anything else.
    public init?(hex: String) {
        let characters = Array(hex.utf8)
        guard characters.count == 9 || characters.count == 7, characters[0] == UInt8(ascii: "#") else { return nil }
        var value: UInt32 = 0
        for character in characters.dropFirst() {
            guard let digit = Self.digit(character) else { return nil }
            value = value << 4 | digit
        }
        if characters.count == 7 { value = value << 8 | 255 }
        self.init(
            red: UInt8(value >> 24), green: UInt8(value >> 16 & 255),
            blue: UInt8(value >> 8 & 255), alpha: UInt8(value & 255))
    }

    /// `#RRGGBBAA` in capitals.
    public var hex: String {
        let digits = Array("0123456789ABCDEF")
        return [red, green, blue, alpha].reduce(into: "#") { text, byte in
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
    }

    private static func digit(_ character: UInt8) -> UInt32? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(character - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(character - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
