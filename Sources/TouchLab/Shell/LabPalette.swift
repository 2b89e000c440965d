import UIKit

/// Colours of things to be told apart, in the order they are used.
///
/// Each stands out at 3.3:1 or more from warm white paper (#FCFBF7), white, charcoal (#1D1E20) and dark panels (#2A2C31), by WCAG 2.1's
/// formula, so that one set serves light and dark.
enum LabPalette {
    static let colors: [UIColor] = hexes.map { UIColor(hex: $0) }

    private static let hexes: [UInt32] = [
        0x4D70FF, 0xF70C0C, 0x07911E, 0xCC5B0A, 0x9A57F7, 0x078A8A, 0xD916D9, 0x917A07, 0x0B80D4, 0xF20C6C,
    ]

    /// Starts again behind the last one.
    static func color(_ index: Int) -> UIColor { colors[index % colors.count] }
}
