import Foundation
import ImageFiles
import Ink

/// Where strokes go that only the history knows, when they are too many for memory.
final class HistoryFile: HistoryStore {
    private let file: ScratchFile

    /// Bytes such strokes may take in memory. Chosen: half a million points, hours of erasing, and little beside the window's pixels.
    static let budget = 24 << 20

    init(in folder: @escaping @Sendable () -> FilePath) { file = ScratchFile(in: folder) }

    func write(_ bytes: [UInt8]) throws -> Int { try file.write(bytes) }
    func read(_ count: Int, at position: Int) throws -> [UInt8] { try file.read(count, at: position) }
    func discard(_ count: Int, at position: Int) { file.discard(count, at: position) }
}

extension HistoryFile {
    /// What the history of a drawing may keep in memory, and where the rest goes.
    static func limit(environment: [String: String] = ProcessInfo.processInfo.environment) -> HistoryLimit {
        let file = HistoryFile { ScratchFile.systemFolder(environment: environment) }
        return HistoryLimit(budget: budget, store: file) { Console.report("undo: \($0)") }
    }
}
