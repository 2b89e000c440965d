import CoreGraphics
import Ink
@testable import InkRaster
import Testing

@Suite struct HitTestTests {
    private func hit(_ page: InkPage, _ x: CGFloat, _ y: CGFloat, radius: CGFloat = 0) -> [Stroke.ID] {
        page.strokes(touching: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y), radius: radius)
    }

    @Test(arguments: [1, 2.5] as [CGFloat]) func theOutlineCountsAndNotTheBox(scale: CGFloat) {
        let page = InkPage(scale: scale)
        let line = page.draw(pen(4), [sample(20, 20), sample(120, 120)]).map(\.id)
        #expect(hit(page, 100, 40).isEmpty)
        // 2 points of ink beside the line and 3 of the finger: found up to 5 away, which is 5·√2 = 7.07 along an axis.
        #expect(hit(page, 77.06, 70, radius: 3) == line && hit(page, 77.08, 70, radius: 3).isEmpty)
        #expect(hit(page, 20 - 1.4, 20 - 1.4) == line && hit(page, 20 - 1.42, 20 - 1.42).isEmpty, "2/√2 = 1.414")
    }

    @Test func aWayThatCrossesAStrokeTouchesIt() {
        let page = InkPage(scale: 1)
        let line = page.draw(pen(1), [sample(20, 20), sample(120, 20)]).map(\.id)
        #expect(page.strokes(touching: CGPoint(x: 70, y: -300), to: CGPoint(x: 70, y: 400), radius: 0) == line)
        #expect(page.strokes(touching: CGPoint(x: 10, y: -300), to: CGPoint(x: 10, y: 400), radius: 0).isEmpty)
        #expect(page.strokes(touching: CGPoint(x: 10, y: -300), to: CGPoint(x: 10, y: 400), radius: 9.6) == line)
    }

    @Test func theUppermostComesFirst() {
        let page = InkPage(scale: 1)
        let first = page.draw(pen(40), [sample(50, 50)]), second = page.draw(pen(8), [sample(50, 50)])
        let moved = page.transform(first.map(\.id), by: CGAffineTransform(translationX: 1, y: 0))
        #expect(hit(page, 50, 50) == [second[0].id, moved[0].id])
        page.erase([second[0].id])
        #expect(hit(page, 50, 50) == [moved[0].id])
        page.undo()
        #expect(hit(page, 50, 50) == [second[0].id, moved[0].id])
    }

    @Test func inkThatAnEraserTookAwayIsNotThereAndErasersNeverAre() {
        let page = InkPage(scale: 1)
        let line = page.draw(pen(6), [sample(10, 30), sample(110, 30)]).map(\.id)
        page.draw(eraser(20), [sample(60, 10), sample(60, 50)])
        #expect(hit(page, 60, 30, radius: 4).isEmpty && hit(page, 60, 45).isEmpty)
        #expect(hit(page, 60, 30, radius: 14) == line && hit(page, 90, 30) == line)
        let over = page.draw(pen(6), [sample(60, 20), sample(60, 40)]).map(\.id)
        #expect(hit(page, 60, 30, radius: 4) == over, "what was drawn after the eraser is there")
    }

    @Test func whereNoInkCanBeNothingIsFound() {
        let page = InkPage(scale: 1)
        page.draw(pen(6), [sample(10, 30), sample(110, 30)])
        for bad in [CGFloat.nan, .infinity, -2e6] { #expect(hit(page, bad, 30).isEmpty && hit(page, 30, bad, radius: 100).isEmpty) }
        #expect(hit(page, 30, 30, radius: .nan).isEmpty)
        #expect(hit(page, 30, 30, radius: -5).count == 1 && hit(page, 5_000, 5_000, radius: .infinity).count == 1)
    }

    /// The least distance between a capsule's discs and a segment, on a fine grid.
    @Test(arguments: 1...4 as ClosedRange<UInt64>) func contactIsThatOfTheDiscsAlongTheWay(seed: UInt64) {
        var random = Seeded(seed)
        for _ in 0..<200 {
            func at() -> Double { random.number(0...60) }
            let capsule = Capsule(x0: at(), y0: at(), radius0: random.number(0...12), x1: at(), y1: at(), radius1: random.number(0...12))
            let (ax, ay, bx, by) = (at(), at(), at(), at())
            var least = Double.infinity
            for step in 0...2_000 {
                let t = Double(step) / 2_000
                let (x, y) = (capsule.x0 + (capsule.x1 - capsule.x0) * t, capsule.y0 + (capsule.y1 - capsule.y0) * t)
                let square = (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
                let s = max(0, min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square))
                let distance = hypot(ax + (bx - ax) * s - x, ay + (by - ay) * s - y)
                least = min(least, distance - capsule.radius0 - (capsule.radius1 - capsule.radius0) * t)
            }
            // A step of the grid is at most 85/2000 long; touching ink counts from a reach of 0.
            let reach = max(0, least)
            #expect(capsule.isWithin(reach + 1e-9, ofSegmentFrom: ax, ay, to: bx, by))
            #expect(least < 0.06 || !capsule.isWithin(least - 0.05, ofSegmentFrom: ax, ay, to: bx, by))
        }
    }

    @Test(arguments: 1...3 as ClosedRange<UInt64>) func theIndexFindsWhatLookingAtEveryStrokeFinds(seed: UInt64) {
        var model = PageModel(seed: seed, budget: InkPage.standardHistoryBudget, scale: 1.25)
        var random = Seeded(seed)
        for number in 0..<120 {
            if number % 3 == 0 {
                model.page.draw(pen(random.number(1...9)), wander(&random, width: 150, height: 140, count: 9))
            } else {
                _ = model.edit()
            }
            let strokes = model.page.drawing.strokes
            let (a, b) = (sample(random.number(0...150), random.number(0...140)).position, sample(random.number(0...150), 60).position)
            let expected = strokes.reversed().filter { stroke in
                let points = stroke.path
                return points.indices.contains { element in
                    StrokePath(map: PageMap(scale: 1)).capsule(element, of: points).isWithin(3, ofSegmentFrom: a.x, a.y, to: b.x, b.y)
                }
            }
            #expect(model.page.strokes(touching: a, to: b, radius: 3) == expected.map(\.id))
        }
    }
}
