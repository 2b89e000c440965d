import CoreGraphics
import DrawingExport
import Foundation
import ImageFiles
import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// Pictures and drawings that are pasted, dropped on the window or named on the command line.
@MainActor @Suite(.serialized) struct ArrivalTests {
    /// A file of one colour.
    private func png(width: Int, height: Int, _ color: UInt32 = 0xFF30_60C0) throws -> [UInt8] {
        let picture = PixelBuffer(width: width, height: height)
        picture.fill(color, in: picture.bounds)
        return try PNGEncoder.encode(picture)
    }

    private func paste(_ bytes: [UInt8], into doodle: Doodle, as type: String = PasteboardType.png) throws {
        try UIPasteboard.general.copy([PasteboardContent(type: type, data: Data(bytes))])
        doodle.touch.key("v", modifiers: .control)
    }

    @Test func aPastedPictureLiesInTheMiddleUnderTheInkAndUndoTakesItAway() throws {
        let doodle = try Doodle()
        doodle.draw([CGPoint(x: 400, y: 360), CGPoint(x: 600, y: 360)])
        let before = try doodle.shown()
        try paste(png(width: 100, height: 60), into: doodle)
        let shown = try doodle.shown()
        #expect(doodle.drawing.pictures.first?.bounds == CGRect(x: 462, y: 330, width: 100, height: 60))
        #expect(shown[512, 210] == 0xFF30_60C0 && shown[512, 230] == 0xFF00_0000 && shown[461, 210] == before[461, 210])
        doodle.touch.key("z", modifiers: .control)
        #expect(doodle.drawing.pictures.isEmpty && doodle.drawing.strokes.count == 1)
        #expect(try doodle.shown().hasSamePixels(as: before))
    }

    @Test func aPictureThatIsLargerThanTheWindowIsMadeSmaller() throws {
        let doodle = try Doodle()
        try paste(png(width: 4_096, height: 1_024), into: doodle)
        let bounds = try #require(doodle.drawing.pictures.first?.bounds)
        // Eight tenths of 1024.
        #expect(abs(bounds.width - 819.2) < 0.01 && abs(bounds.midX - 512) < 0.01 && abs(bounds.height - 204.8) < 0.01)
    }

    @Test func onAnEnlargedPageAPictureIsAsLargeOnTheScreen() throws {
        let doodle = try Doodle()
        doodle.touch.key("+", modifiers: .control)
        doodle.touch.key("+", modifiers: .control)
        try paste(png(width: 100, height: 60), into: doodle)
        let scale = doodle.controller.canvas.sight.transform.scale
        let bounds = try #require(doodle.drawing.pictures.first?.bounds)
        #expect(scale > 1.2 && abs(bounds.width * scale - 100) < 1e-6)
    }

    @Test func aCopiedDrawingIsPastedAsInk() throws {
        let doodle = try Doodle()
        doodle.draw([CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 260)])
        doodle.touch.key("c", modifiers: .control)
        #expect(UIPasteboard.general.types == [PasteboardType.png])
        doodle.touch.key("v", modifiers: .control)
        #expect(doodle.drawing.strokes.count == 2 && doodle.drawing.pictures.isEmpty)
        let bounds = try #require(doodle.drawing.strokes.last?.bounds)
        #expect(abs(bounds.midX - 512) < 0.5 && abs(bounds.midY - 360) < 0.5)
        doodle.touch.key("z", modifiers: .control)
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test func inkWithErasuresThatWouldEraseWhatIsThereComesAsAPicture() throws {
        let doodle = try Doodle()
        doodle.draw([CGPoint(x: 412, y: 360), CGPoint(x: 612, y: 360)])
        doodle.touch.key("e")
        doodle.draw([CGPoint(x: 512, y: 350), CGPoint(x: 512, y: 370)])
        doodle.touch.key("c", modifiers: .control)
        doodle.touch.key("v", modifiers: .control)
        #expect(doodle.drawing.pictures.count == 1 && doodle.drawing.strokes.count == 2)
        // On an empty page nothing is in its way.
        doodle.controller.perform(.clear)
        doodle.touch.key("v", modifiers: .control)
        #expect(doodle.drawing.pictures.isEmpty && doodle.drawing.strokes.count == 2)
    }

    @Test func aDroppedPictureLiesWhereItWasDropped() throws {
        let doodle = try Doodle()
        let path = doodle.folder.url("photo ü%20.png")
        try Data(png(width: 40, height: 20)).write(to: path)
        doodle.drop([Array(path.path.utf8)], at: CGPoint(x: 300, y: 200))
        #expect(doodle.drawing.pictures.first?.bounds == CGRect(x: 280, y: 190, width: 40, height: 20))
    }

