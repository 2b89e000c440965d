@testable import SDLHost
import Testing
import UIKit

/// The property as a settings daemon writes it (XSETTINGS specification, "Format of the _XSETTINGS_SETTINGS property").
enum SettingsBytes {
    static func bytes(_ numbers: [String: Int], strings: [String: String] = [:], isBigEndian: Bool = false) -> [UInt8] {
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            let little = (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
            return isBigEndian ? little.reversed() : little
        }
        func padded(_ text: String) -> [UInt8] { Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4) }
        var bytes: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0] + number(7, 4) + number(numbers.count + strings.count + 1, 4)
        func head(_ type: UInt8, _ name: String) -> [UInt8] { [type, 0] + number(name.utf8.count, 2) + padded(name) + number(3, 4) }
        bytes += head(2, "Net/Colour") + number(0, 8)
        for (name, value) in numbers.sorted(by: { $0.key < $1.key }) { bytes += head(0, name) + number(value, 4) }
        for (name, value) in strings { bytes += head(1, name) + number(value.utf8.count, 4) + padded(value) }
        return bytes
    }
}

@Suite("The desktop's settings on X11")
struct XSettingsTests {
    @Test("Numbers and strings are read in both byte orders, names of every length", arguments: [false, true])
    func read(isBigEndian: Bool) {
        let numbers = ["Xft/DPI": 147_456, "A": -5, "Ab": 1, "Gdk/WindowScalingFactor": 2], strings = ["Net/ThemeName": "Yaru-dark"]
        let settings = XSettings(SettingsBytes.bytes(numbers, strings: strings, isBigEndian: isBigEndian))
        #expect(settings?.numbers == numbers && settings?.strings == strings)
    }

    @Test("The greater of factor and font resolution; a factor of 1 alone says nothing", arguments: [
        (nil, nil, nil), (1, nil, nil), (2, nil, 2), (nil, 144, 1.5), (1, 144, 1.5), (2, 192, 2), (2, 153.6, 2), (2, 240, 2.5), (1, 96, 1),
        (0, 120, 1.25), (-3, nil, nil), (99, nil, nil), (2, -1.0 / 1024, 2), (nil, 0, nil), (nil, 5000, nil),
    ] as [(Int?, Double?, Double?)])
    func scale(factor: Int?, dpi: Double?, scale: Double?) {
        var numbers: [String: Int] = [:]
        numbers["Gdk/WindowScalingFactor"] = factor
        numbers["Xft/DPI"] = dpi.map { Int($0 * 1024) }
        #expect(XSettings(SettingsBytes.bytes(numbers))?.scale == scale)
    }

    @Test("What is cut short anywhere is nothing")
    func cut() {
        let bytes = SettingsBytes.bytes(["Xft/DPI": 147_456], strings: ["Net/ThemeName": "Yaru-dark"])
        for length in bytes.indices { #expect(XSettings(Array(bytes.prefix(length))) == nil) }
        #expect(XSettings(bytes)?.scale == 1.5)
    }

    @Test("No bytes, however wrong, are more than nothing")
    func noise() {
        var random = SeededBytes(state: 5)
        let bytes = SettingsBytes.bytes(["Xft/DPI": 147_456], strings: ["Net/ThemeName": "Yaru-dark"])
        for _ in 0..<2000 {
            var broken = bytes
            for _ in 0..<3 { broken[Int(random.next() % UInt64(broken.count))] = UInt8(truncatingIfNeeded: random.next()) }
            let scale = XSettings(broken)?.scale
            #expect(scale.map { (0.5...10).contains($0) } ?? true)
        }
    }
}

/// SplitMix64.
private struct SeededBytes {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
