import CoreGraphics
import Testing

@testable import Hands

@Suite struct PageTransformTests {
    private let window = CGSize(width: 800, height: 600)

    private func isNear(_ a: CGPoint, _ b: CGPoint, _ limit: CGFloat = 1e-6) -> Bool { a.distance(to: b) <= limit }

    @Test func aPointOfThePageIsTurnedThenScaledThenShifted() {
        let page = PageTransform(scale: 2, rotation: .pi / 2, offset: CGPoint(x: 10, y: 20))
        // Clockwise with y down: right becomes down.
        #expect(page.windowPoint(CGPoint(x: 3, y: 0)) == CGPoint(x: 10, y: 26))
        #expect(page.windowPoint(CGPoint(x: 0, y: 3)) == CGPoint(x: 4, y: 20))
        #expect(page.pagePoint(CGPoint(x: 10, y: 26)) == CGPoint(x: 3, y: 0))
    }

    @Test func thereAndBackIsTheSamePoint() {
        var random = Seeded(1)
        for _ in 0..<2000 {
            let page = PageTransform(
                scale: pow(2, random.number(-4...6)), rotation: random.number(-10...10),
                offset: random.point(in: CGRect(x: -5000, y: -5000, width: 10000, height: 10000)))
            let point = random.point(in: CGRect(x: -5000, y: -5000, width: 10000, height: 10000))
            #expect(isNear(page.pagePoint(page.windowPoint(point)), point))
            #expect(isNear(page.windowPoint(point), point.applying(page.affine)))
        }
    }

    @Test(arguments: [0, 1, 2, 3, -1, -2, 4, 17])
    func quarterTurnsAreExact(quarters: Int) {
        let page = PageTransform(rotation: CGFloat(quarters) * .pi / 2)
        let entries = [page.affine.a, page.affine.b, page.affine.c, page.affine.d]
        #expect(entries.allSatisfy { $0 == 0 || $0 == 1 || $0 == -1 })
        #expect(page.rotation > -.pi && page.rotation <= .pi)
    }

    @Test func zoomGoesFromTenPercentTo6400Percent() {
        #expect(PageTransform().zoomed(by: 1e9, about: .zero).scale == 64)
        #expect(PageTransform().zoomed(by: 1e-9, about: .zero).scale == 0.1)
    }

    @Test func numbersThatAreNoneMakeAPageAllTheSame() {
        for bad in [CGFloat.nan, .infinity, -.infinity] {
            let page = PageTransform(scale: bad, rotation: bad, offset: CGPoint(x: bad, y: bad))
            #expect(HandNumbers.scales.contains(page.scale) && page.rotation.isFinite && page.offset.x.isFinite && page.offset.y.isFinite)
            #expect(PageTransform().zoomed(by: bad, about: .zero) == PageTransform())
        }
        #expect(PageTransform().zoomed(by: 0, about: .zero) == PageTransform())
        #expect(PageTransform().zoomed(by: -1, about: .zero) == PageTransform())
    }

    @Test func wheelsZoomAboutThePointer() {
        let pointer = CGPoint(x: 300, y: 200)
        let page = PageTransform(scale: 1.5, rotation: 0.3, offset: CGPoint(x: -40, y: 90))
        let zoomed = page.zoomed(wheelSteps: 4, about: pointer)
        #expect(abs(zoomed.scale - 3) < 1e-9)
        #expect(isNear(zoomed.windowPoint(page.pagePoint(pointer)), pointer))
        #expect(abs(zoomed.zoomed(wheelSteps: -4, about: pointer).scale - 1.5) < 1e-9)
    }

    @Test func atALimitWhatIsUnderThePointerStays() {
        let pointer = CGPoint(x: 300, y: 200)
        let page = PageTransform(scale: 50, rotation: 0, offset: CGPoint(x: -4000, y: 90))
        let zoomed = page.zoomed(by: 100, about: pointer)
        #expect(zoomed.scale == 64)
        #expect(isNear(zoomed.windowPoint(page.pagePoint(pointer)), pointer))
    }

    @Test func aHundredPercentKeepsWhatIsInTheMiddle() {
        let page = PageTransform(scale: 7, rotation: 0.5, offset: CGPoint(x: -300, y: 10))
        let middle = CGPoint(x: 400, y: 300)
        let actual = page.actualSize(in: window)
        #expect(abs(actual.scale - 1) < 1e-12 && actual.rotation == 0.5)
        #expect(isNear(actual.windowPoint(page.pagePoint(middle)), middle))
    }

    @Test func fittingShowsAllInTheMiddleUpright() {
        let content = CGRect(x: 1000, y: -500, width: 4000, height: 1000)
        let page = PageTransform.fitting(content, in: window)
        let shown = content.applying(page.affine)
        #expect(abs(shown.minX - 24) < 1e-6 && abs(shown.maxX - 776) < 1e-6)
        #expect(abs(shown.midY - 300) < 1e-6 && page.rotation == 0)
    }

    @Test func fittingMagnifiesNothing() {
        let page = PageTransform.fitting(CGRect(x: 5, y: 5, width: 2, height: 0), in: window)
        #expect(page.scale == 1 && page.windowPoint(CGPoint(x: 6, y: 5)) == CGPoint(x: 400, y: 300))
        #expect(PageTransform.fitting(.null, in: window) == .identity)
        #expect(PageTransform.fitting(CGRect(x: 0, y: 0, width: 10, height: 10), in: .zero).scale == 0.1)
    }

    @Test func aLargerWindowShowsMoreAroundTheMiddleUnlessThePageIsWhereItBegan() {
        let larger = CGSize(width: 1000, height: 500)
        #expect(PageTransform.identity.resized(from: window, to: larger) == .identity)
        let page = PageTransform(scale: 2, rotation: 0, offset: CGPoint(x: 5, y: 5))
        let resized = page.resized(from: window, to: larger)
        #expect(isNear(resized.pagePoint(CGPoint(x: 500, y: 250)), page.pagePoint(CGPoint(x: 400, y: 300))))
        #expect(resized.scale == 2)
        // The size swapped and swapped back, as on a 2-in-1.
        #expect(resized.resized(from: larger, to: window) == page)
    }
}
