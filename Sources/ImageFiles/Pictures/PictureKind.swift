/// Kinds of picture files that are read, told apart by how they begin.
public enum PictureKind: String, Hashable, Sendable, CaseIterable {
    case png, jpeg, webp, svg

    /// Nil where the bytes begin as none of these. O(1).
    public init?(_ bytes: [UInt8]) {
        if PNGDecoder.isPNG(bytes) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if Self.isSVG(bytes) {
            self = .svg
        } else {
            return nil
        }
    }

    /// As people say it.
    public var name: String {
        switch self {
        case .png: "PNG"
        case .jpeg: "JPEG"
        case .webp: "WebP"
        case .svg: "SVG"
        }
    }

    /// Bytes in which an SVG file has its first element, behind what editors and licences say before it. Chosen.
    private static let svgHead = 4_096

    private static func isSVG(_ bytes: [UInt8]) -> Bool {
        var head = bytes.prefix(svgHead)
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { head = head.dropFirst(3) }
        guard head.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) == UInt8(ascii: "<") else { return false }
        let wanted = Array("<svg".utf8)
        return head.indices.contains { head[$0] == wanted[0] && head[$0...].starts(with: wanted) }
    }
}
