import Testing
@testable import UIKit
import UIKitTesting

/// A scroll view of 100 × 100 at (50, 50) in another one.
@MainActor @Suite struct NestingTests {
    let stage = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let log = ScrollLog()
    var touch: TouchDriver { stage.touch }

    init() {
        inner.contentSize = CGSize(width: 100, height: 400)
        inner.delegate = log
        stage.content.addSubview(inner)
        stage.host.application.processEvents()
    }

    @Test func theInnerOneScrollsWhereItHasRoom() {
        touch.drag(from: at(100, 130), to: at(100, 80))
        #expect(inner.contentOffset.y >= 40 && stage.offset == .zero)
        stage.rest()
        #expect(stage.isQuiet && log.story.count > 2 && stage.log.story.isEmpty)
    }

    @Test func atTheInnerOnesEdgeTheOuterOneScrolls() {
        inner.contentOffset = at(0, 300)
        touch.drag(from: at(100, 130), to: at(100, 80))
        #expect(inner.contentOffset == at(0, 300) && stage.offset.y >= 40)
        #expect(log.story.isEmpty)
        stage.rest()
        #expect(stage.isQuiet)
    }

    @Test func whereNeitherHasRoomTheInnerOneBounces() {
        touch.down(at: at(100, 60))
        touch.move(to: at(100, 100))
        #expect(inner.contentOffset.y < 0 && stage.offset == .zero)
        touch.up()
        stage.rest()
        #expect(inner.contentOffset == .zero && stage.isQuiet)
    }

    @Test func whoBeginsKeepsTheDrag() {
        inner.contentOffset = at(0, 280)
        touch.down(at: at(100, 140))
        touch.move(to: at(100, 120))
        touch.move(to: at(100, 60))
        #expect(inner.contentOffset.y > 300 && stage.offset == .zero)
        touch.up()
    }

    @Test func eachTakesTheDirectionItHas() {
        inner.contentSize = CGSize(width: 500, height: 100)
        touch.drag(from: at(140, 100), to: at(60, 95))
        #expect(inner.contentOffset.x > 0 && stage.offset == .zero)
        let x = inner.contentOffset.x
        stage.rest()
        touch.drag(from: at(100, 140), to: at(95, 60))
        #expect(stage.offset.y > 0 && inner.contentOffset.x >= x)
        stage.rest()
        #expect(stage.isQuiet && !inner.isDragging)
    }

    @Test func aTouchInTheInnerOneStopsTheOuterOne() {
        touch.drag(from: at(20, 280), to: at(20, 120), steps: 20)
        touch.wait(0.05)
        #expect(stage.scroll.isDecelerating)
        let y = 50 - stage.offset.y + 50
        touch.down(at: at(100, max(5, y)))
        #expect(!stage.scroll.isDecelerating)
        touch.up()
        stage.rest()
        #expect(stage.isQuiet)
    }

    @Test func theWheelMovesTheOuterOneAtTheInnerOnesEdge() {
        for _ in 0..<6 { touch.send(.wheel(.init(dy: -1, at: at(100, 100)))) }
        // 300 points are less than six notches, and the rest of the sixth is nobody's.
        #expect(inner.contentOffset == at(0, 300) && stage.offset == .zero)
        touch.send(.wheel(.init(dy: -1, at: at(100, 100))))
        #expect(stage.offset == at(0, 53))
    }
}
