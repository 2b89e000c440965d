import CoreGraphics
@testable import Ink
import Testing

@Suite struct TaperTests {
    private func options(start: Double = 0, end: Double = 0, tip: Double = 0.5) -> ModelOptions {
        var options = ModelOptions()
        (options.startTaper, options.endTaper, options.taperTip) = (start, end, tip)
        return options
    }

    private func straight(_ length: Double, step: Double) -> [InkedPoint] {
        (0...Int((length / step).rounded())).map { (place: Int) -> InkedPoint in
            InkedPoint(x: Double(place) * step, y: 0, radius: 5, length: Double(place) * step)
        }
    }

    private func tapered(_ options: ModelOptions, _ inputs: [InkedPoint], ended: Bool = true) -> [PathPoint] {
        var taper = Taper(width: 10, options: options)
        var output: [PathPoint] = []
        for input in inputs { taper.append(input, to: &output) }
        taper.conclude([], ended: ended, to: &output)
        return output
    }

    /// The width at a place, by the lines between the points.
    private func width(_ path: [PathPoint], at x: Double) -> Double {
        for (a, b) in zip(path, path.dropFirst()) where x >= a.x && x <= b.x {
            return 2 * (b.x == a.x ? b.radius : a.radius + (b.radius - a.radius) * (x - a.x) / (b.x - a.x))
        }
        return 2 * (path.first?.radius ?? .nan)
    }

    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

    /// Half the width grows to all of it over two widths: a quarter point a point.
    @Test(arguments: [1, 7, 50, 100] as [Double])
    func bothEndsGrowAlongTheirLength(step: Double) {
        let path = tapered(options(start: 2, end: 2), straight(100, step: step))
        let end = path.last?.x ?? 0
        for x in stride(from: 0.0, through: end, by: 0.5) {
            let expected: Double = min(10, 5 + min(x, end - x) / 4)
            #expect(near(width(path, at: x), expected), "at \(x)")
        }
    }

    @Test func whereATaperEndsWithinASegmentThereIsAPoint() {
        #expect(tapered(options(start: 2, end: 3, tip: 0.25), straight(100, step: 100)).map(\.x) == [0, 20, 70, 100])
    }

    @Test func theSlopeLimitsTheTip() {
        // One width long: 75 % is the thinnest tip that grows by a quarter point a point.
        let path = tapered(options(start: 1, tip: 0.05), straight(100, step: 100))
        #expect(near(width(path, at: 0), 7.5) && near(width(path, at: 10), 10))
    }

    @Test(arguments: [0, 5, 12, 20] as [Double])
    func dotsAndShortStrokesHaveNoTaper(length: Double) {
        let path = tapered(options(start: 3, end: 3), straight(length, step: max(1, length)))
        #expect(path.allSatisfy { $0.radius == 5 })
        #expect(path.count <= 2)
    }

    @Test func theTaperComesGraduallyUpToThreeWidths() {
        for (length, tip) in [(20, 10), (22.5, 8.75), (25, 7.5), (30, 5), (31, 5)] as [(Double, Double)] {
            #expect(near(width(tapered(options(start: 2), straight(length, step: length)), at: 0), tip))
        }
    }

    @Test func tapersThatMeetDoSoBetweenThem() {
        let path = tapered(options(start: 2, end: 2), straight(30, step: 30))
        #expect(path.map(\.x) == [0, 15, 30])
        #expect(near(width(path, at: 15), 5 + 15.0 / 4))
    }

    @Test func theTipIsFullWhileTheStrokeGoesOn() {
        let path = tapered(options(start: 2, end: 2), straight(100, step: 5), ended: false)
        #expect(near(width(path, at: 100), 10) && near(width(path, at: 85), 10) && near(width(path, at: 0), 5))
    }

    @Test func theStartIsStableOnceTheStrokeIsLongEnough() {
        var taper = Taper(width: 10, options: options(start: 2))
        var output: [PathPoint] = []
        for point in straight(60, step: 5) {
            taper.append(point, to: &output)
            #expect(output.count == (point.length < 30 ? 0 : Int(point.length / 5) + 1))
        }
    }

    @Test func thinLinesStayAsTheyAre() {
        let thin = straight(100, step: 2).map { InkedPoint(x: $0.x, y: 0, radius: 2, length: $0.length) }
        #expect(tapered(options(start: 2, end: 2), thin).allSatisfy { $0.radius == 2 })
    }

    @Test func everyStrokeStartsAnew() {
        let model = ModelOptions.pen(for: .finger)
        let samples = (0...40).map { (place: Int) -> InkSample in sample(Double(place) * 5, 0, Double(place) * 0.01) }
        let first = StrokeModel.path(of: samples, brush: brush(6, model))
        let second = StrokeModel.path(of: samples.map { sample(Double($0.position.x) + 300, 50, $0.time + 9) }, brush: brush(6, model))
        #expect(first.map(\.radius).count == second.map(\.radius).count)
        #expect(first[0].radius < 3 * 0.6 && second[0].radius < 3 * 0.6)
        #expect(first[first.count / 2].radius > 3 * 0.6)
    }
}
