import Testing
@testable import UIKit

/// A scroll view of 60 × 80 at (10, 10) with content of 60 × 240.
@MainActor @Suite struct ScrollIndicatorTests {
    let scene = Scene()
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 60, height: 80))

    init() {
        scroll.contentSize = CGSize(width: 60, height: 240)
        scene.window.addSubview(scroll)
        scene.application.processEvents()
    }

    private func wait(_ seconds: Double) { scene.application.advanceClock(to: scene.application.clock.now + seconds) }

    /// Rows of the window in which the column through the middle of the vertical indicator is coloured.
    private func rows() -> [Int] {
        let picture = scene.picture()
        // 3 points from the edge at 70, 3 thick: its middle column is 65.
        return (0..<100).filter { picture.pixels[$0 * picture.width + 65] != 0xFFFF_FFFF }
    }

    @Test func anIndicatorIsToItsTrackAsWhatIsShownIsToTheContent() {
        // The track is 74 long, a third of it is less than 36 points: the least there is.
        scroll.flashScrollIndicators()
        #expect(rows() == Array(13..<49))
        scroll.contentSize.height = 100
        // 74 · 80 / 100 = 59.2, rounded to whole pixels.
        #expect(rows() == Array(13..<72))
    }

    @Test func itIsAsFarDownItsTrackAsTheOffsetIsBetweenItsLimits() {
        scroll.flashScrollIndicators()
        scroll.contentOffset.y = 80
        // Half of 74 − 36 down.
        #expect(rows() == Array(32..<68))
        scroll.contentOffset.y = 160
        #expect(rows() == Array(51..<87))
    }

    @Test func beyondTheLimitsItGetsShorterAtItsEnd() {
        scroll.flashScrollIndicators()
        scroll.contentOffset.y = -20
        #expect(rows() == Array(13..<29))
        scroll.contentOffset.y = 160 + 10
        #expect(rows() == Array(61..<87))
        scroll.contentOffset.y = -75
        #expect(rows() == Array(13..<21))
    }

    @Test func beforeAndAfterAMomentThereIsNone() {
        #expect(rows().isEmpty && scroll.subviews.isEmpty)
        scroll.flashScrollIndicators()
        #expect(scroll.subviews.count == 1)
        wait(0.49)
        #expect(scroll.subviews.first?.alpha == 1)
        wait(0.01 + 0.13)
        // Seven frames of the fade of a quarter of a second have passed.
        #expect(abs((scroll.subviews.first?.alpha ?? 0) - (1 - (7.0 / 60) / 0.25)) < 1e-6)
        wait(0.2)
        #expect(rows().isEmpty && scroll.subviews.isEmpty && scene.application.clock.nextDeadline == nil)
    }

    @Test func oneThatIsNotWantedOrNotNeededIsNotShown() {
        scroll.showsVerticalScrollIndicator = false
        scroll.flashScrollIndicators()
        #expect(scroll.subviews.isEmpty)
        scroll.showsVerticalScrollIndicator = true
        #expect(scroll.subviews.count == 1)
        scroll.contentSize = CGSize(width: 60, height: 80)
        #expect(scroll.subviews.isEmpty)
    }

    @Test func twoLeaveTheCornerFree() {
        scroll.contentSize.width = 600
        scroll.flashScrollIndicators()
        let frames = scroll.subviews.map(\.frame).sorted { $0.width < $1.width }
        scroll.contentOffset = CGPoint(x: 540, y: 160)
        let ends = scroll.subviews.map(\.frame).sorted { $0.width < $1.width }
        #expect(frames.count == 2 && frames[0].width == 3 && frames[1].height == 3)
        #expect(ends[0].maxY == scroll.bounds.maxY - 9 && ends[1].maxX == scroll.bounds.maxX - 9)
    }

    @Test func anIndicatorIsNeverHit() {
        scroll.flashScrollIndicators()
        #expect(scene.window.hitTest(CGPoint(x: 65, y: 20), with: nil) === scroll)
    }
}
