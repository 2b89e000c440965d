import Ink
import UIKit

/// The colours offered for drawing, in the order of the keys 1 to 9.
public enum Palette {
    /// A named ink.
    public struct Entry: Sendable, Equatable {
        /// Part of the control's identifier: `toolbar.color.<name>`.
        public let name: String
        public let color: InkColor
        /// The highlighter's ink of that name: bright, and translucent.
        public let highlight: InkColor

        /// For people, in sentence case.
        public var label: String { name.prefix(1).uppercased() + name.dropFirst() }
    }

    /// How much of a highlighter's colour is laid on, of 255: 40 %, so that pencil under it stays readable.
    public static let highlighterAlpha: UInt8 = 102

    /// What a highlighter starts with: yellow, as everybody's.
    static var highlighterStart: Int { entries.firstIndex { $0.name == "yellow" } ?? 0 }

    private static func entry(_ name: String, _ color: UInt32, highlight: UInt32) -> Entry {
        func ink(_ hex: UInt32, alpha: UInt8) -> InkColor {
            InkColor(red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255), alpha: alpha)
        }
        return Entry(name: name, color: ink(color, alpha: 255), highlight: ink(highlight, alpha: highlighterAlpha))
    }

    /// Each reads at 3:1 or better on the warm white paper (WCAG 2.1, 1.4.11), but for white, which is for dark papers and for covering.
    public static let entries: [Entry] = [
        entry("black", 0x000000, highlight: 0x6B6F76),
        entry("white", 0xFFFFFF, highlight: 0xFFFFFF),
        entry("red", 0xD92B2B, highlight: 0xFF5C5C),
        entry("orange", 0xDB6600, highlight: 0xFF9A2E),
        entry("yellow", 0xB48700, highlight: 0xFFD60A),
        entry("green", 0x2B8A3E, highlight: 0x4BD964),
        entry("blue", 0x1C6FD9, highlight: 0x3DB2FF),
        entry("purple", 0x8A3FC4, highlight: 0xC06CFF),
    ]
}
