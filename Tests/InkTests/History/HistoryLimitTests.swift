import CoreGraphics
@testable import Ink
import Synchronization
import Testing

/// Bytes in memory, as a store has them on the disk; can be told to fail.
private final class TestStore: HistoryStore {
    struct State {
        var kept: [Int: [UInt8]] = [:]
        var next = 0
        var writes = 0
        var canWrite = true, canRead = true
    }

    struct Full: Error {}
    struct Unreadable: Error {}

    let state = Mutex(State())

    func write(_ bytes: [UInt8]) throws -> Int {
        try state.withLock { state in
            state.writes += 1
            guard state.canWrite else { throw Full() }
            state.next += 1
            state.kept[state.next] = bytes
            return state.next
        }
    }

    func read(_ count: Int, at position: Int) throws -> [UInt8] {
        try state.withLock { state in
            guard state.canRead, let bytes = state.kept[position], bytes.count == count else { throw Unreadable() }
            return bytes
        }
    }

    func discard(_ count: Int, at position: Int) { state.withLock { $0.kept[position] = nil } }

    var kept: Int { state.withLock { $0.kept.count } }
    var writes: Int { state.withLock { $0.writes } }
    func set(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }
}

/// What a history reported.
private final class Reports: Sendable {
    private let errors = Mutex<[String]>([])
    var all: [String] { errors.withLock { $0 } }
    func add(_ error: any Error) { errors.withLock { $0.append("\(type(of: error))") } }
}

@Suite struct HistoryLimitTests {
    private let store = TestStore()
    private let reports = Reports()

    private func limit(_ budget: Int) -> HistoryLimit { HistoryLimit(budget: budget, store: store) { [reports] in reports.add($0) } }

