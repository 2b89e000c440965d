import CoreGraphics
import Testing

@Suite struct AffineTransformTests {
    private func isClose(_ p: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { hypot(p.x - x, p.y - y) < 1e-12 }

    @Test func aQuarterTurnTakesXToY() {
        #expect(isClose(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), 0, 1))
        #expect(isClose(CGPoint(x: 0, y: 1).applying(CGAffineTransform(rotationAngle: .pi / 2)), -1, 0))
    }

    @Test func concatenatingAppliesTheReceiverFirst() {
        let t = CGAffineTransform(translationX: 3, y: 4).concatenating(CGAffineTransform(scaleX: 2, y: 10))
        #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 8, y: 50))
    }

    @Test func methodsPutTheirStepBeforeWhatIsThere() {
        let scaled = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CGPoint.zero.applying(scaled.translatedBy(x: 5, y: 7)) == CGPoint(x: 10, y: 14))
        #expect(CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 3, y: 4)) == CGPoint(x: 8, y: 11))
        #expect(isClose(CGPoint(x: 1, y: 0).applying(CGAffineTransform(translationX: 5, y: 7).rotated(by: .pi / 2)), 5, 8))
    }

    @Test func theInverseUndoes() {
        let t = CGAffineTransform(a: 2, b: 1, c: -3, d: 0.5, tx: 17, ty: -4)
        #expect(isClose(CGPoint(x: 11, y: -6).applying(t).applying(t.inverted()), 11, -6))
    }

    @Test func aFlatteningTransformIsItsOwnInverse() {
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func sizesIgnoreTranslation() {
        let mirrored = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 9, ty: 9)
        #expect(CGSize(width: 2, height: 3).applying(mirrored) == CGSize(width: 2, height: -3))
    }

    @Test func aTurnedRectangleBecomesItsBoundingBox() {
        let box = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(box.width - 2 * 2.0.squareRoot()) < 1e-12)
        #expect(abs(box.midX) < 1e-12 && abs(box.midY) < 1e-12)
    }

    @Test func nullAndInfiniteRectanglesStayWhatTheyAre() {
        let t = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CGRect.null.applying(t).isNull)
        #expect(CGRect.infinite.applying(t).isInfinite)
    }
}
