/// A Gaussian blur of a rounded rectangle, computed from its integral instead of by filtering pixels.
///
/// Along x the integral over each row of the shape is a difference of two error functions; across y the rows are summed
/// with Gaussian weights: Evan Wallace, "Fast Rounded Rectangle Shadows" (2014). The straight part between the corners has
/// equal rows, so its sum is a difference of error functions too and only the corners are summed numerically.
internal struct BlurredRoundedRect {
    var width: Double
    var height: Double
    var radius: Double
    /// Standard deviation, above 0.
    var deviation: Double

    /// Rows summed per pixel of corner.
    private static let rowsPerPixel = 4.0

    /// Coverage at the middle of each pixel of the rectangle grown by `margin` on all sides.
    func coverage(margin: Int) -> CoverageMask {
        let columns = Int(width) + 2 * margin, rows = Int(height) + 2 * margin
        let slices = cornerSlices()
        // The shape is symmetric: a quarter is worked out and mirrored.
        let halfColumns = (columns + 1) / 2, halfRows = (rows + 1) / 2
        var bytes = [UInt8](repeating: 0, count: columns * rows)
        let profiles = slices.map { slice in
            (0..<halfColumns).map { integral(at: Double($0 - margin) + 0.5, from: slice.inset, to: width - slice.inset) }
        }
        let straight = (0..<halfColumns).map { integral(at: Double($0 - margin) + 0.5, from: 0, to: width) }
        for row in 0..<halfRows {
            let y = Double(row - margin) + 0.5
            let middle = integral(at: y, from: radius, to: height - radius)
            var sums = straight.map { $0 * middle }
            for (slice, profile) in zip(slices, profiles) {
                let weight = integral(at: y, from: slice.top, to: slice.bottom)
                    + integral(at: y, from: height - slice.bottom, to: height - slice.top)
                for column in 0..<halfColumns { sums[column] += weight * profile[column] }
            }
            for column in 0..<halfColumns {
                let value = UInt8(max(0, min(255, (sums[column] * 255).rounded())))
                let (mirrored, below) = (columns - 1 - column, rows - 1 - row)
                bytes[row * columns + column] = value
                bytes[row * columns + mirrored] = value
                bytes[below * columns + column] = value
                bytes[below * columns + mirrored] = value
            }
        }
        return CoverageMask(width: columns, height: rows, bytes: bytes)
    }

    /// The Gaussian's weight, seen from `place`, of the stretch from `low` to `high`.
    private func integral(at place: Double, from low: Double, to high: Double) -> Double {
        guard high > low else { return 0 }
        let unit = 1 / (deviation * 2.0.squareRoot())
        return (erf((high - place) * unit) - erf((low - place) * unit)) / 2
    }

    /// Thin slices of the upper corners, with how far the shape's side stands in there (at the slice's middle).
    private func cornerSlices() -> [(top: Double, bottom: Double, inset: Double)] {
        guard radius > 0 else { return [] }
        let count = Int((radius * BlurredRoundedRect.rowsPerPixel).rounded(.up))
        return (0..<count).map { index in
            let top = radius * Double(index) / Double(count), bottom = radius * Double(index + 1) / Double(count)
            let rise = radius - (top + bottom) / 2
            return (top, bottom, radius - (radius * radius - rise * rise).squareRoot())
        }
    }
}
