/// The building steps, here so that immutable paths can be made of the same shapes. Points are transformed as they are added.
extension CGPath {
    internal final func append(move point: CGPoint, _ t: CGAffineTransform) {
        let end = point.applying(t)
        // A move after a move replaces it: the first would be an empty subpath.
        if case .move? = elements.last { elements.removeLast() }
        elements.append(.move(to: end))
        subpathStart = end
        lastPoint = end
    }

    /// Without a current point there is nothing to draw from: ignored, as in Core Graphics.
    internal final func append(line point: CGPoint, _ t: CGAffineTransform) {
        guard lastPoint != nil else { return }
        reopenIfClosed()
        let end = point.applying(t)
        elements.append(.line(to: end))
        lastPoint = end
    }

    internal final func append(quad end: CGPoint, _ control: CGPoint, _ t: CGAffineTransform) {
        guard lastPoint != nil else { return }
        reopenIfClosed()
        elements.append(Element.quadCurve(to: end, control: control).applying(t))
        lastPoint = end.applying(t)
    }

    internal final func append(curve end: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ t: CGAffineTransform) {
        guard lastPoint != nil else { return }
        reopenIfClosed()
        elements.append(Element.curve(to: end, control1: control1, control2: control2).applying(t))
        lastPoint = end.applying(t)
    }

    internal final func appendClose() {
        guard let start = subpathStart, elements.last != .closeSubpath else { return }
        elements.append(.closeSubpath)
        lastPoint = start
    }

    /// What follows a closed subpath starts where that one did.
    private func reopenIfClosed() {
        if elements.last == .closeSubpath, let start = subpathStart { elements.append(.move(to: start)) }
    }

    internal final func append(rect: CGRect, _ t: CGAffineTransform) {
        guard !rect.isNull else { return }
        append(move: CGPoint(x: rect.minX, y: rect.minY), t)
        append(line: CGPoint(x: rect.maxX, y: rect.minY), t)
        append(line: CGPoint(x: rect.maxX, y: rect.maxY), t)
        append(line: CGPoint(x: rect.minX, y: rect.maxY), t)
        appendClose()
    }

    internal final func append(ellipseIn rect: CGRect, _ t: CGAffineTransform) {
        guard !rect.isNull else { return }
        append(move: CGPoint(x: rect.maxX, y: rect.midY), t)
        appendTurn(center: CGPoint(x: rect.midX, y: rect.midY), rect.width / 2, rect.height / 2, from: 0, by: 2 * .pi, t)
        appendClose()
    }

    internal final func append(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, _ t: CGAffineTransform) {
        guard !rect.isNull else { return }
        let rx = min(max(0, cornerWidth), rect.width / 2), ry = min(max(0, cornerHeight), rect.height / 2)
        guard rx > 0, ry > 0 else { return append(rect: rect, t) }
        let (left, right) = (rect.minX + rx, rect.maxX - rx)
        let (top, bottom) = (rect.minY + ry, rect.maxY - ry)
        append(move: CGPoint(x: rect.maxX, y: rect.midY), t)
        append(line: CGPoint(x: rect.maxX, y: bottom), t)
        appendTurn(center: CGPoint(x: right, y: bottom), rx, ry, from: 0, by: .pi / 2, t)
        append(line: CGPoint(x: left, y: rect.maxY), t)
        appendTurn(center: CGPoint(x: left, y: bottom), rx, ry, from: .pi / 2, by: .pi / 2, t)
        append(line: CGPoint(x: rect.minX, y: top), t)
        appendTurn(center: CGPoint(x: left, y: top), rx, ry, from: .pi, by: .pi / 2, t)
        append(line: CGPoint(x: right, y: rect.minY), t)
        appendTurn(center: CGPoint(x: right, y: top), rx, ry, from: 1.5 * .pi, by: .pi / 2, t)
        appendClose()
    }

    /// Curves along an ellipse from the current point, which must lie at angle `start`. Each covers at most an eighth of a turn,
    /// with control points at 4/3·tan(θ/4) radii along the tangents (Goldapp, "Approximation of circular arcs by cubic polynomials",
    /// CAGD 1991); at an eighth the radius is off by less than 5 millionths.
    internal final func appendTurn(
        center: CGPoint, _ rx: CGFloat, _ ry: CGFloat, from start: CGFloat, by sweep: CGFloat, _ t: CGAffineTransform
    ) {
        let pieces = max(1, Int((abs(sweep) / (.pi / 4) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let k = 4.0 / 3.0 * tan(step / 4)
        for piece in 0..<pieces {
            let a = start + step * CGFloat(piece), b = a + step
            let (ca, sa, cb, sb) = (cos(a), sin(a), cos(b), sin(b))
            func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + rx * x, y: center.y + ry * y) }
            append(curve: point(cb, sb), point(ca - k * sa, sa + k * ca), point(cb + k * sb, sb - k * cb), t)
        }
    }
}
