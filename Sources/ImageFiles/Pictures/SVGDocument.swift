import CoreGraphics

/// An SVG file as librsvg has read it.
final class SVGDocument {
    /// The library's own words.
    struct Failure: Error {
        let reason: String
    }

    let library: LibRSVG
    private let handle: LibRSVG.Object

    /// O(bytes).
    init(_ bytes: [UInt8], _ library: LibRSVG) throws(Failure) {
        var message: UnsafeMutableRawPointer?
        // Without a base address, so that nothing outside the bytes is read.
        let handle = bytes.withUnsafeBufferPointer { library.handleFromData($0.baseAddress, $0.count, &message) }
        guard let handle else { throw Self.failure(message, library) }
        (self.library, self.handle) = (library, handle)
    }

    deinit { library.releaseObject(handle) }

    /// In CSS pixels; nil where the file does not say.
    var size: (width: Double, height: Double)? {
        var (width, height) = (0.0, 0.0)
        if library.sizeInPixels(handle, &width, &height) != 0, width > 0, height > 0 { return (width, height) }
        var (hasWidth, hasHeight, hasBox) = (Int32(0), Int32(0), Int32(0))
        var (wide, high, box) = (LibRSVG.Length(), LibRSVG.Length(), LibRSVG.Rectangle())
        library.dimensions(handle, &hasWidth, &wide, &hasHeight, &high, &hasBox, &box)
        return hasBox != 0 && box.width > 0 && box.height > 0 ? (box.width, box.height) : nil
    }

    /// Draws it to fill a transparent picture. O(pixels × what is in the file).
    func render(into picture: PixelBuffer) throws(Failure) {
        let argb32 = Int32(0), (width, height) = (Int32(picture.width), Int32(picture.height))
        guard let surface = library.surfaceOnData(picture.pixels, argb32, width, height, 4 * width) else {
            throw Failure(reason: "there is nothing to draw on")
        }
        defer { library.releaseSurface(surface) }
        try draw(on: surface, width: Double(width), height: Double(height))
    }

    /// - Parameter surface: one of Cairo's.
    func draw(on surface: LibRSVG.Object, width: Double, height: Double) throws(Failure) {
        guard let context = library.contextOnSurface(surface) else { throw Failure(reason: "there is nothing to draw with") }
        defer { library.releaseContext(context) }
        var all = LibRSVG.Rectangle(x: 0, y: 0, width: width, height: height)
        var message: UnsafeMutableRawPointer?
        guard library.render(handle, context, &all, &message) != 0 else { throw Self.failure(message, library) }
    }

    private static func failure(_ message: UnsafeMutableRawPointer?, _ library: LibRSVG) -> Failure {
        guard let message else { return Failure(reason: "it cannot be read") }
        defer { library.releaseMessage(message) }
        return Failure(reason: message.load(as: LibRSVG.Message.self).text.map { String(cString: $0) } ?? "it cannot be read")
    }
}
