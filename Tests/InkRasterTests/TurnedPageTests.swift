import CoreGraphics
import Ink
import Testing

@testable import InkRaster

/// A page that is seen turned.
@Suite struct TurnedPageTests {
    private static let angles: [CGFloat] = [0.3, -1.1, .pi / 2, .pi, -.pi / 2, 2.6]
    private static let brushes = [
        pen(7), Brush(tool: .pen, color: InkColor(red: 200, green: 40, blue: 90, alpha: 150), width: 12),
        Brush(tool: .highlighter, color: InkColor(red: 250, green: 220, blue: 60), width: 16), eraser(9),
    ]

    private func drawn(_ map: PageMap, _ strokes: [(Brush, [InkSample])]) -> InkPage {
        let page = InkPage(scale: 1)
        page.setView(map, extent: InkPage.standardExtent)
        for (brush, samples) in strokes { page.draw(brush, samples) }
        return page
    }

    private func shown(_ page: InkPage) -> PixelBuffer { page.picture(width: 400, height: 400, x: -200, y: -200) }

    /// The largest difference in any channel of any pixel.
    private func difference(_ a: PixelBuffer, _ b: PixelBuffer) -> Int {
        var most = 0
        for place in 0..<a.width * a.height {
            for shift in [0, 8, 16, 24] as [UInt32] {
                let (one, other) = (Int(a.pixels[place] >> shift & 255), Int(b.pixels[place] >> shift & 255))
                most = max(most, abs(one - other))
            }
        }
        return most
    }

    @Test func aLineOnAPageTurnedByAQuarterIsTheLineThatIsDrawnThatWay() {
        // A point (x, y) gets to (−y, x).
        let turned = drawn(PageMap(scale: 1, rotation: .pi / 2), [(pen(6), [sample(10, 20), sample(90, 20)])])
        let straight = drawn(PageMap(scale: 1), [(pen(6), [sample(-20, 10), sample(-20, 90)])])
        #expect(shown(turned).hasSamePixels(as: shown(straight)))
        #expect(shown(straight).blackArea > 480)
    }

    @Test(arguments: angles, [0.7, 1, 2.25] as [CGFloat]) func turningThePageIsTurningItsSamples(angle: CGFloat, scale: CGFloat) {
        var random = Seeded(7)
        let turn = CGAffineTransform(rotationAngle: angle)
        var strokes: [(Brush, [InkSample])] = []
        for count in 0..<8 {
            let brush = Self.brushes[count % 4], samples = wander(&random, width: 80, height: 80, count: 20)
            strokes.append((brush, samples))
        }
        let moved = strokes.map { brush, samples in
            (brush, samples.map { InkSample(position: $0.position.applying(turn), time: $0.time) })
        }
        let page = drawn(PageMap(scale: scale, rotation: angle), strokes), other = drawn(PageMap(scale: scale), moved)
        // Coordinates differ in their last digits, and coverage by one step for it; eight layers of ink may add that up.
        #expect(difference(shown(page), shown(other)) <= 8)
    }

    @Test func asMuchInkIsSeenWhicheverWayThePageIsTurned() {
        var random = Seeded(11)
        let samples = wander(&random, width: 100, height: 100, count: 30)
        let nib = Brush(tool: .fountain, color: .black, width: 14, model: .fountain(for: .mouse))
        let timed = samples.enumerated().map { InkSample(position: $1.position, time: Double($0) * 0.01) }
        let area = shown(drawn(PageMap(scale: 1), [(nib, timed)])).blackArea
        // The nib is held to the page and not to the screen.
        for angle in Self.angles {
            let seen = shown(drawn(PageMap(scale: 1, rotation: angle), [(nib, timed)])).blackArea
            #expect(abs(seen - area) < 0.01 * area)
        }
    }

    @Test func thePapersGrainIsTurnedWithThePage() {
        let upright = PaperGrain(PageMap(scale: 1.5)), turned = PaperGrain(PageMap(scale: 1.5, rotation: .pi / 2))
        // The middle of pixel (x, y) gets to the middle of (−y − 1, x).
        for y in stride(from: -300, to: 300, by: 23) {
            for x in stride(from: -300, to: 300, by: 17) {
                // A place on a lattice counts from the other side where it falls on the border of a cell.
                #expect(abs(turned.height(x: -y - 1, y: x) - upright.height(x: x, y: y)) <= 4)
            }
        }
    }

    // MARK: Whatever happens to it

    @Test(arguments: 1...6 as ClosedRange<UInt64>) func aPageTurnedAtAnyMomentShowsWhatItsDrawingShows(seed: UInt64) {
        var model = PageModel(seed: seed, budget: seed % 2 == 0 ? 0 : InkPage.standardHistoryBudget)
        var random = Seeded(seed + 100)
        var program: [String] = []
        for number in 0..<60 {
            if random.below(4) == 0 {
                let map = PageMap(scale: random.number(0.5...2.5), rotation: random.number(-3...3))
                model.page.setView(map, extent: InkPage.standardExtent)
                program.append("turn \(map.rotation)")
            } else {
                program.append(model.step())
            }
            guard number % 3 == 2 else { continue }
            let same = model.shown(model.page).hasSamePixels(as: model.shown(model.remade()))
            #expect(same, "seed \(seed): \(program)")
            if !same { return }
        }
    }

