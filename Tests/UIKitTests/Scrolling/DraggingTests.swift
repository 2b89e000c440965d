import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct DraggingTests {
    let stage = ScrollStage()
    var touch: TouchDriver { stage.touch }

    @Test func contentFollowsTheFingerTenPointsBehind() {
        stage.drag(by: -8, count: 1)
        #expect(stage.offset == .zero && !stage.scroll.isDragging && stage.scroll.isTracking)
        touch.move(to: at(100, 250 - 16))
        #expect(stage.offset == at(0, 6) && stage.scroll.isDragging)
        touch.move(to: at(100, 150))
        #expect(stage.offset == at(0, 90))
        #expect(stage.scroll.bounds.origin == at(0, 90))
    }

    @Test func beyondTheLimitContentFollowsAsARubberBand() {
        stage.drag(from: 50, by: 10, count: 11)
        // 110 less 10 points, in a view 300 high.
        #expect(isClose(stage.offset.y, -banded(100, side: 300)))
        touch.move(to: at(100, 60))
        #expect(stage.offset.y == 0)
    }

    @Test func withoutBouncingContentStopsAtTheLimit() {
        stage.scroll.bounces = false
        stage.drag(from: 50, by: 10, count: 11)
        #expect(stage.offset == .zero)
        touch.up()
        stage.rest()
        #expect(stage.offset == .zero && stage.isQuiet)
    }

    @Test func contentMovesOnlyAlongTheAxisThatHasMoreThanIsShown() {
        touch.down(at: at(100, 250))
        touch.move(to: at(120, 200))
        touch.move(to: at(150, 150))
        #expect(stage.offset == at(0, 90))
        touch.up()
    }

    @Test func aDragAcrossTheAxisScrollsNothing() {
        touch.drag(from: at(100, 250), to: at(20, 240))
        #expect(stage.offset == .zero && stage.log.story.isEmpty)
        #expect(stage.isQuiet)
    }

    @Test func contentThatFitsBouncesOnlyWhereAskedTo() {
        stage.scroll.contentSize = CGSize(width: 200, height: 100)
        stage.drag(by: -10, count: 5)
        #expect(stage.offset == .zero)
        touch.up()
        stage.scroll.alwaysBounceVertical = true
        stage.drag(by: -10, count: 5)
        #expect(isClose(stage.offset.y, banded(40, side: 300)))
        touch.up()
        stage.rest()
        #expect(stage.offset == .zero && stage.isQuiet)
        stage.scroll.alwaysBounceHorizontal = true
        touch.down(at: at(100, 250))
        touch.move(to: at(160, 250))
        #expect(isClose(stage.offset.x, -banded(50, side: 200)))
        touch.up()
    }

    @Test func insetsMoveTheLimits() {
        stage.scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        #expect(stage.scroll.adjustedContentInset == stage.scroll.contentInset)
        stage.scroll.bounces = false
        touch.drag(from: at(100, 50), to: at(100, 250))
        #expect(stage.offset == at(0, -20))
        stage.scroll.contentOffset = at(0, 690)
        touch.drag(from: at(100, 250), to: at(100, 100))
        #expect(stage.offset == at(0, 730))
    }

    @Test func aDirectionalLockKeepsADragOnItsAxisUnlessItIsDiagonal() {
        stage.scroll.contentSize = CGSize(width: 1000, height: 1000)
        stage.scroll.isDirectionalLockEnabled = true
        touch.down(at: at(100, 250))
        touch.move(to: at(98, 230))
        touch.move(to: at(50, 200))
        #expect(stage.offset.x == 0 && isClose(stage.offset.y, 40))
        touch.up()
        stage.rest()
        stage.scroll.contentOffset = .zero
        touch.down(at: at(100, 250))
        touch.move(to: at(80, 230))
        touch.move(to: at(50, 200))
        #expect(stage.offset.x > 30 && stage.offset.y > 30)
        touch.up()
    }

    @Test func theDelegateHearsOfADragInOrder() {
        stage.drag(by: -10, count: 4)
        touch.wait(0.2)
        touch.up()
        #expect(stage.log.story == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
        #expect(stage.log.scrolls == 3 && stage.log.velocity == .zero)
        stage.rest()
        #expect(stage.isQuiet)
    }

    @Test func aCancelledFingerEndsTheDragWithoutMomentum() {
        stage.drag(by: -10, count: 10)
        touch.cancel()
        #expect(stage.log.story == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
        stage.rest()
        #expect(stage.offset == at(0, 90) && stage.isQuiet)
    }

    @Test func aScrollViewThatLeavesTheWindowWhileItIsDraggedEndsWithinItsLimits() {
        stage.drag(from: 50, by: 10, count: 11)
        stage.scroll.removeFromSuperview()
        #expect(stage.offset == .zero && !stage.scroll.isDragging && !stage.scroll.isTracking)
        touch.up()
        stage.rest()
        #expect(stage.isQuiet)
    }

    @Test func disabledItDoesNotScroll() {
        stage.scroll.isScrollEnabled = false
        touch.drag(from: at(100, 250), to: at(100, 50))
        #expect(stage.offset == .zero && stage.log.story.isEmpty)
        // Nothing to wait for: content hears at once.
        #expect(stage.content.phases.first == .began)
    }

    @Test func aChangeByTheProgramDuringADragIsKept() {
        stage.drag(by: -10, count: 4)
        #expect(stage.offset == at(0, 30))
        stage.scroll.contentOffset = at(0, 200)
        touch.move(to: at(100, 209))
        touch.move(to: at(100, 199))
        #expect(stage.offset == at(0, 210))
        touch.up()
    }

    @Test func theSecondFingersLiftDoesNotMakeContentJump() {
        stage.drag(by: -10, count: 4)
        touch.down(2, at: at(50, 100))
        touch.move(2, to: at(50, 80))
        // The middle of both has moved by half of that.
        #expect(isClose(stage.offset.y, 40))
        touch.up(2)
        touch.move(to: at(100, 200))
        #expect(isClose(stage.offset.y, 50))
        touch.up()
    }
}
