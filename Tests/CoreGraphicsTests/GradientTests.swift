import CoreGraphics
import Testing

@Suite struct GradientTests {
    private let blackToWhite = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [CGColor.black, CGColor.white] as CFArray, locations: [0, 1])!

    private func grey(_ canvas: Canvas, _ x: Int, _ y: Int) -> Double { Double(canvas.buffer[x, y] & 255) }

    @Test func aLinearGradientRisesFromStartToEnd() {
        let canvas = Canvas(100, 2)
        canvas.context.drawLinearGradient(blackToWhite, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        for x in 0..<100 { #expect(abs(grey(canvas, x, 0) - (Double(x) + 0.5) / 100 * 255) <= 0.75) }
    }

    @Test func linesOfEqualColourStandSquareToASlantingOne() {
        let canvas = Canvas(20, 20)
        canvas.context.drawLinearGradient(blackToWhite, start: .zero, end: CGPoint(x: 20, y: 20), options: [])
        for x in 0..<20 { for y in 0..<20 { #expect(abs(grey(canvas, x, y) - Double(x + y + 1) / 40 * 255) <= 0.75) } }
    }

    @Test func beyondItsEndsNothingIsPaintedUnlessAskedFor() {
        let canvas = Canvas(30, 1)
        canvas.context.drawLinearGradient(blackToWhite, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: [])
        #expect(canvas.picture == ["..........##########.........."])
        canvas.context.drawLinearGradient(
            blackToWhite, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: [.drawsAfterEndLocation])
        #expect(canvas.picture == ["..........####################"])
        #expect(canvas.buffer[25, 0] == 0xFFFF_FFFF)
    }

    @Test func aRadialGradientFollowsTheDistance() {
        let canvas = Canvas(41, 41)
        let middle = CGPoint(x: 20.5, y: 20.5)
        canvas.context.drawRadialGradient(blackToWhite, startCenter: middle, startRadius: 5, endCenter: middle, endRadius: 20, options: [])
        for y in 0..<41 {
            for x in 0..<41 {
                let distance = hypot(Double(x - 20), Double(y - 20))
                if distance < 5 || distance > 20 { #expect(canvas.buffer[x, y] == 0) }
                if distance >= 5, distance <= 20 { #expect(abs(grey(canvas, x, y) - (distance - 5) / 15 * 255) <= 0.75) }
            }
        }
    }

    /// Equal radii: a band between two circles of radius 5, where each point has the last circle that reaches it.
    @Test func circlesThatMoveLeaveABand() {
        let canvas = Canvas(60, 20)
        canvas.context.drawRadialGradient(
            blackToWhite, startCenter: CGPoint(x: 10, y: 10), startRadius: 5, endCenter: CGPoint(x: 50, y: 10), endRadius: 5, options: [])
        // On the axis the last circle with its left edge at the pixel: its centre is 5 further on, up to the last one's.
        for x in 15..<45 { #expect(abs(grey(canvas, x, 9) - (Double(x) + 0.5 + (24.75.squareRoot()) - 10) / 40 * 255) <= 0.75) }
        #expect(canvas.buffer[30, 3] == 0 && canvas.buffer[30, 16] == 0)
    }

    @Test func stopsMayBeUnevenTranslucentAndUnordered() throws {
        let colors = [CGColor.white, CGColor.black, CGColor.white.copy(alpha: 0)!] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0.5, 0, 1]))
        let canvas = Canvas(100, 1)
        canvas.context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        #expect(abs(grey(canvas, 25, 0) - 0.51 * 255) <= 1)
        #expect(abs(Double(canvas.coverage(75, 0)) - 0.49 * 255) <= 1 && canvas.coverage(49, 0) == 255)
        // Straight mixing: white stays white while it fades.
        let faded = Premultiplied.straight(canvas.buffer[75, 0])
        #expect(faded.red == 255)
    }

    @Test func theClipAndAlphaApply() {
        let canvas = Canvas(10, 10)
        canvas.context.setAlpha(0.5)
        canvas.context.clip(to: CGRect(x: 2, y: 3, width: 4, height: 2))
        canvas.context.drawLinearGradient(blackToWhite, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
        #expect(canvas.coverage(2, 3) == 128 && canvas.coverage(5, 4) == 128)
        #expect(canvas.coverage(1, 3) == 0 && canvas.coverage(6, 4) == 0 && canvas.coverage(2, 5) == 0)
    }

    @Test func whatIsNoGradientIsNone() {
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: [0]) == nil)
        #expect(CGGradient(colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [0, 0, 0], locations: nil, count: 1) == nil)
        let canvas = Canvas(4, 4)
        canvas.context.drawLinearGradient(blackToWhite, start: .zero, end: .zero, options: [.drawsBeforeStartLocation])
        #expect(canvas.area == 0)
    }
}
