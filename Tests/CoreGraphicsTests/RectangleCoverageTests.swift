import CoreGraphics
import Testing

@Suite struct RectangleCoverageTests {
    @Test func wholePixelsAreFilledExactly() {
        let canvas = Canvas(5, 4)
        canvas.context.fill(CGRect(x: 1, y: 1, width: 3, height: 2))
        #expect(canvas.picture == [".....", ".###.", ".###.", "....."])
        #expect(canvas.buffer[1, 1] == 0xFF00_0000)
    }

    @Test func scaleTurnsPointsIntoPixels() {
        let canvas = Canvas(6, 4, scale: 2)
        canvas.context.fill(CGRect(x: 0.5, y: 0.5, width: 2, height: 1))
        #expect(canvas.picture == ["......", ".####.", ".####.", "......"])
    }

    /// Coverage of a pixel is overlap in x times overlap in y, for the fast path and for the same rectangle as a polygon.
    @Test(arguments: [(0.25, 0.5, 2.5, 1.25), (1.1, 0.9, 0.3, 0.05), (0, 0.125, 3, 3.5), (-1.5, -0.25, 2.75, 9)])
    func fractionalEdgesCoverByArea(x: Double, y: Double, width: Double, height: Double) {
        let rect = CGRect(x: x, y: y, width: width, height: height)
        let fast = Canvas(4, 4), polygon = Canvas(4, 4)
        fast.context.fill(rect)
        // A fifth corner keeps the polygon from being recognised as a rectangle.
        polygon.context.addLines(between: [
            CGPoint(x: x, y: y), CGPoint(x: x + width / 2, y: y), CGPoint(x: x + width, y: y),
            CGPoint(x: x + width, y: y + height), CGPoint(x: x, y: y + height)
        ])
        polygon.context.fillPath()
        for py in 0..<4 {
            for px in 0..<4 {
                let across = max(0, min(x + width, Double(px) + 1) - max(x, Double(px)))
                let down = max(0, min(y + height, Double(py) + 1) - max(y, Double(py)))
                let expected = across * down * 255
                #expect(abs(Double(fast.coverage(px, py)) - expected) <= 0.5 + 1e-6)
                #expect(abs(Double(polygon.coverage(px, py)) - expected) <= 0.5 + 1e-6)
            }
        }
    }

    @Test func emptyAndNullRectanglesFillNothing() {
        let canvas = Canvas(4, 4)
        canvas.context.fill(.null)
        canvas.context.fill(.zero)
        canvas.context.fill(CGRect(x: 1, y: 1, width: 0, height: 3))
        #expect(canvas.area == 0)
    }

    @Test func rectanglesWithNegativeSidesFillWhatTheyStandFor() {
        let canvas = Canvas(4, 4)
        canvas.context.fill(CGRect(x: 3, y: 3, width: -2, height: -1))
        #expect(canvas.picture == ["....", "....", ".##.", "...."])
    }
}