    @Test func aFileThatIsNoPictureIsNamedWithTheCauseAndChangesNothing() throws {
        let doodle = try Doodle()
        let path = doodle.folder.url("film.gif")
        try Data("GIF89a".utf8).write(to: path)
        doodle.drop([Array(path.path.utf8)], at: CGPoint(x: 300, y: 200))
        #expect(doodle.drawing.isEmpty)
        let texts = doodle.toastTexts
        #expect(texts.contains { $0.hasPrefix("Not opened: ") }, "\(texts)")
        doodle.drop([Array((path.path + "-gone").utf8)], at: nil)
        #expect(doodle.toastTexts.contains { $0.contains("No such file") }, "\(doodle.toastTexts)")
    }

    @Test func nothingToPasteSaysSo() throws {
        let doodle = try Doodle()
        try UIPasteboard.general.copy([])
        doodle.touch.key("v", modifiers: .control)
        #expect(doodle.toastTexts.contains("Not pasted: there is nothing to paste"), "\(doodle.toastTexts)")
    }

    @Test func copiedFilesArePastedAsWhatIsInThem() throws {
        let doodle = try Doodle()
        let path = doodle.folder.url("a b.png")
        try Data(png(width: 40, height: 20)).write(to: path)
        try paste(Array("# copied\r\nfile://\(path.path.replacingOccurrences(of: " ", with: "%20"))\r\n".utf8), into: doodle, as: PasteboardType.fileURL)
        #expect(doodle.drawing.pictures.count == 1)
    }

    @Test func clearTakesPicturesAwayToo() throws {
        let doodle = try Doodle()
        try paste(png(width: 40, height: 20), into: doodle)
        doodle.controller.perform(.clear)
        #expect(doodle.drawing.isEmpty)
        doodle.touch.key("z", modifiers: .control)
        #expect(doodle.drawing.pictures.count == 1)
    }

    @Test func addressesOfFilesAreReadByteForByte() {
        let list = "file:///a%20b/%C3%BC\nfile://localhost/c\n#no\nhttp://x/y\nfile://elsewhere/d\nfile:/e%2\nfile:f\n"
        #expect(FileAddresses.paths(in: Array(list.utf8)).map(\.text) == ["/a b/ü", "/c", "/e%2"])
    }

    @Test func aPhotographOnTheCommandLineIsAPageOfItsSize() throws {
        let folder = try TemporaryFolder(), path = folder.url("a.png")
        try Data(png(width: 2_048, height: 1_024)).write(to: path)
        var options = Options()
        options.file = path.path
        options.doesRestore = false
        let opened = try #require(try options.openFile())
        #expect(opened.page == CGSize(width: 1_024, height: 512))
        #expect(opened.content.pictures.first?.bounds == CGRect(x: 0, y: 0, width: 1_024, height: 512))
    }

    @Test func aDrawingInJSONHasItsPictures() throws {
        let picture = try Picture(Picture.ID(1), readingFrom: png(width: 3, height: 2))
        let placed = try #require(PlacedPicture(picture, transform: CGAffineTransform(a: 2, b: 0.5, c: 0, d: 1, tx: 7, ty: 8)))
        let file = DrawingFile(Drawing(strokes: [], pictures: [placed]), undoDepth: 0, redoDepth: 0)
        let again = try DrawingFile(json: Array(JSONEncoder().encode(file))).drawing()
        #expect(again.pictures == [placed])
        var wrong = file
        wrong.pictures?[0].width = 9
        #expect { try wrong.drawing() } throws: { "\($0)" == "picture 1: it has 3×2 pixels and not 9×2" }
        wrong.pictures?[0].transform = [0, 0, 0, 0, 0, 0]
        wrong.pictures?[0].width = 3
        #expect { try wrong.drawing() } throws: { "\($0)".contains("no inverse") }
    }
}

extension Doodle {
    /// A stroke of a finger.
    fileprivate func draw(_ places: [CGPoint]) {
        touch.drag(from: places[0], to: places[1], steps: 20)
    }

    fileprivate func drop(_ paths: [[UInt8]], at place: CGPoint?) {
        touch.send(.drop(HostEvent.Drop(paths: paths, at: place)))
    }

    fileprivate var toastTexts: [String] {
        var texts: [String] = []
        func look(_ view: UIView) {
            if view.accessibilityIdentifier == "toast", let label = view.accessibilityLabel { texts.append(label) }
            for part in view.subviews { look(part) }
        }
        look(window)
        return texts
    }

    /// What the window shows, and goes on showing whatever happens.
    fileprivate func shown() throws -> PixelBuffer {
        let frame = try picture()
        guard let copy = frame.copy(of: PixelRect(x: 0, y: 130, width: frame.width, height: 460)) else { throw NothingShown() }
        return copy
    }
}

extension TemporaryFolder {
    fileprivate func url(_ name: String) -> URL { URL(fileURLWithPath: path).appendingPathComponent(name) }
}
