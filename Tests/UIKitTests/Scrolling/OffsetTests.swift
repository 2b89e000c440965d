import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct OffsetTests {
    let stage = ScrollStage()
    var scroll: UIScrollView { stage.scroll }

    @Test func defaultsAreUIKits() {
        let scroll = UIScrollView()
        #expect(scroll.clipsToBounds && scroll.isScrollEnabled && scroll.bounces && scroll.bouncesZoom)
        #expect(scroll.delaysContentTouches && scroll.canCancelContentTouches)
        #expect(!scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal && !scroll.isDirectionalLockEnabled)
        #expect(scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
        #expect(scroll.zoomScale == 1 && scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1)
        #expect(scroll.decelerationRate == .normal && scroll.contentInset == .zero && scroll.contentSize == .zero)
        #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998 && UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    }

    @Test func theOffsetIsTheOriginOfTheBounds() {
        scroll.contentOffset = at(0, 123)
        #expect(scroll.bounds == CGRect(x: 0, y: 123, width: 200, height: 300) && stage.log.scrolls == 1)
        scroll.bounds.origin.y = 50
        #expect(scroll.contentOffset == at(0, 50) && stage.log.scrolls == 2)
        scroll.contentOffset = at(.nan, 3)
        #expect(scroll.contentOffset == at(0, 50) && stage.log.scrolls == 2)
        #expect(stage.content.convert(CGPoint.zero, to: nil) == at(0, -50))
    }

    @Test func anOffsetSetAtOnceMayLieOutsideTheLimits() {
        scroll.setContentOffset(at(-10, 900), animated: false)
        #expect(scroll.contentOffset == at(-10, 900) && stage.log.story.isEmpty)
    }

    @Test func anAnimatedOffsetTakesThreeTenthsOfASecond() {
        let start = stage.clock.now
        scroll.setContentOffset(at(0, 400), animated: true)
        #expect(scroll.contentOffset == .zero)
        stage.host.application.advanceClock(to: start + 0.1501)
        #expect(isClose(scroll.contentOffset.y, 200, within: 1e-6))
        stage.host.application.advanceClock(to: start + 0.3001)
        #expect(scroll.contentOffset == at(0, 400) && stage.log.story == ["didEndScrollingAnimation"])
        stage.rest()
        #expect(stage.isQuiet)
    }

    @Test func anAnimationWhoseEndIsCutOffMeanwhileEndsWithinTheLimits() {
        scroll.setContentOffset(at(0, 600), animated: true)
        stage.touch.wait(0.1)
        scroll.contentSize.height = 500
        stage.rest()
        #expect(scroll.contentOffset == at(0, 200) && stage.isQuiet)
        scroll.setContentOffset(at(0, 900), animated: true)
        stage.rest()
        #expect(scroll.contentOffset == at(0, 900))
    }

    @Test func anAnimationToWhereItIsDoesNothing() {
        scroll.setContentOffset(.zero, animated: true)
        stage.rest()
        #expect(stage.log.story.isEmpty && stage.isQuiet)
    }

    @Test func aFingerEndsAnAnimation() {
        scroll.setContentOffset(at(0, 400), animated: true)
        stage.touch.wait(0.1)
        stage.touch.down(at: at(100, 100))
        let y = scroll.contentOffset.y
        #expect(y > 0 && y < 400 && stage.log.story.first == "didEndScrollingAnimation")
        stage.touch.up()
        stage.rest()
        #expect(scroll.contentOffset.y == y && stage.isQuiet)
    }

    @Test func inNoWindowAnAnimationIsAtOnce() {
        scroll.removeFromSuperview()
        scroll.setContentOffset(at(0, 400), animated: true)
        #expect(scroll.contentOffset == at(0, 400) && stage.log.story == ["didEndScrollingAnimation"])
    }

    @Test func aRectangleIsMadeVisibleByTheShortestWay() {
        scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 50, height: 50), animated: false)
        #expect(scroll.contentOffset == .zero)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 400, width: 50, height: 50), animated: false)
        #expect(scroll.contentOffset == at(0, 150))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 50, height: 50), animated: false)
        #expect(scroll.contentOffset == at(0, 100))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 50, height: 900), animated: false)
        #expect(scroll.contentOffset == at(0, 700))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 50, height: 500), animated: false)
        // Its nearer end is the lower one.
        #expect(scroll.contentOffset == at(0, 200))
        scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 50, height: 50), animated: true)
        stage.rest()
        #expect(scroll.contentOffset == at(0, 80))
    }

    @Test func contentThatShrinksOrAViewThatGrowsKeepsTheOffsetWithinItsLimits() {
        scroll.contentOffset = at(0, 700)
        scroll.contentSize.height = 600
        #expect(scroll.contentOffset == at(0, 300))
        scroll.frame.size.height = 400
        #expect(scroll.contentOffset == at(0, 200))
        scroll.contentSize = .zero
        #expect(scroll.contentOffset == .zero)
    }

    @Test func scrollingLaysTheScrollViewOutAgain() {
        final class Counting: UIScrollView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let counting = Counting(), stage = ScrollStage(counting)
        let before = counting.layouts
        counting.contentOffset = at(0, 10)
        stage.host.application.processEvents()
        #expect(counting.layouts == before + 1)
    }

    @Test func anOffsetSetInsideDidScrollIsKept() {
        stage.log.onScroll = { if $0.contentOffset.y > 50 { $0.contentOffset.y = 50 } }
        scroll.contentOffset = at(0, 400)
        #expect(scroll.contentOffset == at(0, 50))
        stage.drag(by: -10, count: 10)
        #expect(scroll.contentOffset.y <= 50)
        stage.touch.up()
        stage.rest()
        #expect(scroll.contentOffset.y <= 50 && stage.isQuiet)
    }
}
