/// The frames of a file in order. Behind damage it goes on with the next mark that begins a whole frame.
struct FrameSequence: Sequence, IteratorProtocol {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    /// Bytes passed over between frames so far.
    private(set) var damaged = 0
    /// Where the last whole frame ends: what is written next belongs there.
    private(set) var end: Int

    /// - Parameter bytes: a file's, from its first frame on.
    init(_ bytes: ArraySlice<UInt8>) { (self.bytes, position, end) = (bytes, bytes.startIndex, bytes.startIndex) }

    /// O(bytes of the frame, and of damage before it).
    mutating func next() -> Frame? {
        while let place = nextMark(from: position) {
            guard let frame = Frame(at: bytes[place...]) else {
                damaged += place + 1 - position
                position = place + 1
                continue
            }
            damaged += place - position
            position = place + frame.size
            end = position
            return frame
        }
        damaged += bytes.endIndex - position
        position = bytes.endIndex
        return nil
    }

    private func nextMark(from start: Int) -> Int? {
        let first = UInt8(truncatingIfNeeded: Frame.mark)
        var place = start
        while place + 4 <= bytes.endIndex {
            guard let found = bytes[place..<bytes.endIndex - 3].firstIndex(of: first) else { return nil }
            if (1..<4).allSatisfy({ bytes[found + $0] == UInt8(truncatingIfNeeded: Frame.mark >> UInt32(8 * $0)) }) { return found }
            place = found + 1
        }
        return nil
    }
}
