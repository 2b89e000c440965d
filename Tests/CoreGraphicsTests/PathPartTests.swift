import CoreGraphics
import Testing

@Suite struct PathPartTests {
    private func corner() -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
        return path
    }

    @Test func trimmingKeepsTheMiddleOfThePath() {
        #expect(corner().trimmed(from: 0.125, to: 0.5).elements == [
            .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10)),
        ])
        #expect(corner().trimmed(from: 0.6, to: 0.4).isEmpty)
        #expect(corner().trimmed(from: -3, to: 7).elements == corner().elements)
    }

    @Test func trimmingCountsTheSubpathsTogetherAndTheClosingLine() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addLines(between: [CGPoint(x: 20, y: 0), CGPoint(x: 60, y: 0)])
        // 40 around the square and 40 along the line.
        #expect(path.trimmed(from: 0.4375, to: 0.75).elements == [
            .move(to: CGPoint(x: 0, y: 5)), .line(to: .zero), .move(to: CGPoint(x: 20, y: 0)), .line(to: CGPoint(x: 40, y: 0)),
        ])
    }

    @Test func reversingGoesBackAlongEachSubpath() {
        let path = corner()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addCurve(to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 2, y: 0), control2: CGPoint(x: 3, y: 5))
        path.closeSubpath()
        let back = path.reversed()
        #expect(back.elements == [
            .move(to: CGPoint(x: 10, y: 30)), .line(to: CGPoint(x: 10, y: 0)), .line(to: .zero),
            .move(to: CGPoint(x: 4, y: 4)),
            .curve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 3, y: 5), control2: CGPoint(x: 2, y: 0)), .closeSubpath,
        ])
        #expect(back.reversed().elements == path.elements)
    }

    @Test func reversedRectanglesCutHoles() {
        let canvas = Canvas(6, 6)
        canvas.context.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
        canvas.context.addPath(CGPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2), transform: nil).reversed())
        canvas.context.fillPath()
        #expect(canvas.area == 32)
    }
}
