import CoreGraphics
import DrawingExport
import ImageFiles
import UIKit

/// Saves drawings as new picture files, away from the main thread.
@MainActor
final class PictureSaver {
    private let services: any HostServices
    private let folder: @Sendable (SaveChoices.Place) throws -> FilePath
    private let reportError: @Sendable (String) -> Void
    /// Whether places can be chosen; all pictures go to one folder otherwise.
    let hasPlaces: Bool

    /// - Parameters:
    ///   - folder: where pictures go; asked anew each time, since the user may mend it meanwhile.
    ///   - reportError: hears every failure in one line.
    init(
        services: any HostServices, hasPlaces: Bool, folder: @escaping @Sendable (SaveChoices.Place) throws -> FilePath,
        reportError: @escaping @Sendable (String) -> Void
    ) {
        (self.services, self.hasPlaces, self.folder, self.reportError) = (services, hasPlaces, folder, reportError)
    }

    /// Under a name that was free; a file that is there is never replaced.
    /// - Parameters:
    ///   - name: without what tells the format; nil is by date and time.
    ///   - task: to be told how far it is, and to be cancelled with.
    func save(
        _ page: ExportedDrawing, _ settings: ExportSettings, as format: PictureFormat, named name: String?, in place: SaveChoices.Place,
        task: SavingTask, then: @escaping @MainActor @Sendable (Result<FilePath, any Error>) -> Void
    ) {
        let (folder, reportError) = (folder, reportError)
        services.runInBackground {
            let result = Result {
                let export = try PictureExport(page, settings, as: format)
                let folder = try folder(place)
                func write(_ file: FileBytes) throws { try export.write(progress: { task.report($0) }) { try file.append($0) } }
                let stem = name.flatMap { PictureFileName.stem($0) }
                guard let stem else { return try SavedPicture.save(into: folder, at: Date(), ending: format.rawValue, by: write) }
                try Folder.create(folder)
                let names = PictureFileName.candidates(stem, ending: format.rawValue)
                return try AtomicFile.create(in: folder, names: names, by: write)
            }
            if case .failure(let error) = result, !(error is CancellationError) { reportError("\(error)") }
            return { then(result) }
        }
    }
}
