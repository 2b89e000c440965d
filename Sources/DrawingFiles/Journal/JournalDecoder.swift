import Ink

/// Makes a drawing of a journal's frames: of all that can be read in them, whatever is damaged.
struct JournalDecoder {
    private(set) var contents: JournalContents
    /// Strokes that are still being drawn, in the order they were begun.
    private var running: [Stroke.ID] = []
    private var strokes: [Stroke.ID: (brush: Brush, samples: [InkSample])] = [:]
    private var hasGap = false
    /// As many steps as there can be frames in the file.
    private let mostSteps: Int

    private init(_ limit: HistoryLimit?, mostSteps: Int) {
        contents = JournalContents(history: DrawingHistory(limit: limit))
        self.mostSteps = mostSteps
    }

    /// O(bytes).
    /// - Parameter limit: how much of the history stays in memory.
    /// - Returns: what is in it, and where its last whole frame ends.
    static func decode(_ bytes: [UInt8], limit: HistoryLimit? = nil) throws(JournalError) -> (contents: JournalContents, end: Int) {
        var frames = try frames(of: bytes)
        var decoder = JournalDecoder(limit, mostSteps: bytes.count / Frame.headSize)
        while let frame = frames.next() {
            decoder.hasGap = decoder.hasGap || frames.damaged > 0
            decoder.take(frame)
        }
        decoder.finishRunning()
        decoder.contents.damagedBytes = frames.damaged
        return (decoder.contents, frames.end)
    }

    static func frames(of bytes: [UInt8]) throws(JournalError) -> FrameSequence {
        guard bytes.starts(with: Header.signature), bytes.count >= Header.size else { throw .notADrawing }
        let version = bytes[Header.size - 1]
        guard version <= Header.version else { throw .newerVersion(Int(version)) }
        return FrameSequence(bytes[Header.size...])
    }

    /// How many times it was opened last without a sign of life after it. O(bytes).
    static func deaths(in bytes: [UInt8]) throws(JournalError) -> Int {
        var frames = try frames(of: bytes), count = 0
        while let frame = frames.next() {
            // How large the page is can be told without anything having been shown.
            guard frame.kind != .page else { continue }
            count = frame.kind == .opened ? count + 1 : 0
        }
        return count
    }

    private mutating func take(_ frame: Frame) {
        let entry: JournalEntry?
        do { entry = try frame.entry() } catch {
            // Whole, and not understood: a tool from a later version, say.
            (contents.lostEntries, hasGap) = (contents.lostEntries + 1, true)
            return
        }
        switch entry {
        case .record(let record): take(record)
        case .running(let part): take(part)
        case .ended(let ids):
            for id in ids { strokes[id] = nil }
            running.removeAll { ids.contains($0) }
        case .page(let size): contents.page = size
        case .picture(let picture): contents.history.know(picture)
        case .opened, .lived: break
        case nil: contents.unknownPieces += 1
        }
    }

    private mutating func take(_ record: HistoryRecord) {
        // Without gaps the strict way: it asks for nothing that a whole journal does not have.
        if !hasGap, contents.history.apply(record) { return }
        hasGap = true
        if record.depth > mostSteps || !contents.history.applyBehindGap(record) { contents.lostEntries += 1 }
    }

    private mutating func take(_ part: RunningStroke) {
        if strokes[part.id] == nil {
            guard part.start == 0 else { return contents.lostEntries += 1 }
            running.append(part.id)
            strokes[part.id] = (part.brush, [])
        }
        guard let known = strokes[part.id]?.samples.count else { return }
        // The same samples may be told twice, but not later ones without those between.
        guard part.start <= known else { return contents.lostEntries += 1 }
        strokes[part.id]?.samples.append(contentsOf: part.samples.dropFirst(known - part.start))
    }

    /// What was being drawn when the journal ends was ink on the page, so it stays: each stroke as a step.
    private mutating func finishRunning() {
        contents.history.keepRecords()
        for id in running {
            guard let (brush, samples) = strokes.removeValue(forKey: id), !contents.history.knows(id),
                  let stroke = Stroke(id: id, brush: brush, samples: samples) else { continue }
            contents.history.add([stroke])
        }
        contents.madeUp = contents.history.takeRecords().map { .record($0) }
        if !running.isEmpty { contents.madeUp.append(.ended(running)) }
    }
}
