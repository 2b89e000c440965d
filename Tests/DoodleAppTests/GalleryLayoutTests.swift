import CoreGraphics
import ImageFiles
import Testing

@testable import DoodleApp

@Suite("The gallery's layout")
struct GalleryLayoutTests {
    @Test(arguments: [240, 480, 777, 1024, 1366, 1920, 3840] as [CGFloat])
    func tilesFillTheWidthEvenly(width: CGFloat) {
        let layout = GalleryLayout(width: width)
        let row = (0..<layout.columns).map { layout.frame($0) }
        #expect(row.allSatisfy { $0.minY == row[0].minY && $0.width >= 200 && $0.minX == $0.minX.rounded() })
        #expect(abs(row[0].minX - (width - (row.last?.maxX ?? 0))) <= 1)
        for (a, b) in zip(row, row.dropFirst()) { #expect((16...24).contains(b.minX - a.maxX)) }
        #expect(layout.frame(layout.columns).minY == row[0].maxY + 16)
    }

    @Test func whatIsInSightIsFound() {
        let layout = GalleryLayout(width: 480)
        #expect(layout.columns == 2)
        let step = layout.frame(2).minY - layout.frame(0).minY
        #expect(layout.places(from: 0, to: 600, reach: 0, of: 100) == 0..<6)
        #expect(layout.places(from: 10 * step + 20, to: 11 * step, reach: 0, of: 100) == 20..<22)
        #expect(layout.places(from: 0, to: 600, reach: 0, of: 3) == 0..<3)
        #expect(layout.places(from: 90_000, to: 90_600, reach: 0, of: 3).isEmpty)
    }

    @Test func aPictureShowsAllOfTheInkAndMakesLittleOfLittleInk() {
        let dot = Thumbnail.part(around: CGRect(x: 900, y: 50, width: 10, height: 10), aspect: 0.7)
        #expect(abs(dot.midX - 905) < 1e-9 && abs(dot.midY - 55) < 1e-9 && dot.width == 640 && dot.height == 448)
        for ink in [CGRect(x: -500, y: 0, width: 3000, height: 100), CGRect(x: 10, y: -9_000, width: 1, height: 20_000)] {
            let part = Thumbnail.part(around: ink, aspect: 0.7)
            #expect(part.contains(ink) && abs(part.height - part.width * 0.7) < 1e-6)
            #expect(abs(part.width - ink.width - 48) < 1e-6 || abs(part.height - ink.height - 48) < 1e-6)
        }
        #expect(Thumbnail.part(around: .null, aspect: 0.7).size == CGSize(width: 640, height: 448))
    }

    @Test func timesAreShort() {
        let now = WallClock(year: 2026, month: 12, day: 1, hour: 12, minute: 0, second: 0)
        #expect(GalleryItem.text(WallClock(year: 2026, month: 12, day: 1, hour: 9, minute: 5, second: 59), now: now) == "Today 09:05")
        #expect(GalleryItem.text(WallClock(year: 2025, month: 12, day: 1, hour: 9, minute: 5, second: 59), now: now) == "2025-12-01 09:05")
    }
}
