import Testing
@testable import UIKit

@Suite("Dirty rectangles")
struct DirtyRegionTests {
    @Test func farApartRectanglesStayApart() {
        var region = DirtyRegion()
        for finger in 0..<10 { region.add(PixelRect(x: 300 * (finger % 4), y: 250 * (finger / 4), width: 20, height: 20)) }
        #expect(region.rects.count == 10)
        #expect(region.rects.reduce(0) { $0 + $1.area } == 10 * 400)
    }

    @Test func stepsOfOneStrokeBecomeOne() {
        var region = DirtyRegion()
        for step in 0..<10 { region.add(PixelRect(x: 100 + 4 * step, y: 50, width: 12, height: 12)) }
        #expect(region.rects == [PixelRect(x: 100, y: 50, width: 48, height: 12)])
    }

    @Test func whatIsInsideAddsNothing() {
        var region = DirtyRegion()
        region.add(PixelRect(x: 0, y: 0, width: 500, height: 500))
        region.add(PixelRect(x: 10, y: 10, width: 5, height: 5))
        #expect(region.rects == [PixelRect(x: 0, y: 0, width: 500, height: 500)])
        region.add(.empty)
        #expect(region.rects.count == 1)
    }

    @Test func aGrownRectangleSwallowsEarlierOnes() {
        var region = DirtyRegion()
        region.add(PixelRect(x: 0, y: 0, width: 20, height: 20))
        region.add(PixelRect(x: 400, y: 400, width: 20, height: 20))
        region.add(PixelRect(x: 0, y: 0, width: 420, height: 420))
        #expect(region.rects == [PixelRect(x: 0, y: 0, width: 420, height: 420)])
    }

    @Test(arguments: UInt64(1)...8)
    func noDirtyPixelIsEverLostAndTheListStaysShort(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var region = DirtyRegion()
        var added: [PixelRect] = []
        for _ in 0..<80 {
            let rect = PixelRect(
                x: .random(in: 0..<2000, using: &random), y: .random(in: 0..<2000, using: &random),
                width: .random(in: 1..<60, using: &random), height: .random(in: 1..<60, using: &random))
            region.add(rect)
            added.append(rect)
            #expect(region.rects.count <= DirtyRegion.capacity)
        }
        // Each was only ever replaced by something that contains it.
        for rect in added { #expect(region.rects.contains { $0.contains(rect) }) }
    }

    @Test func pastTheLimitTheCheapestPairIsJoined() {
        var region = DirtyRegion()
        for index in 0..<16 { region.add(PixelRect(x: 1000 * index, y: 0, width: 10, height: 10)) }
        region.add(PixelRect(x: 1000, y: 300, width: 10, height: 10))
        #expect(region.rects.count == 16)
        #expect(region.rects.contains(PixelRect(minX: 1000, minY: 0, maxX: 1010, maxY: 310)))
    }
}
