import CoreGraphics
import Ink
import Testing

/// Pictures under the ink are steps like all others.
@Suite struct PictureHistoryTests {
    private func stroke(_ id: UInt64) throws -> Stroke {
        try #require(Stroke(
            id: Stroke.ID(id), brush: Brush(tool: .pen, color: .black, width: 3),
            samples: [InkSample(position: CGPoint(x: Double(id), y: 2), time: 0)]))
    }

    private func placed(_ id: UInt64, x: CGFloat = 0) throws -> PlacedPicture {
        let picture = Picture(id: Picture.ID(id), width: 4, height: 2, bytes: [1, 2, 3])
        return try #require(PlacedPicture(picture, transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: x, ty: 10)))
    }

    @Test func undoingAnImportKeepsTheInkAndUndoingInkKeepsThePicture() throws {
        var history = DrawingHistory()
        history.add([try stroke(1)])
        history.show([try placed(1)])
        history.add([try stroke(2)])
        history.undo()
        #expect(try history.drawing == Drawing(strokes: [stroke(1)], pictures: [placed(1)]))
        history.undo()
        #expect(try history.drawing == Drawing(strokes: [stroke(1)]))
        history.redo()
        history.redo()
        #expect(try history.drawing == Drawing(strokes: [stroke(1), stroke(2)], pictures: [placed(1)]))
    }

    @Test func clearTakesPicturesAwayAndUndoBringsThemBack() throws {
        var history = DrawingHistory()
        history.show([try placed(1), try placed(2, x: 40)])
        let before = history.drawing
        history.clear()
        #expect(history.drawing.isEmpty && history.undoDepth == 2)
        history.undo()
        #expect(history.drawing == before)
    }

    @Test func picturesCountForWhatIsThereAndHowFarItReaches() throws {
        var drawing = Drawing(strokes: [Stroke](), pictures: [try placed(1, x: 5)])
        #expect(!drawing.isEmpty)
        #expect(drawing.bounds == CGRect(x: 5, y: 10, width: 8, height: 4))
        drawing.pictures = []
        #expect(drawing.isEmpty && drawing.bounds.isNull)
    }

    @Test func aTransformThatFlattensOrIsNotFiniteIsRefused() throws {
        let picture = Picture(id: Picture.ID(1), width: 1, height: 1, bytes: [])
        for wrong in [0, .nan, .infinity, 1e9] as [CGFloat] {
            #expect(PlacedPicture(picture, transform: CGAffineTransform(a: wrong, b: 0, c: 0, d: 1, tx: 0, ty: 0)) == nil)
        }
    }

    @Test func aStepThatShowsAnUnknownPictureCannotHaveHappened() throws {
        var history = DrawingHistory()
        let place = HistoryRecord.PicturePlace(id: Picture.ID(7), transform: .identity)
        let isPossible = history.apply(HistoryRecord(depth: 0, .pictures([place])))
        #expect(!isPossible && history.undoDepth == 0)
    }

    @Test func namesOfPicturesAreNeverUsedAgain() throws {
        var history = DrawingHistory()
        history.show([try placed(history.firstFreePicture.rawValue)])
        history.undo()
        history.forgetRedo()
        #expect(history.firstFreePicture == Picture.ID(2))
    }
}
