import CoreGraphics
import Ink
import Testing

@Suite struct StrokeTests {
    private let brush = Brush(tool: .pen, color: .black, width: 6)

    private func sample(_ x: CGFloat, _ y: CGFloat, _ time: TimeInterval = 0, pressure: CGFloat? = nil) -> InkSample {
        InkSample(position: CGPoint(x: x, y: y), time: time, pressure: pressure)
    }

    @Test func boundsReachHalfTheWidthBeyondTheSamples() throws {
        let stroke = try #require(Stroke(id: .init(1), brush: brush, samples: [sample(10, 40), sample(30, 20)]))
        #expect(stroke.bounds == CGRect(x: 7, y: 17, width: 26, height: 26))
    }

    @Test func aDotHasThePensSize() throws {
        let stroke = try #require(Stroke(id: .init(1), brush: brush, samples: [sample(10, 40)]))
        #expect(stroke.bounds == CGRect(x: 7, y: 37, width: 6, height: 6))
    }

    @Test func refusedSamplesAreLeftOut() throws {
        let far = InkSample.farthestCoordinate
        let stroke = try #require(Stroke(id: .init(1), brush: brush, samples: [
            sample(.nan, 0), sample(1, 2), sample(0, .infinity), sample(0, 0, .nan), sample(far * 1.01, 0), sample(0, -far), sample(3, 4)
        ]))
        #expect(stroke.samples.map(\.position) == [CGPoint(x: 1, y: 2), CGPoint(x: 0, y: -far), CGPoint(x: 3, y: 4)])
    }

    @Test func nothingAcceptedIsNoStroke() {
        #expect(Stroke(id: .init(1), brush: brush, samples: []) == nil)
        #expect(Stroke(id: .init(1), brush: brush, samples: [sample(.nan, .nan)]) == nil)
    }

    @Test(arguments: [(nil, nil), (.nan, nil), (.infinity, nil), (-1, 0), (2, 1), (0.25, 0.25)] as [(CGFloat?, CGFloat?)])
    func pressureIsAFractionOrUnknown(given: CGFloat?, kept: CGFloat?) {
        #expect(sample(0, 0, pressure: given).accepted?.pressure == kept)
    }

    @Test func drawingBoundsHoldAllStrokes() throws {
        let first = try #require(Stroke(id: .init(1), brush: brush, samples: [sample(10, 10)]))
        let second = try #require(Stroke(id: .init(2), brush: brush, samples: [sample(-50, 100)]))
        #expect(Drawing(strokes: [first, second]).bounds == CGRect(x: -53, y: 7, width: 66, height: 96))
        #expect(Drawing().bounds.isNull)
    }
}
