import CoreGraphics
import Testing

@Suite struct MaskDrawingTests {
    private let mask = CoverageMask(width: 2, height: 2, bytes: [255, 128, 0, 64])

    @Test func theColourIsPaintedByCoverage() {
        let canvas = Canvas(4, 3)
        canvas.context.draw(mask, at: CGPoint(x: 1, y: 1), color: .black)
        #expect((canvas.coverage(1, 1), canvas.coverage(2, 1), canvas.coverage(1, 2), canvas.coverage(2, 2)) == (255, 128, 0, 64))
        #expect(canvas.coverage(0, 1) == 0 && canvas.coverage(3, 1) == 0)
    }

    @Test func thePlaceIsTheNearestDevicePixelAndTheMaskIsNotScaled() {
        let canvas = Canvas(8, 8, scale: 2)
        canvas.context.translateBy(x: 1, y: 1)
        canvas.context.draw(mask, at: CGPoint(x: 0.7, y: 0.2), color: .black)
        // (1.7, 1.2) points are (3.4, 2.4) pixels.
        #expect(canvas.coverage(3, 2) == 255 && canvas.coverage(4, 2) == 128 && canvas.coverage(4, 3) == 64)
    }

    @Test func masksAreCutAtTheClip() {
        let canvas = Canvas(2, 2)
        canvas.context.draw(mask, at: CGPoint(x: -1, y: -1), color: .black)
        #expect(canvas.picture == ["+.", ".."])
        canvas.context.draw(mask, at: CGPoint(x: CGFloat.nan, y: 0), color: .black)
        canvas.context.draw(mask, at: CGPoint(x: 1e300, y: -1e300), color: .black)
        #expect(canvas.picture == ["+.", ".."])
    }

    @Test func softClipAlphaAndColourMultiply() {
        let canvas = Canvas(2, 2)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 0.5))
        canvas.context.setAlpha(0.5)
        canvas.context.draw(mask, at: .zero, color: CGColor(gray: 1, alpha: 0.5))
        // Alpha ¼ is 64; times coverage ½ (128) is 32.
        #expect(canvas.buffer[0, 0] == 0x2020_2020)
    }

    @Test func anEmptyMaskDrawsNothing() {
        let canvas = Canvas(2, 2)
        canvas.context.draw(CoverageMask(width: 0, height: 0, bytes: []), at: .zero, color: .black)
        #expect(canvas.area == 0)
    }
}
