import CoreGraphics
import Ink
import Testing

/// What the presets make of real and difficult strokes.
@Suite struct InkQualityTests {
    private static let drawing: [ModelOptions] = InkSource.allCases.flatMap { source -> [ModelOptions] in
        [.pen(for: source), .highlighter(for: source), .eraser(for: source), .pencil(for: source)]
    }

    /// Eight samples in 60 ms: not closed, closed by the eighth, and closed by a ninth.
    private static func circle(_ form: Int, radius: Double) -> [InkSample] {
        let (count, parts) = [(8, 8.0), (8, 7.0), (9, 8.0)][form]
        return (0..<count).map { (place: Int) -> InkSample in
            let angle = Double(place) / parts * 2 * Double.pi
            return sample(300 + radius * cos(angle), 200 + radius * sin(angle), Double(place) * 0.06 / Double(count - 1))
        }
    }

    @Test(arguments: [20, 50, 150] as [Double], [0, 1, 2])
    func aCircleOfEightSamplesStaysWithinSixPercent(radius: Double, form: Int) {
        let samples = Self.circle(form, radius: radius)
        for options in Self.drawing {
            let path = StrokeModel.path(of: samples, brush: brush(6, options))
            for point in path.walked(0.5) {
                #expect(abs(hypot(point.x - 300, point.y - 200) - radius) < 0.06 * radius)
            }
            // No gap: every part of the arc that the hand went has ink on it, and no step is longer than the spacing of the samples.
            let last = form == 0 ? 7.0 / 8 : 1
            for place in 0...360 {
                let angle = Double(place) / 360 * last * 2 * Double.pi
                #expect(path.distance(300 + radius * cos(angle), 200 + radius * sin(angle)) < 0.06 * radius - 1)
            }
        }
    }

    /// Lateral distances from the straight line fitted to each `size` samples in a row, and to the path beside them: root mean square.
    private func wobble(_ samples: [InkSample], _ path: [PathPoint], size: Int) -> (raw: Double, modelled: Double) {
        func along(_ x: Double, _ y: Double) -> Double { x * 0.824 + y * 0.566 }
        func across(_ x: Double, _ y: Double) -> Double { y * 0.824 - x * 0.566 }
        func residual(_ points: [(Double, Double)]) -> Double {
            let count = Double(points.count)
            let (mx, my) = (points.reduce(0.0) { $0 + $1.0 } / count, points.reduce(0.0) { $0 + $1.1 } / count)
            let xx = points.reduce(0.0) { $0 + ($1.0 - mx) * ($1.0 - mx) }, xy = points.reduce(0.0) { $0 + ($1.0 - mx) * ($1.1 - my) }
            return points.reduce(0.0) { $0 + pow($1.1 - my - xy / xx * ($1.0 - mx), 2) } / count
        }
        // Both lines walked alike, so that neither counts only where it has points.
        let raw = samples.map { PathPoint(x: Double($0.position.x), y: Double($0.position.y), radius: 1) }.walked(1)
        let modelled = path.walked(1)
        var (sums, count) = ((0.0, 0.0), 0.0)
        for start in 0..<samples.count - size {
            let (a, b) = (samples[start].position, samples[start + size - 1].position)
            let (from, to) = (along(Double(a.x), Double(a.y)), along(Double(b.x), Double(b.y)))
            // Where the hand drags; it rests at the ends.
            guard to - from > 40 else { continue }
            func part(_ points: [PathPoint]) -> [(Double, Double)] {
                points.map { (along($0.x, $0.y), across($0.x, $0.y)) }.filter { $0.0 >= from && $0.0 <= to }
            }
            sums = (sums.0 + residual(part(raw)), sums.1 + residual(part(modelled)))
            count += 1
        }
        return ((sums.0 / count).squareRoot(), (sums.1 / count).squareRoot())
    }

    @Test(arguments: [5, 6, 7])
    func theWobbleOfANoisyTouchscreenIsHalved(size: Int) {
        let samples = Recorded.finger("N-Trig_MultiTouch-1-finger-drag-NW-SE.jsonl")
        guard !samples.isEmpty else { return }
        for options in [ModelOptions.pen(for: .finger), .highlighter(for: .finger), .pencil(for: .finger)] {
            let wobble = wobble(samples, StrokeModel.path(of: samples, brush: brush(6, options)), size: size)
            #expect(wobble.raw > 1, "the touchscreen is a noisy one")
            #expect(wobble.modelled <= wobble.raw / 2, "\(wobble)")
        }
    }

    @Test func aNoisyTouchscreensTipIsExactWhileMovingAndAtTheEnd() throws {
        let samples = Recorded.finger("N-Trig_MultiTouch-1-finger-drag-NW-SE.jsonl")
        guard !samples.isEmpty else { return }
        var model = StrokeModel(brush(6, .pen(for: .finger)))
        for sample in samples {
            model.update([sample])
            let tip = try #require(model.provisional.last ?? model.stable.last)
            #expect(hypot(tip.x - sample.position.x, tip.y - sample.position.y) == 0)
        }
        model.finish()
        let last = try #require(samples.last).position
        #expect(model.stable.last?.x == last.x && model.stable.last?.y == last.y)
    }

    @Test(arguments: [3, 6, 24] as [Double])
    func thePaintingsWidthChangesByAQuarterPointAPoint(width: Double) {
        let presets = [ModelOptions.pen(for: .pen), .pencil(for: .pen), .fountain(for: .pen), .pen(for: .finger), .fountain(for: .mouse)]
        for samples in Recorded.painting {
            for options in presets {
                let path = StrokeModel.path(of: samples, brush: brush(width, options))
                #expect(path.steepest <= 0.25 + 1e-6)
            }
        }
    }

    @Test func pressureShowsInThePainting() {
        for samples in Recorded.painting where samples.count > 100 {
            let path = StrokeModel.path(of: samples, brush: brush(6, .pen(for: .pen)))
            let radii = path.map(\.radius)
            #expect(radii.max()! > 1.1 * radii.min()!)
        }
    }

    @Test func dotsAreRoundAndFull() throws {
        for options in ModelOptions.allPresets {
            for samples in [[sample(5, 5, 0)], [sample(5, 5, 0), sample(5, 5, 0.1)]] {
                let path = StrokeModel.path(of: samples, brush: brush(6, options))
                #expect(!path.isEmpty && path.allSatisfy { $0 == PathPoint(x: 5, y: 5, radius: 3) })
            }
        }
    }

    @Test func fiveHundredRandomOptionSetsKeepTheirBounds() {
        var random = Seeded(61)
        for _ in 0..<500 {
            let options = ModelOptions.random(&random)
            let width = [0.5, 2, 6, 24, 100][random.below(5)]
            for (name, samples) in Recorded.edgeCases {
                let path = StrokeModel.path(of: samples, brush: brush(width, options))
                let (xs, ys) = (samples.map { Double($0.position.x) }, samples.map { Double($0.position.y) })
                let longest = zip(samples, samples.dropFirst()).reduce(0.0) {
                    max($0, Double(hypot($1.0.position.x - $1.1.position.x, $1.0.position.y - $1.1.position.y)))
                }
                let margin = ModelOptions.overshoot * longest + 1e-6
                let (left, right, top, bottom) = (xs.min()! - margin, xs.max()! + margin, ys.min()! - margin, ys.max()! + margin)
                let least = min(width, max(0.4, width / 20)) / 2 * 0.05
                let isInside = path.allSatisfy { point in
                    point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
                        && point.radius >= least && point.radius <= width / 2
                }
                #expect(isInside && path.isFinite, "\(name) with \(options)")
            }
        }
    }
}
