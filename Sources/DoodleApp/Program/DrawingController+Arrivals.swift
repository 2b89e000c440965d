import DrawingExport
import ImageFiles
import Ink
import UIKit

/// Pictures and drawings that come from elsewhere, and a picture that goes there.
extension DrawingController {
    /// Lays what was copied under or onto the ink, in the middle of the window.
    func paste() {
        UIPasteboard.general.load(PasteboardType.images + [PasteboardType.fileURL]) { [weak self] result in
            guard let self else { return }
            switch result {
            case .failure(let error): tellNotPasted("\(error)", path: nil)
            case .success(let content) where content.type == PasteboardType.fileURL:
                let paths = FileAddresses.paths(in: Array(content.data))
                if paths.isEmpty { tellNotPasted("\(PasteboardError.empty)", path: nil) }
                take(paths, at: nil)
            case .success(let content):
                let bytes = Array(content.data)
                bring(at: nil, path: nil) { try Arrival(bytes) }
            }
        }
    }

    /// Copies what is seen of the drawing, as a picture that can be pasted here as ink again.
    func copyPicture() {
        let drawing = canvas.page.visibleDrawing
        guard !drawing.isEmpty else { return }
        let exported = ExportedDrawing(drawing, page: pageSize, images: canvas.page.images ?? .fromFiles())
        var settings = ExportSettings(paper: Paper.warmWhite)
        (settings.area, settings.size) = (.ink(margin: ExportSettings.standardMargin), .scale(Double(canvas.sight.screenScale)))
        let chosen = settings
        application.services.runInBackground {
            let result = Result {
                var bytes: [UInt8] = []
                try PNGExport(exported, chosen).write { bytes += $0 }
                return bytes
            }
            return { [weak self] in
                do {
                    try UIPasteboard.general.copy([PasteboardContent(type: PasteboardType.png, data: Data(try result.get()))])
                    self?.toasts.show(Toast(id: .copied, icon: .done, text: "Copied as a picture"))
                } catch { self?.toasts.show(Toast(id: .failed, icon: .warning, text: "Not copied: \(error)")) }
            }
        }
    }

    /// Files were dropped on the window.
    /// - Parameter place: in points of the canvas; nil where nobody knows.
    /// - Returns: whether there were any.
    func take(_ items: DroppedItems, at place: CGPoint?) -> Bool {
        guard !items.filePaths.isEmpty, !isCovered else { return false }
        take(items.filePaths.map { FilePath(bytes: $0) }, at: place)
        return true
    }

    /// A drawing is opened where drawings are kept; all else comes onto the page.
    private func take(_ paths: [FilePath], at place: CGPoint?) {
        for path in paths {
            if path.name.text.lowercased().hasSuffix(".doodle"), shelf != nil { return openDrawing(at: path) }
            bring(at: place, path: path) { try Arrival(FileReader.read(path, limit: DrawingInput.longest)) }
        }
    }

    /// Reads in the background and lays on the page what was read.
    /// - Parameters:
    ///   - place: for its middle, in points of the canvas; nil is the window's middle.
    ///   - path: what a person is told of if it goes wrong.
    private func bring(at place: CGPoint?, path: FilePath?, _ read: @escaping @Sendable () throws -> Arrival) {
        application.services.runInBackground {
            let result = Result { try read() }
            return { [weak self] in
                guard let self else { return }
                switch result {
                case .success(let arrival): lay(arrival, at: place, path: path)
                case .failure(let error): tellNotPasted(Self.cause(of: error), path: path)
                }
            }
        }
    }

    private func lay(_ arrival: Arrival, at place: CGPoint?, path: FilePath?) {
        let page = canvas.page, window = canvas.bounds
        let laying = arrival.laying(
            on: page.drawing, nextPicture: page.nextPicture, middle: place ?? CGPoint(x: window.midX, y: window.midY), in: window.size,
            canvas.sight.transform.affine)
        let text: String
        switch laying {
        case .picture(let placed)?:
            canvas.change { $0.show($0.drawing.pictures + [placed]) }
            text = "Picture laid under the ink"
        case .ink(let strokes, let pictures)?:
            canvas.change { page in
                if !pictures.isEmpty { page.show(page.drawing.pictures + pictures) }
                page.paste(strokes)
            }
            text = "Drawing added"
        case nil: return tellNotPasted("there is nothing in it that fits on the page", path: path)
        }
        toasts.show(Toast(id: .added, icon: .done, text: text, action: Toast.Action(title: "Undo") { [unowned self] in perform(.undo) }))
    }

    private func tellNotPasted(_ cause: String, path: FilePath?) {
        toasts.show(Toast(
            id: .failed, icon: .warning, text: path == nil ? "Not pasted: \(cause)" : "Not opened: \(cause)", path: path?.text))
    }
}
