import QuartzCore
import Testing

@MainActor @Suite struct ShapeLayerTests {
    private func rendered(_ layer: CALayer) -> Ground {
        let parent = CALayer(0, 0, 20, 20), ground = Ground()
        parent.addSublayer(layer)
        parent.render(in: ground.context)
        return ground
    }

    @Test func thePathIsFilledBlackUnlessToldOtherwiseAndNotClippedToTheBounds() {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 2, y: 3, width: 4, height: 5), transform: nil)
        #expect(rendered(shape).count(0xFF00_0000) == 20)
        shape.fillColor = red
        #expect(rendered(shape).count(redPixel) == 20)
        shape.fillColor = nil
        #expect(rendered(shape).count(0) == 400)
    }

    @Test func theFillRuleDecidesAboutHoles() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 3, height: 3))
        let shape = CAShapeLayer()
        shape.path = path
        #expect(rendered(shape).count(0xFF00_0000) == 100)
        shape.fillRule = .evenOdd
        #expect(rendered(shape).count(0xFF00_0000) == 91)
    }

    @Test func strokesHaveTheirWidthCapsAndDashes() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 4, y: 10), CGPoint(x: 16, y: 10)])
        let shape = CAShapeLayer()
        (shape.path, shape.strokeColor, shape.lineWidth) = (path, red, 2)
        #expect(rendered(shape).count(redPixel) == 24)
        shape.lineCap = .square
        #expect(rendered(shape).count(redPixel) == 28)
        shape.lineCap = .butt
        shape.lineDashPattern = [3, 3]
        #expect(rendered(shape).count(redPixel) == 12)
        shape.lineDashPhase = 3
        #expect(rendered(shape)[4, 10] == 0)
    }

    @Test func aStrokeMayBeginAndEndWithinThePath() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        let shape = CAShapeLayer()
        (shape.path, shape.strokeColor, shape.lineWidth) = (path, red, 2)
        (shape.strokeStart, shape.strokeEnd) = (0.25, 0.75)
        let ground = rendered(shape)
        #expect(ground.count(redPixel) == 20 && ground[5, 10] == redPixel && ground[4, 10] == 0 && ground[15, 10] == 0)
        shape.strokeEnd = 0.25
        #expect(rendered(shape).count(0) == 400)
    }

    @Test func aMiteredCornerOfATranslucentShapeIsNotCutOff() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 2, y: 4), CGPoint(x: 12, y: 10), CGPoint(x: 2, y: 16)])
        let shape = CAShapeLayer()
        (shape.path, shape.fillColor, shape.strokeColor, shape.lineWidth) = (path, nil, red, 4)
        let whole = rendered(shape)
        shape.opacity = 0.5
        let half = rendered(shape)
        for index in 0..<400 { #expect((whole.buffer.pixels[index] == 0) == (half.buffer.pixels[index] == 0)) }
    }

    @Test func aGradientLayerFillsItsRoundedBounds() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        gradient.colors = [red, blue]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        gradient.cornerRadius = 6
        let ground = rendered(gradient)
        #expect(ground[0, 0] == 0 && ground[5, 10] == ground[5, 2])
        for x in 1..<19 {
            let expected = (Double(x) + 0.5) / 20 * 255
            #expect(abs(Double(ground[x, 10] & 255) - expected) <= 1)
        }
        gradient.colors = ["red"]
        #expect(rendered(gradient).count(0) == 400)
    }
}
