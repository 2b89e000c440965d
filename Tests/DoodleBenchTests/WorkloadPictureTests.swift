import CoreGraphics
@testable import doodle_bench
import Ink
import InkRaster
import Testing

/// What is drawn of the redraw workloads, smaller ones of the same kind, against the area that ink really covers (`ExactInk`), in 1/255.
///
/// A stroke's coverage is the greatest of its stretches', so that neither order nor batches count. Where edges of two stretches cut one
/// pixel, the area of both together is more than that: on the inner side of a joint by up to 40 in these workloads, where a stroke crosses
/// or touches itself by up to 116. So in each pixel the stretch that covers most is held to the limits, mean and greatest; and the line as
/// a whole, where it does not cross itself or turn back, to the mean.
@Suite struct WorkloadPictureTests {
    private struct Errors {
        var sum = 0.0, count = 0, worst = 0.0
        var mean: Double { sum / Double(max(1, count)) }

        /// Pixels that an edge cuts or seems to cut count.
        mutating func add(_ got: Double, _ exact: Double) {
            guard (exact > 1e-6 && exact < 255 - 1e-6) || (got > 0 && got < 255) || abs(got - exact) > 0.5 else { return }
            (sum, count, worst) = (sum + abs(got - exact), count + 1, max(worst, abs(got - exact)))
        }
    }

    /// One picture a stroke, so that strokes do not hide each other.
    private func errors(_ strokes: [Stroke]) -> (whole: Errors, stretches: Errors) {
        var (whole, stretches) = (Errors(), Errors())
        for stroke in strokes {
            let moved = stroke.bounds.origin
            let samples = stroke.samples.map { sample in
                InkSample(
                    position: CGPoint(
                        x: sample.position.x - moved.x.rounded(.down) + 4, y: sample.position.y - moved.y.rounded(.down) + 4),
                    time: sample.time, pressure: sample.pressure)
            }
            guard let stroke = Stroke(id: stroke.id, brush: stroke.brush, samples: samples) else { continue }
            let (width, height) = (max(16, Int(stroke.bounds.width) + 10), Int(stroke.bounds.height) + 10)
            let ink = ExactInk(stroke.path, width: width, height: height)
            let (area, greatest) = (ink.coverage(), ink.greatest())
            let picture = InkPage.render(
                Drawing(strokes: [stroke]), pixelWidth: width, pixelHeight: height, scale: 1, paper: 0xFFFF_FFFF)
            for place in area.indices {
                let got = Double(255 - (picture.pixels[place] & 255))
                stretches.add(got, greatest[place] * 255)
                guard area[place] > 0, area[place] < 1, ink.meetsItself(place % width, place / width) else {
                    whole.add(got, area[place] * 255)
                    continue
                }
            }
        }
        return (whole, stretches)
    }

    private func workload(_ full: RedrawWorkload, strokes: Int = 5, points: Int = 240) -> [Stroke] {
        RedrawWorkload(
            full.name, points: points, strokes: strokes, width: 320, height: 240,
            brushWidth: full.drawing.strokes.first?.brush.width ?? 0, model: full.drawing.strokes.first?.brush.model ?? .plain)
            .drawing.strokes.map { $0 }
    }

    private func line(_ width: CGFloat, _ points: [(Double, Double)], model: ModelOptions = .plain, pressures: [Double] = []) -> Stroke? {
        let samples = points.enumerated().map { place, point in
            InkSample(
                position: CGPoint(x: point.0, y: point.1), time: Double(place) / 240,
                pressure: pressures.isEmpty ? nil : pressures[place % pressures.count])
        }
        return Stroke(id: Stroke.ID(1), brush: Brush(tool: .pen, color: .black, width: width, model: model), samples: samples)
    }

    @Test(arguments: ["redraw.w6", "redraw.w2", "redraw.w24"])
    func stretchesOfEvenStrokesAreExactToOneInMeanAndTwentyTwoAtMostAndAllOfThemInMean(name: String) {
        let full = [RedrawWorkload.w6(), .w2(), .w24()].first { $0.name == name }
        let found = errors(full.map { workload($0) } ?? [])
        #expect(found.stretches.count > 1_000)
        #expect(found.stretches.mean <= 1 && found.stretches.worst <= 22, "\(found.stretches)")
        #expect(found.whole.mean <= 1, "\(found.whole)")
    }

    @Test func stretchesOfPressureStrokesAreExactToOnePointTwoInMeanAndThirtyAtMostAndAllOfThemInMean() {
        let found = errors(workload(.variable()))
        #expect(found.stretches.count > 1_000)
        #expect(found.stretches.mean <= 1.2 && found.stretches.worst <= 30, "\(found.stretches)")
        #expect(found.whole.mean <= 1.2, "\(found.whole)")
    }

    @Test func pressureStrokesOfLessThanAPixelAreExactToOnePointTwoInMeanAndThirtyAtMost() {
        var model = ModelOptions.plain
        (model.pressure, model.damping, model.slope) = (0.8, 0, 4)
        let strokes = [0.0, 0.35, 0.8, 1.2, 1.571].compactMap { (angle: Double) -> Stroke? in
            let points = (0..<24).map { (place: Int) -> (Double, Double) in
                let along = Double(place) * 2.3
                return (20 + cos(angle) * along, 20 + sin(angle) * along)
            }
            return line(1.4, points, model: model, pressures: [0.9, 0.6, 0.3, 0.1, 0.2, 0.5])
        }
        let found = errors(strokes)
        #expect(found.whole.mean <= 1.2 && found.whole.worst <= 30, "\(found.whole)")
    }

    @Test(arguments: [2, 3.3, 6, 24] as [CGFloat]) func levelAndUprightStrokesAtFractionsOfAPixelAreExact(width: CGFloat) {
        var strokes: [Stroke] = []
        for offset in stride(from: 0.0, to: 1, by: 0.13) {
            let along = (0..<8).map { (place: Int) -> Double in 20.2 + Double(place) * 4.3 }
            strokes += [line(width, along.map { ($0, 20 + offset) }), line(width, along.map { (20 + offset, $0) })].compactMap { $0 }
        }
        let found = errors(strokes)
        #expect(found.whole.mean <= 1 && found.whole.worst <= 22, "\(found.whole)")
    }

    @Test(arguments: [2, 6, 24] as [CGFloat]) func stretchesOfJointsAndHairpinsAreExact(width: CGFloat) {
        let strokes = [0.4, 0.9, 1.6, 2.4, 3.1].compactMap { (turn: Double) -> Stroke? in
            let end = (41.7 + 23 * cos(0.26 + turn), 26.1 + 23 * sin(0.26 + turn))
            return line(width, [(20, 20.3), (41.7, 26.1), end])
        }
        let found = errors(strokes).stretches
        #expect(found.mean <= 1 && found.worst <= 22, "\(found)")
    }
}
