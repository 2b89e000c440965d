import CoreGraphics
import Ink

/// A drawing as it is seen, to be handed on: without history, and without the moments at which anything was done.
public struct PortableDrawing: Equatable, Sendable {
    /// Strokes named 1, 2, 3 … at places 0, 1, 2 …, each beginning at the time 0, over pictures named alike.
    public let drawing: Drawing
    /// In points; nil where nothing is known.
    public let page: CGSize?

    /// O(samples).
    /// - Parameters:
    ///   - strokes: in painting order; what they were named does not get in.
    ///   - pictures: below them.
    ///   - page: left out where it is none a drawing can have.
    public init(_ strokes: some Sequence<Stroke>, pictures: [PlacedPicture] = [], page: CGSize?) {
        drawing = Drawing(
            strokes: strokes.enumerated().map { number, stroke in stroke.portable(Stroke.ID(UInt64(number + 1))) },
            pictures: pictures.enumerated().compactMap { number, placed in
                PlacedPicture(placed.picture.renamed(Picture.ID(UInt64(number + 1))), transform: placed.transform)
            })
        self.page = page.flatMap { page in
            JournalEntry.pageSides.contains(Double(page.width)) && JournalEntry.pageSides.contains(Double(page.height)) ? page : nil
        }
    }

    /// A compressed drawing file. O(samples).
    /// - Returns: nil where it would be longer than a gigabyte before it is compressed.
    public func bytes() -> [UInt8]? {
        var bytes = Header.bytes
        if let page { bytes += Frame(.page(page)).bytes }
        var history = DrawingHistory()
        history.keepRecords()
        if !drawing.pictures.isEmpty {
            history.show(drawing.pictures)
            for record in history.takeRecords() { bytes += Frame(JournalEntry(record)).bytes }
        }
        let strokes = Array(drawing.strokes)
        // A frame has its limits.
        for start in stride(from: 0, to: strokes.count, by: Self.strokesAFrame) {
            history.add(Array(strokes[start..<min(strokes.count, start + Self.strokesAFrame)]))
            for record in history.takeRecords() { bytes += Frame(.record(record)).bytes }
        }
        return Deflated.bytes(of: bytes)
    }

    /// What `bytes` was made of; nil where it is damaged in any way. O(bytes).
    public init?(bytes: [UInt8]) {
        guard let file = Deflated.content(of: bytes), let contents = try? JournalDecoder.decode(file).contents, contents.isWhole else {
            return nil
        }
        self.init(contents.history.drawing.strokes, pictures: contents.history.drawing.pictures, page: contents.page)
    }

    private static let strokesAFrame = 256
}

extension Stroke {
    /// The same line under another name, its first sample at the time 0: how it is modelled depends on what passes between samples only.
    fileprivate func portable(_ id: ID) -> Stroke {
        let start = samples.first?.time ?? 0
        guard start != 0 else { return renamed(id) }
        let moved = samples.map { sample in
            var moved = sample
            moved.time = sample.time - start
            return moved
        }
        return Stroke(id: id, brush: brush, samples: moved) ?? renamed(id)
    }
}
