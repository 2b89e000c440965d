/// Exact area coverage of polygons, by summing for each pixel of a row the height that edges cover there and the area they cut
/// off it (the cells of FreeType's and AGG's smooth rasterisers, after R. Levien's libart; here in `Double` instead of 24.8).
///
/// Edges are clipped to `bounds` as they are added: what lies above, below or to the right costs nothing, what lies to the left
/// becomes a vertical edge at the border. Memory O(edges + width + height), time O(edges + cells + rows).
internal struct PolygonRasterizer {
    /// A clipped edge, from top to bottom.
    internal struct Edge {
        var top: Double
        var bottom: Double
        var topX: Double
        var bottomX: Double
        var slope: Double
        /// +1 when the path runs downwards here, −1 upwards.
        var winding: Double
        /// The next edge that starts in the same row; −1 at the end.
        var next: Int
    }

    internal let bounds: PixelRect
    internal var edges: [Edge] = []
    /// For each row the last added edge that starts in it; −1 when none does.
    internal var firstEdge: [Int]
    private let left: Double
    private let right: Double
    private let top: Double
    private let bottom: Double

    /// - Precondition: `bounds` is not empty.
    init(bounds: PixelRect) {
        self.bounds = bounds
        firstEdge = [Int](repeating: -1, count: bounds.height)
        (left, right) = (Double(bounds.minX), Double(bounds.maxX))
        (top, bottom) = (Double(bounds.minY), Double(bounds.maxY))
    }

    /// Adds a subpath, closed where it is open. Its coordinates must be finite.
    mutating func add(_ line: Polyline) {
        guard line.points.count > 2, let last = line.points.last else { return }
        var (x, y) = (Double(last.x), Double(last.y))
        for point in line.points {
            let (nextX, nextY) = (Double(point.x), Double(point.y))
            add(x, y, nextX, nextY)
            (x, y) = (nextX, nextY)
        }
    }

    private mutating func add(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) {
        guard ay != by else { return }
        if ay < by { clip(ax, ay, bx, by, winding: 1) } else { clip(bx, by, ax, ay, winding: -1) }
    }

    private mutating func clip(_ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, winding: Double) {
        guard endY > top, startY < bottom, min(startX, endX) < right else { return }
        var (x0, y0, x1, y1) = (startX, startY, endX, endY)
        let slope = (x1 - x0) / (y1 - y0)
        if y0 < top { (x0, y0) = (x0 + (top - y0) * slope, top) }
        if y1 > bottom { (x1, y1) = (x1 + (bottom - y1) * slope, bottom) }
        if max(x0, x1) <= left { return push(left, y0, left, y1, winding) }
        if min(x0, x1) >= right { return }
        func y(at x: Double) -> Double { max(y0, min(y1, y0 + (x - x0) / slope)) }
        if x0 < left {
            let cut = y(at: left)
            push(left, y0, left, cut, winding)
            (x0, y0) = (left, cut)
        } else if x1 < left {
            let cut = y(at: left)
            push(left, cut, left, y1, winding)
            (x1, y1) = (left, cut)
        }
        if x0 > right {
            (x0, y0) = (right, y(at: right))
        } else if x1 > right {
            (x1, y1) = (right, y(at: right))
        }
        push(x0, y0, x1, y1, winding)
    }

    private mutating func push(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ winding: Double) {
        guard y1 > y0 else { return }
        let row = max(0, min(bounds.height - 1, Int(y0) - bounds.minY))
        edges.append(
            Edge(top: y0, bottom: y1, topX: x0, bottomX: x1, slope: (x1 - x0) / (y1 - y0), winding: winding, next: firstEdge[row]))
        firstEdge[row] = edges.count - 1
    }
}
