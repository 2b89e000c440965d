import DrawingExport
import DrawingFiles
import ImageFiles
import Ink

/// A file with a drawing in it of any kind the program opens.
struct DrawingInput {
    /// Told apart by how a file begins.
    enum Kind {
        /// A drawing file.
        case journal
        /// A PNG, which may have been exported from here.
        case png
        /// Strokes as `--dump-drawing` writes them.
        case json
        /// A picture of a kind that never holds a drawing.
        case otherPicture
    }

    let kind: Kind
    private let bytes: [UInt8]

    /// Longer files are no drawings of ours: some 100 million points.
    static let longest = 4 << 30

    /// O(bytes).
    /// - Throws: `FileError` naming the path.
    init(reading path: FilePath) throws(FileError) { self.init(try FileReader.read(path, limit: Self.longest)) }

    /// A file's bytes.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        kind = Journal.isDrawing(bytes) ? .journal : PNGDecoder.isPNG(bytes) ? .png : Self.isPicture(bytes) ? .otherPicture : .json
    }

    /// GIF and TIFF files are none that are read, but pictures.
    private static func isPicture(_ bytes: [UInt8]) -> Bool {
        let others: [[UInt8]] = [Array("GIF8".utf8), Array("II*".utf8) + [0], Array("MM".utf8) + [0, 0x2A]]
        return PictureKind(bytes) != nil || others.contains { bytes.starts(with: $0) }
    }

    /// What is in it, for looking at. O(points + pixels).
    /// - Throws: `JournalError`, `PNGError`, `PictureError`, or `DrawingFileError` with the cause.
    func opened() throws -> OpenedFile {
        switch kind {
        case .journal:
            let contents = try Journal.contents(of: bytes)
            return OpenedFile(kind: .drawing(contents.history, nil), page: contents.page, isWhole: contents.isWhole)
        case .json:
            let file = try DrawingFile(json: bytes)
            return .strokes(try file.drawing(), page: try file.pageSize())
        case .otherPicture: return try openedPicture()
        case .png:
            // Changed by another program, its pixels are what counts.
            guard let found = try DoodlePNG.drawing(in: bytes) else { return try openedPicture() }
            return .strokes(found.drawing, page: found.page)
        }
    }

    /// A picture as the page to draw on.
    private func openedPicture() throws -> OpenedFile {
        let picture = try Picture(Picture.ID(1), readingFrom: PictureNotes.removed(from: bytes))
        let (placed, page) = PicturePlacing.page(of: picture)
        return .strokes(Drawing(strokes: [], pictures: [placed]), page: page)
    }
}
