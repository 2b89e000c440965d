import QuartzCore
import Testing

@MainActor @Suite struct LayerPaintingTests {
    @Test func renderingDrawsBackgroundContentsSublayersAndBorderInThisOrder() {
        let layer = CALayer(0, 0, 10, 10, red)
        layer.contents = CGImage(width: 1, height: 1, pixels: [greenPixel])
        layer.contentsGravity = .topLeft
        layer.addSublayer(CALayer(4, 4, 20, 2, blue))
        layer.borderWidth = 1
        let ground = Ground()
        layer.render(in: ground.context)
        #expect(ground[0, 0] == 0xFF00_0000 && ground[9, 5] == 0xFF00_0000)
        #expect(ground[1, 1] == redPixel && ground[4, 4] == bluePixel && ground[8, 5] == bluePixel)
        #expect(ground[10, 4] == bluePixel && ground[10, 3] == 0)
        layer.borderWidth = 0
        layer.render(in: ground.context)
        #expect(ground[0, 0] == greenPixel && ground[9, 5] == bluePixel)
    }

    @Test func theContentsFollowTheirGravityAndScale() {
        let layer = CALayer(0, 0, 16, 8)
        layer.contents = CGImage(width: 4, height: 4, pixels: [UInt32](repeating: redPixel, count: 16))
        func area(_ gravity: CALayerContentsGravity, scale: CGFloat = 1) -> Int {
            (layer.contentsGravity, layer.contentsScale) = (gravity, scale)
            let ground = Ground()
            layer.render(in: ground.context)
            return ground.count(redPixel)
        }
        #expect(area(.resize) == 128 && area(.resizeAspect) == 64 && area(.resizeAspectFill) == 128)
        #expect(area(.center) == 16 && area(.bottomRight) == 16 && area(.left, scale: 2) == 4)
    }

    @Test func masksToBoundsCutsSublayersAtTheRoundCorner() {
        let layer = CALayer(0, 0, 10, 10)
        layer.addSublayer(CALayer(-5, -5, 30, 30, red))
        let ground = Ground()
        layer.masksToBounds = true
        layer.cornerRadius = 5
        layer.render(in: ground.context)
        #expect(ground[0, 0] == 0 && ground[5, 5] == redPixel && ground[10, 5] == 0)
        layer.masksToBounds = false
        layer.render(in: ground.context)
        #expect(ground[0, 0] == redPixel && ground[19, 19] == redPixel)
    }

    @Test func opacityIsThatOfTheGroup() {
        let layer = CALayer(2, 2, 10, 10, red)
        layer.addSublayer(CALayer(0, 0, 5, 5, red))
        layer.opacity = 0.5
        let parent = CALayer(0, 0, 20, 20)
        parent.addSublayer(layer)
        let ground = Ground()
        parent.render(in: ground.context)
        #expect(ground[3, 3] == ground[10, 10] && ground[3, 3] >> 24 == 128)
        // The edge is as sharp as without.
        #expect(ground.count(ground[3, 3]) == 100 && ground.count(0) == 300)
        layer.isHidden = true
        let empty = Ground()
        parent.render(in: empty.context)
        #expect(empty.count(0) == 400)
    }

    @Test func transformsTurnALayerAboutItsAnchor() {
        let parent = CALayer(0, 0, 20, 20), hand = CALayer()
        hand.bounds = CGRect(x: 0, y: 0, width: 2, height: 8)
        hand.anchorPoint = CGPoint(x: 0.5, y: 1)
        hand.position = CGPoint(x: 10, y: 10)
        hand.backgroundColor = red
        parent.addSublayer(hand)
        #expect(hand.frame == CGRect(x: 9, y: 2, width: 2, height: 8))
        hand.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(hand.frame == CGRect(x: 10, y: 9, width: 8, height: 2))
        let ground = Ground()
        parent.render(in: ground.context)
        #expect(ground.count(redPixel) == 16 && ground[10, 9] == redPixel && ground[17, 10] == redPixel)
    }

    @Test func aMaskShowsOnlyWhereItIsOpaque() {
        let layer = CALayer(0, 0, 20, 20, red), hole = CAShapeLayer()
        hole.path = CGPath(rect: CGRect(x: 5, y: 5, width: 4, height: 6), transform: nil)
        layer.mask = hole
        let ground = Ground()
        ground.context.setFillColor(blue)
        ground.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        layer.render(in: ground.context)
        #expect(ground.count(redPixel) == 24 && ground[5, 5] == redPixel && ground.count(bluePixel) == 376)
        hole.opacity = 0.5
        layer.render(in: ground.context)
        #expect(ground[5, 5] == redPixel)
        let other = Ground()
        layer.render(in: other.context)
        #expect(other[5, 5] >> 24 == 128)
    }

    @Test func aLayerDrawsItselfInsideItsBounds() {
        final class Crossed: CALayer {
            override func draw(in context: CGContext) {
                context.setFillColor(green)
                context.fill(CGRect(x: -50, y: 2, width: 100, height: 1))
            }
        }
        let layer = Crossed()
        layer.frame = CGRect(x: 3, y: 3, width: 6, height: 6)
        let parent = CALayer(0, 0, 20, 20)
        parent.addSublayer(layer)
        let ground = Ground()
        parent.render(in: ground.context)
        #expect(ground.count(greenPixel) == 6 && ground[3, 5] == greenPixel && ground[8, 5] == greenPixel)
    }
}
