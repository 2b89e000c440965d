import CTurboJPEG
import CoreGraphics

/// JPEG to pixels through TurboJPEG, whose errors are values and no jumps.
enum JPEGPicture {
    /// O(bytes + pixels).
    static func read(_ bytes: [UInt8]) throws(PictureError) -> PixelBuffer {
        guard let decoder = tjInitDecompress() else { throw .damaged(.jpeg, "no decoder") }
        defer { tjDestroy(decoder) }
        var (width, height, sampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
        let isRead = bytes.withUnsafeBufferPointer {
            tjDecompressHeader3(decoder, $0.baseAddress, UInt($0.count), &width, &height, &sampling, &colors)
        }
        guard isRead == 0 else { throw failure(of: decoder) }
        guard width > 0, height > 0 else { throw .damaged(.jpeg, "it has no picture") }
        try PictureReader.check(width: Int(width), height: Int(height))
        let picture = PixelBuffer(width: Int(width), height: Int(height))
        let isPrint = colors == Int32(TJCS_CMYK.rawValue) || colors == Int32(TJCS_YCCK.rawValue)
        let format = isPrint ? TJPF_CMYK : UInt32(1).littleEndian == 1 ? TJPF_BGRA : TJPF_ARGB
        let isDecoded = bytes.withUnsafeBufferPointer { source in
            picture.pixels.withMemoryRebound(to: UInt8.self, capacity: 4 * picture.width * picture.height) {
                tjDecompress2(decoder, source.baseAddress, UInt(source.count), $0, width, 4 * width, height, Int32(format.rawValue), 0)
            }
        }
        // A warning is about a file that other programs show too.
        guard isDecoded == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else { throw failure(of: decoder) }
        if isPrint { picture.takeInkForLight() }
        return picture
    }

    private static func failure(of decoder: tjhandle) -> PictureError {
        .damaged(.jpeg, tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "it cannot be read")
    }
}

extension PixelBuffer {
    /// Cyan, magenta, yellow and black, all inverted as Adobe's programs write them, become red, green and blue. O(pixels).
    fileprivate func takeInkForLight() {
        for place in 0..<width * height {
            let (cyan, magenta, yellow, black) = withUnsafeBytes(of: pixels[place]) {
                (UInt32($0[0]), UInt32($0[1]), UInt32($0[2]), UInt32($0[3]))
            }
            func light(_ ink: UInt32) -> UInt32 { (ink * black + 127) / 255 }
            pixels[place] = 0xFF00_0000 | light(cyan) << 16 | light(magenta) << 8 | light(yellow)
        }
    }
}
