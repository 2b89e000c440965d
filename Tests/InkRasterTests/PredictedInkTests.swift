import CoreGraphics
import Ink
import InkRaster
import Testing

/// Ink that runs ahead of the finger is seen and leaves no trace.
@Suite struct PredictedInkTests {
    private static let highlighter = Brush(
        tool: .pen, color: .black, width: 6, model: .highlighter(for: .mouse))

    /// Samples of a hand that goes right at 500 points a second.
    private func even(_ range: Range<Int>) -> [InkSample] {
        range.map { InkSample(position: CGPoint(x: 10 + Double($0) * 4, y: 30), time: Double($0) * 0.008) }
    }

    /// How far to the right of its latest sample a page has ink on the line of `even`.
    private func reach(_ page: InkPage, after count: Int) -> Int {
        let picture = page.picture(width: 256, height: 64)
        let last = (0..<256).last { picture[$0, 30] != white } ?? 0
        return last - (10 + (count - 1) * 4)
    }

    @Test func aMovingHandIsAFrameAheadOfItsSamples() {
        let page = InkPage(scale: 1)
        page.prediction = InkPage.standardPrediction
        let id = page.begin(Self.highlighter, at: even(0..<1)[0])
        page.extend(id, with: even(1..<20))
        // 500 points a second for a 60th of one, and the round end.
        #expect(abs(reach(page, after: 20) - (8 + 3)) <= 1)
    }

    @Test func aPagePredictsNothingUnlessItIsAsked() {
        let page = InkPage(scale: 1)
        let id = page.begin(Self.highlighter, at: even(0..<1)[0])
        page.extend(id, with: even(1..<20))
        #expect(page.prediction == 0 && reach(page, after: 20) <= 3)
        page.prediction = .nan
        #expect(page.prediction == 0)
    }

    @Test(arguments: ["finish", "take back", "rest", "break", "off"]) func itGoesAway(how: String) {
        let page = InkPage(scale: 1), other = InkPage(scale: 1)
        page.prediction = InkPage.standardPrediction
        let ids = [page, other].map { page in
            let id = page.begin(Self.highlighter, at: even(0..<1)[0])
            page.extend(id, with: even(1..<20))
            return id
        }
        #expect(reach(page, after: 20) > 6)
        let frame = page.picture(width: 256, height: 64)
        _ = page.takeDirty()
        for (page, id) in zip([page, other], ids) {
            switch how {
            case "finish": page.finish(id)
            case "take back": page.takeBack(id)
            case "break": page.breakPiece(id)
            case "off": page.prediction = 0
            default: page.rest(id)
            }
        }
        for rect in page.takeDirty() { page.composite(into: frame, clip: rect, paper: white) }
        #expect(frame.hasSamePixels(as: other.picture(width: 256, height: 64)))
        #expect(page.picture(width: 256, height: 64).hasSamePixels(as: frame))
    }

    @Test func aHandThatStopsIsNotPredicted() {
        let page = InkPage(scale: 1)
        page.prediction = InkPage.standardPrediction
        let id = page.begin(Self.highlighter, at: even(0..<1)[0])
        page.extend(id, with: even(1..<20))
        for number in 20..<32 {
            page.extend(id, with: [InkSample(position: CGPoint(x: 86, y: 30), time: Double(number) * 0.008)])
        }
        #expect(reach(page, after: 20) <= 3)
    }

    @Test func noDrawingAndNoHistoryKnowsOfIt() throws {
        let page = InkPage(scale: 1), quiet = InkPage(scale: 1)
        page.prediction = InkPage.standardPrediction
        for page in [page, quiet] {
            let id = page.begin(Brush(tool: .pen, color: .black, width: 6, model: .pen(for: .finger)), at: even(0..<1)[0])
            for sample in even(1..<20) { page.extend(id, with: [sample]) }
        }
        #expect(page.visibleDrawing == quiet.visibleDrawing)
        for page in [page, quiet] { page.finish(page.wetStrokes[0]) }
        #expect(page.drawing == quiet.drawing)
        let dry = page.picture(width: 256, height: 64)
        #expect(dry.hasSamePixels(as: quiet.picture(width: 256, height: 64)))
        page.undo()
        let blank = page.picture(width: 256, height: 64)
        #expect((0..<256 * 64).allSatisfy { blank.pixels[$0] == white })
        page.redo()
        #expect(page.picture(width: 256, height: 64).hasSamePixels(as: dry))
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func dirtyRectanglesHoldAllThatComesAndGoes(seed: UInt64) {
        var random = Seeded(seed)
        let page = InkPage(scale: 1.3), quiet = InkPage(scale: 1.3)
        page.prediction = InkPage.standardPrediction
        let sources = InkSource.allCases
        let brush = Brush(tool: .pen, color: .black, width: 9, model: .pen(for: sources[Int(seed) % sources.count]))
        let samples = wander(&random, width: 120, height: 120, count: 120).enumerated().map { number, sample in
            InkSample(position: sample.position, time: Double(number) * 0.008, pressure: 0.6)
        }
        let frame = page.picture(width: 300, height: 300, x: -80, y: -80)
        let ids = [page, quiet].map { $0.begin(brush, at: samples[0]) }
        var place = 1, differences = 0
        while place < samples.count {
            let batch = Array(samples[place..<min(samples.count, place + 1 + random.below(3))])
            place += batch.count
            for (page, id) in zip([page, quiet], ids) { page.extend(id, with: batch) }
            if random.below(9) == 0 { page.rest(ids[0]) }
            if random.below(20) == 0 {
                for page in [page, quiet] { page.setScale(page.scale == 1.3 ? 1 : 1.3) }
            }
            for rect in page.takeDirty() {
                page.composite(into: frame, clip: rect.offsetBy(x: 80, y: 80), originX: 80, originY: 80, paper: white)
            }
            let whole = page.picture(width: 300, height: 300, x: -80, y: -80)
            #expect(frame.hasSamePixels(as: whole))
            if !whole.hasSamePixels(as: quiet.picture(width: 300, height: 300, x: -80, y: -80)) { differences += 1 }
        }
        #expect(differences > 0, "something is predicted")
        for (page, id) in zip([page, quiet], ids) { page.finish(id) }
        #expect(page.picture(width: 300, height: 300).hasSamePixels(as: quiet.picture(width: 300, height: 300)))
    }
}
