import DrawingExport
import ImageFiles

extension ExportJob {
    /// Does it. Needs no display. O(pixels + ink).
    /// - Parameter report: hears what is wrong with the drawing's file though it could be read, in a line.
    /// - Throws: an error that names the path and the cause.
    public func run(report: (String) -> Void) throws {
        let path = FilePath(input == "-" ? "/dev/stdin" : input)
        let found = try DrawingInput(reading: path), opened: OpenedFile
        do { opened = try found.opened() } catch { throw DrawingFileError(cause: "cannot open \(path): \(error)") }
        if !opened.isWhole { report("\(path) is damaged: what can be read of it is exported") }
        let drawing = ExportedDrawing(opened.content, page: opened.page)
        try PictureExport(drawing, settings, as: format, for: path).writeForUser(to: output, overwrites: overwrites)
    }

    private var settings: ExportSettings {
        var settings = ExportSettings(paper: isTransparent ? nil : Paper.warmWhite)
        settings.area = margin.map { .ink(margin: $0) } ?? .page
        (settings.size, settings.carriesDrawing) = (size, carriesDrawing)
        return settings
    }
}

extension PictureExport {
    /// - Parameter path: of the drawing; errors name it.
    init(_ drawing: ExportedDrawing, _ settings: ExportSettings, as format: PictureFormat, for path: FilePath) throws {
        do { try self.init(drawing, settings, as: format) } catch { throw DrawingFileError(cause: "cannot export \(path): \(error)") }
    }

    /// Writes to a path from the command line.
    /// - Throws: an error that names the path and the cause.
    func writeForUser(to output: String, overwrites: Bool) throws {
        let path = FilePath(output == "-" ? "/dev/stdout" : output)
        do { try write(to: path, overwrites: overwrites) } catch let error as FileError where error.isThereAlready && !overwrites {
            throw DrawingFileError(cause: "\(error); --force replaces it")
        }
    }
}
