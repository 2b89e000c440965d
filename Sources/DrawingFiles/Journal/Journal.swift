import Dispatch
import ImageFiles
import Ink
import Synchronization

/// A drawing on the disk that grows with what happens to it. May be used from any thread.
///
/// What is appended is written soon and without being waited for, and seen to the disk within `delay` seconds. What cannot be written
/// stays in memory and is tried again; meanwhile the file is what it was.
public final class Journal: Sendable {
    /// Whether what happens gets to the disk.
    public enum State: Equatable, Sendable {
        case saving
        /// The last try failed; everything since is in memory.
        case failing(FileError)
    }

    /// Seconds between writing and the disk: many strokes share one wait for it.
    public static let delay = 0.5
    /// Seconds after a failure until the next try that nothing new has asked for.
    static let retryDelay = 5.0
    /// A journal is written anew when it is larger than this, in bytes, and more than half of it does not count any more.
    static let leastCompacted = 1 << 20

    let file: AppendFile
    /// Everything that touches the disk happens here, one after the other.
    private let queue = DispatchQueue(label: "doodle.journal", qos: .utility)
    private let waiting = Mutex(Waiting())

    /// Bytes to be written. Those of pictures, which are many, are made only where nobody waits for them.
    private enum Piece {
        case bytes([UInt8])
        case picture(Picture)

        init(_ entry: JournalEntry) {
            if case .picture(let picture) = entry { self = .picture(picture) } else { self = .bytes(Frame(entry).bytes) }
        }

        var bytes: [UInt8] {
            switch self {
            case .bytes(let bytes): bytes
            case .picture(let picture): Frame(.picture(picture)).bytes
            }
        }
    }

    private struct Waiting {
        var observer: @Sendable (State) -> Void = { _ in }
        /// What was told, in order.
        var pieces: [Piece] = []
        var state = State.saving
        var isWriting = false, isSynchronizing = false, isRetrying = false
        /// Whether the last write failed.
        var isStuck = false
        /// How large the file was when it was last seen how much of it counts.
        var examined = Journal.leastCompacted / 2
    }

    private init(_ file: AppendFile) { self.file = file }

    public var path: FilePath { file.path }

    /// The present state.
    public var state: State { waiting.withLock { $0.state } }

    /// - Parameter body: hears on any thread when saving begins to fail, and when it works again; at once where it fails already.
    public func onStateChange(_ body: @escaping @Sendable (State) -> Void) {
        let state = waiting.withLock { waiting in
            waiting.observer = body
            return waiting.state
        }
        if state != .saving { body(state) }
    }
}

// MARK: - Opening

extension Journal {
    /// A new, empty drawing under the first of `names` that is free in `folder`, which is created if missing.
    /// - Throws: `FileError` naming the path.
    public static func create(in folder: FilePath, names: some Sequence<FilePath>) throws(FileError) -> Journal {
        try Folder.create(folder)
        return Journal(try AppendFile.create(in: folder, names: names, with: Header.bytes))
    }

    /// A drawing that was saved before, as far as it can be read, to be gone on with. A damaged end is cut off, for it would hide what
    /// comes after; other damage stays where it is and is passed over. O(bytes).
    /// - Parameters:
    ///   - limit: how much of the history stays in memory.
    ///   - isCautious: whether to refuse what the program has come to its end over `mostDeaths` times.
    /// - Throws: `FileError` naming the path (EWOULDBLOCK: another program has it), or `JournalError`; the file is as it was.
    public static func open(
        _ path: FilePath, limit: HistoryLimit? = nil, isCautious: Bool = false
    ) throws -> (journal: Journal, contents: JournalContents) {
        let file = try AppendFile.open(path)
        let bytes = try FileReader.read(path, limit: longest)
        let deaths = try JournalDecoder.deaths(in: bytes)
        if isCautious, deaths >= mostDeaths { throw JournalError.fatal(times: deaths) }
        // Told before anything is made of it, for what comes now may be the end.
        try file.append(Frame(.opened).bytes)
        let (contents, end) = try JournalDecoder.decode(bytes, limit: limit)
        let journal = Journal(file)
        if end < bytes.count {
            file.cut(to: end)
            try file.append(Frame(.opened).bytes)
        }
        // Strokes that were cut short are steps now; the file must tell so before anything comes after them.
        journal.append(contents.madeUp)
        return (journal, contents)
    }

