import Testing
@testable import UIKit

@Suite struct AnimatableValueTests {
    private func near(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
        let differences: [CGFloat] = [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty]
        return differences.allSatisfy { abs($0) < 1e-12 }
    }

    @Test func numbersPointsAndRectanglesGoStraight() {
        #expect(AnimatableValue.number(1).mixed(with: .number(3), 0.25) == .number(1.5))
        #expect(AnimatableValue.point(.zero).mixed(with: .point(CGPoint(x: 8, y: -4)), 0.5) == .point(CGPoint(x: 4, y: -2)))
        let wide = CGRect(x: 0, y: 10, width: 100, height: 10), tall = CGRect(x: 10, y: 0, width: 20, height: 50)
        #expect(AnimatableValue.rect(wide).mixed(with: .rect(tall), 0.5) == .rect(CGRect(x: 5, y: 5, width: 60, height: 30)))
    }

    @Test func aSpringsSwingTurnsNoRectangleInsideOut() {
        let large = AnimatableValue.rect(CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(large.mixed(with: .rect(CGRect(x: 0, y: 0, width: 0, height: 10)), 1.5) == .rect(CGRect(x: 0, y: 0, width: 0, height: 10)))
    }

    @Test func aTurnIsATurnOnTheWay() {
        let half = CGAffineTransform.identity.mixed(with: CGAffineTransform(rotationAngle: 2), 0.5)
        #expect(near(half, CGAffineTransform(rotationAngle: 1)))
    }

    @Test func aTurnGoesTheShortWayRound() {
        let third = CGAffineTransform(rotationAngle: 3).mixed(with: CGAffineTransform(rotationAngle: -3), 0.5)
        #expect(near(third, CGAffineTransform(rotationAngle: .pi)))
    }

    @Test func scalesThroughNothingGoStraight() {
        let start = CGAffineTransform(scaleX: 0, y: 0), end = CGAffineTransform(scaleX: -1, y: 2)
        #expect(near(start.mixed(with: end, 0.5), CGAffineTransform(scaleX: -0.5, y: 1)))
    }

    @Test func partsMakeTheTransformTheyWereTakenFrom() {
        for seed in 0..<40 {
            let x = CGFloat(seed)
            let a: CGFloat = 1 + sin(x), b: CGFloat = cos(2 * x)
            let c: CGFloat = sin(3 * x) - 0.3, d: CGFloat = 0.4 - cos(x)
            let transform = CGAffineTransform(a: a, b: b, c: c, d: d, tx: x, ty: -x)
            guard let parts = TransformParts(transform) else { continue }
            #expect(near(parts.transform, transform))
        }
        #expect(TransformParts(CGAffineTransform(scaleX: 0, y: 1)) == nil)
    }

    @Test func aClearColourLendsNothingOfItsBlack() {
        let value = AnimatableValue.color(nil).mixed(with: .color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)), 0.5)
        #expect(value == .color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)))
        let mixed = AnimatableValue.color(.red).mixed(with: .color(.blue), 0.5)
        #expect(mixed == .color(UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)))
    }
}
