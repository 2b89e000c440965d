import CoreGraphics
import Testing

@Suite struct GraphicsStateTests {
    @Test func restoringBringsEverythingBack() {
        let saved = Canvas(20, 20), plain = Canvas(20, 20)
        let context = saved.context
        context.saveGState()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setStrokeColor(.white)
        context.setLineWidth(9)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setLineDash(phase: 1, lengths: [1, 1])
        context.setAlpha(0.1)
        context.setBlendMode(.clear)
        context.setShouldAntialias(false)
        context.rotate(by: 1)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        for canvas in [saved, plain] {
            canvas.context.fillEllipse(in: CGRect(x: 2, y: 2, width: 9, height: 9))
            canvas.context.stroke(CGRect(x: 3.5, y: 5.5, width: 12, height: 12))
        }
        #expect(saved.buffer.hasSamePixels(as: plain.buffer))
    }

    @Test func restoringMoreThanWasSavedIsIgnored() {
        let canvas = Canvas(2, 1)
        canvas.context.restoreGState()
        canvas.context.translateBy(x: 1, y: 0)
        canvas.context.restoreGState()
        #expect(canvas.context.ctm.tx == 1)
    }

    @Test func aPathStaysWhereItWasAddedWhenTheTransformChanges() {
        let canvas = Canvas(4, 1)
        canvas.context.addRect(CGRect(x: 1, y: 0, width: 1, height: 1))
        canvas.context.translateBy(x: 2, y: 0)
        canvas.context.fillPath()
        #expect(canvas.picture == [".#.."])
    }

    @Test func paintingUsesThePathUp() {
        let canvas = Canvas(4, 1)
        canvas.context.addRect(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(canvas.context.boundingBoxOfPath == CGRect(x: 1, y: 0, width: 1, height: 1))
        canvas.context.fillPath()
        #expect(canvas.context.isPathEmpty && canvas.context.path == nil)
        canvas.context.setBlendMode(.clear)
        canvas.context.fillPath()
        #expect(canvas.picture == [".#.."])
    }

    @Test func fillAndStrokeAreDrawnInThisOrder() {
        let canvas = Canvas(6, 6)
        canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        canvas.context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
        canvas.context.setLineWidth(2)
        canvas.context.addRect(CGRect(x: 1, y: 1, width: 4, height: 4))
        canvas.context.drawPath(using: .fillStroke)
        #expect(canvas.buffer[1, 1] == 0xFF00_00FF && canvas.buffer[2, 2] == 0xFFFF_0000)
    }

    @Test func pathContainmentCountsWhatWouldBePainted() {
        let context = Canvas(20, 20).context
        context.setLineWidth(4)
        context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(context.pathContains(CGPoint(x: 10, y: 10), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 10, y: 10), mode: .stroke))
        #expect(context.pathContains(CGPoint(x: 4, y: 10), mode: .stroke))
        #expect(!context.pathContains(CGPoint(x: 4, y: 10), mode: .fill))
        #expect(context.pathContains(CGPoint(x: 4, y: 10), mode: .fillStroke))
    }

    @Test func rectanglesFilledTogetherPaintOverlapsOnce() {
        let canvas = Canvas(3, 1)
        canvas.context.setFillColor(gray: 0, alpha: 0.5)
        canvas.context.fill([CGRect(x: 0, y: 0, width: 2, height: 1), CGRect(x: 3, y: 0, width: -2, height: 1)])
        #expect((0..<3).map { canvas.buffer[$0, 0] } == [0x8000_0000, 0x8000_0000, 0x8000_0000])
    }

    @Test func lineSegmentsComeInPairs() {
        let canvas = Canvas(9, 1)
        canvas.context.strokeLineSegments(between: [
            CGPoint(x: 0, y: 0.5), CGPoint(x: 2, y: 0.5), CGPoint(x: 5, y: 0.5), CGPoint(x: 6, y: 0.5), CGPoint(x: 8, y: 0.5)
        ])
        #expect(canvas.picture == ["##...#..."])
    }
}
