import CoreGraphics
import Ink
import Testing

/// A history made again from what happened to another one.
@Suite struct HistoryRecordTests {
    @Test(arguments: 1...8 as ClosedRange<UInt64>) func whatHappenedMakesTheSameHistoryAgain(seed: UInt64) {
        var model = HistoryModel(seed: seed)
        var history = DrawingHistory(), copy = DrawingHistory()
        history.keepRecords()
        for number in 0..<200 {
            _ = model.step(&history)
            for record in history.takeRecords() {
                let isPossible = copy.apply(record)
                #expect(isPossible, "seed \(seed), step \(number): \(record)")
            }
            #expect(copy.drawing == history.drawing)
            #expect(copy.drawing.strokes.placed.elementsEqual(history.drawing.strokes.placed))
            #expect((copy.undoDepth, copy.redoDepth) == (history.undoDepth, history.redoDepth))
        }
        walk(&history, &copy) { $0.undo() != nil }
        walk(&history, &copy) { $0.redo() != nil }
    }

    private func walk(_ a: inout DrawingHistory, _ b: inout DrawingHistory, _ step: (inout DrawingHistory) -> Bool) {
        var (isDone, isDoneThere) = (step(&a), step(&b))
        while isDone {
            #expect(isDoneThere && a.drawing == b.drawing)
            (isDone, isDoneThere) = (step(&a), step(&b))
        }
        #expect(!isDoneThere)
    }

    @Test func nothingIsKeptUnlessItIsAskedFor() throws {
        var history = DrawingHistory()
        history.add([try stroke(1)])
        let none = history.takeRecords()
        #expect(none.isEmpty)
        history.keepRecords()
        history.undo()
        history.redo()
        let kept = history.takeRecords(), rest = history.takeRecords()
        #expect((kept, rest) == ([HistoryRecord(depth: 1, .undo), HistoryRecord(depth: 0, .redo)], []))
    }

    @Test func whatCannotHaveHappenedChangesNothing() throws {
        var history = DrawingHistory()
        history.add([try stroke(1), try stroke(2)])
        history.add([try stroke(3)])
        history.undo()
        func slot(_ place: UInt32, _ stroke: Stroke?) -> HistoryRecord.Slot { HistoryRecord.Slot(place: StrokePlace(place), stroke: stroke) }
        let impossible: [HistoryRecord.Event] = [
            // Something can be redone.
            .step([slot(2, try stroke(9))], next: StrokePlace(3)), .more([StrokePlace(0)]),
        ]
        let impossibleOnTop: [HistoryRecord.Event] = [
            .redo, .step([slot(0, nil), slot(0, nil)], next: StrokePlace(2)), .step([slot(2, nil)], next: StrokePlace(3)),
            .step([slot(2, try stroke(1))], next: StrokePlace(3)), .step([slot(2, try stroke(9))], next: StrokePlace(2)),
            .step([slot(1, nil)], next: StrokePlace(1)), .more([StrokePlace(7)]),
            .step([slot(2, try stroke(9)), slot(3, try stroke(9))], next: StrokePlace(4)),
        ]
        func refuses(_ events: [HistoryRecord.Event], depth: Int = 1) {
            for event in events {
                let before = (history.drawing, history.undoDepth, history.redoDepth)
                let isPossible = history.apply(HistoryRecord(depth: depth, event))
                #expect(!isPossible, "\(event)")
                #expect((history.drawing, history.undoDepth, history.redoDepth) == before)
            }
        }
        refuses(impossible)
        history.apply(HistoryRecord(depth: 1, .forgetRedo))
        refuses(impossibleOnTop)
        refuses([.undo, .clear], depth: 2)
        history.apply(HistoryRecord(depth: 1, .step([slot(0, nil), slot(2, try stroke(9))], next: StrokePlace(3))))
        #expect(history.drawing.strokes.map(\.id.rawValue) == [2, 9])
        #expect(history.firstFreeName == Stroke.ID(10))
    }

    /// Every stroke that is told of is there, and undone with the step it belongs to.
    @Test func behindAGapEveryStepIsStillItsOwn() throws {
        var history = DrawingHistory()
        history.keepRecords()
        for number in 1...4 { history.add([try stroke(UInt64(number))]) }
        history.undo()
        history.undo()
        history.add([try stroke(5)])
        let records = history.takeRecords()
        for missing in records.indices {
            var copy = DrawingHistory()
            for (place, record) in records.enumerated() where place != missing { copy.applyBehindGap(record) }
            let told = records.indices.filter { $0 != missing }.flatMap { place -> [UInt64] in
                guard case .step(let slots, _) = records[place].event else { return [] }
                return slots.compactMap { $0.stroke?.id.rawValue }
            }
            #expect(copy.drawing.strokes.map(\.id.rawValue) == [1, 2, 5].filter { told.contains($0) }, "without \(records[missing])")
            copy.undo()
            #expect(copy.drawing.strokes.map(\.id.rawValue) == [1, 2].filter { told.contains($0) } || missing == records.count - 1)
        }
    }

    private func stroke(_ id: UInt64) throws -> Stroke {
        try #require(Stroke(
            id: Stroke.ID(id), brush: Brush(tool: .pen, color: .black, width: 3),
            samples: [InkSample(position: CGPoint(x: Double(id), y: 2), time: 0)]))
    }
}
