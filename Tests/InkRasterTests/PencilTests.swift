@testable import InkRaster
import CoreGraphics
import Ink
import Testing

@Suite("The pencil") struct PencilTests {
    private func pencil(_ width: CGFloat) -> Brush { Brush(tool: .pencil, color: .black, width: width) }

    private func heights(side: Int, scale: Double, x: Int = 0, y: Int = 0) -> [Double] {
        let grain = PaperGrain(scale: scale)
        return (0..<side * side).map { Double(grain.height(x: x + $0 % side, y: y + $0 / side)) }
    }

    private func spread(_ values: [Double]) -> (mean: Double, deviation: Double) {
        let mean = values.reduce(0, +) / Double(values.count)
        return (mean, (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)).squareRoot())
    }

    // MARK: The paper

    @Test func theGrainBelongsToThePlaceOnThePage() {
        // The middle of pixel x at scale 1 is the middle of pixel 3x + 1 at scale 3, and of 5x + 2 at scale 5.
        let one = PaperGrain(scale: 1)
        for factor in [3, 5, 9] {
            let fine = PaperGrain(scale: Double(factor))
            for y in stride(from: -500, to: 500, by: 37) {
                for x in stride(from: -500, to: 500, by: 29) {
                    let other = fine.height(x: factor * x + factor / 2, y: factor * y + factor / 2)
                    #expect(abs(one.height(x: x, y: y) - other) <= 4)
                }
            }
        }
    }

    @Test func itIsTheSameSheetFarOutAndHuge() {
        for (scale, place) in [(0.01, 32_767), (64.0, 70_000_000), (1.0, -32_768), (2.0, 2_000_000)] {
            let sheet = heights(side: 64, scale: scale, x: place, y: -place)
            #expect(sheet.allSatisfy { -150...400 ~= $0 })
        }
        let (mean, deviation) = spread(heights(side: 128, scale: 1, x: 20_000, y: -32_768))
        #expect(abs(mean - 128) < 6 && deviation > 30)
    }

    @Test func noPatternComesBack() {
        let side = 384
        let sheet = heights(side: side, scale: 1)
        let (mean, deviation) = spread(sheet)
        // How much the paper is like itself moved by so much: 0 for noise, 1 for a pattern that comes back.
        func likeness(_ dx: Int, _ dy: Int) -> Double {
            var (sum, count) = (0.0, 0.0)
            for y in 0..<side - dy {
                for x in max(0, -dx)..<min(side, side - dx) {
                    sum += (sheet[y * side + x] - mean) * (sheet[(y + dy) * side + x + dx] - mean)
                    count += 1
                }
            }
            return sum / count / (deviation * deviation)
        }
        for dy in stride(from: 0, through: 256, by: 16) {
            for dx in stride(from: -256, through: 256, by: 16) where dx != 0 || dy != 0 { #expect(abs(likeness(dx, dy)) < 0.1) }
        }
        for step in 8...72 { #expect(abs(likeness(step, 0)) < 0.12 && abs(likeness(0, step)) < 0.12) }
    }

    @Test func hillsSmallerThanAPixelLevelOut() {
        let deviations = [1, 0.5, 0.2, 0.05].map { spread(heights(side: 96, scale: $0)).deviation }
        for (fine, coarse) in zip(deviations, deviations.dropFirst()) { #expect(coarse < fine) }
        #expect(deviations[3] < 10)
    }

    // MARK: Graphite on it

    @Test func pressedHarderMoreStaysAndUnpressedNothing() {
        let grain = PaperGrain(scale: 1)
        for place in 0..<400 {
            var last: UInt32 = 0
            for pressed in UInt32(0)...255 {
                let stays = grain.deposit(pressed: pressed, x: place, y: 3 * place)
                #expect(stays >= last && stays <= 235)
                last = stays
            }
            #expect(grain.deposit(pressed: 0, x: place, y: 3 * place) == 0)
        }
    }

    @Test(arguments: [1.0, 2.0])
    func itIsDensePressedAndSpeckledLightly(scale: Double) {
        let grain = PaperGrain(scale: scale)
        func deposits(_ pressed: UInt32) -> [Double] {
            (0..<128 * 128).map { Double(grain.deposit(pressed: pressed, x: $0 % 128, y: $0 / 128)) / 255 }
        }
        let hard = spread(deposits(255)), light = spread(deposits(90))
        #expect(hard.mean > 0.65 && hard.deviation > 0.1)
        #expect(light.mean < 0.25)
        // Speckled: it varies by more than there is on average.
        #expect(light.deviation > light.mean * 0.8)
    }

    @Test func aStrokeHasGrainAndALineOfAPenHasNone() {
        let page = InkPage(scale: 1)
        page.draw(pencil(20), [sample(20, 64), sample(108, 64)])
        let picture = InkPage.render(page.drawing, pixelWidth: 128, pixelHeight: 128, scale: 1, paper: nil)
        let core = (60..<68).flatMap { y in (24..<104).map { x in Double(picture[x, y] >> 24) / 255 } }
        let (mean, deviation) = spread(core)
        #expect(mean > 0.6 && deviation > 0.08)
        #expect(Set(core).count > 30)
    }

    @Test func anyPartIsPaintedWithTheSameBitsByAnyNumberOfThreads() {
        var random = Seeded(3)
        let page = InkPage(scale: 1.5)
        for _ in 0..<6 { page.draw(pencil(CGFloat(2 + random.below(12))), wander(&random, width: 200, height: 200, count: 30)) }
        let whole = InkPage.render(page.drawing, pixels: PixelRect(x: 0, y: 0, width: 300, height: 300), scale: 1.5, paper: nil)
        for threads in [2, 3] {
            let part = PixelRect(x: 37, y: 61, width: 190, height: 201)
            let other = InkPage.render(page.drawing, pixels: part, scale: 1.5, paper: nil, threads: threads)
            for y in 0..<part.height { for x in 0..<part.width { #expect(other[x, y] == whole[x + 37, y + 61]) } }
        }
    }

    @Test func crossingItselfItIsOneLayer() {
        func drawn(_ samples: [InkSample]) -> PixelBuffer {
            let page = InkPage(scale: 1)
            page.draw(pencil(12), samples)
            return InkPage.render(page.drawing, pixelWidth: 128, pixelHeight: 128, scale: 1, paper: nil)
        }
        let there = [sample(20, 64), sample(108, 64)]
        #expect(drawn(there).hasSamePixels(as: drawn(there + there.reversed() + there)))
    }
}
