import CoreGraphics
import Ink
import InkRaster
import Testing

/// However a page came to its state, it shows the same bits.
@Suite struct SameBitsTests {
    @Test(arguments: 1...5 as ClosedRange<UInt64>, [0, 5 * 16_384, InkPage.standardHistoryBudget])
    func anyProgramShowsWhatItsDrawingShows(seed: UInt64, budget: Int) {
        var model = PageModel(seed: seed, budget: budget)
        var program: [String] = []
        for number in 0..<60 {
            program.append(model.step())
            guard number % 3 == 2 || program.last == "undo" else { continue }
            let same = model.shown(model.page).hasSamePixels(as: model.shown(model.remade()))
            #expect(same, "seed \(seed), budget \(budget): \(program)")
            if !same { return }
        }
    }

    @Test(arguments: 21...25 as ClosedRange<UInt64>)
    func repaintingDirtyRectanglesOnlyKeepsThePictureTrue(seed: UInt64) {
        var model = PageModel(seed: seed, budget: seed % 2 == 0 ? 0 : InkPage.standardHistoryBudget)
        let frame = model.shown(model.page)
        var program: [String] = []
        for _ in 0..<80 {
            program.append(model.step())
            for rect in model.page.takeDirty() {
                #expect(!rect.isEmpty)
                model.page.composite(
                    into: frame, clip: rect.offsetBy(x: 32, y: 32), originX: 32, originY: 32, paper: 0xFFFC_FBF7)
            }
            let same = frame.hasSamePixels(as: model.shown(model.page))
            #expect(same, "seed \(seed): \(program)")
            if !same { return }
        }
    }

    @Test(arguments: 31...33 as ClosedRange<UInt64>)
    func undoAndRedoWalkThroughTheVerySamePictures(seed: UInt64) {
        for budget in [0, 3 * 16_384, 20 * 16_384, InkPage.standardHistoryBudget] {
            var random = Seeded(seed)
            let page = InkPage(scale: 1.5, historyBudget: budget)
            func shown() -> PixelBuffer { page.picture(width: 200, height: 200) }
            var pictures = [shown()]
            for number in 0..<12 {
                if number == 7 {
                    page.clear()
                } else {
                    let brush = number % 4 == 3 ? eraser(14) : pen(5, InkColor(red: 200, green: 30, blue: UInt8(number * 20), alpha: 180))
                    page.draw(brush, wander(&random, width: 130, height: 130, count: 12))
                }
                pictures.append(shown())
            }
            for number in (0..<12).reversed() {
                page.undo()
                #expect(shown().hasSamePixels(as: pictures[number]), "undo to \(number), budget \(budget)")
            }
            for number in 1...12 {
                page.redo()
                #expect(shown().hasSamePixels(as: pictures[number]), "redo to \(number), budget \(budget)")
            }
        }
    }

    @Test(arguments: 51...54 as ClosedRange<UInt64>)
    func undoAndRedoOfStepsOfAllKindsWalkThroughTheVerySamePictures(seed: UInt64) {
        for budget in [0, 6 * 16_384, InkPage.standardHistoryBudget] {
            var model = PageModel(seed: seed, budget: budget)
            let page = model.page
            var random = Seeded(seed)
            for _ in 0..<6 { page.draw(pen(9), wander(&random, width: 130, height: 130, count: 12)) }
            for _ in 0..<14 {
                if random.below(3) == 0 { page.draw(eraser(12), wander(&random, width: 130, height: 130, count: 8)) } else { _ = model.edit() }
            }
            let depth = page.undoDepth
            var pictures = [model.shown(page)], drawings = [page.drawing]
            while page.undo() != nil {
                pictures.append(model.shown(page))
                drawings.append(page.drawing)
                #expect(model.shown(page).hasSamePixels(as: model.shown(model.remade())), "undo to \(page.undoDepth), budget \(budget)")
            }
            #expect((page.redoDepth, page.drawing.isEmpty) == (depth, true))
            for number in (0..<depth).reversed() {
                page.redo()
                #expect(page.drawing == drawings[number])
                #expect(model.shown(page).hasSamePixels(as: pictures[number]), "redo to \(page.undoDepth), budget \(budget)")
            }
        }
    }

    @Test(arguments: 41...44 as ClosedRange<UInt64>)
    func renderingTheFinishedDrawingGivesThePagesBits(seed: UInt64) {
        var model = PageModel(seed: seed, budget: 0, scale: seed % 2 == 0 ? 1 : 1.75)
        for _ in 0..<60 { _ = model.step() }
        for id in model.page.wetStrokes { model.page.finish(id) }
        let page = model.page
        let rendered = InkPage.render(page.drawing, pixelWidth: 170, pixelHeight: 131, scale: page.scale, paper: 0xFF1D_1E20)
        #expect(rendered.hasSamePixels(as: page.picture(width: 170, height: 131, paper: 0xFF1D_1E20)))
        let transparent = InkPage.render(page.drawing, pixelWidth: 170, pixelHeight: 131, scale: page.scale, paper: nil)
        #expect(transparent.hasSamePixels(as: page.picture(width: 170, height: 131, paper: 0)))
    }

    @Test func batchesDoNotMatter() {
        var random = Seeded(7)
        let samples = wander(&random, width: 150, height: 150, count: 60)
        let color = InkColor(red: 10, green: 90, blue: 200, alpha: 130)
        func drawn(_ sizes: () -> Int) -> PixelBuffer {
            let page = InkPage(scale: 1)
            let id = page.begin(pen(6.5, color), at: samples[0])
            var next = 1
            while next < samples.count {
                let end = min(samples.count, next + sizes())
                page.extend(id, with: Array(samples[next..<end]))
                next = end
            }
            page.extend(id, with: [])
            page.finish(id)
            return page.picture(width: 180, height: 180)
        }
        let whole = drawn { 100 }
        #expect(whole.hasSamePixels(as: drawn { 1 }))
        #expect(whole.hasSamePixels(as: drawn { 1 + random.below(9) }))
    }

    @Test func finishingChangesNoPixel() {
        let page = InkPage(scale: 1)
        page.draw(pen(9, InkColor(red: 0, green: 200, blue: 0, alpha: 99)), [sample(10, 60), sample(110, 60)])
        let color = InkColor(red: 200, green: 0, blue: 0, alpha: 77)
        // Tapered ends aside, for which one has to know that it is one.
        let even: [ModelOptions] = [.plain, .highlighter(for: .finger), .pencil(for: .pen)]
        let brushes = InkTool.allCases.flatMap { tool in even.map { Brush(tool: tool, color: color, width: 9, model: $0) } }
        for brush in brushes {
            let id = page.begin(brush, at: sample(20, 20))
            page.extend(id, with: [sample(100, 100), sample(100, 20)])
            let wet = page.picture(width: 128, height: 128)
            page.finish(id)
            #expect(page.picture(width: 128, height: 128).hasSamePixels(as: wet))
        }
    }

    @Test func changingTheScaleIsTheSameAsHavingStartedWithIt() {
        var model = PageModel(seed: 91, budget: InkPage.standardHistoryBudget)
        for _ in 0..<50 { _ = model.step() }
        model.page.setScale(1.3)
        for _ in 0..<40 {
            _ = model.step()
            #expect(model.shown(model.page).hasSamePixels(as: model.shown(model.remade())))
        }
    }
}
