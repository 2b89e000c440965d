import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct ZoomTests {
    let stage = ScrollStage(content: CGSize(width: 400, height: 600))
    var touch: TouchDriver { stage.touch }
    var scroll: UIScrollView { stage.scroll }

    init() {
        stage.log.zoomedView = stage.content
        (stage.scroll.minimumZoomScale, stage.scroll.maximumZoomScale) = (0.5, 4)
        stage.scroll.contentOffset = at(100, 150)
    }

    private func down(_ first: CGPoint, _ second: CGPoint) {
        touch.batch {
            touch.down(1, at: first)
            touch.down(2, at: second)
        }
    }
    private func move(_ first: CGPoint, _ second: CGPoint) {
        touch.batch {
            touch.move(1, to: first)
            touch.move(2, to: second)
        }
    }
    private func up() {
        touch.batch {
            touch.up(1)
            touch.up(2)
        }
    }

    @Test func theContentPointBetweenTheFingersStaysBetweenThem() {
        down(at(90, 140), at(110, 140))
        move(at(85, 140), at(115, 140))
        let point = stage.content.convert(at(100, 140), from: nil)
        for index in 1...20 {
            let spread = CGFloat(15 + index), middle = at(100 + CGFloat(index), 140 - 2 * CGFloat(index))
            move(at(middle.x - spread, middle.y), at(middle.x + spread, middle.y + 3))
            let shown = stage.content.convert(point, to: nil)
            #expect(shown.isNear(at(middle.x, middle.y + 1.5), within: 0.5))
        }
        #expect(scroll.zoomScale > 1.5 && scroll.isZooming)
        up()
        stage.rest()
        #expect(stage.isQuiet && scroll.isWithinLimits)
    }

    @Test func theScaleIsThatOfTheFingersSinceTheZoomBegan() {
        down(at(90, 140), at(110, 140))
        move(at(80, 140), at(120, 140))
        #expect(scroll.zoomScale == 1)
        move(at(60, 140), at(140, 140))
        #expect(isClose(scroll.zoomScale, 2))
        #expect(scroll.contentSize == CGSize(width: 800, height: 1200))
        #expect(stage.content.frame == CGRect(x: 0, y: 0, width: 800, height: 1200))
        up()
    }

    @Test func theDelegateHearsOfAZoomInOrder() {
        down(at(90, 140), at(110, 140))
        move(at(80, 140), at(120, 140))
        move(at(60, 140), at(140, 140))
        up()
        stage.rest()
        #expect(stage.log.story == ["willBeginZooming", "didEndZooming"] && stage.log.zooms > 0)
        #expect(stage.isQuiet)
    }

    @Test func beyondItsLimitTheScaleResistsAndComesBack() {
        scroll.maximumZoomScale = 2
        down(at(90, 140), at(110, 140))
        move(at(80, 140), at(120, 140))
        move(at(0, 140), at(200, 140))
        // Asked for 5: ln 2.5 beyond the limit, by the band with a reach of ln 2.
        let most: CGFloat = 2 * exp(banded(log(2.5), side: log(2)))
        #expect(isClose(scroll.zoomScale, most))
        up()
        #expect(scroll.isZoomBouncing && stage.log.story == ["willBeginZooming"])
        touch.wait(0.15)
        #expect(scroll.zoomScale > 2 && scroll.zoomScale < most)
        stage.rest()
        #expect(scroll.zoomScale == 2 && stage.log.story == ["willBeginZooming", "didEndZooming"])
        #expect(stage.isQuiet && scroll.isWithinLimits)
    }

    @Test func withoutBouncingTheScaleStopsAtItsLimits() {
        scroll.bouncesZoom = false
        down(at(50, 140), at(150, 140))
        move(at(60, 140), at(140, 140))
        move(at(95, 140), at(105, 140))
        #expect(scroll.zoomScale == 0.5)
        up()
        stage.rest()
        #expect(scroll.zoomScale == 0.5 && stage.isQuiet && scroll.isWithinLimits)
    }

    @Test func withOneFingerLeftItDragsWithoutAJump() {
        down(at(90, 140), at(110, 140))
        move(at(80, 140), at(120, 140))
        move(at(60, 140), at(140, 140))
        touch.up(2)
        let before = stage.offset, scale = scroll.zoomScale
        touch.move(1, to: at(60, 125))
        touch.move(1, to: at(60, 120))
        touch.move(1, to: at(60, 110))
        #expect(scroll.zoomScale == scale && stage.offset.x == before.x)
        #expect(stage.offset.y > before.y && stage.offset.y <= before.y + 30)
        touch.down(2, at: at(140, 110))
        move(at(55, 110), at(145, 110))
        move(at(45, 110), at(155, 110))
        #expect(isClose(scroll.zoomScale, scale * 110 / 90))
        up()
        stage.rest()
        #expect(stage.isQuiet && scroll.isWithinLimits)
        #expect(stage.log.story.filter { $0.contains("Zooming") } == ["willBeginZooming", "didEndZooming"])
    }

    @Test func contentThatDoesNotZoomHasNoPinch() {
        #expect(scroll.pinchGestureRecognizer != nil)
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (1, 1)
        #expect(scroll.pinchGestureRecognizer == nil)
        scroll.maximumZoomScale = 4
        stage.log.zoomedView = nil
        #expect(scroll.pinchGestureRecognizer == nil)
        scroll.zoomScale = 2
        #expect(scroll.zoomScale == 1 && scroll.contentSize == CGSize(width: 400, height: 600))
    }

    @Test func settingTheScaleKeepsTheMiddleAndGoesBackExactly() {
        scroll.zoomScale = 3
        // The middle was (200, 300) of 400 × 600.
        #expect(stage.offset == at(500, 750) && stage.log.zooms == 1)
        scroll.zoomScale = 1
        #expect(stage.offset == at(100, 150) && scroll.contentSize == CGSize(width: 400, height: 600))
        #expect(stage.content.frame == CGRect(x: 0, y: 0, width: 400, height: 600) && stage.content.transform.isIdentity)
        scroll.zoomScale = 100
        #expect(scroll.zoomScale == 4)
        scroll.zoomScale = .nan
        #expect(scroll.zoomScale == 4)
    }

    @Test func anAnimatedScaleTakesItsTimeAndEndsExactly() {
        scroll.setZoomScale(3, animated: true)
        #expect(stage.log.story == ["willBeginZooming"])
        touch.wait(0.1505)
        // Half the time, half the way.
        #expect(isClose(scroll.zoomScale, 2, within: 0.01))
        stage.rest()
        #expect(scroll.zoomScale == 3 && stage.offset == at(500, 750) && stage.isQuiet)
        #expect(stage.log.story == ["willBeginZooming", "didEndZooming"])
    }

    @Test func zoomingToARectangleShowsItAsLargeAsFits() {
        scroll.zoom(to: CGRect(x: 150, y: 200, width: 100, height: 100), animated: false)
        #expect(scroll.zoomScale == 2)
        // Its middle, (200, 250), is at (400, 500) and in the middle of 200 × 300.
        #expect(stage.offset == at(300, 350))
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        stage.rest()
        #expect(scroll.zoomScale == 4 && stage.offset == .zero && stage.isQuiet)
    }

    @Test func aFingerThatLandsWhileTheScaleComesBackEndsThatExactly() {
        scroll.maximumZoomScale = 2
        down(at(90, 140), at(110, 140))
        move(at(80, 140), at(120, 140))
        move(at(0, 140), at(200, 140))
        up()
        touch.wait(0.1)
        touch.down(at: at(100, 100))
        #expect(scroll.zoomScale == 2 && !scroll.isZooming)
        touch.up()
        stage.rest()
        #expect(stage.isQuiet)
    }

    @Test func controlAndWheelZoomAboutThePointer() {
        let root: CGFloat = pow(1.2, 0.5)
        touch.keyDown("Left Ctrl", modifiers: .control)
        let point = stage.content.convert(at(150, 200), from: nil)
        touch.send(.wheel(.init(dy: 1, at: at(150, 200))))
        #expect(isClose(scroll.zoomScale, 1.2))
        #expect(stage.content.convert(point, to: nil).isNear(at(150, 200)))
        touch.send(.wheel(.init(dy: -0.5, at: at(150, 200))))
        #expect(isClose(scroll.zoomScale, root))
        touch.keyUp("Left Ctrl")
        touch.send(.wheel(.init(dy: -1, at: at(150, 200))))
        #expect(isClose(scroll.zoomScale, root))
        stage.rest()
        #expect(stage.isQuiet)
    }
}
