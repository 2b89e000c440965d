import CoreGraphics
import Ink
import InkRaster
import Testing

/// A page that was given a drawing with its undo and redo.
@Suite struct LoadedHistoryTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func itShowsWhatThePageShowedOnWhichAllThatHappened(seed: UInt64) {
        var model = PageModel(seed: seed, budget: InkPage.standardHistoryBudget)
        model.page.keepRecords()
        for _ in 0..<50 { _ = model.step() }
        for id in model.page.wetStrokes { model.page.finish(id) }
        for _ in 0..<3 { model.page.undo() }
        var history = DrawingHistory()
        for record in model.page.takeRecords() { history.apply(record) }
        let (old, new) = (model.page, InkPage(scale: model.page.scale))
        new.load(history)
        func areAlike() -> Bool { model.shown(new).hasSamePixels(as: model.shown(old)) }
        #expect((new.undoDepth, new.redoDepth) == (old.undoDepth, old.redoDepth))
        #expect(areAlike())
        while old.redo() != nil {
            new.redo()
            #expect(areAlike())
        }
        while old.undo() != nil {
            new.undo()
            #expect(areAlike())
        }
        // New strokes have names of their own.
        for page in [old, new] { page.draw(pen(5), [sample(10, 10), sample(60, 40)]) }
        #expect(new.undoDepth == 1 && areAlike())
    }
}
