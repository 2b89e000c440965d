import CoreGraphics
import Ink
@testable import InkRaster
import Testing

@Suite struct UniformTileTests {
    @Test func aTileOfOneColourKeepsNoPixels() {
        let page = InkPage(scale: 1)
        // A disc of radius 256 around the middle of 512 × 512 pixels holds the 4 × 4 tiles in the middle: their corners are 181 away.
        page.draw(pen(512, InkColor(red: 200, green: 100, blue: 50, alpha: 128)), [sample(256, 256)])
        let whole = page.canvas.tiles.filter { $0.value.bytes == 0 }
        #expect(whole.count >= 16 && whole.values.allSatisfy { $0.uniform == 0x8064_3219 }, "half of 200, 100 and 50, rounded")
        #expect(page.picture(width: 512, height: 512, paper: 0)[256, 256] == 0x8064_3219)
        page.draw(pen(4), [sample(200, 256), sample(300, 256)])
        #expect(page.picture(width: 512, height: 512, paper: 0)[256, 256] == 0xFF00_0000)
        page.undo()
        #expect(page.picture(width: 512, height: 512, paper: 0)[256, 256] == 0x8064_3219)
    }

    @Test func historyCountsItAsNothing() {
        let page = InkPage(scale: 1)
        page.draw(pen(512), [sample(256, 256)])
        let held = page.pictures.bytes
        // All inside the middle, on uniform tiles alone.
        page.draw(eraser(20), [sample(160, 160), sample(320, 320)])
        #expect(page.pictures.bytes == held)
        let tiles = page.canvas.tiles.values.filter { $0.bytes > 0 }.count
        page.clear()
        #expect(page.pictures.bytes == held + tiles * 16_384)
    }

    @Test func erasingAllOfATileLeavesNone() {
        let page = InkPage(scale: 1)
        page.draw(pen(400), [sample(256, 256)])
        page.draw(eraser(500), [sample(256, 256)])
        #expect(page.canvas.tiles.isEmpty)
    }
}
