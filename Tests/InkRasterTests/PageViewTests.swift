import CoreGraphics
import Ink
import Testing

@testable import InkRaster

@Suite struct PageViewTests {
    private static let side = 160

    /// A page with ink of all kinds over 400 × 400 points.
    private func inked(seed: UInt64 = 5) -> InkPage {
        let page = InkPage(scale: 1)
        var random = Seeded(seed)
        for count in 0..<30 {
            let brush: Brush = count % 7 == 6 ? eraser(12) : pen([2, 5, 14][count % 3])
            page.draw(brush, wander(&random, width: 400, height: 400, count: 12))
        }
        return page
    }

    /// What a part of the page looks like painted from scratch.
    private func fresh(_ page: InkPage, at corner: (x: Int, y: Int)) -> PixelBuffer {
        let pixels = PixelRect(x: corner.x, y: corner.y, width: Self.side, height: Self.side)
        return InkPage.render(page.drawing, pixels: pixels, scale: page.scale, paper: white)
    }

    private func shown(_ page: InkPage, at corner: (x: Int, y: Int)) -> PixelBuffer {
        page.picture(width: Self.side, height: Self.side, x: corner.x, y: corner.y)
    }

    @Test(arguments: [0.1, 0.37, 1, 2.5, 16, 64, 192] as [CGFloat])
    func aPartOfThePageIsTheSameBitsAtEveryScale(scale: CGFloat) {
        let page = inked()
        let corner = (x: Int(140 * scale), y: Int(90 * scale))
        page.setView(scale: scale, extent: PixelRect(x: corner.x - 64, y: corner.y - 64, width: 320, height: 320))
        #expect(page.scale == scale)
        #expect(shown(page, at: corner).hasSamePixels(as: fresh(page, at: corner)))
    }

    @Test func whatLiesOutsideTheExtentTakesNoMemory() {
        let page = inked()
        page.setView(scale: 64, extent: PixelRect(x: 6400, y: 6400, width: 640, height: 640))
        #expect(page.canvas.tiles.keys.allSatisfy { $0.pixels.intersects(page.extent) })
        #expect(page.canvas.tiles.count <= 121)
    }

    @Test func inkDrawnAtAnotherScaleIsThePagesOwn() {
        let page = inked()
        page.setView(scale: 8, extent: PixelRect(x: 0, y: 0, width: 640, height: 640))
        page.draw(pen(4), [sample(10, 10), sample(18, 16)])
        #expect(shown(page, at: (0, 0)).hasSamePixels(as: fresh(page, at: (0, 0))))
        page.setView(scale: 1, extent: InkPage.standardExtent)
        #expect(shown(page, at: (0, 0)).hasSamePixels(as: fresh(page, at: (0, 0))))
    }

    @Test func wetInkGoesOnInAnotherView() {
        let page = InkPage(scale: 1), still = InkPage(scale: 4)
        let first = page.begin(pen(6), at: sample(5, 5)), second = still.begin(pen(6), at: sample(5, 5))
        page.extend(first, with: [sample(12, 14)])
        page.setView(scale: 4, extent: PixelRect(x: -64, y: -64, width: 320, height: 320))
        page.extend(first, with: [sample(30, 16)])
        still.extend(second, with: [sample(12, 14), sample(30, 16)])
        #expect(shown(page, at: (0, 0)).hasSamePixels(as: shown(still, at: (0, 0))))
        page.finish(first)
        #expect(shown(page, at: (0, 0)).hasSamePixels(as: fresh(page, at: (0, 0))))
    }

    /// A modelled line has more points where it is enlarged.
    @Test(arguments: [CGFloat(4), 5, 16, 100]) func aFingersLineIsTheSameBitsWetAndDryAtEveryScale(scale: CGFloat) {
        let brush = Brush(tool: .pen, color: .black, width: 3, model: .pen(for: .finger))
        func samples(_ range: Range<Int>) -> [InkSample] {
            range.map { step in
                InkSample(
                    position: CGPoint(x: 8 + 6 * cos(Double(step) * 0.4), y: 8 + 5 * sin(Double(step) * 0.3)), time: Double(step) * 0.008,
                    pressure: nil)
            }
        }
        let page = InkPage(scale: 1)
        let id = page.begin(brush, at: samples(0..<1)[0])
        page.extend(id, with: samples(1..<20))
        page.setView(scale: scale, extent: PixelRect(x: -64, y: -64, width: 2048, height: 2048))
        page.extend(id, with: samples(20..<40))
        page.finish(id)
        #expect(shown(page, at: (200, 200)).hasSamePixels(as: fresh(page, at: (200, 200))))
        #expect(page.strokes(touching: CGPoint(x: 14, y: 8), to: CGPoint(x: 14, y: 8), radius: 1).count == 1)
    }

