import CoreGraphics
import Testing

@Suite struct StrokeJoinTests {
    /// A right angle with its corner at (20, 20), 8 wide, coming from the left and going down.
    private func corner(_ join: CGLineJoin, miterLimit: CGFloat = 10, upsideDown: Bool = false) -> Canvas {
        let canvas = Canvas(40, 40)
        if upsideDown { canvas.context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 40)) }
        canvas.context.setLineWidth(8)
        canvas.context.setLineJoin(join)
        canvas.context.setMiterLimit(miterLimit)
        canvas.context.addLines(between: [CGPoint(x: 4, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 36)])
        canvas.context.strokePath()
        return canvas
    }

    /// Two pieces 16 × 8, less the 4 × 4 both have, plus what the join adds outside.
    private let withoutJoin = 2.0 * 16 * 8 - 16

    @Test func miterFillsTheOuterSquare() {
        #expect(corner(.miter).area == withoutJoin + 16)
        #expect(corner(.miter).coverage(23, 16) == 255)
    }

    @Test func bevelCutsTheOuterSquareInHalf() {
        #expect(abs(corner(.bevel).area - (withoutJoin + 8)) < 0.05)
        #expect(corner(.bevel).coverage(23, 16) == 0)
    }

    @Test func roundFillsAQuarterCircle() {
        #expect(abs(corner(.round).area - (withoutJoin + .pi * 4)) < 0.2)
    }

    @Test func mirroredStrokesAreMirrorImages() {
        for join in [CGLineJoin.miter, .round, .bevel] {
            #expect(corner(join, upsideDown: true).picture == Array(corner(join).picture.reversed()))
        }
    }

    /// For a right angle the miter is √2 line widths long.
    @Test func beyondItsLimitAMiterIsABevel() {
        #expect(corner(.miter, miterLimit: 1.42).area == withoutJoin + 16)
        #expect(abs(corner(.miter, miterLimit: 1.41).area - (withoutJoin + 8)) < 0.05)
    }

    @Test func aLineThatTurnsStraightBackStaysInItsBand() {
        for join in [CGLineJoin.miter, .bevel] {
            let canvas = Canvas(40, 20)
            canvas.context.setLineWidth(6)
            canvas.context.setLineJoin(join)
            canvas.context.addLines(between: [CGPoint(x: 5, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 12, y: 10)])
            canvas.context.strokePath()
            #expect(canvas.area == 25 * 6)
        }
    }

    @Test func aRoundTurnBackEndsInAHalfCircle() {
        let canvas = Canvas(40, 20)
        canvas.context.setLineWidth(8)
        canvas.context.setLineJoin(.round)
        canvas.context.addLines(between: [CGPoint(x: 5, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 12, y: 10)])
        canvas.context.strokePath()
        #expect(abs(canvas.area - (25 * 8 + .pi * 8)) < 0.3)
    }

    /// Wherever a random zigzag's centre line passes, the stroke is there in full: no hole at crossings, joins or tight turns.
    @Test(arguments: [CGLineJoin.miter, .round, .bevel]) func selfOverlappingStrokesHaveNoSeams(join: CGLineJoin) {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<30 {
            let points = (0..<12).map { _ in
                CGPoint(x: CGFloat.random(in: 8...52, using: &random), y: CGFloat.random(in: 8...52, using: &random))
            }
            let canvas = Canvas(60, 60)
            canvas.context.setLineWidth(7)
            canvas.context.setLineJoin(join)
            canvas.context.addLines(between: points)
            canvas.context.strokePath()
            for (a, b) in zip(points, points.dropFirst()) {
                for step in 1..<40 {
                    let t = CGFloat(step) / 40
                    let x = Int(a.x + (b.x - a.x) * t), y = Int(a.y + (b.y - a.y) * t)
                    // Within 3.5 of the line on both sides, a pixel holding the centre line is inside, but for the butt ends and
                    // for corners so sharp that they are cut off.
                    let fromStart = hypot(CGFloat(x) + 0.5 - points[0].x, CGFloat(y) + 0.5 - points[0].y)
                    let fromEnd = hypot(CGFloat(x) + 0.5 - points[11].x, CGFloat(y) + 0.5 - points[11].y)
                    if fromStart > 3, fromEnd > 3, join == .round || (t > 0.15 && t < 0.85) { #expect(canvas.coverage(x, y) == 255) }
                }
            }
        }
    }

    @Test func aTranslucentStrokeThatCrossesItselfIsNoDarkerThere() {
        let canvas = Canvas(40, 40)
        canvas.context.setStrokeColor(gray: 0, alpha: 0.5)
        canvas.context.setLineWidth(6)
        canvas.context.addLines(between: [
            CGPoint(x: 4, y: 20), CGPoint(x: 36, y: 20), CGPoint(x: 36, y: 4), CGPoint(x: 20, y: 4), CGPoint(x: 20, y: 36)
        ])
        canvas.context.strokePath()
        #expect(canvas.buffer[20, 20] == 0x8000_0000)
        #expect(canvas.buffer[10, 20] == 0x8000_0000)
    }

    /// A curve far tighter than the pen is wide fills its inside without holes.
    @Test func tightCurvesHaveNoHoles() {
        let canvas = Canvas(60, 60)
        canvas.context.setLineWidth(30)
        canvas.context.addArc(center: CGPoint(x: 30, y: 30), radius: 4, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        canvas.context.closePath()
        canvas.context.strokePath()
        for y in 0..<60 {
            for x in 0..<60 where hypot(CGFloat(x) + 0.5 - 30, CGFloat(y) + 0.5 - 30) < 18 { #expect(canvas.coverage(x, y) == 255) }
        }
        #expect(abs(canvas.area - .pi * 19 * 19) < 3)
    }

    @Test func thePenIsStretchedWithTheTransform() {
        let canvas = Canvas(40, 40)
        canvas.context.scaleBy(x: 4, y: 1)
        canvas.context.setLineWidth(2)
        canvas.context.addLines(between: [CGPoint(x: 2, y: 10), CGPoint(x: 5, y: 10), CGPoint(x: 5, y: 30)])
        canvas.context.strokePath()
        #expect(canvas.coverage(12, 9) == 255 && canvas.coverage(12, 10) == 255 && canvas.coverage(12, 11) == 0)
        #expect(canvas.coverage(16, 20) == 255 && canvas.coverage(23, 20) == 255)
        #expect(canvas.coverage(15, 20) == 0 && canvas.coverage(24, 20) == 0)
    }
}
