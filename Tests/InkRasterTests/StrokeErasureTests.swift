import CoreGraphics
import Ink
import InkRaster
import Testing

@Suite struct StrokeErasureTests {
    /// Five upright lines at x = 20, 40, … 100.
    private func page() -> InkPage {
        let page = InkPage(scale: 1)
        for x in 1...5 { page.draw(pen(4), [sample(Double(x) * 20, 10), sample(Double(x) * 20, 90)]) }
        return page
    }

    private func at(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 50) }

    @Test func eachStrokeIsGoneAtOnceAndTheWholeDragIsOneStep() {
        let page = page()
        let before = page.picture(width: 128, height: 128)
        let id = page.beginErasing(at: at(20), radius: 3)
        #expect(page.drawing.strokes.count == 4)
        #expect(page.picture(width: 128, height: 128)[20, 50] == white)
        #expect(page.extendErasing(id, to: [at(30), at(45), at(65)]).count == 2)
        page.finishErasing(id)
        #expect((page.drawing.strokes.count, page.undoDepth) == (2, 6))
        #expect(page.extendErasing(id, to: [at(100)]).isEmpty)
        page.undo()
        #expect((page.drawing.strokes.count, page.undoDepth) == (5, 5))
        #expect(page.picture(width: 128, height: 128).hasSamePixels(as: before))
        page.redo()
        #expect(page.drawing.strokes.map { $0.samples[0].position.x } == [80, 100])
    }

    @Test func touchingNothingIsNoStep() {
        let page = page()
        page.undo()
        let id = page.beginErasing(at: at(10), radius: 3)
        page.extendErasing(id, to: [at(14), CGPoint(x: CGFloat.nan, y: 50)])
        page.finishErasing(id)
        #expect((page.undoDepth, page.redoDepth) == (4, 1))
    }

    @Test func takingBackPutsAllBackAndLeavesNoStep() {
        let page = page()
        let before = page.picture(width: 128, height: 128)
        let id = page.beginErasing(at: at(10), radius: 3)
        page.extendErasing(id, to: [at(90)])
        #expect(page.drawing.strokes.count == 1)
        page.takeBackErasing(id)
        #expect((page.drawing.strokes.count, page.undoDepth, page.redoDepth) == (5, 5, 0))
        #expect(page.picture(width: 128, height: 128).hasSamePixels(as: before))
    }

    @Test func anotherStepInBetweenStartsAStepOfItsOwn() {
        let page = page()
        let id = page.beginErasing(at: at(20), radius: 3)
        page.draw(pen(4), [sample(10, 120)])
        page.extendErasing(id, to: [at(40)])
        page.finishErasing(id)
        #expect((page.undoDepth, page.drawing.strokes.count) == (8, 4))
        page.undo()
        page.undo()
        #expect(page.drawing.strokes.count == 4 && page.drawing.strokes[0].samples[0].position.x == 40)
    }

    @Test func undoInTheMiddleBringsBackWhatIsGoneSoFar() {
        let page = page()
        let id = page.beginErasing(at: at(20), radius: 3)
        page.undo()
        page.extendErasing(id, to: [at(40)])
        #expect(page.drawing.strokes.map { $0.samples[0].position.x } == [60, 80, 100], "its way began at 20")
        page.takeBackErasing(id)
        #expect((page.drawing.strokes.count, page.undoDepth) == (5, 5))
    }

    @Test func wetInkIsNotErased() {
        let page = InkPage(scale: 1)
        let wet = page.begin(pen(9), at: sample(20, 20))
        page.finishErasing(page.beginErasing(at: CGPoint(x: 20, y: 20), radius: 5))
        #expect(page.finish(wet).count == 1)
    }
}
