import CoreGraphics
import DrawingExport
import ImageFiles
import Ink
import UIKit

/// Saves the drawing as a new PNG, away from the main thread.
@MainActor
final class PictureSaver {
    private let services: any HostServices
    private let folder: @Sendable () throws -> FilePath
    private let reportError: @Sendable (String) -> Void
    /// Whether pictures hold the drawing too, so that they can be opened and gone on with.
    var carriesDrawing = true

    /// - Parameters:
    ///   - folder: where pictures go; asked anew each time, since the user may mend it meanwhile.
    ///   - reportError: hears every failure in one line.
    init(services: any HostServices, folder: @escaping @Sendable () throws -> FilePath, reportError: @escaping @Sendable (String) -> Void) {
        (self.services, self.folder, self.reportError) = (services, folder, reportError)
    }

    /// The page at `scale` on its paper, under a name by date and time that was free.
    func save(_ page: ExportedDrawing, scale: CGFloat, then: @escaping @MainActor @Sendable (Result<FilePath, any Error>) -> Void) {
        let (folder, reportError) = (folder, reportError)
        var settings = ExportSettings(paper: Paper.warmWhite)
        (settings.size, settings.carriesDrawing) = (.scale(Double(scale)), carriesDrawing)
        let chosen = settings
        services.runInBackground {
            let result = Result {
                let export = try PNGExport(page, chosen)
                return try SavedPicture.save(into: folder(), at: Date()) { file in try export.write { try file.append($0) } }
            }
            if case .failure(let error) = result { reportError("\(error)") }
            return { then(result) }
        }
    }
}
