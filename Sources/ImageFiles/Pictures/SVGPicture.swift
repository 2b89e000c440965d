import CoreGraphics

/// SVG to pixels through librsvg.
enum SVGPicture {
    /// An SVG has no pixels of its own: it gets at least this many along its longer side, so that it can be enlarged a little. Chosen.
    private static let leastSide = 2_048.0
    /// No more than so many for each of its own (CSS) pixels. Chosen.
    private static let mostScale = 8.0
    /// What one that does not say how large it is is taken for, in CSS pixels. Source: CSS 2.2 §10.3.2, the size of replaced elements.
    private static let standardSize = (width: 300.0, height: 150.0)

    /// O(bytes + pixels).
    static func read(_ bytes: [UInt8]) throws(PictureError) -> PixelBuffer {
        guard let library = LibRSVG.shared else { throw .missingLibrary(.svg, "librsvg") }
        let document: SVGDocument
        do { document = try SVGDocument(bytes, library) } catch { throw .damaged(.svg, error.reason) }
        let size = document.size ?? standardSize
        // Written so that NaN fails.
        guard size.width >= 0.5, size.height >= 0.5, max(size.width, size.height) <= Double(PictureReader.longestSide) else {
            func whole(_ side: Double) -> Int { Int(max(0, min(1e9, side.isNaN ? 0 : side.rounded()))) }
            throw .tooLarge(width: whole(size.width), height: whole(size.height))
        }
        let scale = max(1, min(mostScale, leastSide / max(size.width, size.height)))
        let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
        try PictureReader.check(width: width, height: height)
        let picture = PixelBuffer(width: width, height: height)
        do { try document.render(into: picture) } catch { throw .damaged(.svg, error.reason) }
        return picture
    }
}
