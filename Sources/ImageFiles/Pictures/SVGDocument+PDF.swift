import CoreGraphics

extension SVGDocument {
    /// PostScript points of a CSS pixel: 72 and 96 are an inch (CSS Values and Units, §6.2).
    private static let pointsAPixel = 72.0 / 96

    /// A PDF of one page that is as large as the document. O(what is in the file).
    /// - Parameter size: in CSS pixels.
    func pdf(size: (width: Double, height: Double)) throws(Failure) -> [UInt8] {
        let (width, height) = (size.width * Self.pointsAPixel, size.height * Self.pointsAPixel)
        let sink = Sink()
        let surface = library.pdfSurface({ sink, bytes, count in
            guard let sink, let bytes else { return 0 }
            Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
            return 0
        }, Unmanaged.passUnretained(sink).toOpaque(), width, height)
        guard let surface else { throw Failure(reason: "there is nothing to draw on") }
        defer { library.releaseSurface(surface) }
        // CAIRO_PDF_METADATA_CREATE_DATE: nobody needs to know when.
        library.setPDFMetadata(surface, 5, nil)
        try draw(on: surface, width: width, height: height)
        library.finishSurface(surface)
        guard library.statusOfSurface(surface) == 0 else { throw Failure(reason: "the PDF could not be made") }
        return withExtendedLifetime(sink) { sink.bytes }
    }

    /// Where the library's bytes gather.
    private final class Sink {
        var bytes: [UInt8] = []
    }
}

/// SVG to PDF, lines as lines.
public enum PDFFile {
    /// A PDF of one page as large as the document. O(bytes).
    /// - Parameter size: of the document, in CSS pixels.
    /// - Throws: `PictureError`.
    public static func bytes(ofSVG svg: [UInt8], size: (width: Double, height: Double)) throws(PictureError) -> [UInt8] {
        guard let library = LibRSVG.shared else { throw .missingLibrary(.svg, "librsvg") }
        do { return try SVGDocument(svg, library).pdf(size: size) } catch { throw .damaged(.svg, error.reason) }
    }
}
