import Testing
@testable import UIKit

@Suite struct TimingCurveTests {
    /// The curve's own definition (CSS Easing Functions 1): a point of it for any parameter.
    private static func point(_ curve: CubicTiming, _ t: Double) -> (x: Double, y: Double) {
        let rest = 1 - t
        let near = 3 * rest * rest * t, far = 3 * rest * t * t, last = t * t * t
        return (near * curve.x1 + far * curve.x2 + last, near * curve.y1 + far * curve.y2 + last)
    }

    @Test func everyPointOfTheBezierCurveIsATimeAndItsProgress() {
        let curves = [
            AnimationConstants.easeInOut, AnimationConstants.easeIn, AnimationConstants.easeOut, CubicTiming(0.25, 0.1, 0.25, 1),
            CubicTiming(0, 1.5, 1, -0.5),
        ]
        for curve in curves {
            for step in 0...100 {
                let point = TimingCurveTests.point(curve, Double(step) / 100)
                // Where the curve stands upright a tiny time is a large progress.
                #expect(abs(curve.progress(at: point.x) - point.y) < 1e-9, "\(curve) at \(point.x)")
            }
        }
    }

    @Test func theEndsAreExactAndNothingLiesBeyond() {
        for curve in [AnimationConstants.easeInOut, AnimationConstants.easeIn, AnimationConstants.easeOut] {
            #expect(curve.progress(at: 0) == 0 && curve.progress(at: -1) == 0)
            #expect(curve.progress(at: 1) == 1 && curve.progress(at: 2) == 1)
        }
    }

    @Test func easeInAndEaseOutMirrorEachOther() {
        for step in 1..<20 {
            let time = Double(step) / 20
            let easeIn = AnimationConstants.easeIn.progress(at: time), easeOut = AnimationConstants.easeOut.progress(at: 1 - time)
            #expect(abs(easeIn - (1 - easeOut)) < 1e-12)
        }
        #expect(abs(AnimationConstants.easeInOut.progress(at: 0.5) - 0.5) < 1e-12)
    }

    @Test @MainActor func theOptionsChooseTheCurve() {
        #expect(AnimationTiming([]) == .cubic(CubicTiming(0.42, 0, 0.58, 1)))
        #expect(AnimationTiming([.repeat, .curveEaseIn]) == .cubic(CubicTiming(0.42, 0, 1, 1)))
        #expect(AnimationTiming([.curveEaseOut, .allowUserInteraction]) == .cubic(CubicTiming(0, 0, 0.58, 1)))
        #expect(AnimationTiming(.curveLinear) == .linear)
    }

    @Test func optionsHaveUIKitsValues() {
        #expect(UIView.AnimationOptions.layoutSubviews.rawValue == 1 && UIView.AnimationOptions.allowUserInteraction.rawValue == 2)
        #expect(UIView.AnimationOptions.beginFromCurrentState.rawValue == 4 && UIView.AnimationOptions.repeat.rawValue == 8)
        #expect(UIView.AnimationOptions.autoreverse.rawValue == 16 && UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
    }
}
