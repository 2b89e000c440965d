import CoreGraphics
import Testing

@Suite struct ImageDrawingTests {
    private let image = CGImage(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0x8000_0080, 0])

    private func pixels(_ canvas: Canvas) -> [UInt32] {
        (0..<canvas.buffer.width * canvas.buffer.height).map { canvas.buffer.pixels[$0] }
    }

    @Test func wholePixelsAreCopiedTopRowFirst() {
        let canvas = Canvas(3, 3)
        canvas.context.draw(image, in: CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(pixels(canvas) == [0, 0, 0, 0, 0xFFFF_0000, 0xFF00_FF00, 0, 0x8000_0080, 0])
    }

    @Test func atScaleTwoHalfThePointsAreTheSamePixels() {
        let canvas = Canvas(3, 3, scale: 2)
        canvas.context.draw(image, in: CGRect(x: 0.5, y: 0.5, width: 1, height: 1))
        #expect(pixels(canvas) == [0, 0, 0, 0, 0xFFFF_0000, 0xFF00_FF00, 0, 0x8000_0080, 0])
    }

    @Test func picturesBlendOverWhatIsThere() {
        let canvas = Canvas(2, 2)
        canvas.context.setFillColor(.white)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        // 0x80 blue at alpha 0x80 over white: 255 − 128 = 127 of the white stay.
        #expect(pixels(canvas) == [0xFFFF_0000, 0xFF00_FF00, 0xFF7F_7FFF, 0xFFFF_FFFF])
    }

    @Test func alphaModeAndClipApply() {
        let canvas = Canvas(2, 2)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1))
        canvas.context.setAlpha(0.5)
        canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(pixels(canvas) == [0x8080_0000, 0x8000_8000, 0, 0])
    }

    @Test func picturesPartlyOutsideAreCut() {
        let canvas = Canvas(2, 2)
        canvas.context.draw(image, in: CGRect(x: -1, y: -1, width: 2, height: 2))
        canvas.context.draw(image, in: CGRect(x: 500, y: -1e12, width: 2, height: 2))
        #expect(pixels(canvas) == [0, 0, 0, 0])
        canvas.context.draw(image, in: CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(pixels(canvas) == [0, 0, 0, 0xFFFF_0000])
    }

    @Test func enlargingWithoutInterpolationRepeatsPixels() {
        let canvas = Canvas(4, 4)
        canvas.context.interpolationQuality = .none
        canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        let (r, g, b) = (UInt32(0xFFFF_0000), UInt32(0xFF00_FF00), UInt32(0x8000_0080))
        #expect(pixels(canvas) == [r, r, g, g, r, r, g, g, b, b, 0, 0, b, b, 0, 0])
    }

    /// Between two pixel centres bilinear values run in a straight line, outside they stay.
    @Test func enlargingInterpolatesBetweenPixelCentres() {
        let canvas = Canvas(8, 1)
        let ramp = CGImage(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
        canvas.context.draw(ramp, in: CGRect(x: 0, y: 0, width: 8, height: 1))
        let expected = [0.0, 0, 0.125, 0.375, 0.625, 0.875, 1, 1].map { $0 * 255 }
        for x in 0..<8 { #expect(abs(Double(canvas.buffer[x, 0] & 255) - expected[x]) <= 1) }
    }

    @Test func shrinkingAverages() {
        let checks = CGImage(width: 8, height: 8, pixels: (0..<64).map { ($0 + $0 / 8) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF })
        let canvas = Canvas(2, 2)
        canvas.context.draw(checks, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(pixels(canvas).allSatisfy { $0 >> 24 == 255 && abs(Int($0 & 255) - 127) <= 2 })
    }

    @Test func aQuarterTurnMovesThePixels() {
        let canvas = Canvas(2, 2)
        canvas.context.translateBy(x: 2, y: 0)
        canvas.context.rotate(by: .pi / 2)
        canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        // Clockwise: the left column, from bottom to top, becomes the top row.
        #expect(pixels(canvas) == [0x8000_0080, 0xFFFF_0000, 0, 0xFF00_FF00])
    }

    @Test func fractionalPlacesCoverByArea() {
        let canvas = Canvas(3, 1)
        let dark = CGImage(width: 1, height: 1, pixels: [0xFF00_0000])
        canvas.context.draw(dark, in: CGRect(x: 0.5, y: 0, width: 1, height: 1))
        #expect((canvas.coverage(0, 0), canvas.coverage(1, 0), canvas.coverage(2, 0)) == (128, 128, 0))
    }

    @Test func imagesDoNotFollowTheBufferTheyCameFrom() {
        let buffer = PixelBuffer(width: 1, height: 1)
        let image = CGImage(buffer)
        buffer[0, 0] = 7
        #expect(image.withPixels { $0[0] } == 0)
        #expect(image.makeBuffer()[0, 0] == 0)
    }

    @Test func croppingTakesWholePixels() throws {
        let part = try #require(image.cropping(to: CGRect(x: 1, y: -3, width: 9, height: 4)))
        #expect((part.width, part.height) == (1, 1))
        #expect(part.withPixels { $0[0] } == 0xFF00_FF00)
        #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    }
}