    private func stroke(_ number: UInt64, count: Int = 50) -> Stroke {
        let samples = (0..<count).map { InkSample(position: CGPoint(x: Double($0) / 3, y: Double(number)), time: Double($0) / 7) }
        guard let stroke = Stroke(id: .init(number), brush: Brush(tool: .pen, color: .black, width: 2), samples: samples) else {
            preconditionFailure("finite samples are a stroke")
        }
        return stroke
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>, [0, 1_500, 8_000])
    func anySmallBudgetGivesWhatMemoryWithoutEndGives(seed: UInt64, budget: Int) {
        var model = HistoryModel(seed: seed), history = DrawingHistory(limit: limit(budget))
        var program: [String] = []
        for number in 0..<150 {
            // Now and then the disk is full for a while.
            store.set { $0.canWrite = number % 50 < 40 || seed % 2 == 0 }
            program.append(model.step(&history))
            let same = Array(history.drawing.strokes) == model.strokes
            #expect(same, "seed \(seed), budget \(budget): \(program)")
            #expect((history.undoDepth, history.redoDepth) == (model.depth, model.states.count - 1 - model.depth))
            if !same { return }
            let mayBeClear = model.strokes.isEmpty && model.depth > 0
            if seed % 2 == 0 { #expect(history.heldBytes <= budget || mayBeClear, "\(program)") }
            #expect(history.heldBytes == history.steps.reduce(0) { $0 + $1.bytes })
        }
        while history.undo() != nil {}
        #expect(Array(history.drawing.strokes) == model.states[0] && history.undoDepth == 0)
        while history.redo() != nil {}
        #expect(Array(history.drawing.strokes) == model.states.last)
        #expect(store.writes > 0 || budget == 8_000)
        #expect(reports.all.count <= 3 && reports.all.allSatisfy { $0 == "Full" }, "once each time the disk was full")
    }

    @Test func theFarthestStepsGoFirst() {
        var history = DrawingHistory(limit: limit(stroke(1).bytes * 3))
        for number in 1...10 { history.add([stroke(UInt64(number))]) }
        #expect(store.kept == 0, "what is shown is in memory anyway")
        for number in 1...7 { history.erase([.init(UInt64(number))]) }
        #expect((store.kept, history.heldBytes) == (4, stroke(1).bytes * 3))
        let writes = store.writes
        for _ in 1...3 { history.undo() }
        #expect(store.writes == writes && store.kept == 4, "the nearest were in memory")
        history.undo()
        #expect(store.kept == 3)
        #expect(history.drawing.strokes.first == stroke(4))
    }

    @Test func strokesComeBackBitForBit() throws {
        let odd: [(Double, Double, Double, CGFloat?)] = [
            (-0.0, 0x1p-1060, -5e300, nil), (.pi, -.ulpOfOne, 0.1 + 0.2, 0.3), (999_999.999_999_9, 2, .leastNonzeroMagnitude, -0.0), (1, 2, 3, 1),
        ]
        func made(_ id: UInt64, _ part: [(Double, Double, Double, CGFloat?)]) throws -> Stroke {
            let brush = Brush(tool: .eraser, color: InkColor(red: 1, green: 2, blue: 3, alpha: 4), width: 0.1 + 0.2)
            return try #require(Stroke(id: .init(id), brush: brush, samples: part.map {
                InkSample(position: CGPoint(x: $0.0, y: $0.1), time: $0.2, pressure: $0.3)
            }))
        }
        // No pressure, all of them, some.
        let strokes = try [made(1, Array(odd[..<1])), made(2, Array(odd[1..<3])), made(.max, odd)]
        var history = DrawingHistory(limit: limit(0))
        history.add(strokes)
        history.undo()
        #expect(store.kept == 1)
        history.redo()
        func bits(_ strokes: some Sequence<Stroke>) -> [UInt64] {
            strokes.flatMap { stroke in
                [stroke.id.rawValue, UInt64(stroke.bounds.origin.x.bitPattern), UInt64(stroke.bounds.size.height.bitPattern)]
                    + stroke.samples.flatMap { sample -> [UInt64] in
                        let place = [UInt64(sample.position.x.bitPattern), UInt64(sample.position.y.bitPattern)]
                        return place + [sample.time.bitPattern, sample.pressure.map { UInt64($0.bitPattern) } ?? 7]
                    }
            }
        }
        #expect(bits(history.drawing.strokes) == bits(strokes))
        #expect(history.drawing.strokes.map(\.brush) == strokes.map(\.brush))
    }

    @Test func aClearKeepsItsStrokesAtHandUntilTheNextStep() {
        var history = DrawingHistory(limit: limit(100))
        for number in 1...20 { history.add([stroke(UInt64(number))]) }
        history.clear()
        #expect(store.writes == 0 && history.heldBytes == 20 * stroke(1).bytes)
        history.add([stroke(21)])
        #expect((store.kept, history.heldBytes) == (1, 0))
        history.undo()
        history.undo()
        #expect(history.drawing.strokes == StrokeList((1...20 as ClosedRange<UInt64>).map { stroke($0) }))
    }

    @Test func nothingIsForgottenWhenTheDiskIsFullAndOneWordIsSaid() {
        store.set { $0.canWrite = false }
        var history = DrawingHistory(limit: limit(0))
        for number in 1...40 { history.add([stroke(UInt64(number))]) }
        for number in 1...40 { history.erase([.init(UInt64(number))]) }
        #expect(reports.all == ["Full"])
        #expect(store.writes < 10, "not tried again with every step")
        for _ in 1...80 { history.undo() }
        #expect(history.undoDepth == 0)
        for _ in 1...40 { history.redo() }
        #expect(history.drawing.strokes.count == 40)
        store.set { $0.canWrite = true }
        for number in 41...80 { history.add([stroke(UInt64(number))]) }
        for number in 1...80 { history.erase([.init(UInt64(number))]) }
        #expect(history.heldBytes == 0 && store.kept == 80 && reports.all == ["Full"])
    }

    @Test func aStepThatCannotBeReadStaysAndIsReported() {
        var history = DrawingHistory(limit: limit(0))
        history.add([stroke(1)])
        history.erase([.init(1)])
        store.set { $0.canRead = false }
        let failed = history.undo()
        #expect(failed == nil && history.undoDepth == 2 && reports.all == ["Unreadable"])
        store.set { $0.canRead = true }
        history.undo()
        #expect(history.drawing.strokes == [stroke(1)])
    }

    @Test func damageIsFoundAndNotDrawn() {
        var history = DrawingHistory(limit: limit(0))
        history.add([stroke(1)])
        history.erase([.init(1)])
        store.set { state in
            state.kept = state.kept.mapValues { bytes in
                var bytes = bytes
                for place in 0..<5 { bytes[place] = 255 }
                return bytes
            }
        }
        let failed = history.undo()
        #expect(failed == nil && reports.all == ["HistoryDamage"])
    }

    @Test func theStoreForgetsWhatTheHistoryForgets() {
        var history = DrawingHistory(limit: limit(0))
        for number in 1...5 { history.add([stroke(UInt64(number))]) }
        for _ in 1...5 { history.undo() }
        #expect(store.kept == 5)
        let copy = history
        history.add([stroke(6)])
        #expect(store.kept == 5, "the copy has them still")
        var second = copy
        for _ in 1...5 { second.redo() }
        #expect(second.drawing.strokes.count == 5)
        #expect(history.place(of: .init(3)) == nil)
    }
}
