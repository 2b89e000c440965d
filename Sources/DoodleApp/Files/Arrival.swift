import CoreGraphics
import DrawingExport
import DrawingFiles
import ImageFiles
import Ink

/// Something that is brought onto the page: pasted, or dropped on the window.
struct Arrival: Sendable {
    /// Ink, and pictures that lie under it; empty for a mere picture.
    let drawing: Drawing
    /// All of it as one picture; nil where it came as a drawing only.
    let picture: Picture?

    /// O(bytes + pixels).
    /// - Throws: an error with the cause.
    init(_ bytes: [UInt8]) throws {
        let input = DrawingInput(bytes)
        switch input.kind {
        case .journal, .json: (drawing, picture) = (try input.opened().content, nil)
        case .png, .otherPicture:
            drawing = input.kind == .png ? try DoodlePNG.drawing(in: bytes)?.drawing ?? Drawing() : Drawing()
            picture = try Picture(Picture.ID(0), readingFrom: PictureNotes.removed(from: bytes))
        }
    }

    /// How it is laid on a page: ink stays ink that can be undone and erased, unless its erasers would take away what is there.
    enum Laying {
        case ink([Stroke], [PlacedPicture])
        case picture(PlacedPicture)
    }

    /// - Parameters:
    ///   - present: what is on the page.
    ///   - middle: where its middle comes to lie, in points of the window.
    ///   - toWindow: from the page to the window.
    /// - Returns: nil where the page has no such place, or there is nothing in it. O(strokes).
    func laying(
        on present: Drawing, nextPicture: Picture.ID, middle: CGPoint, in window: CGSize, _ toWindow: CGAffineTransform
    ) -> Laying? {
        let box = drawing.bounds, place = middle.applying(toWindow.inverted())
        let way = box.isNull ? CGAffineTransform.identity : CGAffineTransform(translationX: place.x - box.midX, y: place.y - box.midY)
        let target = box.applying(way)
        let erases = drawing.strokes.contains { $0.brush.tool == .eraser }
        let isInTheWay = erases && present.strokes.contains { $0.bounds.intersects(target) }
        if !drawing.isEmpty, !isInTheWay || picture == nil {
            let strokes = drawing.strokes.compactMap { $0.applying(way, id: $0.id) }
            guard strokes.count == drawing.strokes.count else { return nil }
            let pictures = drawing.pictures.enumerated().compactMap { number, placed in
                PlacedPicture(
                    placed.picture.renamed(Picture.ID(nextPicture.rawValue + UInt64(number))), transform: placed.transform.concatenating(way))
            }
            return .ink(strokes, pictures)
        }
        let placed = picture.flatMap { PicturePlacing.placed($0.renamed(nextPicture), middle: middle, in: window, toWindow) }
        return placed.map { .picture($0) }
    }
}
