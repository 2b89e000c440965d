/// Counted from the bottom. Going through all costs O(strokes); going to the n-th costs O(1) where nothing was erased, else
/// O(strokes ever drawn / 2048), which no drawing makes large.
extension StrokeList: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    /// The stroke with so many others under it.
    public subscript(position: Int) -> Stroke {
        guard let found = placed(at: position) else { preconditionFailure("stroke \(position) of \(count)") }
        return found.stroke
    }

    public func makeIterator() -> Iterator { Iterator(placed: PlacedStrokes(self).makeIterator()) }

    /// Goes from the bottom to the top.
    public struct Iterator: IteratorProtocol {
        fileprivate var placed: PlacedStrokes.Iterator
        public mutating func next() -> Stroke? { placed.next()?.stroke }
    }

    /// The strokes with their places, in order.
    public var placed: PlacedStrokes { PlacedStrokes(self) }

    /// The stroke that lies uppermost, with its place.
    public var top: PlacedStroke? { placed(at: count - 1) }

    private func placed(at position: Int) -> PlacedStroke? {
        guard position >= 0, position < count else { return nil }
        if count == Int(next.rawValue) {
            let place = StrokePlace(UInt32(position))
            return self[place].map { PlacedStroke($0, at: place) }
        }
        var rest = position
        for (number, branch) in branches.enumerated() {
            guard rest >= branch.count else { return branch.placed(at: rest, branch: number) }
            rest -= branch.count
        }
        return nil
    }
}

extension StrokeList.Branch {
    fileprivate func placed(at position: Int, branch: Int) -> PlacedStroke? {
        var rest = position
        for (number, leaf) in leaves.enumerated() {
            guard rest >= leaf.count else {
                for (slot, stroke) in leaf.slots.enumerated() {
                    guard let stroke else { continue }
                    guard rest > 0 else { return PlacedStroke(stroke, at: StrokeList.place(branch: branch, leaf: number, slot: slot)) }
                    rest -= 1
                }
                return nil
            }
            rest -= leaf.count
        }
        return nil
    }
}

extension StrokeList {
    fileprivate static func place(branch: Int, leaf: Int, slot: Int) -> StrokePlace {
        StrokePlace(UInt32((branch * Branch.size + leaf) * Leaf.size + slot))
    }

    /// Strokes with their places, in order.
    public struct PlacedStrokes: Sequence, Sendable {
        fileprivate let list: StrokeList
        fileprivate init(_ list: StrokeList) { self.list = list }

        public func makeIterator() -> Iterator { Iterator(branches: list.branches) }

        /// Goes from leaf to leaf.
        public struct Iterator: IteratorProtocol {
            fileprivate let branches: [Branch]
            private var branch = 0, leaf = 0, slot = 0
            private var slots: [Stroke?] = []

            fileprivate init(branches: [Branch]) {
                self.branches = branches
                openLeaf()
            }

            public mutating func next() -> PlacedStroke? {
                while true {
                    while slot < slots.count {
                        defer { slot += 1 }
                        guard let stroke = slots[slot] else { continue }
                        return PlacedStroke(stroke, at: StrokeList.place(branch: branch, leaf: leaf, slot: slot))
                    }
                    guard branch < branches.count else { return nil }
                    leaf += 1
                    openLeaf()
                }
            }

            /// The leaf at hand or the next one with strokes.
            private mutating func openLeaf() {
                (slot, slots) = (0, [])
                while branch < branches.count {
                    let leaves = branches[branch].leaves
                    while leaf < leaves.count, leaves[leaf].count == 0 { leaf += 1 }
                    if leaf < leaves.count {
                        slots = leaves[leaf].slots
                        return
                    }
                    (branch, leaf) = (branch + 1, 0)
                }
            }
        }
    }
}

/// The same strokes in the same order, wherever their places are.
extension StrokeList: Equatable {
    public static func == (a: StrokeList, b: StrokeList) -> Bool { a.count == b.count && a.elementsEqual(b) }
}

extension StrokeList: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Stroke...) { self.init(elements) }
}
