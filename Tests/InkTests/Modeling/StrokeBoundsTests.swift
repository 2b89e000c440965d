import CoreGraphics
import Foundation
import Testing

@testable import Ink

@Suite("A stroke's rectangle")
struct StrokeBoundsTests {
    private func stroke(_ samples: [InkSample], _ options: ModelOptions, width: Double = 6) throws -> Stroke {
        try #require(Stroke(id: .init(1), brush: brush(width, options), samples: samples))
    }

    /// The box of what is drawn.
    private func inked(_ stroke: Stroke, detail: Int) -> CGRect {
        stroke.path(detail: detail).reduce(CGRect.null) { box, point in
            box.union(CGRect(x: point.x - point.radius, y: point.y - point.radius, width: 2 * point.radius, height: 2 * point.radius))
        }
    }

    @Test(arguments: 1...500 as ClosedRange<UInt64>) func holdsAllInkWhateverTheOptions(seed: UInt64) throws {
        var random = Seeded(seed)
        let options = ModelOptions.random(&random)
        let stroke = try stroke(wild(&random, count: random.below(40) + 1), options, width: random.number(0.5...40))
        let bounds = stroke.bounds
        // What adding up large numbers rounds away.
        let room = 1e-6 * (1 + bounds.width + bounds.height)
        for detail in [1, 3] {
            let ink = inked(stroke, detail: detail)
            #expect(ink.minX >= bounds.minX - room && ink.maxX <= bounds.maxX + room, "\(options)")
            #expect(ink.minY >= bounds.minY - room && ink.maxY <= bounds.maxY + room, "\(options)")
        }
    }

    @Test func ofALineIsTheSmallest() throws {
        for options in ModelOptions.allPresets {
            let line = try stroke((0...20).map { sample(Double($0) * 5, 40, Double($0) * 0.01) }, options)
            #expect(line.bounds == CGRect(x: -3, y: 37, width: 106, height: 6))
            let two = try stroke([sample(0, 0, 0), sample(1000, 700, 0.01)], options)
            #expect(two.bounds == CGRect(x: -3, y: -3, width: 1006, height: 706))
        }
    }

    @Test func ofACircleIsHardlyLargerThanTheCircle() throws {
        let circle = try stroke((0...16).map { step in
            let angle = Double(step) / 8 * 2 * Double.pi
            return sample(100 + 50 * cos(angle), 100 + 50 * sin(angle), Double(step) * 0.01)
        }, .pen(for: .pen))
        // Eight samples a turn: the control points of each eighth lie up to 2 % outside of the circle, at the ends a little more.
        #expect(CGRect(x: 47, y: 47, width: 106, height: 106).insetBy(dx: -3, dy: -3).contains(circle.bounds))
        #expect(circle.bounds.contains(CGRect(x: 47.5, y: 47.5, width: 105, height: 105)))
    }
}
