import CoreGraphics
import Testing

@Suite struct PolygonCoverageTests {
    @Test func aDiagonalHalvesThePixelsItCrosses() {
        let canvas = Canvas(4, 4)
        canvas.context.addLines(between: [.zero, CGPoint(x: 4, y: 4), CGPoint(x: 0, y: 4)])
        canvas.context.fillPath()
        for y in 0..<4 {
            for x in 0..<4 { #expect(canvas.coverage(x, y) == (x < y ? 255 : x > y ? 0 : 128)) }
        }
    }

    /// Below the line y = x/3 − from (0, 0) to (3, 1) − the three pixels lose 1/6, 3/6 and 5/6.
    @Test func aFlatSlopeCoversByTrapezoids() {
        let canvas = Canvas(3, 1)
        canvas.context.addLines(between: [.zero, CGPoint(x: 3, y: 1), CGPoint(x: 0, y: 1)])
        canvas.context.fillPath()
        #expect((0..<3).map { canvas.coverage($0, 0) } == [213, 128, 43])
    }

    /// Shoelace area of triangles anywhere inside; each pixel may be off by half a step.
    @Test func trianglesCoverTheirArea() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<200 {
            func point() -> CGPoint {
                CGPoint(x: CGFloat.random(in: 0...30, using: &random), y: CGFloat.random(in: 0...30, using: &random))
            }
            let (a, b, c) = (point(), point(), point())
            let canvas = Canvas(30, 30)
            canvas.context.addLines(between: [a, b, c])
            canvas.context.fillPath()
            let area = abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2
            let pixels = canvas.picture.joined().filter { $0 == "+" }.count
            #expect(abs(canvas.area - area) <= Double(pixels + 60) * 0.5 / 255, "\(a) \(b) \(c)")
        }
    }

    @Test(arguments: [1.5, 4, 12.3, 40]) func circlesCoverTheirArea(radius: CGFloat) {
        let canvas = Canvas(90, 90)
        canvas.context.fillEllipse(in: CGRect(x: 45.3 - radius, y: 44.9 - radius, width: 2 * radius, height: 2 * radius))
        // Flattening to 1/256 pixel takes off at most that much along the circumference.
        let area = CGFloat.pi * radius * radius
        #expect(canvas.area <= area + 0.3)
        #expect(canvas.area >= area - 2 * .pi * radius / 256 - 0.3)
    }

    @Test func evenOddLeavesAHoleWhereWindingDoesNot() {
        let canvas = Canvas(6, 3), holed = Canvas(6, 3)
        for context in [canvas.context, holed.context] {
            context.addRect(CGRect(x: 0, y: 0, width: 6, height: 3))
            context.addRect(CGRect(x: 2, y: 1, width: 2, height: 1))
        }
        canvas.context.fillPath()
        holed.context.fillPath(using: .evenOdd)
        #expect(canvas.picture == ["######", "######", "######"])
        #expect(holed.picture == ["######", "##..##", "######"])
    }

    @Test func oppositeWindingLeavesAHole() {
        let canvas = Canvas(4, 3)
        canvas.context.addRect(CGRect(x: 0, y: 0, width: 4, height: 3))
        canvas.context.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 2), CGPoint(x: 3, y: 1)])
        canvas.context.fillPath()
        #expect(canvas.picture == ["####", "#..#", "####"])
    }

    @Test func piecesOfOnePathThatShareAnEdgeLeaveNoSeam() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<50 {
            let canvas = Canvas(20, 20)
            let top = CGPoint(x: CGFloat.random(in: 0...20, using: &random), y: -3)
            let bottom = CGPoint(x: CGFloat.random(in: 0...20, using: &random), y: 23)
            canvas.context.addLines(between: [CGPoint(x: -9, y: -3), top, bottom, CGPoint(x: -9, y: 23)])
            canvas.context.closePath()
            canvas.context.addLines(between: [top, CGPoint(x: 40, y: -3), CGPoint(x: 40, y: 23), bottom])
            canvas.context.closePath()
            canvas.context.fillPath()
            #expect(canvas.area == 400)
        }
    }

    @Test func withoutAntialiasingAPixelIsAllOrNothing() {
        let canvas = Canvas(30, 30)
        canvas.context.setShouldAntialias(false)
        canvas.context.fillEllipse(in: CGRect(x: 3, y: 4, width: 21, height: 20))
        #expect(!canvas.picture.joined().contains("+"))
        #expect(canvas.area > 250)
    }

    /// What lies outside is cut, not folded in: the same picture as from the same shape drawn on a larger bitmap.
    @Test func clippingToTheBitmapChangesNothingInside() {
        let small = Canvas(12, 12), large = Canvas(120, 120)
        large.context.translateBy(x: 50, y: 50)
        for context in [small.context, large.context] {
            context.addEllipse(in: CGRect(x: -31, y: -8, width: 60, height: 17.5))
            context.addLines(between: [CGPoint(x: -40, y: 40), CGPoint(x: 60, y: -45), CGPoint(x: 5, y: 3.5)])
            context.fillPath(using: .evenOdd)
        }
        for y in 0..<12 { for x in 0..<12 { #expect(abs(small.coverage(x, y) - large.coverage(x + 50, y + 50)) <= 1) } }
    }
}
