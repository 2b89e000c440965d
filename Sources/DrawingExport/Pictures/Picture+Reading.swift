import CoreGraphics
import DrawingFiles
import ImageFiles
import Ink

extension Picture {
    /// A picture of a file's bytes. O(bytes + pixels).
    /// - Throws: `PictureError` where they are no picture, `UnkeepablePicture` where no drawing file can hold it.
    public convenience init(_ id: ID, readingFrom bytes: [UInt8]) throws {
        guard bytes.count <= JournalEntry.mostPictureBytes else { throw UnkeepablePicture(bytes: bytes.count) }
        let pixels = try PictureReader.read(bytes)
        self.init(id: id, width: pixels.width, height: pixels.height, bytes: bytes)
    }
}

/// A picture's file is too long for a drawing.
public struct UnkeepablePicture: Error, CustomStringConvertible {
    let bytes: Int

    public var description: String {
        "a file of \(bytes >> 20) MB is too large for a drawing (at most \(JournalEntry.mostPictureBytes >> 20) MB)"
    }
}
