/// Building the current path. Points are taken to device space by the transform of the moment they are added.
extension CGContext {
    public func beginPath() { currentPath = CGMutablePath() }

    public func move(to point: CGPoint) { currentPath.move(to: point, transform: state.ctm) }
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: state.ctm) }
    public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points, transform: state.ctm) }
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.ctm) }
    public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: state.ctm) }
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: state.ctm) }
    public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: state.ctm) }
    public func closePath() { currentPath.closeSubpath() }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control, transform: state.ctm)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2, transform: state.ctm)
    }

    /// As `CGMutablePath.addArc`: `clockwise` is meant for y pointing up, so `true` looks counterclockwise here.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: state.ctm)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.ctm)
    }

    /// The current path becomes the outline of its stroke, as far as that can be seen inside the clip.
    public func replacePathWithStrokedPath() {
        let outline = CGMutablePath()
        for line in strokeOutline(of: currentPath, visible: deviceClip) { outline.append(line) }
        currentPath = outline
    }

    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// In user space.
    public var currentPointOfPath: CGPoint { currentPath.currentPoint.applying(state.ctm.inverted()) }

    /// In user space; null when the path is empty.
    public var boundingBoxOfPath: CGRect { currentPath.applying(state.ctm.inverted()).boundingBox }

    /// A copy of the current path in user space; nil when it is empty.
    public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.applying(state.ctm.inverted()) }

    /// Whether painting the current path with `mode` would paint at `point` (user space).
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let place = point.applying(state.ctm).limited else { return false }
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        if mode != .stroke, currentPath.contains(place, using: rule) { return true }
        guard mode != .fill, mode != .eoFill else { return false }
        let around = PixelRect(x: Int(place.x.rounded(.down)), y: Int(place.y.rounded(.down)), width: 1, height: 1)
        return strokeOutline(of: currentPath, visible: around).windingNumber(around: place) != 0
    }
}