    @Test func stepsFromBeforeAreUndoneInAnotherView() {
        let page = inked()
        page.setView(scale: 3, extent: PixelRect(x: 300, y: 300, width: 640, height: 640))
        while page.undo() != nil {
            #expect(shown(page, at: (360, 360)).hasSamePixels(as: fresh(page, at: (360, 360))))
        }
        while page.redo() != nil {}
        #expect(shown(page, at: (360, 360)).hasSamePixels(as: fresh(page, at: (360, 360))))
    }

    // MARK: In the background

    @Test func whatWasSeenStandsInEnlargedUntilThePaintingIsDone() {
        let page = inked(), threads = Paced()
        let before = page.picture(width: Self.side, height: Self.side)
        page.background = threads.painting
        page.setView(scale: 2, extent: InkPage.standardExtent)
        let meanwhile = shown(page, at: (0, 0))
        for y in 0..<Self.side {
            for x in 0..<Self.side where meanwhile[x, y] != before[x / 2, y / 2] {
                Issue.record("(\(x), \(y)) is not what was at half of it")
                return
            }
        }
        while page.isRepainting {
            threads.work { _ in 0 }
            page.collectRepaint()
        }
        #expect(shown(page, at: (0, 0)).hasSamePixels(as: fresh(page, at: (0, 0))))
    }

    @Test func aPageThatIsOnlyShiftedLooksTheSameAllTheWhile() {
        let page = inked(), threads = Paced()
        page.background = threads.painting
        page.setView(scale: 1, extent: PixelRect(x: 0, y: 0, width: 400, height: 400))
        while page.isRepainting {
            #expect(shown(page, at: (40, 40)).hasSamePixels(as: fresh(page, at: (40, 40))))
            threads.work { _ in 0 }
            page.collectRepaint()
        }
        #expect(shown(page, at: (40, 40)).hasSamePixels(as: fresh(page, at: (40, 40))))
    }

    @Test func aViewThatChangesAgainAndAgainShowsTheLastWholePicture() {
        let page = inked(), threads = Paced()
        let before = page.picture(width: Self.side, height: Self.side)
        page.background = threads.painting
        for scale in [1.5, 2.25, 3, 4] { page.setView(scale: scale, extent: InkPage.standardExtent) }
        #expect(shown(page, at: (0, 0))[101, 77] == before[25, 19])
        // Those that nobody wants any more paint nothing.
        while page.isRepainting {
            threads.work { _ in 0 }
            page.collectRepaint()
        }
        #expect(threads.count == 0)
        #expect(shown(page, at: (0, 0)).hasSamePixels(as: fresh(page, at: (0, 0))))
    }

    @Test func inkThatGoesMeanwhileIsNotSeenAnyMore() {
        let page = InkPage(scale: 1), threads = Paced()
        page.draw(pen(20), [sample(30, 30)])
        page.background = threads.painting
        page.setView(scale: 2, extent: InkPage.standardExtent)
        #expect(shown(page, at: (0, 0))[60, 60] == 0xFF00_0000)
        page.undo()
        #expect(shown(page, at: (0, 0)).blackArea == 0)
    }

    @Test func newInkLiesOverWhatStandsIn() {
        let page = InkPage(scale: 1), threads = Paced()
        page.draw(pen(20), [sample(20, 20)])
        page.background = threads.painting
        page.setView(scale: 2, extent: InkPage.standardExtent)
        let id = page.begin(Brush(tool: .pen, color: InkColor(red: 255, green: 0, blue: 0), width: 8), at: sample(24, 24))
        #expect(shown(page, at: (0, 0))[48, 48] == 0xFFFF_0000)
        #expect(shown(page, at: (0, 0))[32, 32] == 0xFF00_0000)
        page.finish(id)
        #expect(shown(page, at: (0, 0))[48, 48] == 0xFFFF_0000)
        #expect(shown(page, at: (0, 0))[32, 32] == 0xFF00_0000)
    }
}
