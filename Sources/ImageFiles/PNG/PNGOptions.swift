/// What a PNG file holds beside its pixels, and how much trouble is taken over them.
public struct PNGOptions: Sendable {
    /// Dots an inch; nil says nothing about how large the picture is on paper.
    public var dotsPerInch: Double?
    /// Bytes that ride along, unseen by other programs (`PNGDecoder.attachment`); at most 262 GB.
    public var attachment: [UInt8]?

    /// - Parameters: each as its property.
    public init(dotsPerInch: Double? = nil, attachment: [UInt8]? = nil) {
        (self.dotsPerInch, self.attachment) = (dotsPerInch, attachment)
    }
}

/// How bytes are made small.
struct PNGCompression: Equatable {
    /// zlib's, 0…9.
    let level: Int32
    /// Whether libpng looks for the best of the five row filters for each row.
    let hasFilters: Bool

    /// For drawings, which are mostly of one colour: a quarter of the time that `photograph` takes, and smaller.
    static let drawing = PNGCompression(level: 3, hasFilters: false)
    /// What libpng does of itself.
    static let photograph = PNGCompression(level: 6, hasFilters: true)
}

extension PNGCompression {
    /// The better one for a picture, by trying both on some of its rows.
    init(for picture: any PNGRows, _ layout: PNGLayout) throws {
        // Numbers of colours have no neighbours that are alike (PNG specification, §12.7).
        if case .palette = layout {
            self = .drawing
            return
        }
        let sample = RowSample(of: picture, strips: 8, height: 8)
        func size(_ compression: PNGCompression) throws -> Int {
            var size = 0
            try PNGStream.write(sample, layout, compression, PNGOptions(), progress: nil) { size += $0.count }
            return size
        }
        // Chosen: a tenth smaller is worth four times the time.
        self = try size(.photograph) * 10 < size(.drawing) * 9 ? .photograph : .drawing
    }
}
