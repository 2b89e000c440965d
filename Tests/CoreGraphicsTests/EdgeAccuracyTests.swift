import CoreGraphics
import Testing

/// Edge pixels against the area that the shape really covers: on the mean off by one step of 255 at most, or by no more than Cairo.
@Suite struct EdgeAccuracyTests {
    private static let side = 64

    /// A path and the polygon of what it covers; curves in pieces so short that nothing is lost.
    struct Shape: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var elements: @Sendable () -> CGPath
        var lineWidth: Double?
        var polygon: [CGPoint]
    }

    private static func polygonPath(_ points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points)
        path.closeSubpath()
        return path
    }

    /// Corners at random distances around a middle: concave, and never crossing itself.
    private static func star(_ seed: UInt64, corners: Int) -> [CGPoint] {
        var random = SeededGenerator(seed: seed)
        return (0..<corners).map { index in
            let angle = 2 * .pi * CGFloat(index) / CGFloat(corners), radius = CGFloat.random(in: 6...30, using: &random)
            return CGPoint(x: 32.2 + radius * cos(angle), y: 31.7 + radius * sin(angle))
        }
    }

    private static func arc(_ center: CGPoint, _ radius: CGFloat, from start: CGFloat = 0, by sweep: CGFloat = 2 * .pi) -> [CGPoint] {
        (0..<2_000).map { index in
            let angle = start + sweep * CGFloat(index) / (sweep < 6 ? 1_999 : 2_000)
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
    }

    private static func bezier(_ p: [CGPoint]) -> [CGPoint] {
        (0...2_000).map { index in
            let t = CGFloat(index) / 2_000, s = 1 - t
            func mix(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                let ends = s * s * s * p[0][keyPath: axis] + t * t * t * p[3][keyPath: axis]
                return ends + 3 * s * s * t * p[1][keyPath: axis] + 3 * s * t * t * p[2][keyPath: axis]
            }
            return CGPoint(x: mix(\.x), y: mix(\.y))
        }
    }

    static let shapes: [Shape] = {
        var shapes: [Shape] = []
        for seed in 1...6 as ClosedRange<UInt64> {
            for corners in [3, 5, 12] {
                let points = star(seed, corners: corners)
                shapes.append(Shape(
                    testDescription: "polygon \(seed) of \(corners)", elements: { polygonPath(points) }, polygon: points))
            }
        }
        for radius in [3, 9.4, 20, 30] as [CGFloat] {
            let center = CGPoint(x: 31.8, y: 32.3)
            let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            shapes.append(Shape(
                testDescription: "circle of \(radius)", elements: { CGPath(ellipseIn: box, transform: nil) }, polygon: arc(center, radius)))
        }
        let curve = [CGPoint(x: 4, y: 50), CGPoint(x: 10, y: -20), CGPoint(x: 50, y: 5), CGPoint(x: 60, y: 55)]
        shapes.append(Shape(testDescription: "cubic curve", elements: {
            let path = CGMutablePath()
            path.move(to: curve[0])
            path.addCurve(to: curve[3], control1: curve[1], control2: curve[2])
            return path
        }, polygon: bezier(curve)))
        for (width, slope) in [(1, 0.3), (2, 1.1), (7, -0.7), (20, 0.05)] as [(CGFloat, CGFloat)] {
            // A line with round ends is a capsule: two half circles.
            let along = CGVector(dx: 18 * cos(slope), dy: 18 * sin(slope))
            let (start, end) = (CGPoint(x: 32 - along.dx, y: 32 - along.dy), CGPoint(x: 32 + along.dx, y: 32 + along.dy))
            shapes.append(Shape(testDescription: "line \(width) wide", elements: {
                let path = CGMutablePath()
                path.addLines(between: [start, end])
                return path
            }, lineWidth: width, polygon: arc(start, width / 2, from: slope + .pi / 2, by: .pi)
                + arc(end, width / 2, from: slope - .pi / 2, by: .pi)))
        }
        return shapes
    }()

    /// The mean difference at pixels that are covered in part, 0…1.
    private static func meanError(_ coverage: [UInt8], _ exact: [Double]) -> Double {
        let edges = exact.indices.filter { exact[$0] > 1e-9 && exact[$0] < 1 - 1e-9 }
        return edges.reduce(0) { $0 + abs(Double(coverage[$1]) / 255 - exact[$1]) } / Double(max(1, edges.count))
    }

    @Test(arguments: shapes) func edgesAreAsExactAsEightBitsAllow(shape: Shape) {
        let side = EdgeAccuracyTests.side, canvas = Canvas(side, side)
        canvas.context.addPath(shape.elements())
        if let lineWidth = shape.lineWidth {
            canvas.context.setLineWidth(lineWidth)
            canvas.context.setLineCap(.round)
            canvas.context.strokePath()
        } else {
            canvas.context.fillPath()
        }
        let exact = ExactArea.coverage(of: shape.polygon, width: side, height: side)
        let ours = EdgeAccuracyTests.meanError((0..<side * side).map { UInt8(canvas.coverage($0 % side, $0 / side)) }, exact)
        var allowed = 1.0 / 255
        if let cairo = Cairo() {
            let theirs = cairo.coverage(of: shape.elements(), lineWidth: shape.lineWidth, width: side, height: side)
            allowed = max(allowed, EdgeAccuracyTests.meanError(theirs, exact))
        }
        #expect(ours <= allowed)
    }

    @Test func theReferenceAgreesWithTheAreaOfTheWhole() {
        for shape in EdgeAccuracyTests.shapes {
            let sum = ExactArea.coverage(of: shape.polygon, width: 64, height: 64).reduce(0, +)
            #expect(abs(sum - abs(ExactArea.area(of: shape.polygon))) < 1e-6)
        }
    }

    @Test(.enabled(if: Cairo.isInstalled, "Cairo is not installed")) func cairoIsReadAsItDraws() throws {
        let cairo = try #require(Cairo())
        let path = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 1.5), transform: nil)
        let coverage = cairo.coverage(of: path, width: 4, height: 4).map { Int($0) }
        #expect(coverage[5] == 255 && coverage[6] == 255 && coverage[0] == 0 && coverage[4] == 0)
        #expect(abs(coverage[9] - 128) <= 2)
    }
}
