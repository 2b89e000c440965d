/// How an open line ends. Raw values are Core Graphics' own.
public enum CGLineCap: Int32, Sendable, Hashable {
    /// Square, exactly at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// Square, half a line width past the end point.
    case square = 2
}

/// How two pieces of a line meet. Raw values are Core Graphics' own.
public enum CGLineJoin: Int32, Sendable, Hashable {
    /// The outer edges run on until they meet; a bevel where that is further than the miter limit.
    case miter = 0
    /// A circle around the corner.
    case round = 1
    /// The outer corners are connected straight.
    case bevel = 2
}

/// Which points lie inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable, Hashable {
    /// Those around which the path winds at least once on balance.
    case winding = 0
    /// Those from which a ray crosses the path an odd number of times.
    case evenOdd = 1
}

/// What to paint of a path. Raw values are Core Graphics' own.
public enum CGPathDrawingMode: Int32, Sendable, Hashable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}

/// All that shapes a stroked line, in user space units.
internal struct LineStyle: Equatable {
    var width: CGFloat = 1
    var cap: CGLineCap = .butt
    var join: CGLineJoin = .miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    /// Lengths of dash, gap, dash, …; empty for a solid line.
    var dashLengths: [CGFloat] = []

    /// The farthest a stroke gets from its path.
    var reach: CGFloat {
        let corner = join == .miter ? max(1, miterLimit) : 1
        return width / 2 * (cap == .square ? max(corner, 1.4143) : corner)
    }
}
