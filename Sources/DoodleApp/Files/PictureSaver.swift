import CoreGraphics
import ImageFiles
import Ink
import InkRaster
import UIKit

/// Saves the drawing as a new PNG, away from the main thread.
@MainActor
final class PictureSaver {
    private let services: any HostServices
    private let folder: @Sendable () throws -> FilePath
    private let reportError: @Sendable (String) -> Void

    /// - Parameters:
    ///   - folder: where pictures go; asked anew each time, since the user may mend it meanwhile.
    ///   - reportError: hears every failure in one line.
    init(services: any HostServices, folder: @escaping @Sendable () throws -> FilePath, reportError: @escaping @Sendable (String) -> Void) {
        (self.services, self.folder, self.reportError) = (services, folder, reportError)
    }

    /// The page of `size` points at `scale` on its paper, under a name by date and time that was free.
    func save(_ drawing: Drawing, size: CGSize, scale: CGFloat, then: @escaping @MainActor @Sendable (Result<FilePath, any Error>) -> Void) {
        let (folder, reportError) = (folder, reportError)
        services.runInBackground {
            let result = Result {
                let pixels = PageRenderer.render(drawing, size: size, scale: scale)
                return try SavedPicture.save(pixels, into: folder(), at: Date())
            }
            if case .failure(let error) = result { reportError("\(error)") }
            return { then(result) }
        }
    }
}
