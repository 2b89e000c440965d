import CoreGraphics
import Ink
import InkRaster
import Testing

@Suite struct WetInkTests {
    @Test func undoAndClearLeaveWetInkAlone() {
        let page = InkPage(scale: 1)
        page.draw(pen(6), [sample(10, 100), sample(100, 100)])
        let id = page.begin(pen(6), at: sample(10, 30))
        page.extend(id, with: [sample(100, 30)])
        page.undo()
        #expect(page.picture(width: 128, height: 128)[50, 30] == 0xFF00_0000)
        #expect(page.picture(width: 128, height: 128)[50, 100] == white)
        page.redo()
        page.clear()
        #expect(page.picture(width: 128, height: 128)[50, 30] == 0xFF00_0000)
        page.finish(id)
        #expect(page.drawing.strokes.count == 1)
    }

    @Test func takingBackLeavesNoStep() {
        let page = InkPage(scale: 1)
        let id = page.begin(pen(6), at: sample(10, 30))
        page.takeBack(id)
        #expect((page.undoDepth, page.drawing.isEmpty, page.wetStrokes.isEmpty) == (0, true, true))
        let picture = page.picture(width: 64, height: 64)
        #expect((0..<64 * 64).allSatisfy { picture.pixels[$0] == white })
    }

    @Test func strokesLieInTheOrderTheyWereBegunWhileWetAndFinishedWhenDry() {
        let page = InkPage(scale: 1)
        let red = InkColor(red: 255, green: 0, blue: 0), blue = InkColor(red: 0, green: 0, blue: 255)
        let first = page.begin(pen(20, red), at: sample(30, 30))
        let second = page.begin(pen(20, blue), at: sample(30, 30))
        #expect(page.picture(width: 64, height: 64)[30, 30] == 0xFF00_00FF)
        page.finish(second)
        #expect(page.picture(width: 64, height: 64)[30, 30] == 0xFFFF_0000, "the wet one lies on top")
        page.finish(first)
        #expect(page.picture(width: 64, height: 64)[30, 30] == 0xFFFF_0000)
        #expect(page.drawing.strokes.map(\.brush.color) == [blue, red])
    }

    @Test func piecesOfOneStrokeAreUndoneTogether() {
        let page = InkPage(scale: 1)
        let id = page.begin(pen(4), at: sample(10, 10))
        page.breakPiece(id)
        page.breakPiece(id)
        page.extend(id, with: [sample(50, 10), sample(50, 50)])
        page.breakPiece(id)
        let strokes = page.finish(id)
        #expect(strokes.map(\.samples.count) == [1, 2])
        #expect(Set(strokes.map(\.id)).count == 2)
        #expect(page.undoDepth == 1)
        page.undo()
        #expect(page.drawing.isEmpty)
    }

    @Test func loadingShowsTheDrawingAndForgetsHistory() {
        let source = InkPage(scale: 1), page = InkPage(scale: 1)
        source.draw(pen(4), [sample(10, 10), sample(60, 60)])
        page.draw(pen(9), [sample(60, 10)])
        _ = page.begin(pen(9), at: sample(20, 50))
        page.load(source.drawing)
        #expect(page.picture(width: 80, height: 80).hasSamePixels(as: source.picture(width: 80, height: 80)))
        #expect((page.undoDepth, page.redoDepth, page.wetStrokes.count) == (0, 0, 0))
        let known = Set(page.drawing.strokes.map(\.id))
        #expect(page.draw(pen(4), [sample(1, 1)]).allSatisfy { !known.contains($0.id) })
    }

    @Test func compositingWritesItsClipOnly() {
        let page = InkPage(scale: 1)
        page.draw(pen(30), [sample(0, 0), sample(80, 80)])
        let buffer = PixelBuffer(width: 80, height: 80)
        let clip = PixelRect(minX: 13, minY: 20, maxX: 47, maxY: 61)
        page.composite(into: buffer, clip: clip, originX: 3, originY: -7, paper: white)
        let whole = page.picture(width: 80, height: 80, x: -3, y: 7)
        for y in 0..<80 {
            for x in 0..<80 { #expect(buffer[x, y] == (clip.contains(x: x, y: y) ? whole[x, y] : 0)) }
        }
        page.composite(into: buffer, clip: PixelRect(minX: -50, minY: -50, maxX: 500, maxY: 500), originX: 3, originY: -7, paper: white)
        #expect(buffer.hasSamePixels(as: whole))
        page.composite(into: buffer, clip: PixelRect(minX: 90, minY: 0, maxX: 95, maxY: 5), paper: white)
    }
}
