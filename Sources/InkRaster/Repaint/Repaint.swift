import CoreGraphics
import Ink

/// What is still to come of a repaint in the background, and what has happened to the page meanwhile.
///
/// A tile is *missing* until it shows what the drawing has there. Until then it may show new ink alone, so that no finger waits.
struct Repaint {
    private(set) var job: RepaintJob
    /// Whether the page knows what its tiles are made of.
    private(set) var isIndexed: Bool
    /// Missing tiles, once there is an index.
    private(set) var missing: Set<TileKey>
    /// Tiles that have changed since the job's snapshot: what it makes of them is not true any more.
    private var changed: Set<TileKey> = []
    /// Tiles from which something was taken away: what was seen there before is wrong.
    private var emptied: Set<TileKey> = []
    /// What happened before there was an index.
    private(set) var changes: [(removed: [PlacedStroke], inserted: [PlacedStroke], keys: [TileKey])] = []

    /// Nothing is known.
    init(page job: RepaintJob) { (self.job, isIndexed, missing) = (job, false, []) }

    func isMissing(_ key: TileKey) -> Bool { !isIndexed || missing.contains(key) }

    /// Whether a tile is missing and looks most like what was seen before.
    func hasStandIn(_ key: TileKey) -> Bool { isMissing(key) && !emptied.contains(key) }

    /// Strokes came and went on tiles.
    mutating func note(removed: [PlacedStroke], inserted: [PlacedStroke], at keys: some Sequence<TileKey>) {
        let keys = Array(keys)
        changed.formUnion(keys)
        if !removed.isEmpty { emptied.formUnion(keys) }
        if !isIndexed { changes.append((removed, inserted, keys)) }
    }

    /// A tile shows what it should.
    mutating func isPainted(_ key: TileKey) { missing.remove(key) }

    /// The index is there: the tiles in it are missing, and those that have changed.
    mutating func becomesIndexed(_ keys: some Sequence<TileKey>) {
        (isIndexed, missing, changes) = (true, changed.union(keys), [])
    }

    /// - Returns: whether what the job made of a tile is wanted and true; it counts as painted then.
    mutating func accepts(_ key: TileKey) -> Bool { !changed.contains(key) && missing.remove(key) != nil }

    /// Goes on with another job on the missing tiles as they are now.
    mutating func goOn(with job: RepaintJob) { (self.job, changed) = (job, []) }
}
