import CPNG
import CoreGraphics

/// libpng's interface for writing, row by row.
///
/// It reports errors by `longjmp`, which must not cross Swift frames. What it calls an error is asked for beforehand (sizes, by
/// `PNGLimits`), and writing goes to memory, which cannot fail; what is left is memory that runs out, over which Swift ends as well.
final class PNGStream {
    /// Takes what libpng writes.
    private final class Sink {
        var bytes: [UInt8] = []
    }

    private var png: OpaquePointer?
    private var info: OpaquePointer?
    private let sink = Sink()

    private init() {
        png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, { _, message in
            fatalError("libpng: \(message.map { String(cString: $0) } ?? "error")")
        }, { _, _ in })
        info = png_create_info_struct(png)
        png_set_write_fn(png, Unmanaged.passUnretained(sink).toOpaque(), { png, bytes, count in
            guard let place = png_get_io_ptr(png), let bytes else { return }
            let sink = Unmanaged<Sink>.fromOpaque(place).takeUnretainedValue()
            sink.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
        }, { _ in })
    }

    deinit {
        var (png, info) = (png, info)
        png_destroy_write_struct(&png, &info)
    }

    /// Writes a whole file. O(pixels); takes a band of the picture and some rows beside that.
    /// - Parameters:
    ///   - progress: hears after each band which share is done, 0…1; false ends it.
    ///   - write: takes the file's bytes, piece by piece.
    /// - Throws: `CancellationError` when `progress` has ended it; what `picture` and `write` throw.
    static func write(
        _ picture: any PNGRows, _ layout: PNGLayout, _ compression: PNGCompression, _ options: PNGOptions,
        progress: ((Double) -> Bool)?, to write: ([UInt8]) throws -> Void
    ) throws {
        let stream = PNGStream()
        stream.begin(picture, layout, compression, options)
        var digest = PixelDigest(width: picture.width, height: picture.height)
        let isDigested = options.attachment != nil
        var row = [UInt8](repeating: 0, count: picture.width * layout.bytesPerPixel)
        try picture.forEachBand { rows, pixels in
            for number in 0..<rows.count {
                let start = pixels + number * picture.width
                row.withUnsafeMutableBufferPointer { bytes in
                    guard let bytes = bytes.baseAddress else { return }
                    layout.convert(start, count: picture.width, to: bytes)
                    png_write_row(stream.png, bytes)
                }
                if isDigested { digest.add(start, count: picture.width) }
            }
            try write(stream.take())
            guard progress?(Double(rows.upperBound) / Double(picture.height)) ?? true else { throw CancellationError() }
            return true
        }
        if let bytes = options.attachment {
            for piece in PNGAttachment(bytes: bytes, digest: digest.value).pieces {
                png_write_chunk(stream.png, PNGAttachment.type.utf8Start, piece, piece.count)
                try write(stream.take())
            }
        }
        png_write_end(stream.png, nil)
        try write(stream.take())
    }

    private func begin(_ picture: any PNGRows, _ layout: PNGLayout, _ compression: PNGCompression, _ options: PNGOptions) {
        png_set_IHDR(png, info, UInt32(picture.width), UInt32(picture.height), layout.depth, layout.colorType, 0, 0, 0)
        png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL)
        if let dots = options.dotsPerInch {
            let dotsPerMetre = UInt32(max(1, min(2e9, (dots / 0.0254).rounded())))
            png_set_pHYs(png, info, dotsPerMetre, dotsPerMetre, PNG_RESOLUTION_METER)
        }
        if case .palette(let table) = layout { setPalette(table.colors) }
        png_set_compression_level(png, compression.level)
        // One chunk for each 64 KiB: the standard's 8 KiB are for machines with less memory.
        png_set_compression_buffer_size(png, 1 << 16)
        png_set_filter(png, 0, compression.hasFilters ? Self.allFilters : PNG_FILTER_NONE)
        png_write_info(png, info)
        if layout.depth < 8 { png_set_packing(png) }
    }

    private static var allFilters: Int32 { PNG_FILTER_NONE | PNG_FILTER_SUB | PNG_FILTER_UP | PNG_FILTER_AVG | PNG_FILTER_PAETH }

    private func setPalette(_ colors: [UInt32]) {
        let straight = colors.map { Premultiplied.straight($0) }
        png_set_PLTE(png, info, straight.map { png_color(red: $0.red, green: $0.green, blue: $0.blue) }, Int32(straight.count))
        let alphas = straight.prefix { $0.alpha < 255 }.map(\.alpha)
        if !alphas.isEmpty { png_set_tRNS(png, info, alphas, Int32(alphas.count), nil) }
    }

    private func take() -> [UInt8] {
        defer { sink.bytes.removeAll(keepingCapacity: true) }
        return sink.bytes
    }
}
