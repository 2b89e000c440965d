/// How a drawing file begins: `signature`, then the version.
enum Header {
    /// Not text (the first byte), and damaged visibly by whoever changes line ends: as PNG does it (PNG Specification 5.2).
    static let signature: [UInt8] = [0x8B] + Array("Doodle".utf8) + [0x0D, 0x0A, 0x1A, 0x0A]
    /// Raised when older programs must not write to the file any more.
    static let version: UInt8 = 1
    static let size = signature.count + 1

    static var bytes: [UInt8] { signature + [version] }
}
