/// Strokes in the order they are painted, each at a place of its own. A value: copies share what they have in common, so a snapshot of
/// any number of strokes costs O(1), and so does a change after it.
///
/// Places are cut into leaves and these into branches. A change copies at most one leaf, one branch and the list of branches.
public struct StrokeList: Sendable {
    private(set) var branches: [Branch] = []
    /// Strokes there are.
    public private(set) var count = 0
    /// The place of the stroke that is appended next; all others lie before it.
    public private(set) var next = StrokePlace(0)
    /// About how much memory the strokes take.
    private(set) var bytes = 0

    public init() {}

    /// O(strokes).
    public init(_ strokes: some Sequence<Stroke>) { append(contentsOf: strokes) }

    /// The stroke at a place; nil where there is none (any more).
    public subscript(place: StrokePlace) -> Stroke? {
        let spot = Spot(place)
        guard spot.branch < branches.count, branches[spot.branch].count > 0 else { return nil }
        let slots = branches[spot.branch].leaves[spot.leaf].slots
        return slots.isEmpty ? nil : slots[spot.slot]
    }

    /// Puts a stroke on top.
    /// - Returns: its place.
    @discardableResult
    public mutating func append(_ stroke: Stroke) -> StrokePlace {
        let place = next
        moveEnd(to: place.advanced())
        exchange(stroke, at: place)
        return place
    }

    /// Puts strokes on top, the last one uppermost.
    public mutating func append(contentsOf strokes: some Sequence<Stroke>) {
        for stroke in strokes { append(stroke) }
    }

    /// Puts a stroke, or none, at a place.
    /// - Precondition: the place lies before `next`.
    /// - Returns: what was there.
    @discardableResult
    mutating func exchange(_ stroke: Stroke?, at place: StrokePlace) -> Stroke? {
        precondition(place < next)
        let spot = Spot(place)
        if spot.branch >= branches.count {
            branches.append(contentsOf: repeatElement(Branch(), count: spot.branch + 1 - branches.count))
        }
        let before = branches[spot.branch].count
        let old = branches[spot.branch].exchange(stroke, at: spot)
        count += branches[spot.branch].count - before
        bytes += (stroke?.bytes ?? 0) - (old?.bytes ?? 0)
        return old
    }

    /// Makes `place` the one that is taken next.
    /// - Precondition: there is no stroke at it or after it.
    mutating func moveEnd(to place: StrokePlace) { next = place }

    /// The same end, but no strokes.
    var emptied: StrokeList {
        var list = StrokeList()
        list.next = next
        return list
    }

    /// A stroke's way down the tree.
    struct Spot {
        let branch: Int, leaf: Int, slot: Int

        init(_ place: StrokePlace) {
            let place = Int(place.rawValue)
            (branch, leaf, slot) = (place / (Leaf.size * Branch.size), place / Leaf.size % Branch.size, place % Leaf.size)
        }
    }

    /// Neighbouring places; without strokes it holds no memory.
    struct Leaf: Sendable {
        static let size = 32
        private(set) var count = 0
        private(set) var slots: [Stroke?] = []

        mutating func exchange(_ stroke: Stroke?, at spot: Spot) -> Stroke? {
            if slots.isEmpty {
                guard stroke != nil else { return nil }
                slots = Array(repeating: nil, count: Self.size)
            }
            let old = slots[spot.slot]
            slots[spot.slot] = stroke
            count += (stroke == nil ? 0 : 1) - (old == nil ? 0 : 1)
            if count == 0 { slots = [] }
            return old
        }
    }

    /// Neighbouring leaves; without strokes it holds no memory.
    struct Branch: Sendable {
        static let size = 64
        private(set) var count = 0
        private(set) var leaves: [Leaf] = []

        mutating func exchange(_ stroke: Stroke?, at spot: Spot) -> Stroke? {
            if leaves.isEmpty {
                guard stroke != nil else { return nil }
                leaves = Array(repeating: Leaf(), count: Self.size)
            }
            let old = leaves[spot.leaf].exchange(stroke, at: spot)
            count += (stroke == nil ? 0 : 1) - (old == nil ? 0 : 1)
            if count == 0 { leaves = [] }
            return old
        }
    }
}
