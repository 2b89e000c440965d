import CoreGraphics
import Testing

@Suite struct TargetAccessTests {
    @Test func aPlainClipGivesTheBitmapItself() {
        let canvas = Canvas(4, 2)
        canvas.context.clip(to: CGRect(x: 1, y: 0, width: 2, height: 2))
        var given: PixelRect?
        canvas.context.withTarget { buffer, part in
            given = part
            #expect(buffer === canvas.buffer)
            buffer[1, 1] = 0xFF00_0000
        }
        #expect(given == PixelRect(x: 1, y: 0, width: 2, height: 2))
        #expect(canvas.picture == ["....", ".#.."])
    }

    @Test func aSoftClipApplies() {
        let canvas = Canvas(3, 3)
        canvas.context.clip(to: CGRect(x: 1, y: 1, width: 1.5, height: 1))
        canvas.context.withTarget { buffer, _ in buffer.fill(0xFF00_0000, in: buffer.bounds) }
        #expect((canvas.coverage(0, 0), canvas.coverage(1, 1), canvas.coverage(2, 1)) == (0, 255, 128))
    }

    @Test func insideALayerPlacesAreStillDevicePixels() {
        let canvas = Canvas(4, 4)
        canvas.context.clip(to: CGRect(x: 2, y: 2, width: 2, height: 2))
        canvas.context.setAlpha(0.5)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.withTarget { buffer, _ in buffer[3, 2] = 0xFF00_0000 }
        canvas.context.endTransparencyLayer()
        #expect(canvas.picture == ["....", "....", "...+", "...."])
        #expect(canvas.coverage(3, 2) == 128)
    }

    @Test func aClosedClipDoesNotCall() {
        let canvas = Canvas(4, 4)
        canvas.context.clip(to: .null)
        canvas.context.withTarget { _, _ in Issue.record("there is nothing to draw on") }
    }
}
