extension NSAttributedString.Key {
    /// A `UIFont`; the system's at 12 pt when absent, as in UIKit.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`; black when absent.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
}
