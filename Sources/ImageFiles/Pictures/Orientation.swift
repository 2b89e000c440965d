import CExif
import CoreGraphics

/// How a camera was held: which side of the stored pixels is up (EXIF 2.32, §4.6.4, tag 274).
enum Orientation: Int, CaseIterable {
    case upright = 1, mirrored, upsideDown, upsideDownMirrored, mirroredLeft, right, mirroredRight, left

    /// What a file's tag says; nil where there is none, or it makes no sense. O(bytes).
    init?(of bytes: [UInt8], _ kind: PictureKind) {
        guard let tags = Self.tags(in: bytes, kind), !tags.isEmpty, tags.count <= UInt32.max else { return nil }
        let data = tags.withUnsafeBufferPointer { exif_data_new_from_data($0.baseAddress, UInt32($0.count)) }
        guard let data else { return nil }
        defer { exif_data_unref(data) }
        guard let first = data.pointee.ifd.0, let entry = exif_content_get_entry(first, EXIF_TAG_ORIENTATION),
              entry.pointee.format == EXIF_FORMAT_SHORT, entry.pointee.size >= 2 else { return nil }
        self.init(rawValue: Int(exif_get_short(entry.pointee.data, exif_data_get_byte_order(data))))
    }

    private static let head = Array("Exif".utf8) + [0, 0]

    /// What libexif reads: the tags as JPEG files have them. (It would look for them in a whole JPEG file, but not behind a comment.)
    private static func tags(in bytes: [UInt8], _ kind: PictureKind) -> [UInt8]? {
        let tags: ArraySlice<UInt8>?
        switch kind {
        case .jpeg: tags = JPEGSegments(bytes).first { $0.mark == 0xE1 && $0.content.starts(with: head) }?.content
        case .png: tags = PNGChunkList(bytes).first { $0.isOf("eXIf") }?.content
        case .webp: tags = RIFFChunks(bytes).first { $0.kind.elementsEqual("EXIF".utf8) }?.content
        case .svg: tags = nil
        }
        return tags.map { $0.starts(with: head) ? Array($0) : head + $0 }
    }

    /// Where the stored pixel of an upright picture's pixel is.
    /// - Parameters:
    ///   - width, height: of the stored picture.
    @inline(__always)
    private func stored(_ x: Int, _ y: Int, width: Int, height: Int) -> Int {
        switch self {
        case .upright: y * width + x
        case .mirrored: y * width + width - 1 - x
        case .upsideDown: (height - 1 - y) * width + width - 1 - x
        case .upsideDownMirrored: (height - 1 - y) * width + x
        case .mirroredLeft: x * width + y
        case .right: (height - 1 - x) * width + y
        case .mirroredRight: (height - 1 - x) * width + width - 1 - y
        case .left: x * width + width - 1 - y
        }
    }

    /// The picture as it is seen. O(pixels), or O(1) for one that is upright.
    func applied(to picture: PixelBuffer) -> PixelBuffer {
        guard self != .upright else { return picture }
        let isTurned = rawValue >= Orientation.mirroredLeft.rawValue
        let (width, height) = isTurned ? (picture.height, picture.width) : (picture.width, picture.height)
        let seen = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                seen.pixels[y * width + x] = picture.pixels[stored(x, y, width: picture.width, height: picture.height)]
            }
        }
        return seen
    }
}
