import CoreGraphics
import Ink
import Testing

@Suite struct ReplacingTests {
    private func stroke(_ number: UInt64, x: CGFloat = 0, width: CGFloat = 2) -> Stroke {
        let samples = [
            InkSample(position: CGPoint(x: x, y: 1), time: 0.25, pressure: 0.5), InkSample(position: CGPoint(x: x + 3, y: 5), time: 0.5),
        ]
        guard let stroke = Stroke(id: .init(number), brush: Brush(tool: .pen, color: .black, width: width), samples: samples) else {
            preconditionFailure("finite samples are a stroke")
        }
        return stroke
    }

    private func numbers(_ history: DrawingHistory) -> [UInt64] { history.drawing.strokes.map(\.id.rawValue) }

    private var three: DrawingHistory {
        var history = DrawingHistory()
        history.add([stroke(1), stroke(2), stroke(3)])
        return history
    }

    @Test func erasedStrokesComeBackAtTheirPlaces() {
        var history = three
        let place = history.place(of: .init(2))
        history.erase([.init(2)])
        #expect(numbers(history) == [1, 3])
        #expect(history.place(of: .init(2)) == nil)
        history.add([stroke(4)])
        history.undo()
        history.undo()
        #expect(numbers(history) == [1, 2, 3])
        #expect(history.place(of: .init(2)) == place)
        history.redo()
        history.redo()
        #expect(numbers(history) == [1, 3, 4])
    }

    @Test func otherStrokesKeepTheirPlacesWhenOneIsErased() {
        var history = three
        let place = history.place(of: .init(3))
        history.erase([.init(1), .init(2)])
        #expect(history.place(of: .init(3)) == place)
    }

    @Test func erasingWhatIsNotThereIsNoStep() {
        var history = three
        history.undo()
        history.redo()
        history.erase([.init(2)])
        #expect(history.erase([.init(2), .init(9)]) == nil)
        #expect(history.undoDepth == 2)
    }

    @Test func anErasureGoesOnAsTheSameStepUntilAnotherFollows() {
        var history = three
        history.erase([.init(3)])
        let step = history.lastStep
        history.erase([.init(1)], joining: step)
        #expect((history.undoDepth, history.lastStep == step) == (2, true))
        history.add([stroke(4)])
        history.erase([.init(2)], joining: step)
        #expect(history.undoDepth == 4)
        history.undo()
        history.undo()
        #expect(numbers(history) == [2])
        history.undo()
        #expect(numbers(history) == [1, 2, 3])
    }

    @Test func replacingKeepsTheOrder() {
        var history = three
        history.replace([.init(1): stroke(4), .init(2): stroke(5), .init(9): stroke(6)])
        #expect(numbers(history) == [4, 5, 3])
        history.undo()
        #expect(history.drawing.strokes == [stroke(1), stroke(2), stroke(3)])
        history.redo()
        #expect(numbers(history) == [4, 5, 3])
    }

    @Test func aTransformMovesTheSamplesAndWidensTheBrushLikeASquaresSide() throws {
        let turn = CGAffineTransform(a: 0, b: 2, c: -8, d: 0, tx: 10, ty: 20)
        let moved = try #require(stroke(1, x: 2, width: 3).applying(turn, id: .init(7)))
        // (2, 1) ↦ (−8·1 + 10, 2·2 + 20), (5, 5) ↦ (−8·5 + 10, 2·5 + 20); √|0·0 + 2·8| = 4
        #expect(moved.samples.map(\.position) == [CGPoint(x: 2, y: 24), CGPoint(x: -30, y: 30)])
        #expect(moved.samples.map(\.time) == [0.25, 0.5] && moved.samples.map(\.pressure) == [0.5, nil])
        #expect(moved.brush.width == 12 && moved.id == .init(7))
        #expect(moved.bounds == CGRect(x: -36, y: 18, width: 44, height: 18))
    }

    @Test func widthsStayWithinTheirLimits() {
        let large = stroke(1, width: 300).applying(CGAffineTransform(scaleX: 2, y: 2), id: .init(1))
        #expect(large?.brush.width == 512)
        #expect(stroke(1).applying(CGAffineTransform(scaleX: 1, y: 0), id: .init(1))?.brush.width == 0.1)
    }

    @Test func inkIsNotMovedToWhereThereIsNone() {
        let far = CGAffineTransform(translationX: InkSample.farthestCoordinate - 4, y: 0)
        #expect(stroke(1).applying(far, id: .init(1)) != nil)
        #expect(stroke(1, x: 2).applying(far, id: .init(1)) == nil)
        #expect(stroke(1).applying(CGAffineTransform(scaleX: .nan, y: 1), id: .init(1)) == nil)
        #expect(stroke(1).applying(CGAffineTransform(scaleX: .infinity, y: 1), id: .init(1)) == nil)
    }
}
