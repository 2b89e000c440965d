import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct PredictionTests {
    let stage = Stage()
    var touch: TouchDriver { stage.touch }

    /// What is predicted for the finger of the latest call.
    private func predicted() -> [UITouch]? {
        guard let call = stage.view.calls.last, let finger = call.touches.first else { return nil }
        return call.event?.predictedTouches(for: finger)
    }

    @Test func aSteadyMovementIsCarriedOn() throws {
        touch.step = 0.01
        touch.down(at: at(50, 60))
        for index in 1...4 { touch.move(to: at(50 + 5 * CGFloat(index), 60 - 2 * CGFloat(index))) }
        let finger = try #require(stage.view.calls.last?.touches.first), next = try #require(predicted())
        #expect(next.count == 2)
        for (index, prediction) in next.enumerated() {
            let steps = 5 + CGFloat(index), place = prediction.location(in: stage.window)
            #expect(isClose(place.x, 50 + 5 * steps, within: 1e-6) && isClose(place.y, 60 - 2 * steps, within: 1e-6))
            #expect(prediction !== finger)
            #expect(isClose(prediction.timestamp, finger.timestamp + 0.01 * (Double(index) + 1)))
        }
        #expect(isClose(next[1].previousLocation(in: nil).x, next[0].location(in: nil).x))
    }

    @Test func nothingIsPredictedOfALandingARestOrALift() throws {
        touch.down(at: at(50, 60))
        #expect(predicted()?.isEmpty == true)
        touch.move(to: at(60, 60))
        #expect(predicted()?.count == 2)
        let finger = try #require(stage.view.calls.last?.touches.first), event = try #require(stage.view.calls.last?.event)
        touch.down(2, at: at(100, 100))
        #expect(event.predictedTouches(for: finger)?.isEmpty == true)
        var ofLift: [UITouch]?
        stage.view.onCall = { _, call in ofLift = call.event?.predictedTouches(for: finger) }
        touch.up(1)
        #expect(ofLift?.isEmpty == true)
    }

    @Test func aStrangerHasNoPrediction() throws {
        touch.down(at: at(50, 60))
        touch.move(to: at(60, 60))
        let old = try #require(stage.view.calls.last?.touches.first)
        touch.up()
        touch.down(at: at(250, 300))
        #expect(stage.view.calls.last?.event?.predictedTouches(for: old) == nil)
    }

    @Test func samplesAtOneMomentPredictNothing() {
        touch.batch {
            touch.down(at: at(50, 60))
            touch.move(to: at(60, 60))
            touch.move(to: at(70, 60))
        }
        #expect(predicted()?.isEmpty == true)
    }
}
