import CoreGraphics
import Testing

@Suite struct PathologicalNumbersTests {
    private static let odd: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e308, -1e308, 1e18, -1e18, 1e9, CGFloat.leastNonzeroMagnitude, -0.0, 0, 1, 3.7, 10
    ]

    /// Nothing may trap or run away; what is painted is not looked at.
    @Test func anyNumbersAreSurvived() {
        var random = SeededGenerator(seed: 7)
        func number() -> CGFloat { Self.odd[Int.random(in: 0..<Self.odd.count, using: &random)] }
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
        let image = CGImage(width: 2, height: 2, pixels: [1, 2, 3, 4])
        for _ in 0..<400 {
            let context = Canvas(12, 9).context
            if Bool.random(using: &random) {
                context.concatenate(CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number()))
            }
            context.setLineWidth(number())
            context.setMiterLimit(number())
            context.setAlpha(number())
            context.setLineCap([.butt, .round, .square].randomElement(using: &random)!)
            context.setLineJoin([.miter, .round, .bevel].randomElement(using: &random)!)
            if Bool.random(using: &random) { context.setLineDash(phase: number(), lengths: [number(), number(), number()]) }
            if Bool.random(using: &random) { context.clip(to: rect()) }
            context.move(to: point())
            context.addLine(to: point())
            context.addQuadCurve(to: point(), control: point())
            context.addCurve(to: point(), control1: point(), control2: point())
            let clockwise = Bool.random(using: &random)
            context.addArc(center: point(), radius: number(), startAngle: number(), endAngle: number(), clockwise: clockwise)
            context.addArc(tangent1End: point(), tangent2End: point(), radius: number())
            if Bool.random(using: &random) { context.closePath() }
            _ = context.boundingBoxOfPath
            _ = context.pathContains(point(), mode: .fillStroke)
            context.drawPath(using: [.fill, .eoFill, .stroke, .fillStroke].randomElement(using: &random)!)
            context.fill(rect())
            context.stroke(rect())
            context.fillEllipse(in: rect())
            context.draw(image, in: rect())
            context.draw(CoverageMask(width: 1, height: 1, bytes: [9]), at: point(), color: .white)
            context.beginTransparencyLayer(in: rect(), auxiliaryInfo: nil)
            context.clear(rect())
            context.endTransparencyLayer()
            let path = CGMutablePath()
            path.addRoundedRect(in: rect(), cornerWidth: number(), cornerHeight: number())
            path.addEllipse(in: rect())
            _ = (path.boundingBoxOfPath, path.contains(point()))
            context.addPath(path)
            context.clip()
            context.fill(rect())
        }
    }

    @Test func aShapeFarLargerThanTheBitmapFillsIt() {
        let canvas = Canvas(20, 20)
        canvas.context.fillEllipse(in: CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7))
        #expect(canvas.area == 400)
        let polygon = Canvas(20, 20)
        polygon.context.addLines(between: [CGPoint(x: -1e11, y: -1e11), CGPoint(x: 1e11, y: -1e11), CGPoint(x: 0, y: 1e11)])
        polygon.context.fillPath()
        #expect(polygon.area == 400)
    }

    @Test func aLineFromFarAwayIsWhereItShouldBe() {
        let canvas = Canvas(20, 20)
        canvas.context.setLineWidth(2)
        canvas.context.move(to: CGPoint(x: -1e8, y: -1e8))
        canvas.context.addLine(to: CGPoint(x: 1e8, y: 1e8))
        canvas.context.strokePath()
        for index in 0..<20 { #expect(canvas.coverage(index, index) == 255) }
        #expect(canvas.coverage(3, 6) == 0 && canvas.coverage(16, 12) == 0)
    }

    @Test func pointsThatAreNoNumbersAreLeftOut() {
        let canvas = Canvas(4, 4)
        canvas.context.addLines(between: [
            .zero, CGPoint(x: 4, y: 0), CGPoint(x: CGFloat.nan, y: 2), CGPoint(x: 4, y: 4), CGPoint(x: 0, y: CGFloat.infinity),
            CGPoint(x: 0, y: 4)
        ])
        canvas.context.fillPath()
        #expect(canvas.area == 16)
    }

    @Test func transformsThatFlattenThePlanePaintNothing() {
        let canvas = Canvas(9, 9)
        canvas.context.scaleBy(x: 0, y: 1)
        canvas.context.fill(CGRect(x: -5, y: -5, width: 50, height: 50))
        canvas.context.stroke(CGRect(x: 1, y: 1, width: 5, height: 5))
        canvas.context.fillEllipse(in: CGRect(x: 1, y: 1, width: 5, height: 5))
        #expect(canvas.area == 0)
    }
}
