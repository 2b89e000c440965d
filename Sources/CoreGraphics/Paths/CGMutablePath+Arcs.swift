extension CGMutablePath {
    /// An arc, joined to the current point by a line when there is one.
    ///
    /// As in Core Graphics, `clockwise` is meant for y pointing up: `false` runs towards growing angles, which with UIKit's
    /// y down *looks* clockwise. An end angle on the wrong side of the start is taken some whole turns further;
    /// a full turn or more goes all the way round once and on to the end angle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        var sweep = clockwise ? startAngle - endAngle : endAngle - startAngle
        if sweep < 0 {
            sweep = sweep.truncatingRemainder(dividingBy: turn)
            if sweep < 0 { sweep += turn }
        } else if sweep > turn {
            sweep = turn + sweep.truncatingRemainder(dividingBy: turn)
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -sweep : sweep, transform: transform)
    }

    /// An arc over `delta` radians (positive towards growing angles), joined to the current point by a line when there is one.
    /// Non-finite input adds nothing; at most two turns are added.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard center.x.isFinite, center.y.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite, radius >= 0 else { return }
        let start = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
        if lastPoint == nil { append(move: start, transform) } else { append(line: start, transform) }
        let sweep = max(-4 * .pi, min(4 * .pi, delta))
        if sweep != 0, radius > 0 { appendTurn(center: center, radius, radius, from: startAngle, by: sweep, transform) }
    }

    /// The arc of `radius` that touches both the line from the current point to `tangent1End` and the line on to `tangent2End`,
    /// with a straight line up to where it begins; only that line to `tangent1End` where no such arc exists
    /// (PostScript Language Reference, third edition, `arct`).
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let last = lastPoint else { return }
        // The current point is kept transformed; the tangents must be found where the circle is round.
        let here = transform.determinant == 0 ? last : last.applying(transform.inverted())
        let first = CGVector(dx: here.x - tangent1End.x, dy: here.y - tangent1End.y)
        let second = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let (length1, length2) = (hypot(first.dx, first.dy), hypot(second.dx, second.dy))
        let cross = first.dx * second.dy - first.dy * second.dx
        let dot = first.dx * second.dx + first.dy * second.dy
        guard radius > 0, radius.isFinite, length1 > 0, length2 > 0, abs(cross) > 1e-12 * length1 * length2 else {
            return append(line: tangent1End, transform)
        }
        let inside = atan2(abs(cross), dot)
        let setback = radius / tan(inside / 2)
        let u = CGVector(dx: first.dx / length1, dy: first.dy / length1)
        let start = CGPoint(x: tangent1End.x + u.dx * setback, y: tangent1End.y + u.dy * setback)
        // The centre lies one radius off the first tangent, on the second one's side.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: start.x - u.dy * radius * side, y: start.y + u.dx * radius * side)
        append(line: start, transform)
        let startAngle = atan2(start.y - center.y, start.x - center.x)
        appendTurn(center: center, radius, radius, from: startAngle, by: -(.pi - inside) * side, transform)
    }
}
