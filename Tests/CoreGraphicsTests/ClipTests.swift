import CoreGraphics
import Testing

@Suite struct ClipTests {
    private let everything = CGRect(x: -100, y: -100, width: 300, height: 300)

    @Test func rectanglesIntersect() {
        let canvas = Canvas(6, 5)
        canvas.context.clip(to: CGRect(x: 1, y: 1, width: 4, height: 4))
        canvas.context.clip(to: CGRect(x: 3, y: 0, width: 9, height: 3))
        #expect(canvas.context.deviceClip == PixelRect(minX: 3, minY: 1, maxX: 5, maxY: 3))
        #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 3, y: 1, width: 2, height: 2))
        canvas.context.fill(everything)
        #expect(canvas.picture == ["......", "...##.", "...##.", "......", "......"])
    }

    @Test func theInitialClipLimitsEverything() {
        let buffer = PixelBuffer(width: 4, height: 4)
        let context = CGContext(target: buffer, scale: 2, clip: PixelRect(minX: 1, minY: 1, maxX: 90, maxY: 3))
        context.fill(everything)
        #expect((0..<16).filter { buffer.pixels[$0] != 0 } == [5, 6, 7, 9, 10, 11])
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0.5, y: 0.5, width: 1.5, height: 1))
    }

    @Test func fractionalRectanglesClipByCoverage() {
        let canvas = Canvas(4, 4)
        canvas.context.clip(to: CGRect(x: 1, y: 1.5, width: 1.25, height: 2))
        canvas.context.fill(everything)
        #expect((canvas.coverage(1, 1), canvas.coverage(1, 2), canvas.coverage(2, 2), canvas.coverage(2, 1)) == (128, 255, 64, 32))
        #expect(canvas.coverage(0, 2) == 0 && canvas.coverage(3, 2) == 0)
    }

    @Test func aClippedFillEqualsTheShapeFilled() {
        let clipped = Canvas(30, 30), filled = Canvas(30, 30)
        for context in [clipped.context, filled.context] { context.addEllipse(in: CGRect(x: 3.3, y: 4.1, width: 20, height: 17)) }
        clipped.context.clip()
        clipped.context.fill(everything)
        filled.context.fillPath()
        #expect(clipped.buffer.hasSamePixels(as: filled.buffer))
    }

    @Test func evenOddClipsKeepTheHole() {
        let canvas = Canvas(6, 3)
        canvas.context.addRect(CGRect(x: 0, y: 0, width: 6, height: 3))
        canvas.context.addRect(CGRect(x: 2, y: 1, width: 2, height: 1))
        canvas.context.clip(using: .evenOdd)
        canvas.context.fill(everything)
        #expect(canvas.picture == ["######", "##..##", "######"])
    }

    @Test func softClipsMultiply() {
        let canvas = Canvas(3, 3)
        canvas.context.clip(to: CGRect(x: 0.5, y: 0, width: 2, height: 3))
        canvas.context.clip(to: CGRect(x: 0, y: 0.5, width: 3, height: 2))
        canvas.context.fill(everything)
        #expect((canvas.coverage(0, 0), canvas.coverage(0, 1), canvas.coverage(1, 1)) == (64, 128, 255))
    }

    @Test func clipsEndWithTheirSavedState() {
        let canvas = Canvas(4, 1)
        canvas.context.saveGState()
        canvas.context.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.context.clip()
        canvas.context.restoreGState()
        canvas.context.fill(everything)
        #expect(canvas.picture == ["####"])
    }

    @Test func emptyRectanglesCloseTheClip() {
        for rect in [CGRect.null, .zero, CGRect(x: 50, y: 50, width: 2, height: 2)] {
            let canvas = Canvas(4, 4)
            canvas.context.clip(to: rect)
            #expect(canvas.context.deviceClip.isEmpty && canvas.context.boundingBoxOfClipPath.isNull)
            canvas.context.fill(everything)
            canvas.context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect(canvas.area == 0)
        }
    }

    @Test func anEmptyPathClipsNothing() {
        let canvas = Canvas(2, 1)
        canvas.context.clip()
        canvas.context.fill(everything)
        #expect(canvas.picture == ["##"])
    }

    @Test func turnedRectanglesClipAsPolygons() {
        let canvas = Canvas(20, 20)
        canvas.context.translateBy(x: 10, y: 10)
        canvas.context.rotate(by: .pi / 4)
        canvas.context.clip(to: CGRect(x: -5, y: -5, width: 10, height: 10))
        canvas.context.fill(everything)
        #expect(abs(canvas.area - 100) < 0.5)
        #expect(canvas.coverage(10, 4) == 255 && canvas.coverage(5, 5) == 0)
    }

    @Test func clearingAlsoStaysInside() {
        let canvas = Canvas(3, 1)
        canvas.context.fill(everything)
        canvas.context.clip(to: CGRect(x: 1, y: 0, width: 1, height: 1))
        canvas.context.setAlpha(0.3)
        canvas.context.clear(everything)
        #expect(canvas.picture == ["#.#"])
    }
}
