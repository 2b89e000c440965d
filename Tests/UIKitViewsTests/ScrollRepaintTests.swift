import Testing
@testable import UIKit

/// A scroll view of 60 × 80 at (10, 10) with 100 rows of 20 points.
@MainActor @Suite struct ScrollRepaintTests {
    let scene = Scene()
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 60, height: 80))
    var rows: [RecordingView] = []

    init() {
        scroll.contentSize = CGSize(width: 60, height: 2000)
        scroll.showsVerticalScrollIndicator = false
        for index in 0..<100 {
            let row = RecordingView(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 60, height: 20))
            row.backgroundColor = UIColor(red: CGFloat(index) / 100, green: 0.5, blue: 0, alpha: 1)
            rows.append(row)
            scroll.addSubview(row)
        }
        scene.window.addSubview(scroll)
        scene.application.processEvents()
    }

    @Test func scrollingRepaintsTheVisibleAreaAndNothingElse() {
        #expect(scene.dirty(after: { scroll.contentOffset.y = 7 }) == [PixelRect(x: 10, y: 10, width: 60, height: 80)])
    }

    @Test func contentOutsideTheVisibleAreaIsNotDrawn() {
        _ = scene.picture()
        for row in rows { row.drawn = [] }
        scroll.contentOffset.y = 1010
        _ = scene.picture()
        // From 1010 to 1090 are the rows 50 to 54.
        #expect(rows.indices.filter { !rows[$0].drawn.isEmpty } == [50, 51, 52, 53, 54])
    }

    @Test func aChangeInContentThatIsNotSeenRepaintsNothing() {
        #expect(scene.dirty(after: { rows[90].backgroundColor = .red }).isEmpty)
    }

    @Test func contentIsClippedToTheScrollView() {
        scroll.contentOffset.y = 30
        let picture = scene.picture()
        for (x, y) in [(40, 9), (40, 90), (9, 40), (70, 40)] { #expect(picture.pixels[y * picture.width + x] == 0xFFFF_FFFF) }
        for (x, y) in [(40, 10), (40, 89), (10, 40), (69, 40)] { #expect(picture.pixels[y * picture.width + x] != 0xFFFF_FFFF) }
    }

    @Test func whatIsRepaintedIsWhatAWholePaintingShows() {
        _ = scene.picture()
        for offset in [3, 250, 251.5, 1920, 1000] as [CGFloat] {
            scroll.contentOffset.y = offset
            scroll.flashScrollIndicators()
            let partly = words(scene.picture())
            scene.window.invalidateAll()
            #expect(words(scene.picture()) == partly)
        }
    }

    private func words(_ picture: PixelBuffer) -> [UInt32] {
        (0..<picture.height).flatMap { y in (0..<picture.width).map { picture.pixels[y * picture.width + $0] } }
    }
}
