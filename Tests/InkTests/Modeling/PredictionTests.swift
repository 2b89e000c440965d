import CoreGraphics
@testable import Ink
import Testing

@Suite struct PredictionTests {
    private func predicted(_ count: Int, ahead: Double = 1.0 / 60, _ place: (Double) -> (Double, Double)) -> [PathPoint] {
        var prediction = Prediction()
        for number in 0..<count {
            let time = Double(number) * 0.008
            let (x, y) = place(time)
            prediction.append(TimedSample(x: x, y: y, time: time, pressure: 1))
        }
        return prediction.path(pending: [], ahead: ahead, radius: 2)
    }

    @Test func anEvenWayGoesOnAFrame() throws {
        let path = predicted(20) { (300 * $0, -400 * $0) }
        let latest = 19 * 0.008
        #expect(path.count == 3)
        for (number, point) in path.enumerated() {
            let time = latest + Double(number + 1) / 180
            #expect(abs(point.x - 300 * time) < 1e-6 && abs(point.y + 400 * time) < 1e-6 && point.radius == 2)
        }
    }

    @Test func anEvenlyChangingOneToo() throws {
        func place(_ time: Double) -> (Double, Double) { (500 * time + 4_000 * time * time, 900 * time - 2_000 * time * time) }
        let path = predicted(12, place)
        let time = 11 * 0.008 + 1.0 / 60
        let last = try #require(path.last)
        #expect(abs(last.x - place(time).0) < 1e-6 && abs(last.y - place(time).1) < 1e-6)
    }

    @Test func itNeverReachesFartherThanAFrame() {
        #expect(predicted(20, ahead: 10) { (600 * $0, 0) } == predicted(20) { (600 * $0, 0) })
        #expect(predicted(20, ahead: 0) { (600 * $0, 0) }.isEmpty)
        #expect(predicted(20, ahead: -1) { (600 * $0, 0) }.isEmpty)
        #expect(predicted(20, ahead: .nan) { (600 * $0, 0) }.isEmpty)
    }

    @Test func aRestingHandIsNotPredicted() {
        #expect(predicted(20) { _ in (7, 7) }.isEmpty)
        #expect(predicted(3) { (600 * $0, 0) }.isEmpty)
    }

    @Test func aTremblingHandIsPredictedLessFar() throws {
        var random = Seeded(51)
        let even = try #require(predicted(20) { (300 * $0, 0) }.last)
        let trembling = predicted(20) { (300 * $0, random.number(-20...20)) }
        let reach = trembling.last.map { $0.x - 300 * 19 * 0.008 } ?? 0
        #expect(reach < (even.x - 300 * 19 * 0.008) / 2)
    }

    @Test func strokesWithPredictionGoOnFromTheirTip() throws {
        var model = StrokeModel(brush(6, .highlighter(for: .finger)))
        for place in 0..<30 { model.update([sample(Double(place) * 8, 0, Double(place) * 0.008)]) }
        let path = model.predicted(ahead: 1.0 / 60)
        let last = try #require(path.last)
        #expect(abs(last.x - (29 * 8 + 1_000.0 / 60)) < 1e-6 && abs(last.y) < 1e-9)
        #expect(path.allSatisfy { $0.radius == 3 })
        var plain = StrokeModel(brush(6, .plain))
        for place in 0..<30 { plain.update([sample(Double(place) * 8, 0, Double(place) * 0.008)]) }
        #expect(plain.predicted(ahead: 1.0 / 60).isEmpty)
    }
}
