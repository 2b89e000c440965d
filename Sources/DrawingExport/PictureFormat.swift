import ImageFiles

/// Kinds of files a drawing can become.
public enum PictureFormat: String, Sendable, CaseIterable {
    case png, svg, pdf

    /// By the end of a file's name, in small or capital letters; nil for others.
    public init?(_ path: FilePath) {
        let name = path.name.text.lowercased()
        guard let format = Self.allCases.first(where: { name.hasSuffix(".\($0.rawValue)") }) else { return nil }
        self = format
    }
}

/// A drawing on its way to a picture file of either kind.
public enum PictureExport: Sendable {
    case png(PNGExport)
    case svg(SVGExport)
    /// An SVG on the page of a PDF.
    case pdf(SVGExport)

    /// O(strokes), and O(ink) where the picture is cropped to it.
    /// - Throws: `ExportError` where there can be no such picture.
    public init(_ exported: ExportedDrawing, _ settings: ExportSettings, as format: PictureFormat) throws(ExportError) {
        switch format {
        case .png: self = .png(try PNGExport(exported, settings))
        case .svg: self = .svg(try SVGExport(exported, settings))
        case .pdf: self = .pdf(try SVGExport(exported, settings))
        }
    }

    /// Writes it. O(pixels + ink).
    /// - Parameter overwrites: false refuses where a file is already.
    /// - Throws: `FileError` naming the path; what was there is then as it was.
    public func write(to path: FilePath, overwrites: Bool) throws {
        try AtomicFile.write(path, overwrites: overwrites) { file in try write { try file.append($0) } }
    }

    /// Hands its bytes on, piece by piece.
    /// - Parameter progress: hears of a PNG now and then which share is done, 0…1; false ends it.
    /// - Throws: `CancellationError` when `progress` has ended it; what `body` throws.
    public func write(progress: ((Double) -> Bool)? = nil, to body: ([UInt8]) throws -> Void) throws {
        switch self {
        case .png(let export): try export.write(progress: progress, to: body)
        case .svg(let export): try export.write(to: body)
        case .pdf(let export):
            var svg: [UInt8] = []
            try export.write { svg += $0 }
            let (width, height) = export.size
            try body(try PDFFile.bytes(ofSVG: svg, size: (Double(width), Double(height))))
        }
    }
}
