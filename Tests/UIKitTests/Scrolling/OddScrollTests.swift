import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Scroll views that are used as nobody should.
@MainActor @Suite struct OddScrollTests {
    let stage = ScrollStage()
    var scroll: UIScrollView { stage.scroll }

    /// Fingers, wheel and keys once over.
    private func use() {
        stage.drag(from: 250, by: -20, count: 8)
        stage.touch.up()
        stage.touch.wait(0.1)
        scroll.setContentOffset(at(5, 40), animated: true)
        stage.touch.wait(0.1)
        for key in ["Down", "PageDown", "End", "Home"] { stage.touch.key(key) }
        stage.rest()
        stage.host.render()
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 0])
    func sizesAndInsetsThatMakeNoSenseLeaveTheOffsetANumber(odd: CGFloat) {
        scroll.alwaysBounceVertical = true
        scroll.contentSize = CGSize(width: odd, height: odd)
        use()
        #expect(stage.offset.isFinite && stage.isQuiet)
        scroll.contentInset = UIEdgeInsets(top: odd, left: odd, bottom: odd, right: odd)
        use()
        #expect(stage.offset.isFinite && stage.isQuiet)
        scroll.scrollRectToVisible(CGRect(x: odd, y: odd, width: odd, height: odd), animated: true)
        stage.rest()
        #expect(stage.offset.isFinite && stage.isQuiet)
    }

    @Test func insetsThatAreNoNumbersCountAsNone() {
        scroll.contentInset = UIEdgeInsets(top: .nan, left: 0, bottom: .infinity, right: 0)
        stage.drag(from: 100, by: 20, count: 8)
        stage.touch.up()
        stage.rest()
        #expect(stage.offset == .zero)
        stage.touch.key("End")
        scroll.setContentOffset(at(0, 5000), animated: false)
        stage.drag(from: 100, by: 20, count: 3)
        stage.touch.up()
        stage.rest()
        // 1000 points of content, 300 of them shown.
        #expect(stage.offset.y <= 700)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 0, -1]) func aLeastScaleThatMakesNoSenseCountsAsOne(odd: CGFloat) {
        stage.log.zoomedView = stage.content
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (odd, 3)
        scroll.zoomScale = 0.5
        #expect(scroll.zoomScale == 1)
        stage.touch.batch {
            stage.touch.down(1, at: at(80, 100))
            stage.touch.down(2, at: at(120, 100))
        }
        for step in 1...10 {
            stage.touch.batch {
                stage.touch.move(1, to: at(80 + CGFloat(step), 100))
                stage.touch.move(2, to: at(120 - CGFloat(step), 100))
            }
        }
        stage.touch.batch {
            stage.touch.up(1)
            stage.touch.up(2)
        }
        stage.rest()
        #expect(scroll.zoomScale == 1 && stage.offset.isFinite && stage.isQuiet)
    }

    @Test func aDelegateMayTakeTheScrollViewAwayInEveryCall() {
        for call in 1...40 {
            let stage = ScrollStage()
            var calls = 0
            stage.log.onScroll = { scroll in
                calls += 1
                if calls == call { scroll.removeFromSuperview() }
            }
            stage.drag(from: 250, by: -20, count: 6)
            stage.touch.up()
            stage.touch.wait(0.2)
            stage.scroll.setContentOffset(at(0, 900), animated: true)
            stage.rest()
            #expect(stage.isQuiet && stage.offset.isFinite, "call \(call)")
        }
    }
}
