import CoreGraphics
import Ink
import InkRaster
import Testing

@Suite struct DirtyTests {
    @Test func aSegmentIsAsLargeAsWhatItCovers() throws {
        let page = InkPage(scale: 2)
        let id = page.begin(pen(6), at: sample(20, 20))
        #expect(page.takeDirty() == [PixelRect(minX: 34, minY: 34, maxX: 46, maxY: 46)])
        page.extend(id, with: [sample(30, 20)])
        #expect(page.takeDirty() == [PixelRect(minX: 34, minY: 34, maxX: 66, maxY: 46)])
        #expect(page.takeDirty().isEmpty)
    }

    @Test func tenFingersAreTenRectangles() {
        let page = InkPage(scale: 1)
        let fingers = (0..<10).map { page.begin(pen(4), at: sample(Double($0) * 100, Double($0) * 60)) }
        _ = page.takeDirty()
        for (number, id) in fingers.enumerated() {
            page.extend(id, with: [sample(Double(number) * 100 + 5, Double(number) * 60 + 5)])
        }
        let dirty = page.takeDirty()
        #expect(dirty.count == 10)
        #expect(dirty.allSatisfy { $0.width <= 10 && $0.height <= 10 })
    }

    @Test func aLongSlantedSegmentIsNotItsBoundingBox() {
        let page = InkPage(scale: 1)
        let id = page.begin(pen(4), at: sample(0, 0))
        page.extend(id, with: [sample(1500, 1500)])
        let area = page.takeDirty().reduce(0) { $0 + $1.area }
        #expect(area < 1500 * 1500 / 8)
    }

    @Test func finishingAloneRepaintsNothing() {
        let page = InkPage(scale: 1)
        let id = page.begin(pen(4), at: sample(10, 10))
        page.extend(id, with: [sample(90, 90)])
        _ = page.takeDirty()
        page.finish(id)
        #expect(page.takeDirty().isEmpty)
    }

    @Test func undoRepaintsWhatTheStrokeCovered() {
        let page = InkPage(scale: 1)
        page.draw(pen(4), [sample(10, 10), sample(40, 10)])
        page.draw(pen(4), [sample(500, 500), sample(540, 500)])
        _ = page.takeDirty()
        page.undo()
        let box = page.takeDirty().reduce(PixelRect.empty) { $0.union($1) }
        #expect(box == PixelRect(minX: 498, minY: 498, maxX: 542, maxY: 502))
    }

    @Test func rectanglesNobodyTakesStayFew() {
        let page = InkPage(scale: 1)
        for number in 0..<1_000 { page.draw(pen(2), [sample(Double(number * 37 % 997), Double(number * 61 % 991))]) }
        let dirty = page.takeDirty()
        #expect(dirty.count <= 64)
        for number in 0..<1_000 {
            #expect(dirty.contains { $0.contains(x: number * 37 % 997, y: number * 61 % 991) })
        }
    }
}
