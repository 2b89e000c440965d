import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct ScrollKeyTests {
    let f = FocusStage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    var y: CGFloat { scroll.contentOffset.y }

    init() {
        scroll.contentSize = CGSize(width: 600, height: 1000)
        scroll.accessibilityIdentifier = "scroll"
        f.root.addSubview(scroll)
        f.host.application.processEvents()
    }

    @Test func tabbingToAViewScrollsItIntoViewWithItsRing() {
        f.add("one", 10, 10, to: scroll)
        f.add("two", 10, 600, to: scroll)
        f.tab()
        #expect(f.name == "one" && y == 0)
        f.tab()
        // Its lower edge, 648, and 8 points of room are the last that is shown.
        #expect(f.name == "two" && y == 648 + 8 - 300)
        f.tab()
        #expect(f.name == "one" && y == 2)
    }

    @Test func everyScrollViewAroundAFocusedViewShowsIt() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 500, width: 200, height: 100))
        inner.contentSize = CGSize(width: 200, height: 500)
        scroll.addSubview(inner)
        let button = f.add("deep", 10, 300, to: inner)
        f.tab()
        #expect(f.name == "deep")
        let place = button.convert(button.bounds, to: nil)
        #expect(place.minY >= 0 && place.maxY <= 300 && inner.contentOffset.y == 348 + 8 - 100)
    }

    @Test func aScrollViewWithNothingToFocusIsFocusedItself() {
        f.tab()
        #expect(f.name == "scroll")
        let button = f.add("one", 10, 10, to: scroll)
        f.focus.resignFocus()
        f.tab()
        #expect(f.name == "one")
        button.removeFromSuperview()
        scroll.contentSize = CGSize(width: 100, height: 100)
        #expect(!scroll.canBecomeFocused)
    }

    @Test func keysScrollTheFocusedScrollView() {
        f.tab()
        f.touch.key("Down")
        #expect(scroll.contentOffset == at(0, 40))
        f.touch.key("Right")
        #expect(scroll.contentOffset == at(40, 40))
        f.touch.key("Up")
        f.touch.key("Left")
        #expect(scroll.contentOffset == .zero)
        // A page is what is shown but for an arrow's step.
        f.touch.key("PageDown")
        #expect(y == 260)
        f.touch.key("PageUp")
        #expect(y == 0)
        f.touch.key("End")
        #expect(y == 700)
        f.touch.key("Home")
        #expect(y == 0)
        f.touch.keyDown("Down")
        f.touch.keyDown("Down", isRepeat: true)
        f.touch.keyUp("Down")
        #expect(y == 80)
        #expect(f.controller.heard.isEmpty)
    }

    @Test func keysThatAFocusedControlDoesNotUseScroll() {
        let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
        scroll.addSubview(slider)
        f.add("button", 10, 100, to: scroll)
        f.tab()
        f.touch.key("PageUp")
        #expect(slider.value == TouchConstants.sliderPage && y == 0)
        f.tab()
        #expect(f.name == "button")
        f.touch.key("PageDown")
        #expect(y == 260)
    }

    @Test func arrowsMoveFocusInAGroupAndScrollOutsideOfOne() {
        f.add("one", 10, 10, to: scroll).focusGroupIdentifier = "bar"
        f.add("two", 80, 10, to: scroll).focusGroupIdentifier = "bar"
        f.tab()
        f.touch.key("Right")
        #expect(f.name == "two" && scroll.contentOffset == .zero)
    }

    @Test func atTheEdgeAKeyScrollsTheOuterOneAndElseMeansNothing() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        inner.contentSize = CGSize(width: 200, height: 130)
        scroll.addSubview(inner)
        f.tab()
        f.touch.key("Down")
        #expect(inner.contentOffset.y == 30 && y == 0)
        f.touch.key("Down")
        #expect(inner.contentOffset.y == 30 && y == 40)
        f.touch.key("Up")
        f.touch.key("Up")
        f.touch.key("Up")
        #expect(inner.contentOffset.y == 0 && y == 0 && f.controller.heard.isEmpty)
    }

    @Test func withoutFocusKeysGoToTheFirstResponder() {
        f.touch.key("Down")
        #expect(y == 0 && f.controller.heard == ["Down", "up Down"])
    }
}
