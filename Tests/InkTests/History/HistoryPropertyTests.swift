import CoreGraphics
import Ink
import Testing

@Suite struct HistoryPropertyTests {
    @Test(arguments: 1...12 as ClosedRange<UInt64>) func anyStepsAreWhatKeepingEveryStateWholeGives(seed: UInt64) {
        var start = HistoryModel(seed: seed &+ 100), first = DrawingHistory()
        for _ in 0..<20 { _ = start.step(&first) }
        var model = HistoryModel(seed: seed, Drawing(strokes: first.drawing.strokes.enumerated().map {
            $1.renamed(Stroke.ID(UInt64($0 + 1)))
        }))
        var history = DrawingHistory(Drawing(strokes: model.strokes))
        var program: [String] = []
        var snapshots: [(Drawing, [Stroke])] = []
        for _ in 0..<150 {
            program.append(model.step(&history))
            let same = Array(history.drawing.strokes) == model.strokes && history.drawing.pictures == model.pictures
            #expect(same, "seed \(seed): \(program)")
            #expect((history.undoDepth, history.redoDepth) == (model.depth, model.states.count - 1 - model.depth))
            #expect(model.strokes.allSatisfy { stroke in
                history.place(of: stroke.id).map { history.drawing.strokes[$0] == stroke } == true
            })
            if !same { return }
            snapshots.append((history.drawing, model.strokes))
        }
        for (drawing, strokes) in snapshots { #expect(Array(drawing.strokes) == strokes, "a snapshot changed") }
    }
}
