@testable import InkRaster
import CoreGraphics
import Ink
import Testing

@Suite("The pencil") struct PencilTests {
    private func pencil(_ width: CGFloat) -> Brush { Brush(tool: .pencil, color: .black, width: width) }

    private func heights(side: Int, scale: Double, x: Int = 0, y: Int = 0) -> [Double] {
        let grain = PaperGrain(PageMap(scale: CGFloat(scale)))
        return (0..<side * side).map { Double(grain.height(x: x + $0 % side, y: y + $0 / side)) }
    }

    private func spread(_ values: [Double]) -> (mean: Double, deviation: Double) {
        let mean = values.reduce(0, +) / Double(values.count)
        return (mean, (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)).squareRoot())
    }

    // MARK: The paper

    @Test func theGrainBelongsToThePlaceOnThePage() {
        // The middle of pixel x at scale 1 is the middle of pixel 3x + 1 at scale 3, and of 5x + 2 at scale 5.
        let one = PaperGrain(PageMap(scale: 1))
        for factor in [3, 5, 9] {
            let fine = PaperGrain(PageMap(scale: CGFloat(factor)))
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
        let side = 160
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
        for dy in stride(from: 0, through: 112, by: 16) {
            for dx in stride(from: -112, through: 112, by: 16) where dx != 0 || dy != 0 { #expect(abs(likeness(dx, dy)) < 0.15) }
        }
        for step in stride(from: 9, through: 72, by: 3) { #expect(abs(likeness(step, 0)) < 0.15 && abs(likeness(0, step)) < 0.15) }
    }

    @Test func hillsSmallerThanAPixelLevelOut() {
        let deviations = [1, 0.5, 0.2, 0.05].map { spread(heights(side: 96, scale: $0)).deviation }
        for (fine, coarse) in zip(deviations, deviations.dropFirst()) { #expect(coarse < fine) }
        #expect(deviations[3] < 10)
    }

    // MARK: Graphite on it

    @Test func pressedHarderMoreStaysAndUnpressedNothing() {
        let grain = PaperGrain(PageMap(scale: 1))
        for place in 0..<60 {
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
        let grain = PaperGrain(PageMap(scale: CGFloat(scale)))
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

    @Test func itIsDenserInTheMiddleThanAtItsRimAndWherePressedWider() {
        // Rows of a level line, and of one a third as wide: how much graphite there is on average.
        func density(_ rows: Range<Int>, radius: Double) -> Double {
            let capsule = Capsule(x0: 10, y0: 32, radius0: radius, x1: 54, y1: 32, radius1: radius, softness: 6)
            let mask = MaskTile(), grain = PaperGrain(PageMap(scale: 1))
            _ = mask.add(capsule, element: 0, key: TileKey(x: 0, y: 0))
            let all = rows.flatMap { y in (12..<52).map { x in grain.deposit(pressed: UInt32(mask.bytes[y * 64 + x]), x: x, y: y) } }
            return spread(all.map { Double($0) }).mean / 255
        }
        let middle = density(30..<34, radius: 9), between = density(26..<28, radius: 9), rim = density(23..<24, radius: 9)
        #expect(middle > 0.55 && between < middle - 0.1 && rim < 0.1, "\(middle), \(between), \(rim)")
        #expect(density(31..<33, radius: 3) < middle * 0.75)
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func howHardItPressesIsHowFarInsideItIs(seed: UInt64) {
        var random = Seeded(seed)
        for _ in 0..<12 {
            let (x0, y0) = (random.number(-10...70), random.number(-10...70))
            let (radius0, softness) = (random.number(0.2...20), random.number(0.8...12))
            let (x1, y1) = random.below(5) == 0 ? (x0, y0) : (random.number(-10...70), random.number(-10...70))
            let radius1 = random.below(2) == 0 ? radius0 : random.number(0.2...20)
            let capsule = Capsule(x0: x0, y0: y0, radius0: radius0, x1: x1, y1: y1, radius1: radius1, softness: softness)
            let mask = MaskTile()
            let changed = mask.add(capsule, element: 0, key: TileKey(x: 0, y: 0))
            for y in stride(from: Int(seed) % 5, to: 64, by: 5) {
                for x in stride(from: Int(seed) % 3, to: 64, by: 3) {
                    // The deepest of many discs along the way, and a little more between them.
                    let depth = (0...200).map { step -> Double in
                        let t = Double(step) / 200
                        let (cx, cy) = (capsule.x0 + (capsule.x1 - capsule.x0) * t, capsule.y0 + (capsule.y1 - capsule.y0) * t)
                        let radius = capsule.radius0 + (capsule.radius1 - capsule.radius0) * t
                        return radius - hypot(Double(x) + 0.5 - cx, Double(y) + 0.5 - cy)
                    }.max() ?? 0
                    let pressed = Double(mask.bytes[y * 64 + x]) / 255 * max(1, softness)
                    // One byte, and what lies between two of those discs.
                    let room = max(1, softness) / 255 + hypot(x1 - x0, y1 - y0) / 200
                    // A tapered line counts square to its middle, which is less than the deepest disc by the slope's square.
                    if pressed > 0 { #expect(changed.contains(x: x, y: y)) }
                    if radius0 == radius1 {
                        let expected = min(max(1, softness), max(0, depth + 0.35))
                        #expect(abs(pressed - expected) < room)
                    } else {
                        #expect(pressed <= max(0, depth + 0.35) + room)
                    }
                }
            }
        }
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
