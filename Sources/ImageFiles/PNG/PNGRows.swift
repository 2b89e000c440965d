import CoreGraphics

/// Where the rows of a picture come from, top row first, so that not all of it has to be in memory. Rows may be asked for more than once.
public protocol PNGRows {
    /// Pixels.
    var width: Int { get }
    /// Pixels.
    var height: Int { get }
    /// Rows that are best asked for at a time.
    var bandHeight: Int { get }
    /// Whether it is known beforehand that every pixel is opaque.
    var isOpaque: Bool { get }
    /// Hands these rows to `body`: premultiplied pixels as `PixelBuffer` has them, `width` to a row without gaps.
    /// - Throws: what `body` throws, and what keeps the rows from being made.
    func withRows(_ rows: Range<Int>, _ body: (UnsafePointer<UInt32>) throws -> Void) throws
}

/// A picture that is in memory.
struct WholePicture: PNGRows {
    let buffer: PixelBuffer

    var width: Int { buffer.width }
    var height: Int { buffer.height }
    var bandHeight: Int { 64 }
    var isOpaque: Bool { false }

    func withRows(_ rows: Range<Int>, _ body: (UnsafePointer<UInt32>) throws -> Void) throws {
        try body(UnsafePointer(buffer.pixels + rows.lowerBound * buffer.width))
    }
}

/// Some rows of a picture, as a picture of their own.
struct RowSample: PNGRows {
    let picture: any PNGRows
    /// In order.
    let strips: [Range<Int>]

    var width: Int { picture.width }
    var height: Int { strips.reduce(0) { $0 + $1.count } }
    var bandHeight: Int { strips.first?.count ?? 1 }
    var isOpaque: Bool { picture.isOpaque }

    /// Up to `count` strips of `height` rows, evenly spread.
    init(of picture: any PNGRows, strips count: Int, height: Int) {
        self.picture = picture
        let fitting = max(1, min(count, picture.height / height))
        strips = (0..<fitting).map { number in
            let start = (picture.height - min(height, picture.height)) * number / max(1, fitting - 1)
            return start..<min(picture.height, start + height)
        }
    }

    /// - Precondition: the rows of one strip.
    func withRows(_ rows: Range<Int>, _ body: (UnsafePointer<UInt32>) throws -> Void) throws {
        try picture.withRows(strips[rows.lowerBound / bandHeight], body)
    }
}

extension PNGRows {
    /// All rows, band by band.
    func forEachBand(_ body: (Range<Int>, UnsafePointer<UInt32>) throws -> Bool) throws {
        for start in stride(from: 0, to: height, by: bandHeight) {
            let rows = start..<min(height, start + bandHeight)
            var goesOn = true
            try withRows(rows) { goesOn = try body(rows, $0) }
            guard goesOn else { return }
        }
    }
}
