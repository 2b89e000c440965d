import DrawingExport
import Foundation
import ImageFiles
import InkRaster
import UIKit

/// Writes what the command line asks for: the view tree, the drawing, the window's pixels, the page.
@MainActor
struct Outputs {
    let options: Options
    let window: UIWindow
    let controller: DrawingController

    /// All that was asked for at exit. Every one is tried, whatever becomes of the others.
    /// - Returns: what went wrong, a line each.
    func writeAll() -> [String] {
        let jobs: [(path: String?, write: (String) throws -> Void)] = [
            (options.dumpUIPath, writeUI),
            (options.dumpDrawingPath, writeDrawing),
            (options.screenshotPath, writeScreenshot),
            (options.export?.path, writeExport),
        ]
        return jobs.compactMap { path, write in path.flatMap { path in Outputs.failure { try write(path) } } }
    }

    func writeDrawing(to path: String) throws {
        let page = controller.canvas.page
        let file = DrawingFile(
            page.drawing, page: controller.pageSize, undoDepth: page.undoDepth, redoDepth: page.redoDepth,
            view: controller.canvas.sight.transform.affine)
        try write(file, to: path)
    }

    /// The window's pixels as they are shown.
    func writeScreenshot(to path: String) throws {
        controller.canvas.finishRepaint()
        guard let picture = window.snapshot() else {
            throw UsageError(description: "cannot write “\(path)”: the window has no pixels")
        }
        try PNGFile.write(picture, to: file(path))
    }

    /// nil when `body` went well, else the error in words.
    static func failure(of body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch { return "\(error)" }
    }

    private func writeUI(to path: String) throws { try write(UIDump(window), to: path) }

    private func writeExport(to path: String) throws {
        let page = ExportedDrawing(
            controller.canvas.page.drawing, page: controller.canvas.bounds.size, images: controller.canvas.page.images ?? .fromFiles())
        let settings = ExportSettings(paper: Paper.warmWhite)
        try PictureExport(page, settings, as: options.export?.format ?? .png).write(to: file(path), overwrites: true)
    }

    private func write(_ value: some Encodable, to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try AtomicFile.replace(file(path), with: Array(encoder.encode(value)) + Array("\n".utf8))
    }

    private func file(_ path: String) -> FilePath { FilePath(path == "-" ? "/dev/stdout" : path) }
}
