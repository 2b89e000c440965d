/// Blending of one run of neighbouring pixels. `mask`, when given, holds one coverage byte a pixel, times `coverage`.
internal enum RowCompositing {
    /// One colour onto `count` pixels.
    static func solid(
        _ pixel: UInt32, onto row: UnsafeMutablePointer<UInt32>, count: Int,
        coverage: UInt32, mask: UnsafePointer<UInt8>?, mode: CGBlendMode
    ) {
        if let mask {
            for x in 0..<count where mask[x] != 0 {
                row[x] = Premultiplied.blend(pixel, onto: row[x], coverage: Premultiplied.multiply(coverage, UInt32(mask[x])), mode: mode)
            }
            return
        }
        switch mode {
        case .normal:
            let source = coverage == 255 ? pixel : Premultiplied.scale(pixel, by: coverage)
            let rest = 255 - source >> 24
            if rest == 0 {
                row.update(repeating: source, count: count)
            } else if source != 0 {
                for x in 0..<count { row[x] = source &+ Premultiplied.scale(row[x], by: rest) }
            }
        case .copy where coverage == 255:
            row.update(repeating: pixel, count: count)
        case .clear where coverage == 255:
            row.update(repeating: 0, count: count)
        default:
            for x in 0..<count { row[x] = Premultiplied.blend(pixel, onto: row[x], coverage: coverage, mode: mode) }
        }
    }

    /// `count` pixels of a picture onto as many of the target.
    static func pixels(
        _ source: UnsafePointer<UInt32>, onto row: UnsafeMutablePointer<UInt32>, count: Int,
        coverage: UInt32, mask: UnsafePointer<UInt8>?, mode: CGBlendMode
    ) {
        if let mask {
            for x in 0..<count where mask[x] != 0 {
                row[x] = Premultiplied.blend(
                    source[x], onto: row[x], coverage: Premultiplied.multiply(coverage, UInt32(mask[x])), mode: mode)
            }
            return
        }
        switch mode {
        case .copy where coverage == 255:
            row.update(from: source, count: count)
        case .normal where coverage == 255:
            for x in 0..<count {
                let pixel = source[x]
                if pixel >= 0xFF00_0000 {
                    row[x] = pixel
                } else if pixel != 0 {
                    row[x] = pixel &+ Premultiplied.scale(row[x], by: 255 - pixel >> 24)
                }
            }
        default:
            for x in 0..<count { row[x] = Premultiplied.blend(source[x], onto: row[x], coverage: coverage, mode: mode) }
        }
    }
}
