import CoreGraphics
import Ink
import Testing

/// What every model keeps, whatever its options are.
@Suite struct StrokeModelTests {
    /// Presets, and options nobody would choose.
    private static let options: [ModelOptions] = {
        var random = Seeded(7)
        return ModelOptions.allPresets + (0..<20).map { _ in ModelOptions.random(&random) }
    }()

    private static let strokes: [[InkSample]] = {
        var random = Seeded(8)
        var strokes = [[sample(3, 4, 0)], [sample(3, 4, 0), sample(3, 4, 0)], [sample(0, 0, 0), sample(100, 0, 0.1)]]
        for count in [3, 10, 90, 200] { strokes.append(wander(&random, count: count)) }
        for count in [2, 5, 40, 200] { strokes.append(wild(&random, count: count)) }
        // No clock at all.
        strokes.append(wander(&random, count: 150).map { InkSample(position: $0.position, time: 0) })
        return strokes.map { $0.compactMap(\.accepted) }
    }()

    private func forEach(_ body: (Brush, [InkSample]) throws -> Void) rethrows {
        for (place, options) in Self.options.enumerated() {
            // Every option with a third of the strokes, for the time it takes.
            for (number, samples) in Self.strokes.enumerated() where (number + place) % 3 == 0 {
                try body(brush([6, 1, 24, 0.1, 200][place % 5], options), samples)
            }
        }
    }

    @Test func theEndsAreExact() throws {
        try forEach { brush, samples in
            let path = StrokeModel.path(of: samples, brush: brush)
            let (first, last) = (try #require(path.first), try #require(path.last))
            let (from, to) = (samples[0].position, samples[samples.count - 1].position)
            #expect(first.x == from.x && first.y == from.y)
            #expect(last.x == to.x && last.y == to.y)
        }
    }

    @Test func theTipIsExactWhileMoving() throws {
        try forEach { brush, samples in
            var model = StrokeModel(brush)
            for sample in samples.prefix(60) {
                model.update([sample])
                let tip = try #require(model.provisional.last ?? model.stable.last)
                #expect(tip.x == sample.position.x && tip.y == sample.position.y)
            }
        }
    }

    @Test func theStablePrefixNeverChanges() {
        forEach { brush, samples in
            let whole = StrokeModel.path(of: samples, brush: brush)
            var model = StrokeModel(brush)
            var before: [PathPoint] = []
            for sample in samples {
                model.update([sample])
                let isKept = model.stable.starts(with: before)
                #expect(isKept)
                before = model.stable
            }
            let isKept = whole.starts(with: before)
            #expect(isKept)
            model.finish()
            let isWhole = model.stable == whole && model.provisional.isEmpty
            #expect(isWhole)
        }
    }

    @Test func whatLastsChangesOnlyWhenTheStrokeEnds() {
        var count = 0
        forEach { brush, samples in
            var model = StrokeModel(brush)
            var before: [PathPoint] = []
            for sample in samples {
                model.update([sample])
                let path = model.stable + model.provisional.prefix(model.lasting)
                let isKept = path.starts(with: before)
                #expect(isKept)
                before = path
                count += model.lasting
            }
            model.finish()
            #expect(model.lasting == 0)
        }
        #expect(count > 1_000, "tapered ends hold points back")
    }

    @Test func thePathDoesNotDependOnHowSamplesAreBatched() {
        var random = Seeded(9)
        forEach { brush, samples in
            let whole = StrokeModel.path(of: samples, brush: brush)
            var atOnce = StrokeModel(brush)
            atOnce.update(samples)
            let wet = atOnce.stable + atOnce.provisional
            atOnce.finish()
            let isWhole = atOnce.stable == whole
            #expect(isWhole)
            var batched = StrokeModel(brush)
            var place = 0
            while place < samples.count {
                let count = min(samples.count - place, 1 + random.below(30))
                batched.update(samples[place..<place + count])
                place += count
            }
            let looksAlike = batched.stable + batched.provisional == wet
            batched.finish()
            let isAlike = batched.stable == whole
            #expect(looksAlike && isAlike)
        }
    }

    @Test func predictingAndEmptyUpdatesChangeNothing() {
        forEach { brush, samples in
            var (asked, quiet) = (StrokeModel(brush), StrokeModel(brush))
            for sample in samples.prefix(100) {
                asked.update([sample])
                quiet.update([sample])
                let first = asked.predicted(ahead: 1)
                #expect(asked.predicted(ahead: 1) == first)
                #expect(first.isFinite)
                asked.update([])
                let isAlike = asked.stable == quiet.stable && asked.provisional == quiet.provisional
                #expect(isAlike)
            }
        }
    }

    @Test func aCopyGoesItsOwnWay() {
        var random = Seeded(10)
        let samples = wander(&random, count: 120)
        let brush = brush(6, .pen(for: .finger))
        var model = StrokeModel(brush)
        model.update(samples.prefix(60))
        var copy = model
        copy.update(wild(&random, count: 60))
        copy.finish()
        model.update(samples.dropFirst(60))
        model.finish()
        #expect(model.stable == StrokeModel.path(of: samples, brush: brush))
    }

    @Test func nothingChangesAfterTheEnd() {
        var model = StrokeModel(brush(6, .pen(for: .finger)))
        model.update([sample(0, 0, 0), sample(50, 0, 0.1)])
        model.finish()
        let path = model.stable
        model.finish()
        model.update([sample(90, 0, 0.2)])
        #expect(model.stable == path && model.provisional.isEmpty && model.predicted(ahead: 1).isEmpty)
    }

    @Test func aPlainPathIsItsSamples() {
        var random = Seeded(11)
        let samples = wild(&random, count: 200)
        let path = StrokeModel.path(of: samples, brush: brush(6, .plain))
        #expect(path == samples.map { PathPoint(x: $0.position.x, y: $0.position.y, radius: 3) })
        var model = StrokeModel(brush(6, .plain))
        model.update(samples)
        #expect(model.stable == path && model.provisional.isEmpty)
    }

    @Test func aStrokeWithoutSamplesHasNoPath() {
        for options in Self.options { #expect(StrokeModel.path(of: [], brush: brush(6, options)).isEmpty) }
    }

    /// A tremble of an hour and a jump of a year cost no more points than their samples.
    @Test func restsAndGapsMakeNoPoints() {
        for options in Self.options {
            let path = StrokeModel.path(
                of: [sample(0, 0, 0), sample(0.2, 0, 3_600), sample(0.2, 0.1, 4e7), sample(0.2, 0.1, 9e9)], brush: brush(6, options))
            #expect(path.count <= 8)
        }
    }
}
