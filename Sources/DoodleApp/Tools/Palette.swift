import Ink
import UIKit

/// The colours offered for drawing, in the order of the keys 1 to 9.
public enum Palette {
    /// A named ink.
    public struct Entry: Sendable, Equatable {
        /// Part of the control's identifier: `toolbar.color.<name>`.
        public let name: String
        public let color: InkColor

        /// For people, in sentence case.
        public var label: String { name.prefix(1).uppercased() + name.dropFirst() }
    }

    /// Each reads at 3:1 or better on the warm white paper (WCAG 2.1, 1.4.11), but for white, which is for dark papers and for covering.
    public static let entries: [Entry] = [
        Entry(name: "black", color: InkColor(red: 0x00, green: 0x00, blue: 0x00)),
        Entry(name: "white", color: InkColor(red: 0xFF, green: 0xFF, blue: 0xFF)),
        Entry(name: "red", color: InkColor(red: 0xD9, green: 0x2B, blue: 0x2B)),
        Entry(name: "orange", color: InkColor(red: 0xDB, green: 0x66, blue: 0x00)),
        Entry(name: "yellow", color: InkColor(red: 0xB4, green: 0x87, blue: 0x00)),
        Entry(name: "green", color: InkColor(red: 0x2B, green: 0x8A, blue: 0x3E)),
        Entry(name: "blue", color: InkColor(red: 0x1C, green: 0x6F, blue: 0xD9)),
        Entry(name: "purple", color: InkColor(red: 0x8A, green: 0x3F, blue: 0xC4)),
    ]
}
