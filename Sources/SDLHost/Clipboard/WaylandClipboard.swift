import UIKit

/// The clipboard of a Wayland compositor. SDL 2 has text and keeps the rest to itself; where the programs `wl-copy` and `wl-paste` are
/// installed (Debian: `wl-clipboard`) they do what it does not.
@MainActor
internal final class WaylandClipboard: ClipboardServing {
    private let text = TextClipboard()
    private let background: BackgroundWork

    /// *Chosen*: seconds the main thread stands still at most.
    private nonisolated static let patience: TimeInterval = 1.5
    private nonisolated static let reason = "Copying and pasting pictures is not possible on Wayland yet, unless wl-clipboard is installed."

    init(_ background: BackgroundWork) { self.background = background }

    func copy(_ contents: [PasteboardContent]) throws(PasteboardError) {
        // It can copy one type at a time.
        guard let best = contents.first, best.type != PasteboardType.text else { return try text.copy(contents) }
        let arguments = ["--type", ClipboardTypes.names(of: best.type)[0]]
        guard try Self.run("wl-copy", arguments, input: best.data, patience: Self.patience) != nil else {
            throw .impossible("The compositor does not let this program copy pictures.")
        }
    }

    func types() throws(PasteboardError) -> [String] {
        let own = text.types()
        guard Subprocess.path(of: "wl-paste") != nil else { return own }
        return try own + Self.offered(patience: Self.patience).filter { !own.contains($0) }
    }

    func data(ofType type: String) throws(PasteboardError) -> Data {
        if type == PasteboardType.text { return try text.data(ofType: type) }
        return try Self.fetch(type, patience: Self.patience)
    }

    func load(_ types: [String], _ completion: @escaping @MainActor @Sendable (Result<PasteboardContent, PasteboardError>) -> Void) {
        background.run {
            let result = Result { () throws(PasteboardError) -> PasteboardContent in
                let offered = try Self.offered(patience: PasteboardError.patience)
                guard let type = types.first(where: offered.contains) else { throw .empty }
                return PasteboardContent(type: type, data: try Self.fetch(type, patience: PasteboardError.patience))
            }
            return { completion(result) }
        }
    }

    // MARK: The programs

    private nonisolated static func offered(patience: TimeInterval) throws(PasteboardError) -> [String] {
        guard let list = try run("wl-paste", ["--list-types"], patience: patience) else { return [] }
        return ClipboardTypes.types(named: String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    private nonisolated static func fetch(_ type: String, patience: TimeInterval) throws(PasteboardError) -> Data {
        let arguments = ["--no-newline", "--type", ClipboardTypes.names(of: type)[0]]
        guard let data = try run("wl-paste", arguments, patience: patience) else { throw .empty }
        return data
    }

    /// - Returns: nil when the program says that it cannot be done.
    private nonisolated static func run(
        _ name: String, _ arguments: [String], input: Data = Data(), patience: TimeInterval
    ) throws(PasteboardError) -> Data? {
        guard let path = Subprocess.path(of: name) else { throw .impossible(reason) }
        switch Subprocess.run(path, arguments, input: input, limit: SelectionReader.limit, patience: patience) {
        case .output(let data): return data
        case .failed: return nil
        case .tooLate: throw .noAnswer
        case .tooLong: throw .tooLong(limit: SelectionReader.limit)
        }
    }
}
