import CoreGraphics
import Testing

@Suite struct StrokeCapTests {
    private func line(_ cap: CGLineCap, width: CGFloat = 4, from: CGPoint, to: CGPoint) -> Canvas {
        let canvas = Canvas(40, 20)
        canvas.context.setLineWidth(width)
        canvas.context.setLineCap(cap)
        canvas.context.move(to: from)
        canvas.context.addLine(to: to)
        canvas.context.strokePath()
        return canvas
    }

    @Test func aButtEndsAtTheEndAndASquareHalfAWidthLater() {
        let butt = line(.butt, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 30, y: 10))
        #expect(butt.area == 80)
        #expect(butt.coverage(9, 10) == 0 && butt.coverage(10, 10) == 255 && butt.coverage(30, 10) == 0)
        let square = line(.square, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 30, y: 10))
        #expect(square.area == 96)
        #expect(square.coverage(7, 10) == 0 && square.coverage(8, 8) == 255 && square.coverage(31, 11) == 255)
    }

    @Test func aRoundCapAddsAHalfCircleAtEachEnd() {
        let round = line(.round, width: 10, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 30, y: 10))
        #expect(abs(round.area - (200 + .pi * 25)) < 0.5)
        #expect(round.coverage(5, 10) > 200 && round.coverage(4, 10) == 0 && round.coverage(5, 6) == 0)
    }

    @Test func aPointWithRoundCapsIsADotOfTheLineWidth() {
        for closes in [false, true] {
            let canvas = Canvas(20, 20)
            canvas.context.setLineWidth(10)
            canvas.context.setLineCap(.round)
            canvas.context.move(to: CGPoint(x: 10, y: 10))
            if closes { canvas.context.closePath() } else { canvas.context.addLine(to: CGPoint(x: 10, y: 10)) }
            canvas.context.strokePath()
            #expect(abs(canvas.area - .pi * 25) < 0.4)
            #expect(canvas.coverage(5, 10) > 200 && canvas.coverage(14, 9) > 200)
        }
    }

    @Test func aPointIsASquareOrNothingWithTheOtherCaps() {
        #expect(line(.square, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 10)).area == 16)
        #expect(line(.butt, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 10)).area == 0)
    }

    @Test func aLoneMovePaintsNothing() {
        let canvas = Canvas(20, 20)
        canvas.context.setLineWidth(10)
        canvas.context.setLineCap(.round)
        canvas.context.move(to: CGPoint(x: 10, y: 10))
        canvas.context.strokePath()
        #expect(canvas.area == 0)
    }

    /// A slanted line is a turned rectangle: pixels well inside it are full, pixels well outside empty.
    @Test func slantedLinesAreTurnedRectangles() {
        let from = CGPoint(x: 8, y: 4), to = CGPoint(x: 31, y: 15), half: CGFloat = 2.5
        let canvas = line(.butt, width: 2 * half, from: from, to: to)
        let length = hypot(to.x - from.x, to.y - from.y)
        let u = CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
        for y in 0..<20 {
            for x in 0..<40 {
                let px = CGFloat(x) + 0.5 - from.x, py = CGFloat(y) + 0.5 - from.y
                let along = px * u.dx + py * u.dy, across = abs(py * u.dx - px * u.dy)
                let inside = min(half - across, along, length - along)
                if inside > 0.71 { #expect(canvas.coverage(x, y) == 255) }
                if inside < -0.71 { #expect(canvas.coverage(x, y) == 0) }
            }
        }
        #expect(abs(canvas.area - length * 2 * half) < 0.5)
    }

    @Test func widthsThatAreNotPositivePaintNothing() {
        for width in [0, -3, CGFloat.nan] {
            #expect(line(.round, width: width, from: CGPoint(x: 5, y: 5), to: CGPoint(x: 15, y: 5)).area == 0)
        }
    }

    /// A half ring's ends lie on one straight line through its centre: nothing shows beyond it.
    @Test func capsStandSquareToTheCurveNotToItsChord() {
        let canvas = Canvas(120, 120)
        canvas.context.setLineWidth(40)
        canvas.context.addArc(center: CGPoint(x: 60, y: 60), radius: 30, startAngle: 0, endAngle: .pi, clockwise: false)
        canvas.context.strokePath()
        for x in 0..<120 { #expect(canvas.coverage(x, 59) <= 1) }
        for x in 72..<108 { #expect(canvas.coverage(x, 60) >= 254 && canvas.coverage(119 - x, 60) >= 254) }
    }
}
