import CPNG
import CoreGraphics

/// How pixels are told in a file: as few bytes for each as the picture needs, without changing any.
enum PNGLayout {
    case palette(ColorTable)
    case grey
    case rgb
    case rgba

    /// Looks at the pixels until it is clear. O(pixels), and much less for most pictures with many colours.
    init(of picture: any PNGRows) throws {
        var table = ColorTable()
        var (hasFewColors, isGrey, isOpaque) = (true, true, true)
        var last: UInt32?
        let width = picture.width
        try picture.forEachBand { rows, pixels in
            for index in 0..<width * rows.count {
                let pixel = pixels[index]
                guard pixel != last else { continue }
                last = pixel
                if hasFewColors, table.number(of: pixel) == nil { hasFewColors = false }
                if isOpaque, pixel >> 24 != 255 { isOpaque = false }
                if isGrey, (pixel ^ pixel >> 8) & 0xFFFF != 0 { isGrey = false }
            }
            return hasFewColors || (isOpaque && (isGrey || !picture.isOpaque))
        }
        if hasFewColors {
            // Transparent ones first: the list of alphas ends with the last that is not opaque.
            self = .palette(table.sorted { ($0 >> 24, $0) < ($1 >> 24, $1) })
        } else {
            self = !isOpaque ? .rgba : isGrey ? .grey : .rgb
        }
    }

    /// A `PNG_COLOR_TYPE`.
    var colorType: Int32 {
        switch self {
        case .palette: PNG_COLOR_MASK_PALETTE | PNG_COLOR_MASK_COLOR
        case .grey: 0
        case .rgb: PNG_COLOR_MASK_COLOR
        case .rgba: PNG_COLOR_MASK_COLOR | PNG_COLOR_MASK_ALPHA
        }
    }

    /// Bits a sample.
    var depth: Int32 {
        guard case .palette(let table) = self else { return 8 }
        switch table.colors.count {
        case ...2: return 1
        case ...4: return 2
        case ...16: return 4
        default: return 8
        }
    }

    /// Bytes a pixel takes on its way to libpng, which packs small samples itself.
    var bytesPerPixel: Int {
        switch self {
        case .palette, .grey: 1
        case .rgb: 3
        case .rgba: 4
        }
    }
}

// MARK: - Rows

extension PNGLayout {
    /// Writes a row as libpng wants it. O(pixels).
    /// - Parameter bytes: room for `bytesPerPixel` each.
    func convert(_ pixels: UnsafePointer<UInt32>, count: Int, to bytes: UnsafeMutablePointer<UInt8>) {
        switch self {
        case .palette(let table): Self.convert(pixels, count, table, bytes)
        case .grey: for i in 0..<count { bytes[i] = UInt8(truncatingIfNeeded: pixels[i]) }
        case .rgb:
            var to = bytes
            for i in 0..<count {
                let pixel = pixels[i]
                to[0] = UInt8(truncatingIfNeeded: pixel >> 16)
                to[1] = UInt8(truncatingIfNeeded: pixel >> 8)
                to[2] = UInt8(truncatingIfNeeded: pixel)
                to += 3
            }
        case .rgba: for i in 0..<count { Self.put(pixels[i], bytes + 4 * i) }
        }
    }

    private static func convert(_ pixels: UnsafePointer<UInt32>, _ count: Int, _ table: ColorTable, _ bytes: UnsafeMutablePointer<UInt8>) {
        guard count > 0 else { return }
        // Most pixels are as the one before.
        var last = pixels[0], number = table.known(last)
        for i in 0..<count {
            let pixel = pixels[i]
            if pixel != last { (last, number) = (pixel, table.known(pixel)) }
            bytes[i] = number
        }
    }

    private static func put(_ pixel: UInt32, _ bytes: UnsafeMutablePointer<UInt8>) {
        let alpha = pixel >> 24
        guard alpha != 0, alpha != 255 else {
            bytes[0] = UInt8(truncatingIfNeeded: pixel >> 16)
            bytes[1] = UInt8(truncatingIfNeeded: pixel >> 8)
            bytes[2] = UInt8(truncatingIfNeeded: pixel)
            bytes[3] = UInt8(truncatingIfNeeded: alpha)
            return
        }
        let color = Premultiplied.straight(pixel)
        (bytes[0], bytes[1], bytes[2], bytes[3]) = (color.red, color.green, color.blue, color.alpha)
    }
}
