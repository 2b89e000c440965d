import CoreGraphics
import Testing

@testable import Hands

@Suite("Two fingers move the page about themselves") struct PageMoveTests {
    private let start = PageTransform(scale: 1.3, rotation: 0.5, offset: CGPoint(x: 40, y: -70))
    private let from = [CGPoint(x: 200, y: 300), CGPoint(x: 500, y: 350)]

    private func middle(_ places: [CGPoint]) -> CGPoint { CGPoint(x: (places[0].x + places[1].x) / 2, y: (places[0].y + places[1].y) / 2) }

    private func angle(_ places: [CGPoint]) -> CGFloat { atan2(places[1].y - places[0].y, places[1].x - places[0].x) }

    /// Whether a rotation is where neither a snap nor the way out of one changes it.
    private func isAwayFromSnaps(_ angle: CGFloat) -> Bool { abs(PageTransform.nearestQuarter(to: angle).rest) > HandNumbers.freeAngle }

    @Test func withRotationOnBothFingersKeepTheirPoints() {
        var random = Seeded(3)
        var checked = 0
        for _ in 0..<300 {
            var move = PageMove(page: start, fingers: from, turns: true)
            var places = from
            for _ in 0..<40 {
                places = places.map { CGPoint(x: $0.x + random.number(-9...9), y: $0.y + random.number(-9...9)) }
                let page = move.move(to: places)
                let fingers = start.rotation + angle(places) - angle(from)
                guard isAwayFromSnaps(fingers), page.scale > 0.1, page.scale < 64 else { continue }
                checked += 1
                for (was, now) in zip(from, places) { #expect(page.windowPoint(start.pagePoint(was)).distance(to: now) < 1e-6) }
            }
        }
        #expect(checked > 8000)
    }

    @Test(arguments: [false, true])
    func otherwiseTheirMiddleStaysAndZoomIsTheRatioOfTheirDistances(turns: Bool) {
        // With rotation on, from an upright page and never far from it: held by the snap.
        let start = PageTransform(scale: 1.3, rotation: turns ? 0 : 0.5, offset: CGPoint(x: 40, y: -70))
        var random = Seeded(4)
        for _ in 0..<300 {
            var move = PageMove(page: start, fingers: from, turns: turns)
            let spread = random.number(0.2...5), angle = random.number(turns ? -0.1...0.1 : -3...3)
            let shift = random.point(in: CGRect(x: -300, y: -300, width: 600, height: 600))
            let about = middle(from)
            let places = from.map { place in
                let (x, y) = (place.x - about.x, place.y - about.y)
                return CGPoint(
                    x: about.x + shift.x + spread * (x * cos(angle) - y * sin(angle)),
                    y: about.y + shift.y + spread * (x * sin(angle) + y * cos(angle)))
            }
            let page = move.move(to: places)
            #expect(page.windowPoint(start.pagePoint(about)).distance(to: middle(places)) < 1e-6)
            #expect(abs(page.scale / start.scale - spread) < 1e-9)
            #expect(page.rotation == start.rotation)
        }
    }

    @Test(arguments: [CGFloat(0.001), 1000])
    func atALimitTheMiddleStays(factor: CGFloat) {
        var move = PageMove(page: start, fingers: from, turns: true)
        let about = middle(from)
        let places = from.map { CGPoint(x: about.x + 30 + ($0.x - about.x) * factor, y: about.y + ($0.y - about.y) * factor) }
        let page = move.move(to: places)
        #expect(page.scale == (factor < 1 ? 0.1 : 64))
        #expect(page.windowPoint(start.pagePoint(about)).distance(to: middle(places)) < 1e-6)
        // Back within the limits both keep their points again.
        let back = move.move(to: from)
        #expect(abs(back.scale - start.scale) < 1e-9 && back.offset.distance(to: start.offset) < 1e-6)
    }

    @Test(arguments: [false, true])
    func nothingIsLeftOfOneToThreeToOneInTenThousandSteps(turns: Bool) {
        var move = PageMove(page: start, fingers: from, turns: turns)
        let about = middle(from)
        var page = start
        for step in 0...10000 {
            let part = CGFloat(step) / 10000
            let factor = 1 + 2 * sin(part * .pi), turn = sin(part * 2 * .pi)
            page = move.move(to: from.map { place in
                let (x, y) = (place.x - about.x, place.y - about.y)
                return CGPoint(
                    x: about.x + factor * (x * cos(turn) - y * sin(turn)), y: about.y + factor * (x * sin(turn) + y * cos(turn)))
            })
            if step == 5000 { #expect(abs(page.scale / start.scale - 3) < 1e-9) }
        }
        #expect(abs(page.scale - start.scale) < 1e-9 && abs(page.rotation - start.rotation) < 1e-9)
        #expect(page.offset.distance(to: start.offset) < 1e-6)
    }

    @Test func fingersThatLandOnTheSameSpotGiveNumbers() {
        let spot = CGPoint(x: 100, y: 100)
        var move = PageMove(page: start, fingers: [spot, spot], turns: true)
        let shifted = move.move(to: [CGPoint(x: 110, y: 100), CGPoint(x: 110, y: 100)])
        #expect(shifted.scale == start.scale && shifted.rotation == start.rotation)
        #expect(shifted.windowPoint(start.pagePoint(spot)).distance(to: CGPoint(x: 110, y: 100)) < 1e-9)
        // From 16 points on they have hold of two points, and zoom.
        _ = move.move(to: [CGPoint(x: 100, y: 100), CGPoint(x: 120, y: 100)])
        let zoomed = move.move(to: [CGPoint(x: 100, y: 100), CGPoint(x: 140, y: 100)])
        #expect(abs(zoomed.scale / start.scale - 2) < 1e-9)
        // And meet again.
        let met = move.move(to: [spot, spot])
        #expect(met.scale == 0.1 && met.rotation.isFinite && met.offset.x.isFinite)
    }

    @Test func oneFingerShifts() {
        var move = PageMove(page: start, fingers: [from[0]], turns: true)
        let page = move.move(to: [CGPoint(x: 210, y: 280)])
        #expect(page.scale == start.scale && page.rotation == start.rotation)
        #expect(page.offset.distance(to: CGPoint(x: 50, y: -90)) < 1e-9)
    }

    @Test func aFingerThatComesOrGoesDoesNotMakeThePageJump() {
        var move = PageMove(page: start, fingers: from, turns: true)
        let page = move.move(to: [CGPoint(x: 100, y: 300), CGPoint(x: 600, y: 450)])
        move.grip([CGPoint(x: 600, y: 450)])
        #expect(move.move(to: [CGPoint(x: 600, y: 450)]) == page)
        move.grip([CGPoint(x: 600, y: 450), CGPoint(x: 10, y: 10)])
        let again = move.move(to: [CGPoint(x: 600, y: 450), CGPoint(x: 10, y: 10)])
        #expect(again.offset.distance(to: page.offset) < 1e-6 && abs(again.scale - page.scale) < 1e-9)
        #expect(move.origin == start)
    }

    // MARK: Snapping

    private func turned(_ degrees: CGFloat, _ move: inout PageMove) -> CGFloat {
        let turn = degrees * .pi / 180
        let places = [CGPoint(x: 300, y: 300), CGPoint(x: 300 + 200 * cos(turn), y: 300 + 200 * sin(turn))]
        return move.move(to: places).rotation * 180 / .pi
    }

    private func level(rotation: CGFloat) -> PageMove {
        PageMove(page: PageTransform(rotation: rotation), fingers: [CGPoint(x: 300, y: 300), CGPoint(x: 500, y: 300)], turns: true)
    }

    @Test(arguments: [0, 1, 2, -1])
    func aPageAtAQuarterTurnIsHeldThereAndLetGoWithoutAJump(quarter: Int) {
        var move = level(rotation: CGFloat(quarter) * .pi / 2)
        let base = PageTransform(rotation: CGFloat(quarter) * .pi / 2).rotation * 180 / .pi
        #expect(turned(14.9, &move) == base)
        var last = base
        for tenth in 150...300 {
            let angle = turned(CGFloat(tenth) / 10, &move)
            let step = PageTransform.normal((angle - last) * .pi / 180) * 180 / .pi
            // From 15° to 25° it makes up for 15: two and a half times as fast as the fingers.
            #expect(step >= 0 && step < 0.251)
            last = angle
        }
        #expect(abs(PageTransform.normal((last - base - 30) * .pi / 180)) < 1e-9)
    }

    @Test func aPageThatIsTurnedBackSnapsCloserThanItWasLetGo() {
        var move = level(rotation: 0)
        #expect(abs(turned(40, &move) - 40) < 1e-9)
        #expect(abs(turned(5.1, &move) - 5.1) < 1e-9)
        #expect(turned(4.9, &move) == 0)
        #expect(turned(14.9, &move) == 0)
        #expect(turned(-14.9, &move) == 0)
        #expect(abs(turned(88, &move) - 90) < 1e-9)
    }

    @Test func aTurnedPageThatIsNotTurnedStaysAsItIsWhateverItsAngle() {
        var move = PageMove(page: PageTransform(rotation: 0.02), fingers: from, turns: false)
        #expect(move.move(to: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 300)]).rotation == 0.02)
    }
}
