extension Journal {
    /// Whether bytes begin as a drawing file does.
    public static func isDrawing(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Header.signature) }

    /// What a drawing file's bytes hold, for looking at only. O(bytes).
    /// - Throws: `JournalError`.
    public static func contents(of bytes: [UInt8]) throws(JournalError) -> JournalContents { try JournalDecoder.decode(bytes).contents }
}
