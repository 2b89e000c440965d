extension CGPath {
    /// The same lines and curves drawn the other way: each subpath from its end to its start. O(elements).
    package final func reversed() -> CGPath {
        let result = CGMutablePath()
        var subpath: [Element] = []
        func flush() {
            result.append(reversed: subpath)
            subpath = []
        }
        for element in elements {
            if case .move = element { flush() }
            subpath.append(element)
        }
        flush()
        return result
    }
}

extension CGMutablePath {
    /// - Parameter subpath: one move and what follows it.
    fileprivate func append(reversed subpath: [CGPath.Element]) {
        let ends = subpath.filter { $0 != .closeSubpath }
        guard let last = ends.last?.points.last else { return }
        move(to: last)
        for index in stride(from: ends.count - 1, to: 0, by: -1) {
            guard let start = ends[index - 1].points.last else { continue }
            switch ends[index] {
            case .move, .closeSubpath: continue
            case .line: addLine(to: start)
            case .quadCurve(_, let control): addQuadCurve(to: start, control: control)
            case .curve(_, let control1, let control2): addCurve(to: start, control1: control2, control2: control1)
            }
        }
        if ends.count < subpath.count { closeSubpath() }
    }
}
