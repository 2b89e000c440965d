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
        /// A PNG that was exported, let us hope.
        case picture
        /// Strokes as `--dump-drawing` writes them.
        case json
        /// A picture of a kind that never holds a drawing.
        case otherPicture
    }

    let kind: Kind
    private let bytes: [UInt8]

    /// Longer files are no drawings of ours: some 100 million points.
    private static let longest = 4 << 30

    /// O(bytes).
    /// - Throws: `FileError` naming the path.
    init(reading path: FilePath) throws(FileError) {
        bytes = try FileReader.read(path, limit: Self.longest)
        kind = Journal.isDrawing(bytes) ? .journal : PNGDecoder.isPNG(bytes) ? .picture : Self.isPicture(bytes) ? .otherPicture : .json
    }

    /// By the bytes that JPEG, GIF and WebP files and most SVG files begin with.
    private static func isPicture(_ bytes: [UInt8]) -> Bool {
        let starts: [[UInt8]] = [[0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("<?xml".utf8), Array("<svg".utf8)]
        return starts.contains { bytes.starts(with: $0) } || (bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8))
    }

    /// What is in it, for looking at. O(points + pixels).
    /// - Throws: `JournalError`, `PNGError`, or `DrawingFileError` with the cause.
    func opened() throws -> OpenedFile {
        switch kind {
        case .journal:
            let contents = try Journal.contents(of: bytes)
            return OpenedFile(kind: .drawing(contents.history, nil), page: contents.page, isWhole: contents.isWhole)
        case .json:
            let file = try DrawingFile(json: bytes)
            return .strokes(try file.drawing(), page: try file.pageSize())
        case .otherPicture:
            throw DrawingFileError(cause: "it is a picture without a drawing in it")
        case .picture:
            guard let found = try DoodlePNG.drawing(in: bytes) else {
                throw DrawingFileError(cause: "it is a picture without a drawing in it, or was changed by another program")
            }
            return .strokes(found.drawing, page: found.page)
        }
    }
}
