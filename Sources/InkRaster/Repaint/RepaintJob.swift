import CoreGraphics
import Ink
import Synchronization

/// Makes tiles of a snapshot away from the page's thread, in small lots, and lays them into a mailbox.
final class RepaintJob: Sendable {
    enum Message: Sendable {
        /// Which strokes come through which tiles of the snapshot; the first message of a job on a whole page.
        case index(StrokeIndex)
        case tiles([(key: TileKey, tile: Tile?)])
        /// There are no more messages.
        case finished
    }

    private let background: BackgroundPainting
    private let map: PageMap
    private let mailbox = Mutex<[Message]>([])
    private let isCancelled = Atomic(false)
    private let lotsLeft = Atomic(0)

    /// Tiles that are made at a time: some milliseconds.
    private static let lot = 16

    private init(_ background: BackgroundPainting, map: PageMap) { (self.background, self.map) = (background, map) }

    /// Starts on all tiles of a drawing, and on what they are made of.
    static func page(
        _ strokes: StrokeList, map: PageMap, extent: PixelRect, first visible: PixelRect, _ background: BackgroundPainting
    ) -> RepaintJob {
        let job = RepaintJob(background, map: map)
        background.perform {
            guard let paths = StrokePaths(strokes, map: map, near: extent, while: { job.isWanted }),
                  let index = StrokeIndex(strokes, paths, map: map, extent: extent, while: { job.isWanted })
            else { return }
            job.post(.index(index))
            job.paint(index, index.runs.keys, paths, first: visible)
        }
        return job
    }

    /// Starts on some tiles.
    static func tiles(
        _ keys: Set<TileKey>, of index: StrokeIndex, _ strokes: StrokeList, map: PageMap, first visible: PixelRect,
        _ background: BackgroundPainting
    ) -> RepaintJob {
        let job = RepaintJob(background, map: map)
        background.perform {
            guard job.isWanted else { return }
            let places = Set(keys.flatMap { (index.runs[$0] ?? []).lazy.map(\.stroke) })
            job.paint(index, keys, StrokePaths(of: places, strokes, map: map), first: visible)
        }
        return job
    }

    /// Nobody wants the rest. Work that has begun ends with its lot.
    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    private var isWanted: Bool { !isCancelled.load(ordering: .relaxed) }

    /// What came since the last call.
    func take() -> [Message] {
        mailbox.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }

    private func post(_ message: Message) {
        let isFirst = mailbox.withLock { messages in
            messages.append(message)
            return messages.count == 1
        }
        if isFirst { background.wake() }
    }

    private func paint(_ index: StrokeIndex, _ keys: some Collection<TileKey>, _ paths: StrokePaths, first visible: PixelRect) {
        let ordered = Self.order(keys, visible)
        guard !ordered.isEmpty else { return post(.finished) }
        let lots = stride(from: 0, to: ordered.count, by: Self.lot).map { ordered[$0..<min(ordered.count, $0 + Self.lot)] }
        lotsLeft.store(lots.count, ordering: .relaxed)
        for lot in lots {
            background.perform { [self] in
                if isWanted {
                    let renderer = TileRenderer(map: map)
                    post(.tiles(lot.map { ($0, renderer.tile(at: $0, runs: index.runs[$0] ?? [], paths: paths)) }))
                }
                if lotsLeft.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { post(.finished) }
            }
        }
    }

    /// From the middle of what is seen outwards.
    private static func order(_ keys: some Collection<TileKey>, _ visible: PixelRect) -> [TileKey] {
        let (x, y) = ((visible.minX + visible.maxX) / 2, (visible.minY + visible.maxY) / 2)
        func distance(_ key: TileKey) -> Int {
            let (dx, dy) = (key.originX + TileKey.side / 2 - x, key.originY + TileKey.side / 2 - y)
            // A page is wide rather than high; what counts is when the last visible tile is there.
            return max(abs(dx) * max(1, visible.height), abs(dy) * max(1, visible.width))
        }
        return keys.map { (key: $0, distance: distance($0)) }.sorted {
            ($0.distance, $0.key.y, $0.key.x) < ($1.distance, $1.key.y, $1.key.x)
        }.map(\.key)
    }
}
