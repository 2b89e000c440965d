import UIKit

/// What the translation of events must know about the window they came to.
///
/// Three lengths meet here: *units*, in which SDL places the window and the pointer; *device pixels*; and *points*, in which
/// the program thinks. On X11 units are pixels, on Wayland they are the compositor's logical pixels.
internal struct WindowState: Equatable {
    /// The window in units.
    var width: Int
    var height: Int
    /// Device pixels a unit.
    var pixelRatio: CGFloat
    /// Device pixels a point.
    var scale: CGFloat
    /// SDL tells a finger's place as a share of the window. Its X11 part makes the last pixel's left edge 1, so a share there is one of
    /// `width − 1`; its Wayland part makes the window's edge 1.
    var fingersSpanLastPixel: Bool

    var pointsPerUnit: CGFloat { pixelRatio / scale }

    /// The window in points.
    var size: CGSize { CGSize(width: CGFloat(width) * pointsPerUnit, height: CGFloat(height) * pointsPerUnit) }

    func point(x: CGFloat, y: CGFloat) -> CGPoint { CGPoint(x: x * pointsPerUnit, y: y * pointsPerUnit) }

    /// The place of a finger from its shares of the window.
    func fingerPoint(x: Float, y: Float) -> CGPoint {
        let last = fingersSpanLastPixel ? 1 : 0
        return point(
            x: WindowState.units(share: x, of: width - last),
            y: WindowState.units(share: y, of: height - last))
    }

    /// A `Float` share of a window is good to about 1/8000 unit, so rounding to 1/1024 takes its noise away and nothing else:
    /// a finger on a whole pixel is told as that pixel.
    private static func units(share: Float, of length: Int) -> CGFloat {
        (CGFloat(share) * CGFloat(length) * 1024).rounded() / 1024
    }

    /// Whether a place, in units, is one of the window's.
    func contains(x: Int, y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }
}
