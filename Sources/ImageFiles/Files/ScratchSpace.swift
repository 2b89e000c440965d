/// Which bytes of a file are taken.
struct ScratchSpace {
    /// Gaps between what is taken, in order; no two touch, and none reaches `end`.
    private(set) var gaps: [Range<Int>] = []
    /// Nothing is taken from here on.
    private(set) var end = 0

    /// Takes `count` bytes: in the first gap that has room, else at the end. O(gaps).
    /// - Returns: where they start.
    mutating func take(_ count: Int) -> Int {
        guard let number = gaps.firstIndex(where: { $0.count >= count }) else {
            end += count
            return end - count
        }
        let start = gaps[number].lowerBound
        if gaps[number].count == count {
            gaps.remove(at: number)
        } else {
            gaps[number] = start + count..<gaps[number].upperBound
        }
        return start
    }

    /// Gives bytes back that were taken. O(gaps).
    mutating func free(_ count: Int, at start: Int) {
        var gap = start..<start + count
        let next = gaps.firstIndex { $0.lowerBound >= gap.upperBound } ?? gaps.count
        if next < gaps.count, gaps[next].lowerBound == gap.upperBound { gap = gap.lowerBound..<gaps.remove(at: next).upperBound }
        if next > 0, gaps[next - 1].upperBound == gap.lowerBound {
            gap = gaps[next - 1].lowerBound..<gap.upperBound
            gaps[next - 1] = gap
        } else {
            gaps.insert(gap, at: next)
        }
        if gap.upperBound == end {
            gaps.removeLast()
            end = gap.lowerBound
        }
    }
}
