import ImageFiles

extension Journal {
    /// Closes the drawing.
    /// - Parameter removesBlank: whether its file is removed where nothing has ever happened to it.
    /// - Throws: as `close`.
    public func close(removesBlank: Bool) throws(FileError) {
        try flush()
        // Whatever cannot be read is somebody's, and stays.
        guard removesBlank, file.length <= Self.longestBlank, let content = try? file.content(), Self.isBlank(content) else {
            return file.release()
        }
        try file.remove()
        file.release()
    }

    /// Whether a file tells of nothing but that it was opened. O(bytes).
    static func isBlank(_ bytes: [UInt8]) -> Bool {
        guard var frames = try? JournalDecoder.frames(of: bytes) else { return false }
        while let frame = frames.next() {
            guard frame.kind == .opened || frame.kind == .lived || frame.kind == .page else { return false }
        }
        return frames.damaged == 0 && frames.end == bytes.count
    }

    /// Bytes: many times opened, and nothing else. Chosen.
    private static let longestBlank = 1 << 16
}
