// Draws at random, as a process that can be killed: `DrawingFilesProbe [--limit BYTES] FOLDER SEED`.
// Goes on with the drawing in FOLDER, or begins one. Says a line for each step and then tells the journal of it: `depth NAME…`, the
// steps that can be undone and the strokes that are seen then; and `saving` or `failing` when that changes. A file
// may become BYTES long, until SIGUSR1 comes.
import CoreGraphics
import DrawingFiles
import ImageFiles
import Ink

func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// SplitMix64 (Steele, Lea, Flood 2014).
struct Chance {
    var state: UInt64

    mutating func below(_ bound: UInt64) -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return (z ^ (z >> 31)) % bound
    }
}

var arguments = CommandLine.arguments.dropFirst()[...]
if arguments.first == "--limit", let bytes = arguments.dropFirst().first.flatMap({ rlim_t($0) }) {
    var limit = rlimit(rlim_cur: bytes, rlim_max: rlim_t(Int.max))
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    // There is room again.
    signal(SIGUSR1) { _ in
        var none = rlimit(rlim_cur: rlim_t(Int.max), rlim_max: rlim_t(Int.max))
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &none)
    }
    var wanted = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, SIGUSR1)
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
    arguments = arguments.dropFirst(2)
}
guard arguments.count == 2, let folder = arguments.first, let seed = arguments.last.flatMap({ UInt64($0) }) else {
    say("usage: DrawingFilesProbe [--limit BYTES] FOLDER SEED")
    exit(2)
}

var chance = Chance(state: seed)
let start = try DrawingFolder(FilePath(folder)).start(at: Date())
let journal = start.journal
journal.onStateChange { say($0 == .saving ? "saving" : "failing") }
var history = start.contents?.history ?? DrawingHistory()
history.keepRecords()
var name = history.firstFreeName.rawValue

@MainActor func stroke() -> Stroke? {
    defer { name += 1 }
    let count = Int(1 + chance.below(200))
    let samples = (0..<count).map { InkSample(position: CGPoint(x: Double(chance.below(1_000)), y: Double($0)), time: Double($0)) }
    // A part of it while it is being drawn.
    let brush = Brush(tool: .pen, color: .black, width: 4)
    journal.append([.running(RunningStroke(id: Stroke.ID(name), brush: brush, start: 0, samples: Array(samples.prefix(count / 2))))])
    return Stroke(id: Stroke.ID(name), brush: brush, samples: samples)
}

while true {
    var ended: [Stroke.ID] = []
    switch chance.below(8) {
    case 0: history.undo()
    case 1: history.redo()
    case 2: history.erase(history.drawing.strokes.suffix(1).map(\.id))
    case 3 where chance.below(10) == 0: history.clear()
    default:
        let new = [stroke()].compactMap { $0 }
        history.add(new)
        ended = new.map(\.id)
    }
    say("\(history.undoDepth) " + history.drawing.strokes.map { "\($0.id.rawValue)" }.joined(separator: " "))
    journal.append(history.takeRecords().map { .record($0) } + (ended.isEmpty ? [] : [.ended(ended)]))
    usleep(UInt32(chance.below(4_000)))
}
