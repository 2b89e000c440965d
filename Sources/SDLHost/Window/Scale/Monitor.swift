import UIKit

/// A monitor as RandR describes it.
internal struct Monitor: Equatable {
    /// In pixels of all screens together.
    var frame: CGRect
    /// Of the picture, in millimetres; often nonsense.
    var millimetres: CGSize

    /// Pixels a point by the size of a pixel: as many as make a point no smaller than 1/96 inch, in quarters, rounded down.
    /// (*Chosen*; it gives 1 for a desk's 24 inches of 1920 pixels and 1.5 for a laptop's 13, as other systems recommend.)
    /// Nil where the monitor's size cannot be true.
    var scale: Double? {
        pixelsPerInch.map { max(1, ($0 / 96 * 4).rounded(.down) / 4) }
    }

    private var pixelsPerInch: Double? {
        let (width, height) = (Double(millimetres.width), Double(millimetres.height))
        guard width > 0, height > 0, frame.width > 0, frame.height > 0, !Monitor.isAspectOnly(width, height) else { return nil }
        // Turned by a quarter, some drivers turn the size too and some do not: pixels are square.
        let ways = [(width, height), (height, width)].map { (Double(frame.width) / $0 * 25.4, Double(frame.height) / $1 * 25.4) }
        // Chosen: sizes are told in whole millimetres, some in whole centimetres.
        guard let (across, down) = ways.first(where: { abs($0 - $1) <= 0.12 * max($0, $1) }) else { return nil }
        let density = (across + down) / 2
        return DisplayScale.isSensible(dpi: density) ? density : nil
    }

    /// Monitors that do not know their size tell their aspect instead (so do projectors). Source: mutter's `meta-monitor.c`.
    private static func isAspectOnly(_ width: Double, _ height: Double) -> Bool {
        [(160.0, 90.0), (160, 100), (16, 9), (16, 10)].contains { ($0 == width && $1 == height) || ($0 == height && $1 == width) }
    }
}
