import CoreGraphics

/// One stroke's coverage of one tile: 64×64 bytes, 255 = all of the pixel.
final class MaskTile {
    let bytes: UnsafeMutablePointer<UInt8>
    /// Pixels that may hold coverage, from the tile's corner; all others hold none.
    private(set) var covered = PixelRect.empty
    /// What was covered before the last `restart`.
    private(set) var before = PixelRect.empty
    /// The stroke's elements that come through here, as runs in order.
    var runs: [Range<Int>] { lastRun.isEmpty ? earlierRuns : earlierRuns + [lastRun] }
    private var earlierRuns: [Range<Int>] = []
    /// The run that mostly goes on.
    private var lastRun = 0..<0

    static let count = TileKey.side * TileKey.side

    init() {
        bytes = .allocate(capacity: Self.count)
        bytes.initialize(repeating: 0, count: Self.count)
    }

    deinit { bytes.deallocate() }

    /// Adds an element's capsule. O(pixels covered).
    /// - Returns: the pixels it may have changed, from the tile's corner.
    func add(_ capsule: Capsule, element: Int, key: TileKey) -> PixelRect {
        let changed = cover(capsule, key: key)
        guard !changed.isEmpty else { return .empty }
        if lastRun.upperBound == element, !lastRun.isEmpty {
            lastRun = lastRun.lowerBound..<element + 1
        } else {
            if !lastRun.isEmpty { earlierRuns.append(lastRun) }
            lastRun = element..<element + 1
        }
        return changed
    }

    /// The same for capsules nobody will ask for.
    @discardableResult
    func cover(_ capsule: Capsule, key: TileKey) -> PixelRect {
        let onPage = capsule.cover(MaskWindow(bytes: bytes, stride: TileKey.side, pixels: key.pixels))
        guard !onPage.isEmpty else { return .empty }
        let changed = onPage.offsetBy(x: -key.originX, y: -key.originY)
        covered = covered.union(changed)
        return changed
    }

    /// The coverage of two masks of one stroke, the greater in every pixel of `part`: one of them where that is all, else this one.
    /// O(pixels of `part`).
    /// - Parameter part: from the tile's corner; whole groups of eight (`PixelRect.inGroups`).
    /// - Returns: nil when there is none in `part`.
    func joining(_ a: MaskTile?, _ b: MaskTile?, in part: PixelRect) -> MaskTile? {
        let first = a.flatMap { $0.covered.intersects(part) ? $0 : nil }
        let second = b.flatMap { $0.covered.intersects(part) ? $0 : nil }
        guard let first, let second else { return first ?? second }
        covered = part.intersection(first.covered.union(second.covered).inGroups)
        for y in covered.minY..<covered.maxY {
            var place = y * TileKey.side + covered.minX
            let end = y * TileKey.side + covered.maxX
            while place < end {
                let left = UnsafeRawPointer(first.bytes + place).load(as: SIMD8<UInt8>.self)
                let right = UnsafeRawPointer(second.bytes + place).load(as: SIMD8<UInt8>.self)
                UnsafeMutableRawPointer(bytes + place).storeBytes(
                    of: left.replacing(with: right, where: right .> left), as: SIMD8<UInt8>.self)
                place += 8
            }
        }
        return self
    }

    /// Back to no coverage, for the next stroke. O(pixels covered).
    func reset() {
        for y in covered.minY..<covered.maxY {
            (bytes + y * TileKey.side + covered.minX).update(repeating: 0, count: covered.width)
        }
        covered = .empty
        lastRun = 0..<0
        if !earlierRuns.isEmpty { earlierRuns.removeAll(keepingCapacity: true) }
    }

    /// The same, for what comes in its place.
    func restart() {
        before = covered
        reset()
    }
}

extension PixelRect {
    /// As wide as the groups of eight pixels are that it has a part of: within a tile they lie one after the other.
    var inGroups: PixelRect { PixelRect(minX: minX & ~7, minY: minY, maxX: (maxX + 7) & ~7, maxY: maxY) }
}
