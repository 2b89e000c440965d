import UIKit

/// What a desktop's settings daemon tells X11 programs. Source: the XSETTINGS specification, version 0.5 (freedesktop.org).
internal struct XSettings: Equatable {
    /// The whole numbers among the settings, by name.
    private(set) var numbers: [String: Int] = [:]
    private(set) var strings: [String: String] = [:]

    /// Reads the property `_XSETTINGS_SETTINGS`; nil where it is not as specified. O(bytes).
    init?(_ bytes: [UInt8]) {
        var reader = Reader(bytes: bytes)
        guard let order = reader.byte(), order <= 1, reader.skip(3) else { return nil }
        reader.isBigEndian = order == 1
        guard reader.skip(4), let count = reader.number(4) else { return nil }
        for _ in 0..<count {
            guard let type = reader.byte(), reader.skip(1), let length = reader.number(2), let name = reader.text(length), reader.skip(4)
            else { return nil }
            switch type {
            case 0:
                guard let value = reader.number(4) else { return nil }
                numbers[name] = Int(Int32(truncatingIfNeeded: value))
            case 1:
                guard let length = reader.number(4), let value = reader.text(length) else { return nil }
                strings[name] = value
            case 2: guard reader.skip(8) else { return nil }
            default: return nil
            }
        }
    }

    /// Pixels a point; nil where the settings do not say.
    ///
    /// GTK's whole factor, or the font resolution (1024 steps to a dot an inch, 96 plain), which tells fractions as well: the greater,
    /// since a factor of 2 may come with smaller fonts, but who sets 1.5 gets a factor of 1. That 1 alone is set by every desktop and
    /// says nothing.
    var scale: Double? {
        let factor = numbers["Gdk/WindowScalingFactor"].flatMap { (1...10).contains($0) ? Double($0) : nil }
        let dpi = numbers["Xft/DPI"].map { Double($0) / 1024 }.flatMap { DisplayScale.isSensible(dpi: $0) ? $0 : nil }
        guard let dpi else { return factor.flatMap { $0 > 1 ? $0 : nil } }
        return max(factor ?? 0, dpi / 96)
    }

    private struct Reader {
        let bytes: [UInt8]
        var place = 0
        var isBigEndian = false

        mutating func skip(_ count: Int) -> Bool {
            guard count <= bytes.count - place else { return false }
            place += count
            return true
        }

        mutating func byte() -> UInt8? { skip(1) ? bytes[place - 1] : nil }

        mutating func number(_ size: Int) -> Int? {
            guard skip(size) else { return nil }
            let part = bytes[(place - size)..<place]
            return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
        }

        /// Text is padded to four bytes.
        mutating func text(_ length: Int) -> String? {
            let start = place
            guard skip((length + 3) & ~3) else { return nil }
            return String(decoding: bytes[start..<(start + length)], as: UTF8.self)
        }
    }
}
