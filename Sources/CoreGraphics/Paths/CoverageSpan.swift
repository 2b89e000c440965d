/// Neighbouring pixels of one row that a shape covers equally.
internal struct CoverageSpan {
    var x: Int
    var count: Int
    /// 1…255.
    var coverage: UInt8
}

/// A shape in device pixels whose coverage can be asked for row by row.
internal enum CoverageShape {
    case rect(DeviceRect)
    case polygons([Polyline], CGPathFillRule)

    /// Calls `body` for each row of `bounds` in which something is covered, top to bottom, with spans from left to right.
    func forEachRow(in bounds: PixelRect, _ body: (_ y: Int, _ spans: UnsafeBufferPointer<CoverageSpan>) -> Void) {
        switch self {
        case .rect(let rect):
            rect.forEachRow(in: bounds, body)
        case .polygons(let lines, let rule):
            let part = bounds.intersection(PixelRect(covering: lines.boundingBox.insetBy(dx: -0.001, dy: -0.001), scale: 1))
            guard !part.isEmpty else { return }
            var rasterizer = PolygonRasterizer(bounds: part)
            for line in lines { rasterizer.add(line) }
            rasterizer.forEachRow(rule, body)
        }
    }
}
