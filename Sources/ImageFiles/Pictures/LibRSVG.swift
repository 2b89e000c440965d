import Glibc

/// librsvg and what of Cairo and GObject it takes to draw with it, opened when the first SVG is: linked in, they would cost every start
/// 9 MB and 6 ms. The declarations are those of librsvg 2.52 (the first with all of them), Cairo 1.16 and GLib 2.
struct LibRSVG: Sendable {
    typealias Object = UnsafeMutableRawPointer

    /// GLib's `GError`.
    struct Message {
        var domain: UInt32
        var code: Int32
        var text: UnsafePointer<CChar>?
    }

    /// Where a `Message` is put that there is to release.
    typealias Messages = UnsafeMutablePointer<UnsafeMutableRawPointer?>

    /// `RsvgRectangle`.
    struct Rectangle { var x = 0.0, y = 0.0, width = 0.0, height = 0.0 }

    /// `RsvgLength`.
    struct Length { var value = 0.0, unit: Int32 = 0 }

    typealias Flag = UnsafeMutablePointer<Int32>
    typealias HandleFromData = @convention(c) (UnsafePointer<UInt8>?, Int, Messages) -> Object?
    typealias SizeInPixels = @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
    /// Lengths and the rectangle behind their flags.
    typealias Dimensions = @convention(c) (Object, Flag, Object, Flag, Object, Flag, Object) -> Void
    typealias Render = @convention(c) (Object, Object, UnsafeRawPointer, Messages) -> Int32
    typealias Release = @convention(c) (Object) -> Void
    typealias SurfaceOnData = @convention(c) (Object, Int32, Int32, Int32, Int32) -> Object?
    typealias ContextOnSurface = @convention(c) (Object) -> Object?
    /// Takes the bytes of a file piece by piece: whose they are, the bytes and how many; 0 where all went well.
    typealias Write = @convention(c) (Object?, UnsafePointer<UInt8>?, UInt32) -> Int32
    /// Width and height in PostScript points.
    typealias PDFSurface = @convention(c) (Write, Object?, Double, Double) -> Object?
    typealias SetMetadata = @convention(c) (Object, Int32, UnsafePointer<CChar>?) -> Void
    typealias Status = @convention(c) (Object) -> Int32

    let handleFromData: HandleFromData
    let sizeInPixels: SizeInPixels
    let dimensions: Dimensions
    let render: Render
    let releaseObject: Release
    let releaseMessage: Release
    let surfaceOnData: SurfaceOnData
    let contextOnSurface: ContextOnSurface
    let releaseContext: Release
    let releaseSurface: Release
    let pdfSurface: PDFSurface
    let setPDFMetadata: SetMetadata
    let finishSurface: Release
    let statusOfSurface: Status

    /// Nil where it is not installed.
    static let shared = LibRSVG()

    private init?() {
        guard let library = dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL) else { return nil }
        /// Looked for in what librsvg loads, too.
        func function<Function>(_ name: String, as type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let handleFromData = function("rsvg_handle_new_from_data", as: HandleFromData.self),
              let sizeInPixels = function("rsvg_handle_get_intrinsic_size_in_pixels", as: SizeInPixels.self),
              let dimensions = function("rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self),
              let render = function("rsvg_handle_render_document", as: Render.self),
              let releaseObject = function("g_object_unref", as: Release.self),
              let releaseMessage = function("g_error_free", as: Release.self),
              let surfaceOnData = function("cairo_image_surface_create_for_data", as: SurfaceOnData.self),
              let contextOnSurface = function("cairo_create", as: ContextOnSurface.self),
              let releaseContext = function("cairo_destroy", as: Release.self),
              let releaseSurface = function("cairo_surface_destroy", as: Release.self),
              let pdfSurface = function("cairo_pdf_surface_create_for_stream", as: PDFSurface.self),
              let setPDFMetadata = function("cairo_pdf_surface_set_metadata", as: SetMetadata.self),
              let finishSurface = function("cairo_surface_finish", as: Release.self),
              let statusOfSurface = function("cairo_surface_status", as: Status.self) else { return nil }
        (self.handleFromData, self.sizeInPixels, self.dimensions, self.render) = (handleFromData, sizeInPixels, dimensions, render)
        (self.releaseObject, self.releaseMessage) = (releaseObject, releaseMessage)
        (self.surfaceOnData, self.contextOnSurface) = (surfaceOnData, contextOnSurface)
        (self.releaseContext, self.releaseSurface) = (releaseContext, releaseSurface)
        (self.pdfSurface, self.setPDFMetadata) = (pdfSurface, setPDFMetadata)
        (self.finishSurface, self.statusOfSurface) = (finishSurface, statusOfSurface)
    }
}
