/// A picture that lies under the ink, as the file it came as: ink knows no pixels.
///
/// An object, for its bytes are many and all that hold it share them; it never changes.
public final class Picture: Sendable {
    /// Tells pictures of one drawing apart; never used twice in one history.
    public struct ID: Hashable, Comparable, Sendable {
        public let rawValue: UInt64

        public init(_ rawValue: UInt64) { self.rawValue = rawValue }

        public static func < (a: ID, b: ID) -> Bool { a.rawValue < b.rawValue }
    }

    public let id: ID
    /// In pixels, upright.
    public let width: Int, height: Int
    /// A file of any kind the program reads.
    public let bytes: [UInt8]

    /// - Precondition: sides are positive.
    public init(id: ID, width: Int, height: Int, bytes: [UInt8]) {
        precondition(width > 0 && height > 0, "a picture needs at least one pixel, not \(width)×\(height)")
        (self.id, self.width, self.height, self.bytes) = (id, width, height, bytes)
    }

    /// The same under another name.
    public func renamed(_ id: ID) -> Picture { Picture(id: id, width: width, height: height, bytes: bytes) }
}

extension Picture: Equatable {
    /// O(bytes) unless both are one.
    public static func == (a: Picture, b: Picture) -> Bool {
        a === b || (a.id == b.id && a.width == b.width && a.height == b.height && a.bytes == b.bytes)
    }
}
