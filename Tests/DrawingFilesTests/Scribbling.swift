import CoreGraphics
import ImageFiles
import Ink
import Testing

@testable import DrawingFiles

/// A process that draws (`DrawingFilesProbe`).
final class Scribbling {
    private let process = Process()
    private let pipe = Pipe()
    private var rest = Data(), chunk = [UInt8](repeating: 0, count: 1 << 16)
    private(set) var lines: [(text: String, time: Date)] = []

    /// - Parameter limit: how long a file may become for it, in bytes, as on a disk that is full.
    init(in folder: FilePath, seed: UInt64, limit: Int? = nil) throws {
        // SwiftPM puts it beside the test runner.
        let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: runner).deletingLastPathComponent().appendingPathComponent("DrawingFilesProbe")
        process.arguments = (limit.map { ["--limit", "\($0)"] } ?? []) + [folder.text, "\(seed)"]
        process.standardOutput = pipe
        try process.run()
        _ = fcntl(pipe.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
    }

    deinit { if process.isRunning { kill() } }

    /// Takes in what it says until something is so, or for so many seconds at most.
    /// - Returns: whether it came to be so.
    @discardableResult
    func listen(upTo seconds: Double, until isDone: () -> Bool = { false }) -> Bool {
        let end = Date().addingTimeInterval(seconds)
        while Date() < end {
            drain()
            if isDone() { return true }
            usleep(2_000)
        }
        return false
    }

    /// It may write files of any length again.
    func liftLimit() {
        Glibc.kill(process.processIdentifier, SIGUSR1)
    }

    func kill() {
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        drain()
    }

    private func drain() {
        while true {
            let count = read(pipe.fileHandleForReading.fileDescriptor, &chunk, chunk.count)
            guard count > 0 else { break }
            rest.append(contentsOf: chunk[..<count])
        }
        while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append((String(decoding: rest[..<newline], as: UTF8.self), Date()))
            rest = rest[(newline + 1)...]
        }
    }

    /// What it says of a history.
    static func line(of history: DrawingHistory) -> String {
        "\(history.undoDepth) " + history.drawing.strokes.map { "\($0.id.rawValue)" }.joined(separator: " ")
    }
}
