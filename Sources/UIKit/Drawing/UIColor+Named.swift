extension UIColor {
    // The fixed colours, component values as UIKit documents them.
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    // The system colours in their light form, from Apple's Human Interface Guidelines (2020 table).
    public static let systemBlue = UIColor(hex: 0x007AFF)
    public static let systemGreen = UIColor(hex: 0x34C759)
    public static let systemIndigo = UIColor(hex: 0x5856D6)
    public static let systemOrange = UIColor(hex: 0xFF9500)
    public static let systemPink = UIColor(hex: 0xFF2D55)
    public static let systemPurple = UIColor(hex: 0xAF52DE)
    public static let systemRed = UIColor(hex: 0xFF3B30)
    public static let systemTeal = UIColor(hex: 0x5AC8FA)
    public static let systemYellow = UIColor(hex: 0xFFCC00)
    public static let systemGray = UIColor(hex: 0x8E8E93)
    public static let systemMint = UIColor(hex: 0x00C7BE)
    public static let systemCyan = UIColor(hex: 0x32ADE6)
    public static let systemBrown = UIColor(hex: 0xA2845E)
    public static let systemGray2 = UIColor(hex: 0xAEAEB2)
    public static let systemGray3 = UIColor(hex: 0xC7C7CC)
    public static let systemGray4 = UIColor(hex: 0xD1D1D6)
    public static let systemGray5 = UIColor(hex: 0xE5E5EA)
    public static let systemGray6 = UIColor(hex: 0xF2F2F7)

    // Colours named after their use, in their light form; there is no dark one here.
    public static let label = UIColor.black
    public static let secondaryLabel = UIColor(hex: 0x3C3C43, alpha: 0.6)
    public static let tertiaryLabel = UIColor(hex: 0x3C3C43, alpha: 0.3)
    public static let separator = UIColor(hex: 0x3C3C43, alpha: 0.29)
    public static let link = UIColor.systemBlue
    public static let systemBackground = UIColor.white
    public static let secondarySystemBackground = UIColor(hex: 0xF2F2F7)
    public static let tertiarySystemBackground = UIColor.white
    public static let systemFill = UIColor(hex: 0x787880, alpha: 0.2)
}
