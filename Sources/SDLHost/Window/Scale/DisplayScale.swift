import UIKit

/// How many device pixels a point has where the display does not say it itself.
internal enum DisplayScale {
    /// On X11, the first that is there: `GDK_SCALE`, `QT_SCALE_FACTOR`, the desktop's font resolution (`Xft.dpi`, 96 being plain), else 1.
    /// The two variables are what users of such desktops set for one program; the resolution is what they set for all.
    /// Limited to 1…4: smaller is unreadable, larger no screen.
    static func x11(environment: [String: String], fontDPI: Double?) -> CGFloat {
        let named = variables.lazy.compactMap { environment[$0].flatMap(positive) }.first
        return limited(named ?? fontDPI.map { $0 / 96 } ?? 1)
    }

    /// Which of these `x11(environment:fontDPI:)` goes by, for people.
    static func x11Source(environment: [String: String], fontDPI: Double?) -> String {
        variables.first { environment[$0].flatMap(positive) != nil } ?? (fontDPI == nil ? "nowhere: the plain one" : "Xft.dpi")
    }

    private static let variables = ["GDK_SCALE", "QT_SCALE_FACTOR"]

    /// Wayland compositors give pixels and logical units; their quotient is exact.
    static func limited(_ scale: Double) -> CGFloat { scale.isFinite ? CGFloat(min(4, max(1, scale))) : 1 }

    private static func positive(_ text: String) -> Double? {
        Double(text).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }

    /// `Xft.dpi` in the text of the X resource database: lines of `name:` and value.
    static func fontDPI(resources: String) -> Double? {
        for line in resources.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi" else { continue }
            return positive(parts[1].trimmingCharacters(in: .whitespaces))
        }
        return nil
    }
}
