import CoreGraphics
import DrawingExport

/// How pictures are saved.
struct SaveChoices: Equatable, Sendable {
    /// What of the drawing gets into the picture.
    enum Area: String, CaseIterable, Sendable {
        /// What is drawn, and a little around it.
        case drawing
        case page
        /// What the window shows, as it shows it.
        case window
    }

    /// Folders that everybody has.
    enum Place: String, CaseIterable, Sendable {
        case pictures, documents, desktop
    }

    /// Pixels a point that can be chosen.
    static let scales = [1, 2, 3, 4, 8]

    var format = PictureFormat.png
    var area = Area.drawing
    /// Pixels a point; nil is as many as the screen has.
    var scale: Int?
    /// Off, the picture is transparent where nothing is drawn.
    var hasPaper = true
    /// The picture can be opened again and gone on with.
    var carriesDrawing = true
    var place = Place.pictures

    /// - Parameters:
    ///   - screenScale: pixels a point of the screen.
    ///   - window: what of the page the window shows, in points.
    func settings(screenScale: CGFloat, window: CGRect) -> ExportSettings {
        var settings = ExportSettings(paper: hasPaper ? Paper.warmWhite : nil)
        settings.area = switch area {
        case .drawing: .ink(margin: ExportSettings.standardMargin)
        case .page: .page
        case .window:
            .part(x: Double(window.minX), y: Double(window.minY), width: Double(window.width), height: Double(window.height))
        }
        settings.size = .scale(scale.map { Double($0) } ?? Double(screenScale))
        settings.carriesDrawing = carriesDrawing
        return settings
    }
}
