import CoreGraphics
import DrawingExport
import DrawingFiles
import Foundation
import ImageFiles
import Ink

/// A drawing as JSON: what `--dump-drawing` writes and the program opens again.
///
///     {"strokes": [{"tool": "pen", "color": "#RRGGBBAA", "width": 6, "model": {"smoothing": 0.05, …},
///                   "points": [[x, y, t, pressure], …]}, …],
///      "pictures": [{"width": 640, "height": 480, "transform": [1, 0, 0, 1, 0, 0], "data": "…"}],
///      "page": [1024, 720], "undo": 3, "redo": 0, "view": {"a": 1, "b": 0, "c": 0, "d": 1, "tx": 0, "ty": 0}}
///
/// Points are the samples as they came, in page coordinates (points, y down), seconds and 0…1. The model is how they become a line
/// (`ModelOptions.Key`): what it does not hold is as in a plain line, and a file without it has plain lines. Pictures lie under the
/// strokes, the last one uppermost: a picture file in Base64, its size in pixels, and the transform a, b, c, d, tx, ty from these to
/// the page; a file need not have any. The page's width and height are in points; a file need not have them.
struct DrawingFile: Codable {
    struct StrokeRecord: Codable {
        var tool: String
        var color: String
        /// Points.
        var width: Double
        var model: [String: Double]?
        var points: [[Double]]
    }

    /// From the page to the window, as in `CGAffineTransform`.
    struct ViewTransform: Codable {
        var a, b, c, d, tx, ty: Double

        init(_ transform: CGAffineTransform) {
            (a, b, c, d) = (Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d))
            (tx, ty) = (Double(transform.tx), Double(transform.ty))
        }
    }

    struct PictureRecord: Codable {
        /// Pixels.
        var width: Int
        var height: Int
        var transform: [Double]
        var data: Data
    }

    var strokes: [StrokeRecord]
    var pictures: [PictureRecord]?
    /// Width and height in points.
    var page: [Double]?
    /// Steps that can be undone and redone.
    var undo: Int?
    var redo: Int?
    var view: ViewTransform?
}

extension DrawingFile {
    /// - Parameters:
    ///   - page: in points; nil does not say.
    ///   - transform: from the page to the window.
    init(
        _ drawing: Drawing, page: CGSize? = nil, undoDepth: Int, redoDepth: Int, view transform: CGAffineTransform = .identity
    ) {
        strokes = drawing.strokes.map { stroke in
            let model = stroke.brush.model.values
            return StrokeRecord(
                tool: stroke.brush.tool.rawValue, color: stroke.brush.color.hex, width: Double(stroke.brush.width),
                model: model.isEmpty ? nil : model,
                // A device without pressure counts as pressing fully, which is what SDL reports for every finger.
                points: stroke.samples.map { [Double($0.position.x), Double($0.position.y), $0.time, Double($0.pressure ?? 1)] })
        }
        pictures = drawing.pictures.isEmpty ? nil : drawing.pictures.map { placed in
            let way = placed.transform
            return PictureRecord(
                width: placed.picture.width, height: placed.picture.height,
                transform: [way.a, way.b, way.c, way.d, way.tx, way.ty].map { Double($0) }, data: Data(placed.picture.bytes))
        }
        self.page = page.map { [Double($0.width), Double($0.height)] }
        undo = undoDepth
        redo = redoDepth
        view = ViewTransform(transform)
    }

    /// The drawing the file describes. O(points).
    /// - Throws: `DrawingFileError` naming the first stroke or picture that makes no sense.
    func drawing() throws -> Drawing {
        Drawing(strokes: try inkedStrokes(), pictures: try placedPictures())
    }

