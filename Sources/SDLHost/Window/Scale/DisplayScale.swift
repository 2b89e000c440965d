import UIKit

/// How many device pixels a point has where the display does not say it itself.
internal enum DisplayScale {
    /// A scale, and where it comes from, for people.
    struct Answer: Equatable {
        var scale: CGFloat
        var source: String
    }

    /// On X11 the first of these that says something sensible:
    ///
    /// 1. `GDK_SCALE`, then `QT_SCALE_FACTOR`: what users set for one program;
    /// 2. the desktop's settings (XSETTINGS), see `XSettings.scale`: what they set for all, in force at once;
    /// 3. `Xft.dpi` among the X resources, 96 being plain: the same where no settings daemon runs;
    /// 4. the pixels' size on the monitor, see `Monitor.scale`: nobody said anything, but people can be helped;
    /// 5. else 1.
    ///
    /// Limited to 1…4: smaller is unreadable, larger no screen.
    static func x11(_ sources: ScaleSources, monitor: Monitor?) -> Answer {
        for name in ["GDK_SCALE", "QT_SCALE_FACTOR"] {
            if let scale = sources.environment[name].flatMap(positive) { return Answer(scale: limited(scale), source: name) }
        }
        if let scale = sources.settings?.scale { return Answer(scale: limited(scale), source: "the desktop's settings (XSETTINGS)") }
        if let dpi = sources.fontDPI, isSensible(dpi: dpi) { return Answer(scale: limited(dpi / 96), source: "Xft.dpi") }
        if let scale = monitor?.scale { return Answer(scale: limited(scale), source: "the monitor's size (RandR)") }
        return Answer(scale: 1, source: "nowhere: the plain one")
    }

    /// Wayland compositors give pixels and logical units; their quotient is exact.
    static func limited(_ scale: Double) -> CGFloat { scale.isFinite ? CGFloat(min(4, max(1, scale))) : 1 }

    /// Chosen: half of the plain one, and ten times as much. What lies beyond was not set by somebody who looked at the result.
    static func isSensible(dpi: Double) -> Bool { dpi >= 48 && dpi <= 960 }

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

/// All that an X11 desktop says of its scale.
internal struct ScaleSources: Equatable {
    var environment: [String: String] = [:]
    /// Nil where no settings daemon runs, or what it says cannot be read.
    var settings: XSettings?
    var fontDPI: Double?
    var monitors: [Monitor] = []

    /// The monitor that shows most of a window; the first one for a window that lies on none.
    func monitor(under window: CGRect) -> Monitor? {
        func shared(_ monitor: Monitor) -> CGFloat {
            let part = monitor.frame.intersection(window)
            return part.isNull ? 0 : part.width * part.height
        }
        return monitors.enumerated().max { (shared($0.element), -$0.offset) < (shared($1.element), -$1.offset) }?.element
    }
}