    @Test(arguments: angles) func aPartOfATurnedPageIsTheSameBitsAsAPicture(angle: CGFloat) {
        var random = Seeded(5)
        let map = PageMap(scale: 3, rotation: angle)
        let strokes = (0..<24).map { (Self.brushes[$0 % 4], wander(&random, width: 300, height: 300, count: 12)) }
        let page = drawn(PageMap(scale: 1), strokes)
        let (x, y) = (Int(map.x(150, 150)), Int(map.y(150, 150)))
        let part = PixelRect(x: x - 100, y: y - 100, width: 200, height: 200)
        page.setView(map, extent: part)
        let fresh = InkPage.render(page.drawing, pixels: part, map: map, paper: white)
        #expect(page.picture(width: 200, height: 200, x: part.minX, y: part.minY).hasSamePixels(as: fresh))
        #expect(fresh.blackArea > 0)
    }

    @Test(arguments: angles) func strokesAreFoundWhereTheyAreOnThePage(angle: CGFloat) {
        let page = drawn(PageMap(scale: 2, rotation: angle), [(pen(4), [sample(10, 10), sample(60, 30)]), (pen(4), [sample(-50, 80)])])
        let names = page.drawing.strokes.map(\.id)
        func found(_ x: Double, _ y: Double, _ radius: CGFloat) -> [Stroke.ID] {
            page.strokes(touching: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y), radius: radius)
        }
        #expect(found(35, 20, 1) == [names[0]] && found(-50, 80, 1) == [names[1]])
        // Two points of ink and one of reach.
        #expect(found(-50, 83.2, 1).isEmpty && found(-50, 82.8, 1) == [names[1]])
        #expect(found(20, -35, 1).isEmpty)
    }

    // MARK: In the background

    @Test func whatWasSeenStandsInTurnedUntilThePaintingIsDone() {
        let page = InkPage(scale: 1), threads = Paced()
        var random = Seeded(9)
        for count in 0..<20 { page.draw(Self.brushes[count % 4], wander(&random, width: 150, height: 150, count: 12)) }
        let before = shown(page)
        page.background = threads.painting
        let map = PageMap(scale: 1, rotation: .pi / 2)
        page.setView(map, extent: InkPage.standardExtent)
        let meanwhile = shown(page)
        for y in 0..<399 {
            for x in 0..<400 where meanwhile[399 - y, x] != before[x, y] {
                Issue.record("(\(399 - y), \(x)) is not what was at (\(x), \(y))")
                return
            }
        }
        while page.isRepainting {
            threads.work { _ in 0 }
            page.collectRepaint()
        }
        let pixels = PixelRect(x: -200, y: -200, width: 400, height: 400)
        #expect(shown(page).hasSamePixels(as: InkPage.render(page.drawing, pixels: pixels, map: map, paper: white)))
    }

    @Test(arguments: [0.35, -2.1, 3.0] as [CGFloat], [0.03, 0.8, 1, 5] as [CGFloat])
    func eachPixelOfWhatStandsInIsTheNearestOfWhatWasSeen(angle: CGFloat, scale: CGFloat) {
        let page = InkPage(scale: 1), threads = Paced()
        var random = Seeded(10)
        for count in 0..<20 { page.draw(Self.brushes[count % 3], wander(&random, width: 90, height: 90, count: 12)) }
        let before = page.picture(width: 2000, height: 2000, x: -1000, y: -1000)
        page.background = threads.painting
        let map = PageMap(scale: scale, rotation: angle)
        page.setView(map, extent: InkPage.standardExtent)
        let (x, y) = (Int(map.x(45, 45)) - 30, Int(map.y(45, 45)) - 30), meanwhile = page.picture(width: 60, height: 60, x: x, y: y)
        let (cosine, sine) = (cos(Double(angle)) / Double(scale), sin(Double(angle)) / Double(scale))
        var count = 0
        for row in 0..<60 {
            for column in 0..<60 {
                let (u, v) = (Double(x + column) + 0.5, Double(y + row) + 0.5)
                let (oldX, oldY) = (u * cosine + v * sine + 1000, v * cosine - u * sine + 1000)
                guard 1..<1999 ~= oldX, 1..<1999 ~= oldY, abs(oldX - oldX.rounded()) > 0.002, abs(oldY - oldY.rounded()) > 0.002
                else { continue }
                if meanwhile[column, row] != before[Int(oldX), Int(oldY)] { count += 1 }
            }
        }
        #expect(count == 0)
    }

    @Test func anAngleOrAScaleThatIsNoNumberTurnsNothing() {
        #expect(PageMap(scale: .nan, rotation: .nan) == PageMap(scale: 1))
        #expect(PageMap(scale: 2, rotation: .infinity) == PageMap(scale: 2))
    }

    @Test(arguments: angles) func theBoxOfPixelsHoldsThemAndIsNoLargerThanItMustBe(angle: CGFloat) {
        let map = PageMap(scale: 1.7, rotation: angle), pixels = PixelRect(minX: -30, minY: 12, maxX: 90, maxY: 45)
        let box = map.box(of: pixels)
        let seen = [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)]
            .map { (x: map.x($0.0, $0.1), y: map.y($0.0, $0.1)) }
        let room = 1e-9
        #expect(seen.map(\.x).min()! <= -30 + room && seen.map(\.x).max()! >= 90 - room)
        #expect(seen.map(\.y).min()! <= 12 + room && seen.map(\.y).max()! >= 45 - room)
        let (wide, high) = (abs(cos(Double(angle))), abs(sin(Double(angle))))
        #expect(abs(Double(box.width) * 1.7 - (120 * wide + 33 * high)) < 1e-9)
        #expect(abs(Double(box.height) * 1.7 - (33 * wide + 120 * high)) < 1e-9)
    }
}