    private func placedPictures() throws -> [PlacedPicture] {
        try (pictures ?? []).enumerated().map { index, record in
            func wrong(_ cause: String) -> DrawingFileError { DrawingFileError(cause: "picture \(index + 1): \(cause)") }
            guard record.transform.count == 6 else { throw wrong("a transform is [a, b, c, d, tx, ty], not \(record.transform)") }
            let picture: Picture
            do { picture = try Picture(Picture.ID(UInt64(index + 1)), readingFrom: Array(record.data)) } catch { throw wrong("\(error)") }
            guard (picture.width, picture.height) == (record.width, record.height) else {
                throw wrong("it has \(picture.width)×\(picture.height) pixels and not \(record.width)×\(record.height)")
            }
            let way = record.transform.map { CGFloat($0) }
            let transform = CGAffineTransform(a: way[0], b: way[1], c: way[2], d: way[3], tx: way[4], ty: way[5])
            guard let placed = PlacedPicture(picture, transform: transform) else { throw wrong("its transform has no inverse") }
            return placed
        }
    }

    private func inkedStrokes() throws -> [Stroke] {
        try strokes.enumerated().map { index, record in
            func wrong(_ cause: String) -> DrawingFileError { DrawingFileError(cause: "stroke \(index + 1): \(cause)") }
            guard let tool = InkTool(rawValue: record.tool) else { throw wrong("there is no tool “\(record.tool)”") }
            guard let color = InkColor(hex: record.color) else { throw wrong("“\(record.color)” is no colour #RRGGBBAA") }
            guard record.width > 0, record.width <= 1000 else { throw wrong("the width \(record.width) is not in 0…1000 points") }
            guard !record.points.isEmpty else { throw wrong("it has no points") }
            let samples = try record.points.map { point -> InkSample in
                guard (2...4).contains(point.count) else { throw wrong("a point is [x, y, t, pressure], not \(point)") }
                return InkSample(
                    position: CGPoint(x: point[0], y: point[1]), time: point.count > 2 ? point[2] : 0,
                    pressure: point.count > 3 ? CGFloat(point[3]) : nil)
            }
            let model = ModelOptions(values: record.model ?? [:])
            let brush = Brush(tool: tool, color: color, width: CGFloat(record.width), model: model)
            guard let stroke = Stroke(id: Stroke.ID(UInt64(index + 1)), brush: brush, samples: samples) else {
                throw wrong("none of its points is a place on the page")
            }
            return stroke
        }
    }

    /// How large the page is, in points; nil where the file does not say.
    /// - Throws: `DrawingFileError` where it says nonsense.
    func pageSize() throws -> CGSize? {
        guard let page else { return nil }
        guard page.count == 2, page.allSatisfy({ JournalEntry.pageSides.contains($0) }) else {
            throw DrawingFileError(cause: "the page is [width, height] in points, each from 1 to 1000000, not \(page)")
        }
        return CGSize(width: page[0], height: page[1])
    }

    /// Longer files are no drawings of ours: a gigabyte is some 20 million points.
    private static let maximumLength = 1 << 30

    /// - Throws: `FileError`, or `DrawingFileError` with the parser's reason.
    static func read(_ path: FilePath) throws -> DrawingFile {
        try DrawingFile(json: FileReader.read(path, limit: maximumLength))
    }

    /// - Throws: `DrawingFileError` with the parser's reason.
    init(json bytes: [UInt8]) throws {
        do { self = try JSONDecoder().decode(DrawingFile.self, from: Data(bytes)) } catch let error as DecodingError {
            throw DrawingFileError(cause: "it is not a drawing in JSON: \(Self.reason(of: error))")
        }
    }

    private static func reason(of error: DecodingError) -> String {
        func at(_ context: DecodingError.Context) -> String {
            let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
            return (place.isEmpty ? "" : "\(place): ") + context.debugDescription
        }
        switch error {
        case .keyNotFound(let key, _): return "“\(key.stringValue)” is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): return at(context)
        @unknown default: return error.localizedDescription
        }
    }
}

/// What is wrong inside a drawing. The path is said by who asked for it.
struct DrawingFileError: Error, CustomStringConvertible {
    let cause: String
    var description: String { cause }
}
