import CoreGraphics

/// How much of each pixel a simple polygon covers, by clipping it to the pixel (Sutherland & Hodgman, CACM 1974) and measuring what is
/// left with the shoelace formula: slow, and nothing in common with a rasteriser.
enum ExactArea {
    /// Row by row, 0…1.
    static func coverage(of polygon: [CGPoint], width: Int, height: Int) -> [Double] {
        var result: [Double] = []
        for y in 0..<height {
            let row = clip(clip(polygon, at: Double(y), keepsAbove: true, \.y), at: Double(y + 1), keepsAbove: false, \.y)
            for x in 0..<width {
                let cell = clip(clip(row, at: Double(x), keepsAbove: true, \.x), at: Double(x + 1), keepsAbove: false, \.x)
                result.append(abs(area(of: cell)))
            }
        }
        return result
    }

    static func area(of polygon: [CGPoint]) -> Double {
        var sum = 0.0
        for (index, a) in polygon.enumerated() {
            let b = polygon[(index + 1) % polygon.count]
            sum += Double(a.x * b.y - b.x * a.y)
        }
        return sum / 2
    }

    /// The part of the polygon on one side of a line along an axis.
    private static func clip(_ polygon: [CGPoint], at limit: Double, keepsAbove: Bool, _ axis: KeyPath<CGPoint, CGFloat>) -> [CGPoint] {
        guard var from = polygon.last else { return [] }
        func depth(_ point: CGPoint) -> Double { keepsAbove ? Double(point[keyPath: axis]) - limit : limit - Double(point[keyPath: axis]) }
        var kept: [CGPoint] = []
        for to in polygon {
            let (a, b) = (depth(from), depth(to))
            if (a >= 0) != (b >= 0) {
                let part = a / (a - b)
                kept.append(CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
            }
            if b >= 0 { kept.append(to) }
            from = to
        }
        return kept
    }
}
