/// What picture files tell beyond their pixels: where and when a photograph was taken, with what, by whom, and small copies of it.
public enum PictureNotes {
    /// A file with the same pixels that tells nothing else but which side is up. O(bytes).
    ///
    /// Of an SVG, which is text all through, nothing is taken away. Neither is anything of a file that is not whole.
    public static func removed(from bytes: [UInt8]) -> [UInt8] {
        guard let kind = PictureKind(bytes) else { return bytes }
        let orientation = Orientation(of: bytes, kind) ?? .upright
        return switch kind {
        case .jpeg: jpeg(bytes, orientation) ?? bytes
        case .png: png(bytes, orientation) ?? bytes
        case .webp: webp(bytes, orientation) ?? bytes
        case .svg: bytes
        }
    }

    /// A TIFF head and one entry (EXIF 2.32, §4.6): the orientation, a short.
    private static func tags(_ orientation: Orientation) -> [UInt8] {
        let head: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0]
        return head + [UInt8(orientation.rawValue), 0, 0, 0, 0, 0, 0]
    }

    /// Segments up to the first scan (ITU-T T.81, B.1); what comes then is pixels. Of those for applications JFIF's (0xE0) and Adobe's
    /// (0xEE), which says what the colours mean, stay.
    private static func jpeg(_ bytes: [UInt8], _ orientation: Orientation) -> [UInt8]? {
        var kept = Array(bytes[..<2])
        if orientation != .upright {
            let content = Array("Exif".utf8) + [0, 0] + tags(orientation)
            kept += [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
        }
        var segments = JPEGSegments(bytes)
        while let segment = segments.next() {
            let isNote = segment.mark == 0xFE || (0xE1...0xEF).contains(segment.mark) && segment.mark != 0xEE
            if !isNote { kept += segment.bytes }
        }
        return segments.scan.map { kept + bytes[$0...] }
    }

    /// Chunks that are critical, or that pixels are shown by (PNG, third edition, §11.3.2 and §11.3.3). One that is not stored upright,
    /// which is rare, is written anew.
    private static func png(_ bytes: [UInt8], _ orientation: Orientation) -> [UInt8]? {
        guard orientation == .upright else { return (try? PictureReader.read(bytes)).flatMap { try? PNGEncoder.encode($0) } }
        let shown: [StaticString] = ["tRNS", "cHRM", "gAMA", "sRGB", "sBIT", "cICP", "pHYs"]
        var kept = Array(PNGChunkList.signature), isWhole = false
        for chunk in PNGChunkList(bytes) {
            if chunk.isCritical || shown.contains(where: { chunk.isOf($0) }) { kept += chunk.bytes }
            isWhole = chunk.isOf("IEND")
        }
        return isWhole ? kept : nil
    }

    /// All but the chunks for notes, and the flags that tell of them (RFC 9649, §2.7).
    private static func webp(_ bytes: [UInt8], _ orientation: Orientation) -> [UInt8]? {
        var chunks: [UInt8] = [], position = 12
        for chunk in RIFFChunks(bytes) {
            position = chunk.end
            let kind = String(decoding: chunk.kind, as: UTF8.self)
            if kind == "EXIF" || kind == "XMP " || kind == "ICCP" { continue }
            var content = Array(chunk.content)
            if kind == "VP8X", let flags = content.first {
                let (color, exif, xmp): (UInt8, UInt8, UInt8) = (0x20, 0x08, 0x04)
                content[0] = flags & ~(color | xmp | exif) | (orientation == .upright ? 0 : exif)
            }
            chunks += RIFFChunks.chunk(kind, content)
        }
        guard position >= bytes.count else { return nil }
        if orientation != .upright { chunks += RIFFChunks.chunk("EXIF", tags(orientation)) }
        let length = UInt32(chunks.count + 4)
        return Array("RIFF".utf8) + RIFFChunks.number(length) + Array("WEBP".utf8) + chunks
    }
}
