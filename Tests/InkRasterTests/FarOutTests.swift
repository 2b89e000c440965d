import CoreGraphics
import Ink
import InkRaster
import Testing

@Suite struct FarOutTests {
    @Test func refusedSamplesLeaveNoTrace() {
        let plain = InkPage(scale: 1), disturbed = InkPage(scale: 1)
        plain.draw(pen(4), [sample(10, 10), sample(60, 50)])
        let id = disturbed.begin(pen(4), at: sample(.nan, 3))
        disturbed.extend(id, with: [sample(.infinity, 0), sample(10, 10), sample(1e300, -1e300), sample(30, .nan)])
        disturbed.extend(id, with: [sample(60, 50), sample(-.infinity, .infinity)])
        disturbed.finish(id)
        #expect(disturbed.drawing.strokes.map(\.samples) == plain.drawing.strokes.map(\.samples))
        #expect(disturbed.picture(width: 80, height: 80).hasSamePixels(as: plain.picture(width: 80, height: 80)))
    }

    @Test func aStrokeOfRefusedSamplesIsNoStep() {
        let page = InkPage(scale: 1)
        let id = page.begin(pen(4), at: sample(.nan, .nan))
        #expect(page.finish(id).isEmpty)
        #expect((page.undoDepth, page.drawing.isEmpty) == (0, true))
        #expect(page.takeDirty().isEmpty)
    }

    @Test func negativeCoordinatesAreAsGoodAsOthers() {
        let page = InkPage(scale: 1), moved = InkPage(scale: 1)
        let samples = [sample(10.25, 20.5), sample(70.75, 66.125), sample(30, 90)]
        page.draw(pen(5), samples)
        moved.draw(pen(5), samples.map { sample($0.position.x - 640, $0.position.y - 1280) })
        #expect(page.picture(width: 128, height: 128).hasSamePixels(as: moved.picture(width: 128, height: 128, x: -640, y: -1280)))
    }

    @Test func inkBeyondThePageIsKeptButNotPainted() {
        let page = InkPage(scale: 8)
        let strokes = page.draw(pen(512), [sample(9e5, 9e5), sample(-9e5, 9.1e5)])
        #expect(strokes.count == 1)
        #expect(page.takeDirty().isEmpty)
        #expect(page.undo() != nil)
        #expect(page.takeDirty().isEmpty)
    }

    @Test func aLineAcrossTheWholePageIsStraightHere() {
        let page = InkPage(scale: 1)
        page.draw(pen(4), [sample(-1e6, 50), sample(1e6, 50)])
        let picture = page.picture(width: 100, height: 100)
        for y in 0..<100 {
            for x in 0..<100 { #expect(picture[x, y] == ((48..<52).contains(y) ? 0xFF00_0000 : white)) }
        }
        let extent = InkPage.standardExtent
        #expect(page.takeDirty().allSatisfy { extent.contains($0) })
    }

    @Test func unknownStrokesAreIgnored() {
        let page = InkPage(scale: 1)
        let id = page.begin(pen(4), at: sample(1, 1))
        page.takeBack(id)
        _ = page.takeDirty()
        page.extend(id, with: [sample(5, 5)])
        page.breakPiece(id)
        page.takeBack(id)
        #expect(page.finish(id).isEmpty)
        #expect(page.takeDirty().isEmpty)
        #expect(page.undoDepth == 0)
    }

    @Test func scalesOutsideTheLimitsAreLimited() {
        #expect(InkPage(scale: .nan).scale == 1)
        #expect(InkPage(scale: -1).scale == InkPage.scales.lowerBound)
        #expect(InkPage(scale: .infinity).scale == InkPage.scales.upperBound)
        let page = InkPage(scale: 2)
        page.setScale(.nan)
        #expect(page.scale == 2)
    }
}
