/// A path that can be added to. Every step takes a transform for its points; lines and curves without a current point are ignored.
public final class CGMutablePath: CGPath {
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(move: point, transform)
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(line: point, transform)
    }

    /// Moves to the first point and draws lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        append(move: first, transform)
        for point in points.dropFirst() { append(line: point, transform) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(quad: end, control, transform)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        append(curve: end, control1, control2, transform)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(rect: rect, transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { append(rect: rect, transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(ellipseIn: rect, transform)
    }

    /// Corners are quarter ellipses, at most half a side wide and high.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform)
    }

    /// All of `path`'s elements, transformed. O(its elements).
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        for element in path.elements {
            switch element {
            case .move(let end): append(move: end, transform)
            case .line(let end): append(line: end, transform)
            case .quadCurve(let end, let control): append(quad: end, control, transform)
            case .curve(let end, let control1, let control2): append(curve: end, control1, control2, transform)
            case .closeSubpath: appendClose()
            }
        }
    }

    /// A line back to where the subpath began, joined there. What is added next starts at that point.
    public func closeSubpath() { appendClose() }
}
