import CoreGraphics
import ImageFiles
import Ink

@testable import DrawingFiles

/// SplitMix64 (Steele, Lea, Flood 2014).
struct Seeded {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    mutating func fraction() -> Double { Double(next() >> 11) / Double(1 << 53) }
}

/// A history on which random things happen that people do.
struct Scribbler {
    private(set) var history = DrawingHistory()
    private var random: Seeded
    private var nextID: UInt64 = 1

    init(seed: UInt64) {
        random = Seeded(seed)
        history.keepRecords()
    }

    mutating func stroke(samples: Int? = nil) -> Stroke {
        let count = samples ?? 1 + random.below(20)
        defer { nextID += 1 }
        let tools = InkTool.allCases
        let tool = tools[random.below(tools.count)]
        let model = random.below(2) == 0 ? ModelOptions.plain : .fountain(for: .pen)
        let color = InkColor(red: UInt8(random.below(256)), green: 3, blue: 77, alpha: UInt8(random.below(256)))
        let brush = Brush(tool: tool, color: color, width: CGFloat(0.5 + random.fraction() * 30), model: model)
        let samples = (0..<count).map { number in
            InkSample(
                position: CGPoint(x: random.fraction() * 1_000 - 200, y: random.fraction() / 3), time: Double(number) / 7,
                pressure: random.below(2) == 0 ? nil : CGFloat(random.fraction()))
        }
        guard let stroke = Stroke(id: Stroke.ID(nextID), brush: brush, samples: samples) else { preconditionFailure("finite samples") }
        return stroke
    }

    /// One thing, and the records of it.
    mutating func step() -> [HistoryRecord] {
        switch random.below(12) {
        case 0..<5: history.add((0..<1 + random.below(2)).map { _ in stroke() })
        case 5: history.erase(some())
        case 6:
            let before = history.lastStep
            history.erase(some())
            if history.lastStep != before { history.erase(some(), joining: history.lastStep) }
        case 7: history.replace(Dictionary(uniqueKeysWithValues: some().map { ($0, stroke()) }))
        case 8: if random.below(4) == 0 { history.clear() }
        case 9, 10: history.undo()
        default: history.redo()
        }
        return history.takeRecords()
    }

    private mutating func some() -> [Stroke.ID] {
        let all = history.drawing.strokes.map(\.id)
        return all.filter { _ in random.below(4) == 0 }
    }
}

/// Whether two histories show the same now and after any number of undos and redos.
func areTwins(_ first: DrawingHistory, _ second: DrawingHistory) -> Bool {
    var (a, b) = (first, second)
    guard a.drawing.strokes.placed.elementsEqual(b.drawing.strokes.placed), a.undoDepth == b.undoDepth, a.redoDepth == b.redoDepth else {
        return false
    }
    while a.redo() != nil { guard b.redo() != nil, a.drawing == b.drawing else { return false } }
    while a.undo() != nil { guard b.undo() != nil, a.drawing == b.drawing else { return false } }
    return b.undoDepth == 0
}

/// A folder that goes away with the test.
final class TemporaryFolder {
    let path: FilePath

    init() throws {
        let folder = NSTemporaryDirectory() + "doodle-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        path = FilePath(folder)
    }

    deinit { try? FileManager.default.removeItem(atPath: path.text) }

    func bytes(of path: FilePath) throws -> [UInt8] { try FileReader.read(path, limit: 1 << 30) }

    func write(_ bytes: [UInt8], as name: String) throws -> FilePath {
        let file = path.appending(FilePath(name))
        try AtomicFile.replace(file, with: bytes)
        return file
    }
}
