import CoreGraphics
import Ink
import Testing

/// A stroke's rectangle holds all of its ink, also where a curve swings out between samples.
@Suite struct StrokeBoundsTests {
    private func expectAllInside(_ brush: Brush, _ samples: [InkSample], _ name: String) throws {
        let stroke = try #require(Stroke(id: .init(1), brush: brush, samples: samples))
        // Room for rounding, which the means of a smoothed line far from the origin need.
        let bounds = stroke.bounds.insetBy(dx: -1e-6, dy: -1e-6)
        let isInside = stroke.path.allSatisfy { point in
            bounds.minX <= point.x - point.radius && point.x + point.radius <= bounds.maxX
                && bounds.minY <= point.y - point.radius && point.y + point.radius <= bounds.maxY
        }
        #expect(isInside, "\(name) with \(brush)")
    }

    @Test func theyHoldEveryPresetsInk() throws {
        var random = Seeded(91)
        for options in ModelOptions.allPresets {
            for (name, samples) in Recorded.edgeCases { try expectAllInside(brush(6, options), samples, name) }
            for number in 0..<12 {
                let samples = number < 6 ? wander(&random, count: 60) : wild(&random, count: 60)
                try expectAllInside(brush([1, 6, 24][number % 3], options), samples, "random \(number)")
            }
        }
    }

    @Test func theyHoldTheInkOfOptionsNobodyWouldChoose() throws {
        var random = Seeded(92)
        for number in 0..<200 {
            let samples = number % 2 == 0 ? wander(&random, count: 40) : wild(&random, count: 40)
            try expectAllInside(brush(6, .random(&random)), samples, "random \(number)")
        }
    }

    @Test func aCurveThatSwingsOutOverItsSamplesIsInThem() throws {
        // The two in the middle lie level; what comes before and after makes the line between them rise.
        let samples = [(0.0, 40.0), (20, 0), (60, 0), (80, 40)].enumerated().map { sample($1.0, $1.1, Double($0) * 0.02) }
        var options = ModelOptions()
        options.rounding = 1
        let stroke = try #require(Stroke(id: .init(1), brush: brush(2, options), samples: samples))
        let top = try #require(stroke.path.map { $0.y - $0.radius }.min())
        #expect(top < -2, "or this shows nothing")
        #expect(stroke.bounds.minY <= top)
    }

    @Test func straightLinesAreHeldTightly() throws {
        var options = ModelOptions()
        options.smoothing = 0.05
        let stroke = try #require(Stroke(
            id: .init(1), brush: brush(6, options), samples: [sample(0, 0, 0), sample(50, 90, 0.1), sample(100, 0, 0.2)]))
        #expect(stroke.bounds == CGRect(x: -3, y: -3, width: 106, height: 96))
    }

    @Test func curvesTakeNoMoreRoomThanTheyCanSwing() throws {
        let stroke = try #require(Stroke(
            id: .init(1), brush: brush(6, .highlighter(for: .finger)), samples: [sample(0, 0, 0), sample(100, 0, 0.2)]))
        let swing = 100 * ModelOptions.overshoot
        #expect(stroke.bounds == CGRect(x: -3 - swing, y: -3 - swing, width: 106 + 2 * swing, height: 6 + 2 * swing))
    }
}
