import CoreGraphics
import Ink
import Testing

@Suite struct DrawingHistoryTests {
    private func stroke(_ number: UInt64) -> Stroke {
        let sample = InkSample(position: CGPoint(x: CGFloat(number), y: 0), time: 0)
        guard let stroke = Stroke(id: .init(number), brush: Brush(tool: .pen, color: .black, width: 2), samples: [sample]) else {
            preconditionFailure("one finite sample is a stroke")
        }
        return stroke
    }

    private func numbers(_ history: DrawingHistory) -> [UInt64] { history.drawing.strokes.map(\.id.rawValue) }

    /// Strokes at consecutive places.
    private func placed(_ numbers: UInt64..., from first: UInt32) -> [PlacedStroke] {
        numbers.enumerated().map { PlacedStroke(stroke($1), at: StrokePlace(first + UInt32($0))) }
    }

    @Test func undoTakesBackTheLastStepAndRedoPutsItBack() {
        var history = DrawingHistory()
        history.add([stroke(1)])
        history.add([stroke(2), stroke(3)])
        #expect(numbers(history) == [1, 2, 3])
        let undone = history.undo()
        #expect(undone == .strokes(removed: placed(2, 3, from: 1), inserted: []))
        #expect(numbers(history) == [1])
        #expect((history.undoDepth, history.redoDepth) == (1, 1))
        let redone = history.redo()
        #expect(redone == .strokes(removed: [], inserted: placed(2, 3, from: 1)))
        #expect(numbers(history) == [1, 2, 3])
        #expect((history.undoDepth, history.redoDepth) == (2, 0))
    }

    @Test func nothingToUndoOrRedoChangesNothing() {
        var history = DrawingHistory(Drawing(strokes: [stroke(1)]))
        let undone = history.undo()
        #expect(undone == nil)
        let redone = history.redo()
        #expect(redone == nil)
        #expect(numbers(history) == [1])
    }

    @Test func aNewStepForgetsRedo() {
        var history = DrawingHistory()
        history.add([stroke(1)])
        history.add([stroke(2)])
        history.undo()
        history.add([stroke(3)])
        #expect(history.redoDepth == 0)
        #expect(numbers(history) == [1, 3])
        history.undo()
        history.undo()
        history.clear()
        #expect(history.redoDepth == 2, "clearing an empty drawing is no step")
    }

    @Test func clearIsOneStepThatUndoMends() {
        var history = DrawingHistory()
        history.add([stroke(1)])
        history.add([stroke(2)])
        let cleared = history.clear()
        #expect(cleared == .everything(removed: [stroke(1), stroke(2)], inserted: []))
        #expect(history.drawing.isEmpty)
        let clearedAgain = history.clear()
        #expect(clearedAgain == nil)
        #expect(history.undoDepth == 3)
        let undone = history.undo()
        #expect(undone == .everything(removed: [], inserted: [stroke(1), stroke(2)]))
        #expect(numbers(history) == [1, 2])
        let redone = history.redo()
        #expect(redone == .everything(removed: [stroke(1), stroke(2)], inserted: []))
        #expect(history.drawing.isEmpty)
    }

    @Test func noStrokesAreNoStep() {
        var history = DrawingHistory()
        let added = history.add([])
        #expect(added == nil)
        #expect(history.undoDepth == 0)
    }

    @Test func undoHasNoLimit() {
        var history = DrawingHistory()
        for number in 1...5_000 { history.add([stroke(UInt64(number))]) }
        for _ in 1...5_000 { history.undo() }
        #expect(history.drawing.isEmpty)
        for _ in 1...5_000 { history.redo() }
        #expect(numbers(history) == Array(1...5_000))
    }
}
