import UIKit

/// The picture of the ring cursor: a dark line with a light one on either side, so that it shows on any paper.
internal struct RingPicture {
    /// Largest ring drawn, in device pixels; beyond it servers refuse or clip cursors.
    static let largestDiameter = 246

    let side: Int
    /// Straight `0xAARRGGBB`, `side × side`.
    let pixels: [UInt32]
    /// The pixel that points.
    var center: Int { side / 2 }

    /// - Parameter diameter: of the dark line's middle, in device pixels; 4 at least, or nothing could be seen of it.
    init(diameter: Int, hasCross: Bool) {
        let diameter = min(RingPicture.largestDiameter, max(4, diameter))
        let side = (diameter + 8) | 1
        let middle = Double(side) / 2
        let radius = Double(diameter) / 2
        self.side = side
        pixels = (0..<side * side).map { index in
            let (x, y) = (Double(index % side) + 0.5 - middle, Double(index / side) + 0.5 - middle)
            var distance = abs((x * x + y * y).squareRoot() - radius)
            if hasCross, max(abs(x), abs(y)) < min(6, radius) { distance = min(distance, min(abs(x), abs(y))) }
            return RingPicture.pixel(distance)
        }
    }

    /// One pixel at `distance` from the line's middle: dark to ¾, light to 2¼, edges smoothed over a pixel.
    private static func pixel(_ distance: Double) -> UInt32 {
        func inside(_ edge: Double) -> Double { min(1, max(0, edge - distance + 0.5)) }
        let (dark, all) = (inside(0.75), inside(2.25))
        guard all > 0 else { return 0 }
        let gray = UInt32((255 * (1 - dark / all)).rounded())
        return UInt32((255 * all).rounded()) << 24 | gray << 16 | gray << 8 | gray
    }
}
