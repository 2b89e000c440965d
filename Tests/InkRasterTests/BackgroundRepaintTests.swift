import CoreGraphics
import Ink
import InkRaster
import Testing

@Suite struct BackgroundRepaintTests {
    private func drawing(strokes: Int, seed: UInt64 = 3) -> Drawing {
        let page = InkPage(scale: 1)
        var random = Seeded(seed)
        for _ in 0..<strokes { page.draw(pen(5), wander(&random, width: 180, height: 180, count: 15)) }
        return page.drawing
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func whateverHappensMeanwhileEndsWithTheBitsOfPaintingAtOnce(seed: UInt64) {
        let budget = seed % 3 == 0 ? 0 : InkPage.standardHistoryBudget
        var model = PageModel(seed: seed, budget: budget), twin = PageModel(seed: seed, budget: budget)
        var random = Seeded(seed &+ 1_000)
        let threads = Paced()
        for _ in 0..<40 { _ = (model.step(), twin.step()) }
        model.page.background = threads.painting
        var program: [String] = []
        for _ in 0..<8 {
            switch random.below(3) {
            case 0:
                let scale = random.number(0.7...1.6)
                model.page.setScale(scale)
                twin.page.setScale(scale)
                program.append("scale")
            case 1 where model.wet.isEmpty:
                let drawing = drawing(strokes: 12, seed: random.next())
                model.page.load(drawing)
                twin.page.load(drawing)
                program.append("load")
            default:
                for page in [model.page, twin.page] {
                    page.clear()
                    page.setScale(page.scale == 1 ? 1.25 : 1)
                    page.undo()
                }
                program.append("clear, scale and undo")
            }
            for _ in 0..<random.below(25) {
                if random.below(2) == 0 { threads.work { random.below($0) } }
                if random.below(3) == 0 { model.page.collectRepaint() }
                program.append(model.step())
                _ = twin.step()
                #expect(model.page.drawing == twin.page.drawing, "seed \(seed): \(program)")
            }
            if random.below(4) == 0 {
                model.page.finishRepaint()
            } else if random.below(3) > 0 {
                while model.page.isRepainting {
                    threads.work { random.below($0) }
                    model.page.collectRepaint()
                }
            }
            guard !model.page.isRepainting else { continue }
            let same = model.shown(model.page).hasSamePixels(as: twin.shown(twin.page))
            #expect(same, "seed \(seed): \(program)")
            if !same { return }
        }
        model.page.background = nil
        #expect(!model.page.isRepainting && model.shown(model.page).hasSamePixels(as: twin.shown(twin.page)))
        while model.page.undo() != nil, twin.page.undo() != nil {
            #expect(model.shown(model.page).hasSamePixels(as: twin.shown(twin.page)), "seed \(seed), undo")
        }
    }

    @Test func dirtyRectanglesCoverAllThatComes() {
        let page = InkPage(scale: 1), threads = Paced()
        page.background = threads.painting
        page.load(drawing(strokes: 20))
        _ = page.takeDirty()
        let frame = page.picture(width: 200, height: 200)
        var random = Seeded(9)
        while page.isRepainting {
            threads.work { random.below($0) }
            page.collectRepaint()
            for rect in page.takeDirty() { page.composite(into: frame, clip: rect, paper: white) }
            #expect(frame.hasSamePixels(as: page.picture(width: 200, height: 200)))
        }
        #expect(frame.hasSamePixels(as: InkPage.render(page.drawing, pixelWidth: 200, pixelHeight: 200, scale: 1, paper: white)))
    }

    @Test func nothingIsPaintedOnTheCallersThreadAndNewInkIsSeenAtOnce() {
        let page = InkPage(scale: 1), threads = Paced()
        page.background = threads.painting
        page.load(drawing(strokes: 20))
        #expect(threads.count == 1 && page.isRepainting)
        #expect(page.picture(width: 200, height: 200).blackArea == 0)
        page.draw(pen(10), [sample(50, 50)])
        #expect(page.picture(width: 200, height: 200)[50, 50] == 0xFF00_0000)
        page.undo()
        #expect(page.picture(width: 200, height: 200)[50, 50] == white)
    }

    @Test func whatIsLookedAtIsPaintedFirst() {
        let page = InkPage(scale: 1), threads = Paced()
        for x in 0..<400 { page.draw(pen(4), [sample(Double(x) * 64 + 32, 32)]) }
        page.visible = PixelRect(x: 64 * 300, y: 0, width: 640, height: 480)
        page.background = threads.painting
        page.load(page.drawing)
        // What the tiles are made of, and the first lot of 16 tiles.
        for _ in 0..<2 { threads.work { _ in 0 } }
        page.collectRepaint()
        let seen = (300..<310).filter { page.picture(width: 64, height: 64, x: $0 * 64)[32, 32] != white }
        #expect(seen.count == 10 && page.isRepainting)
    }

    @Test func anotherRepaintMakesTheFirstOneUseless() {
        let page = InkPage(scale: 1), threads = Paced()
        page.background = threads.painting
        page.load(drawing(strokes: 20))
        page.setScale(2)
        page.clear()
        while threads.count > 0 { threads.work { _ in 0 } }
        page.collectRepaint()
        #expect(!page.isRepainting && page.picture(width: 200, height: 200).blackArea == 0)
    }

    @Test func strokesAreFoundBeforeTheirTilesAreThere() {
        let page = InkPage(scale: 1), threads = Paced()
        page.background = threads.painting
        page.load(drawing(strokes: 20))
        let first = page.drawing.strokes[0]
        let found = page.strokes(touching: first.samples[0].position, to: first.samples[0].position, radius: 0)
        #expect(found.contains(first.id))
        page.erase([first.id])
        while page.isRepainting {
            threads.work { _ in 0 }
            page.collectRepaint()
        }
        let expected = InkPage.render(page.drawing, pixelWidth: 200, pixelHeight: 200, scale: 1, paper: white)
        #expect(page.picture(width: 200, height: 200).hasSamePixels(as: expected))
    }

    @Test func oneWakeIsEnoughUntilItIsAnswered() {
        let page = InkPage(scale: 1), threads = Paced()
        page.background = threads.painting
        page.load(drawing(strokes: 20))
        while threads.count > 0 { threads.work { _ in 0 } }
        #expect(threads.wakeCount == 1)
        page.collectRepaint()
        #expect(!page.isRepainting)
    }

    @Test func theSystemsThreadsGiveTheSameBits() async throws {
        let page = InkPage(scale: 1)
        let (wakes, wake) = AsyncStream.makeStream(of: Void.self)
        page.background = BackgroundPainting { wake.yield() }
        page.load(drawing(strokes: 40))
        var waiting = wakes.makeAsyncIterator()
        while page.isRepainting {
            await waiting.next()
            page.collectRepaint()
        }
        let expected = InkPage.render(page.drawing, pixelWidth: 200, pixelHeight: 200, scale: 1, paper: white)
        #expect(page.picture(width: 200, height: 200).hasSamePixels(as: expected))
    }
}
