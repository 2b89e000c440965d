import CoreGraphics
import Ink
import Testing

/// Zig-zags, hairpins and scribbles: thickness measured in the ink, which is the union of the capsules along the path.
///
/// About a point of the path lies at least the disc of its radius, so a pinch would be a small radius. A blob would be a place deep in
/// the ink: as far from its edge as no line of that width has it.
@Suite struct CornerTests {
    private static let options: [ModelOptions] = [
        .pen(for: .finger), .pen(for: .mouse), .pencil(for: .mouse), .highlighter(for: .pen), .eraser(for: .finger)
    ]

    /// A line through corners, 8 ms a sample and as many points apart as given.
    private static func through(_ corners: [(Double, Double)], step: Double) -> [InkSample] {
        var points = [corners[0]]
        for (a, b) in zip(corners, corners.dropFirst()) {
            let count = max(1, Int((hypot(b.0 - a.0, b.1 - a.1) / step).rounded()))
            for place in 1...count {
                let part = Double(place) / Double(count)
                points.append((a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part))
            }
        }
        return points.enumerated().map { sample($1.0, $1.1, Double($0) * 0.008) }
    }

    /// Corners of all sharpness, straight back included.
    private static let shapes: [[(Double, Double)]] = [
        (0...8).map { (Double($0) * 40, $0 % 2 == 0 ? 0 : 120) }, (0...8).map { (Double($0) * 12, $0 % 2 == 0 ? 0 : 150) },
        [(0, 0), (200, 0), (0, 0)], [(0, 0), (150, 10), (0, 20), (150, 30)], [(0, 0), (100, 0), (100, 100), (0, 100), (0, 20)]
    ]

    /// Where the thickness counts: away from the tapered ends.
    private func middle(_ path: [PathPoint], width: Double, _ options: ModelOptions) -> [PathPoint] {
        let walked = path.walked(1)
        let (start, end) = (Int(options.startTaper * width) + 1, Int(options.endTaper * width) + 1)
        return walked.count > start + end ? Array(walked[start..<walked.count - end]) : []
    }

    @Test(arguments: [6, 16] as [Double])
    func noPinchBelowSixtyPercent(width: Double) {
        var strokes = Recorded.edgeCases.map(\.samples)
        for shape in Self.shapes { strokes += [3, 10, 40].map { Self.through(shape, step: $0) } }
        for options in Self.options {
            for samples in strokes {
                let path = StrokeModel.path(of: samples, brush: brush(width, options))
                for point in middle(path, width: width, options) { #expect(2 * point.radius >= 0.6 * width) }
                #expect(path.allSatisfy { $0.radius <= width / 2 })
            }
        }
    }

    /// The ink of a line that goes on for a width to both sides of a point is nowhere deeper than half of 150 % of the width.
    @Test(arguments: [6, 16] as [Double])
    func noBlobOverAHundredAndFiftyPercent(width: Double) {
        let names = ["corners", "hey", "withDuplicates"]
        var strokes = Recorded.edgeCases.filter { names.contains($0.name) }.map { Array($0.samples.prefix(90)) }
        for shape in Self.shapes { strokes += [10, 40].map { Self.through(shape, step: $0) } }
        for options in [ModelOptions.pen(for: .finger), .highlighter(for: .pen)] {
            for samples in strokes {
                let walked = StrokeModel.path(of: samples, brush: brush(width, options)).walked(1)
                let reach = Int(width)
                for place in stride(from: 0, to: walked.count, by: reach / 2) {
                    let (from, to) = (max(0, place - reach), min(walked.count - 1, place + reach))
                    let (a, b, c) = (walked[from], walked[place], walked[to])
                    // A straight line cannot be deep.
                    let turns = hypot(c.x - a.x, c.y - a.y) < 0.9 * (hypot(b.x - a.x, b.y - a.y) + hypot(c.x - b.x, c.y - b.y))
                    guard turns else { continue }
                    let line = Array(walked[from...to])
                    for grid in 0..<144 {
                        let x = b.x + (Double(grid % 12) - 5.5) * width / 8, y = b.y + (Double(grid / 12) - 5.5) * width / 8
                        #expect(-line.distance(x, y) <= 0.75 * width)
                    }
                }
            }
        }
    }

    /// A corner is cut by less than a third of the way from sample to sample.
    @Test func cornersAreWhereTheHandHadThem() {
        for options in Self.options {
            for shape in Self.shapes {
                for step in [5, 12, 40] as [Double] {
                    let path = StrokeModel.path(of: Self.through(shape, step: step), brush: brush(6, options))
                    for corner in shape { #expect(path.middleDistance(corner.0, corner.1) < 0.3 * step, "\(corner)") }
                }
            }
        }
    }

    /// A zig-zag of single samples: nothing between the corners says where the line goes.
    @Test func aZigZagOfSingleSamplesReachesItsCorners() {
        let shape = (0...12).map { (place: Int) -> (Double, Double) in (Double(place) * 20, place % 2 == 0 ? 0 : 80) }
        let samples = shape.enumerated().map { sample($1.0, $1.1, Double($0) * 0.016) }
        for options in Self.options {
            let path = StrokeModel.path(of: samples, brush: brush(6, options))
            for corner in shape { #expect(path.middleDistance(corner.0, corner.1) < 0.05 * hypot(20, 80), "\(corner)") }
            // And stays on its way: no overshoot beyond the corners.
            #expect(path.allSatisfy { $0.y >= -0.001 && $0.y <= 80.001 })
        }
    }
}
