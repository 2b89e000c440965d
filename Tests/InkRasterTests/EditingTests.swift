import CoreGraphics
import Ink
import InkRaster
import Testing

@Suite struct EditingTests {
    private let red = InkColor(red: 255, green: 0, blue: 0), blue = InkColor(red: 0, green: 0, blue: 255)

    @Test func anErasedStrokeUncoversWhatLayUnderIt() {
        let page = InkPage(scale: 1)
        page.draw(pen(10, red), [sample(10, 30), sample(100, 30)])
        let upper = page.draw(pen(10, blue), [sample(50, 10), sample(50, 60)])
        page.draw(pen(4), [sample(50, 30), sample(60, 30)])
        #expect(page.erase(upper.map(\.id)) == upper)
        let picture = page.picture(width: 128, height: 64)
        #expect((picture[50, 15], picture[44, 30], picture[55, 30]) == (white, 0xFFFF_0000, 0xFF00_0000))
        page.undo()
        #expect(page.picture(width: 128, height: 64)[50, 15] == 0xFF00_00FF)
        #expect(page.picture(width: 128, height: 64)[55, 30] == 0xFF00_0000, "it came back under the last one")
    }

    @Test func onlyTilesThatStrokesTouchAreShownAgain() {
        let page = InkPage(scale: 1)
        page.draw(pen(4), [sample(10, 10), sample(50, 50)])
        let far = page.draw(pen(4), [sample(1_010, 1_010), sample(1_050, 1_050)])
        _ = page.takeDirty()
        for change in [{ page.erase(far.map(\.id)) }, { page.undo() }, { page.redo() }] as [() -> Void] {
            change()
            let dirty = page.takeDirty()
            #expect(!dirty.isEmpty && dirty.allSatisfy { PixelRect(x: 960, y: 960, width: 128, height: 128).contains($0) })
        }
    }

    @Test func pastedStrokesLieOnTopUnderNamesOfTheirOwn() {
        let page = InkPage(scale: 1)
        let old = page.draw(pen(10, red), [sample(10, 30), sample(100, 30)])
        page.draw(pen(10, blue), [sample(50, 10), sample(50, 60)])
        let new = page.paste(old)
        #expect(new.count == 1 && new[0].samples == old[0].samples && new[0].id != old[0].id)
        #expect(page.drawing.strokes.map(\.brush.color) == [red, blue, red])
        #expect(page.picture(width: 128, height: 64)[50, 30] == 0xFFFF_0000)
        #expect(page.paste([]).isEmpty && page.undoDepth == 3)
    }

    @Test func aTransformedStrokeKeepsItsPlaceInTheOrder() {
        let page = InkPage(scale: 1)
        let lower = page.draw(pen(10, red), [sample(10, 30), sample(100, 30)])
        page.draw(pen(10, blue), [sample(50, 10), sample(50, 60)])
        let moved = page.transform(lower.map(\.id), by: CGAffineTransform(translationX: 0, y: 20))
        #expect(page.drawing.strokes.map(\.id) == [moved[0].id, page.drawing.strokes[1].id] && moved[0].id != lower[0].id)
        let picture = page.picture(width: 128, height: 64)
        #expect((picture[20, 50], picture[20, 30], picture[50, 50]) == (0xFFFF_0000, white, 0xFF00_00FF))
        page.undo()
        #expect(page.drawing.strokes[0] == lower[0])
    }

    @Test func whatMovesNothingIsNoStep() {
        let page = InkPage(scale: 1)
        let strokes = page.draw(pen(10), [sample(10, 30), sample(100, 30)])
        #expect(page.transform(strokes.map(\.id), by: .identity).isEmpty)
        #expect(page.transform(strokes.map(\.id), by: CGAffineTransform(translationX: 1e6, y: 0)).isEmpty)
        #expect(page.transform([Stroke.ID(99)], by: CGAffineTransform(translationX: 1, y: 0)).isEmpty)
        #expect(page.erase([Stroke.ID(99)]).isEmpty)
        #expect(page.undoDepth == 1)
    }
}
