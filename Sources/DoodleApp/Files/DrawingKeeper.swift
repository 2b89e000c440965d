import DrawingFiles
import Ink
import InkRaster
import UIKit

/// Keeps the drawing on the disk while it is being drawn, without being asked.
@MainActor
final class DrawingKeeper {
    private let page: InkPage
    private let journal: Journal
    private let clock: EventClock
    /// Samples that were told of each running stroke.
    private var told: [Stroke.ID: Int] = [:]
    /// Strokes that were running when it was looked last.
    private var seen: Set<Stroke.ID> = []
    private var timer: EventTimer?

    /// Seconds between two looks at what fingers are drawing: a stroke that is older than this is told in parts.
    private static let interval = 0.8
    /// Seconds after which a program that was started counts as working.
    private static let lifetime = 5.0

    /// - Parameter journal: has what the page shows, and only that.
    init(_ journal: Journal, page: InkPage, clock: EventClock) {
        (self.journal, self.page, self.clock) = (journal, page, clock)
        page.keepRecords()
        clock.schedule(after: Self.lifetime) { [weak self] in self?.journal.append([.lived]) }
    }

    /// Where the drawing is.
    var path: String { journal.path.text }

    /// Something may have happened to the drawing, or fingers have landed. O(what happened).
    func note() {
        var entries = page.takeRecords().map { JournalEntry.record($0) }
        let running = told.isEmpty ? [] : page.runningStrokes.map(\.id)
        let ended = told.keys.filter { !running.contains($0) }.sorted()
        for id in ended { told[id] = nil }
        if !ended.isEmpty { entries.append(.ended(ended)) }
        journal.append(entries)
        lookSoon()
    }

    /// All that happened is on its way to the disk and the drawing is free for others.
    /// - Throws: what kept it from being written.
    func close() throws {
        timer?.cancel()
        note()
        timer?.cancel()
        journal.append([.lived])
        try journal.close()
    }

    /// Looks at what is being drawn for as long as anything is.
    private func lookSoon() {
        guard timer == nil, !page.wetStrokes.isEmpty else { return }
        timer = clock.schedule(after: Self.interval) { [weak self] in
            guard let self else { return }
            timer = nil
            tellRunning()
            lookSoon()
        }
    }

    /// A stroke that has only just begun may still be taken back, as if it had never been; it waits for the next look.
    private func tellRunning() {
        let running = page.runningStrokes
        let entries = running.filter { seen.contains($0.id) }.compactMap { stroke -> JournalEntry? in
            let start = told[stroke.id] ?? 0
            guard stroke.samples.count > start else { return nil }
            told[stroke.id] = stroke.samples.count
            return .running(RunningStroke(id: stroke.id, brush: stroke.brush, start: start, samples: Array(stroke.samples[start...])))
        }
        seen = Set(running.map(\.id))
        journal.append(entries)
    }
}