    /// What a drawing on the disk holds, for looking at only. O(bytes).
    /// - Throws: `FileError` naming the path, or `JournalError`.
    public static func read(_ path: FilePath) throws -> JournalContents {
        try JournalDecoder.decode(try FileReader.read(path, limit: longest)).contents
    }

    /// As often as this the program may come to its end over a drawing before it opens another one.
    static let mostDeaths = 3

    /// Longer files are no drawings of ours: 100 million points.
    static let longest = 4 << 30
}

// MARK: - Writing

extension Journal {
    /// Tells what happened. Returns at once; O(samples), whatever pictures there are.
    public func append(_ entries: [JournalEntry]) {
        guard !entries.isEmpty else { return }
        let pieces = entries.map { Piece($0) }
        let isFirst = waiting.withLock { waiting in
            waiting.pieces += pieces
            defer { waiting.isWriting = true }
            return !waiting.isWriting
        }
        if isFirst { queue.async { self.write() } }
    }

    /// Waits until all that was told is on the disk.
    /// - Throws: `FileError` naming the path; what could not be written stays in memory.
    public func flush() throws(FileError) {
        let result: Result<Void, FileError> = queue.sync {
            let error = write()
            if let error { return .failure(error) }
            return Result { () throws(FileError) in
                try file.restoreIfGone()
                try file.synchronize()
            }
        }
        try result.get()
    }

    /// Waits until all is on the disk and lets others open the drawing. Nothing may be told after.
    /// - Throws: `FileError` naming the path; what could not be written is lost with this process, and the drawing stays its own.
    public func close() throws(FileError) {
        try flush()
        file.release()
    }

    /// On `queue`.
    /// - Returns: why it could not be done.
    @discardableResult
    private func write() -> FileError? {
        let pieces = waiting.withLock { waiting in
            defer { (waiting.pieces, waiting.isWriting) = ([], false) }
            return waiting.pieces
        }
        let bytes = pieces.flatMap(\.bytes)
        guard !bytes.isEmpty else { return nil }
        do throws(FileError) {
            try file.append(bytes)
            waiting.withLock { $0.isStuck = false }
            synchronizeSoon()
            return nil
        } catch {
            // In front of what has come meanwhile.
            waiting.withLock { waiting in
                waiting.pieces = [.bytes(bytes)] + waiting.pieces
                waiting.isStuck = true
            }
            become(.failing(error))
            retryLater()
            return error
        }
    }

    private func synchronizeSoon() {
        let isFirst = waiting.withLock { waiting in
            defer { waiting.isSynchronizing = true }
            return !waiting.isSynchronizing
        }
        guard isFirst else { return }
        queue.asyncAfter(deadline: .now() + Self.delay) { [self] in
            waiting.withLock { $0.isSynchronizing = false }
            do throws(FileError) {
                try file.restoreIfGone()
                try file.synchronize()
                // What came later may not have got there.
                if !waiting.withLock({ $0.isStuck }) { become(.saving) }
            } catch {
                become(.failing(error))
                return retryLater()
            }
            compactIfWorthIt()
        }
    }

    /// On `queue`. What is told meanwhile waits in memory. Looking is O(bytes), and done again only when the file has doubled.
    private func compactIfWorthIt() {
        let length = file.length
        guard length >= 2 * waiting.withLock({ $0.examined }) else { return }
        let kept = try? compact(unlessLargerThan: length / 2)
        waiting.withLock { $0.examined = max(Self.leastCompacted / 2, kept ?? length) }
    }

    /// Writes the file anew with what still counts in it. On `queue`, or while nobody else has the journal.
    /// - Returns: the new length; nil where it would be larger than `limit`, or the file is not whole.
    func compact(unlessLargerThan limit: Int) throws(FileError) -> Int? {
        guard let compacted = JournalCompaction.compacted(try file.content()), compacted.count <= limit else { return nil }
        try file.exchange(with: compacted)
        return compacted.count
    }

    private func retryLater() {
        let isFirst = waiting.withLock { waiting in
            defer { waiting.isRetrying = true }
            return !waiting.isRetrying
        }
        guard isFirst else { return }
        queue.asyncAfter(deadline: .now() + Self.retryDelay) { [weak self] in
            guard let self else { return }
            waiting.withLock { $0.isRetrying = false }
            if write() == nil { synchronizeSoon() }
        }
    }

    private func become(_ state: State) {
        let observer = waiting.withLock { waiting in
            // One failure after the other is one trouble.
            defer { waiting.state = state }
            return (waiting.state == .saving) != (state == .saving) ? waiting.observer : nil
        }
        observer?(state)
    }
}
