import CoreGraphics
import Testing

@testable import Hands

@Suite("The page can never be lost") struct SightTests {
    private let window = CGSize(width: 800, height: 600)
    private let content = CGRect(x: 0, y: 0, width: 800, height: 600)

    @Test func aPageInSightIsLeftAlone() {
        let page = PageTransform(scale: 3, rotation: 0.4, offset: CGPoint(x: 100, y: -200))
        #expect(page.inSight(content, of: window) == page)
    }

    @Test(arguments: [
        (CGPoint(x: 5000, y: 0), CGPoint(x: 736, y: 0)), (CGPoint(x: -5000, y: 0), CGPoint(x: -736, y: 0)),
        (CGPoint(x: 0, y: 900), CGPoint(x: 0, y: 536)), (CGPoint(x: 900, y: -900), CGPoint(x: 736, y: -536)),
    ])
    func aPageOutOfSightComesBackTheShortestWay(lost: CGPoint, found: CGPoint) {
        let page = PageTransform(offset: lost).inSight(content, of: window)
        #expect(page.offset.distance(to: found) < 1e-6)
    }

    @Test func ofATurnedPageTheNearestCornerComesBack() {
        // A square on its tip, far to the right: its left corner is brought to the margin.
        let square = CGRect(x: -100, y: -100, width: 200, height: 200)
        let page = PageTransform(rotation: .pi / 4, offset: CGPoint(x: 3000, y: 300)).inSight(square, of: window)
        #expect(abs(page.offset.x - (736 + 100 * CGFloat(2).squareRoot())) < 1e-6 && abs(page.offset.y - 300) < 1e-6)
    }

    @Test func aSmallWindowShowsSomeInItsMiddle() {
        let small = CGSize(width: 100, height: 80)
        let page = PageTransform(offset: CGPoint(x: 500, y: 500)).inSight(content, of: small)
        #expect(page.offset.distance(to: CGPoint(x: 50, y: 40)) < 1e-6)
    }

    @Test func whateverAGestureDidSomeIsInSightAndStaysPut() {
        var random = Seeded(7)
        for _ in 0..<5000 {
            let page = PageTransform(
                scale: pow(2, random.number(-3...6)), rotation: random.number(-4...4),
                offset: random.point(in: CGRect(x: -90000, y: -90000, width: 180_000, height: 180_000)))
            let content = CGRect(
                origin: random.point(in: CGRect(x: -500, y: -500, width: 1000, height: 1000)),
                size: CGSize(width: random.number(0...900), height: random.chance(0.1) ? 0 : random.number(0...900)))
            let found = page.inSight(content, of: window)
            #expect(found.scale == page.scale && found.rotation == page.rotation)
            #expect(found.inSight(content, of: window) == found)
            // Some point of the content, looked for on its rim and through its middle, is 64 points from the window's edges.
            let seen = CGRect(origin: .zero, size: window).insetBy(dx: 63.99, dy: 63.99)
            let corner = found.pagePoint(CGPoint(x: 400, y: 300))
            let isAround = content.contains(corner)
            #expect(isAround || touches(content, found, seen))
        }
    }

    private func touches(_ content: CGRect, _ page: PageTransform, _ seen: CGRect) -> Bool {
        let corners = [
            CGPoint(x: content.minX, y: content.minY), CGPoint(x: content.maxX, y: content.minY),
            CGPoint(x: content.maxX, y: content.maxY), CGPoint(x: content.minX, y: content.maxY),
        ].map(page.windowPoint)
        return (0..<4).contains { index in crosses(corners[index], corners[(index + 1) % 4], seen) }
    }

    /// Liang and Barsky's clipping: whether anything of a segment is in a rectangle.
    private func crosses(_ a: CGPoint, _ b: CGPoint, _ rect: CGRect) -> Bool {
        var (first, last) = (CGFloat(0), CGFloat(1))
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let bounds = [(-dx, a.x - rect.minX), (dx, rect.maxX - a.x), (-dy, a.y - rect.minY), (dy, rect.maxY - a.y)]
        for (direction, room) in bounds {
            if direction == 0 {
                if room < 0 { return false }
            } else if direction < 0 {
                first = max(first, room / direction)
            } else {
                last = min(last, room / direction)
            }
        }
        return first <= last + 1e-9
    }

    @Test func withoutContentOrWindowThePageIsLeftAlone() {
        let page = PageTransform(offset: CGPoint(x: 5000, y: 0))
        #expect(page.inSight(.null, of: window) == page)
        #expect(page.inSight(content, of: .zero) == page)
    }
}
