import DrawingFiles
import ImageFiles
import Ink
import InkRaster
import UIKit

/// Keeps the drawing on the disk while it is being drawn, without being asked.
@MainActor
final class DrawingKeeper {
    private let page: InkPage
    let journal: Journal
    private let clock: EventClock
    private let pageSize: () -> CGSize
    /// What the journal says of the page.
    private var toldPage: CGSize?
    /// Samples that were told of each running stroke.
    private var told: [Stroke.ID: Int] = [:]
    /// Strokes that were running when it was looked last.
    private var seen: Set<Stroke.ID> = []
    private var timer: EventTimer?

    /// Seconds between two looks at what fingers are drawing: a stroke that is older than this is told in parts.
    private static let interval = 0.8
    /// Seconds after which a program that was started counts as working.
    private static let lifetime = 5.0

    /// - Parameters:
    ///   - journal: has what the page shows, and only that.
    ///   - pageSize: how large the page is, in points; asked anew each time.
    init(_ journal: Journal, page: InkPage, clock: EventClock, pageSize: @escaping () -> CGSize) {
        (self.journal, self.page, self.clock, self.pageSize) = (journal, page, clock, pageSize)
        page.keepRecords()
        clock.schedule(after: Self.lifetime) { [weak self] in self?.journal.append([.lived]) }
    }

    /// Where the drawing is.
    var path: FilePath { journal.path }

    /// Something may have happened to the drawing, or fingers have landed. O(what happened).
    func note() {
        var entries = page.takeRecords().map { JournalEntry($0) }
        let running = told.isEmpty ? [] : page.runningStrokes.map(\.id)
        let ended = told.keys.filter { !running.contains($0) }.sorted()
        for id in ended { told[id] = nil }
        if !ended.isEmpty { entries.append(.ended(ended)) }
        if !entries.isEmpty { entries += pageEntries() }
        journal.append(entries)
        lookSoon()
    }

    /// All that happened is on its way to the disk.
    /// - Returns: the journal, to be closed.
    func leave() -> Journal {
        timer?.cancel()
        note()
        timer?.cancel()
        journal.append([.lived])
        return journal
    }

    /// What is to be told of the page's size. It counts with what is drawn on it: a window that is resized draws nothing.
    private func pageEntries() -> [JournalEntry] {
        let size = pageSize()
        let sides = JournalEntry.pageSides
        guard size != toldPage, sides.contains(Double(size.width)), sides.contains(Double(size.height)) else { return [] }
        toldPage = size
        return [.page(size)]
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
