import CoreGraphics
import Testing

@Suite struct StrokeTests {
    @Test func aHorizontalLineIsItsRectangle() {
        let canvas = Canvas(8, 4)
        canvas.context.setLineWidth(2)
        canvas.context.move(to: CGPoint(x: 1, y: 2))
        canvas.context.addLine(to: CGPoint(x: 6, y: 2))
        canvas.context.strokePath()
        #expect(canvas.picture == ["........", ".#####..", ".#####..", "........"])
    }

    @Test func aRectangleStrokedHasSquareCornersAndAHole() {
        let canvas = Canvas(8, 7)
        canvas.context.stroke(CGRect(x: 2, y: 2, width: 4, height: 3), width: 2)
        #expect(canvas.picture == [
            "........", ".######.", ".######.", ".##..##.", ".######.", ".######.", "........"
        ])
    }

    @Test func aCircleStrokedIsARing() {
        let canvas = Canvas(60, 60)
        canvas.context.setLineWidth(10)
        canvas.context.strokeEllipse(in: CGRect(x: 10, y: 10, width: 40, height: 40))
        // π(25² − 15²)
        #expect(abs(canvas.area - .pi * 400) < .pi * 400 * 0.003)
    }
}
