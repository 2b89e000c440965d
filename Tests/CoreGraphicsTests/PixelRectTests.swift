import CoreGraphics
import Testing

@Suite struct PixelRectTests {
    @Test func coveringWidensToWholePixels() {
        let atTwo = PixelRect(covering: CGRect(x: 0.6, y: 1, width: 1, height: 1.1), scale: 2)
        #expect(atTwo == PixelRect(minX: 1, minY: 2, maxX: 4, maxY: 5))
        let negative = PixelRect(covering: CGRect(x: -0.5, y: -2, width: 1, height: 1), scale: 1)
        #expect(negative == PixelRect(minX: -1, minY: -2, maxX: 1, maxY: -1))
    }

    @Test func nothingIsCoveredByNullEmptyOrNotANumber() {
        #expect(PixelRect(covering: .null, scale: 1).isEmpty)
        #expect(PixelRect(covering: CGRect(x: 5, y: 5, width: 0, height: 9), scale: 1).isEmpty)
        #expect(PixelRect(covering: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), scale: 1).isEmpty)
        #expect(PixelRect(covering: CGRect(x: 0, y: 0, width: 1, height: 1), scale: .nan).isEmpty)
    }

    @Test func hugeRectanglesAreLimitedNotTrapped() {
        let huge = PixelRect(covering: CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300), scale: 3)
        #expect(huge.contains(PixelRect(x: 0, y: 0, width: 100_000, height: 100_000)))
        #expect(huge.width > 0 && huge.area > 0)
        #expect(PixelRect(covering: .infinite, scale: 2).contains(PixelRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000)))
    }

    @Test func intersectionAndUnionAreThoseOfPixelSets() {
        let a = PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 4), b = PixelRect(minX: 2, minY: 3, maxX: 9, maxY: 5)
        #expect(a.intersection(b) == PixelRect(minX: 2, minY: 3, maxX: 4, maxY: 4))
        #expect(a.union(b) == PixelRect(minX: 0, minY: 0, maxX: 9, maxY: 5))
        #expect(a.intersection(PixelRect(minX: 4, minY: 0, maxX: 9, maxY: 9)).isEmpty)
        #expect(a.union(.empty) == a && PixelRect.empty.union(a) == a)
    }

    @Test func bordersAreHalfOpen() {
        let rect = PixelRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.contains(x: 1, y: 2) && rect.contains(x: 3, y: 5))
        #expect(!rect.contains(x: 4, y: 2) && !rect.contains(x: 1, y: 6) && !rect.contains(x: 0, y: 2))
        #expect(rect.area == 12)
        #expect(rect.contains(rect) && rect.contains(PixelRect.empty))
    }

    @Test func invertedSidesAreEmptyWithoutArea() {
        let inverted = PixelRect(minX: 5, minY: 5, maxX: 2, maxY: 9)
        #expect(inverted.isEmpty && inverted.width == 0 && inverted.area == 0)
        #expect(PixelRect(x: 0, y: 0, width: 4, height: 4).insetBy(3).isEmpty)
    }

    @Test func pointsAndPixelsAgree() {
        #expect(PixelRect(x: 2, y: 4, width: 6, height: 8).rect(scale: 2) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(PixelRect(x: 2, y: 4, width: 6, height: 8).offsetBy(x: -2, y: 1) == PixelRect(x: 0, y: 5, width: 6, height: 8))
    }
}
