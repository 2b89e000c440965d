import Ink

/// What a journal's frames come down to: those that still count, in an order that gives the same drawing with the same undo and redo.
///
/// Left out are steps that were undone and then replaced by others, what was told of strokes before they were finished, and all but the
/// last state of undo. Frames of kinds from later versions stay.
struct JournalCompaction {
    /// A step's frames: it and what it went on to.
    private struct Step {
        var frames: [Frame]
        /// What it shows.
        var pictures: [Picture.ID] = []
    }

    private var steps: [Step] = []
    private var depth = 0
    private var unknown: [Frame] = []
    private var running: [(id: Stroke.ID, frame: Frame)] = []
    private var page: Frame?
    private var pictures: [(id: Picture.ID, frame: Frame)] = []

    /// Bytes of a journal that has the same in it and nothing else; nil where it is not sure to be whole, for then nothing of it may
    /// go. O(bytes).
    static func compacted(_ bytes: [UInt8]) -> [UInt8]? {
        guard var frames = try? JournalDecoder.frames(of: bytes) else { return nil }
        var compaction = JournalCompaction()
        while let frame = frames.next() {
            guard compaction.take(frame) else { return nil }
        }
        guard frames.damaged == 0 else { return nil }
        return compaction.bytes
    }

    /// - Returns: false where it makes no sense.
    private mutating func take(_ frame: Frame) -> Bool {
        let entry: JournalEntry?
        do { entry = try frame.entry() } catch { return false }
        switch entry {
        case nil: unknown.append(frame)
        case .record(let record): return take(record, frame)
        case .running(let part): running.append((part.id, frame))
        case .page: page = frame
        case .picture(let picture): pictures.append((picture.id, frame))
        case .opened, .lived: break
        case .ended(let ids): running.removeAll { ids.contains($0.id) }
        }
        return true
    }

    private mutating func take(_ record: HistoryRecord, _ frame: Frame) -> Bool {
        guard record.depth == depth else { return false }
        switch record.event {
        case .known: break
        case .step, .clear: push(Step(frames: [frame]))
        case .pictures(let places): push(Step(frames: [frame], pictures: places.map(\.id)))
        case .more:
            guard depth > 0, depth == steps.count else { return false }
            steps[depth - 1].frames.append(frame)
        case .undo:
            guard depth > 0 else { return false }
            depth -= 1
        case .redo:
            guard depth < steps.count else { return false }
            depth += 1
        case .forgetRedo: steps.removeLast(steps.count - depth)
        }
        return true
    }

    private mutating func push(_ step: Step) {
        steps.removeLast(steps.count - depth)
        steps.append(step)
        depth += 1
    }

    private var bytes: [UInt8] {
        var bytes = Header.bytes
        for frame in unknown { bytes += frame.bytes }
        if let page { bytes += page.bytes }
        let shown = Set(steps.lazy.flatMap(\.pictures))
        for picture in pictures where shown.contains(picture.id) { bytes += picture.frame.bytes }
        for step in steps {
            for frame in step.frames { bytes += frame.bytes }
        }
        for undone in stride(from: steps.count, to: depth, by: -1) {
            bytes += Frame(.record(HistoryRecord(depth: undone, .undo))).bytes
        }
        for stroke in running { bytes += stroke.frame.bytes }
        return bytes
    }
}
