import Testing
import UIKitTesting

@MainActor @Suite struct TapCountTests {
    let stage = Stage()
    var view: RecordingView { stage.view }
    var touch: TouchDriver { stage.touch }

    @Test func tapsInARowCountOnTheSameObjectWithIdsThatNeverRepeat() {
        for id in 1...3 { touch.tap(Int64(id), at: at(50 + CGFloat(id), 60)) }
        #expect(view.calls.map(\.tapCounts) == [[1], [1], [2], [2], [3], [3]])
        #expect(Set(view.calls.flatMap(\.touches)).count == 1)
        #expect(view.calls[0].event !== view.calls[2].event)
        #expect(view.calls[2].previousLocations == view.calls[2].locations)
    }

    @Test func tooLateIsANewTap() {
        touch.tap(1, at: at(50, 60))
        // The up was one step before now: with the wait the pause is the interval and a little.
        touch.wait(TouchConstants.tapInterval + 0.001)
        touch.tap(2, at: at(50, 60))
        #expect(view.calls.map(\.tapCounts) == [[1], [1], [1], [1]])
        #expect(view.calls[2].touches != view.calls[0].touches)
    }

    @Test func justInTimeGoesOn() {
        touch.tap(1, at: at(50, 60))
        touch.wait(TouchConstants.tapInterval - 2 * touch.step)
        touch.tap(2, at: at(50, 60))
        #expect(view.calls[2].tapCounts == [2])
    }

    @Test func tooFarIsANewTap() {
        touch.tap(1, at: at(50, 60))
        touch.tap(2, at: at(50 + TouchConstants.tapRadius + 1, 60))
        #expect(view.calls.map(\.tapCounts) == [[1], [1], [1], [1]])
        touch.tap(3, at: at(50, 60))
        #expect(view.calls[4].tapCounts == [1])
    }

    @Test func theRadiusIsMeasuredFromThePreviousEnd() {
        touch.down(1, at: at(50, 60))
        touch.up(1, at: at(90, 60))
        touch.tap(2, at: at(130, 60))
        #expect(view.calls.map(\.tapCounts) == [[1], [1], [2], [2]])
    }

    @Test func anotherViewIsANewTap() {
        let other = stage.add(CGRect(x: 60, y: 20, width: 50, height: 100))
        touch.tap(1, at: at(55, 60))
        touch.tap(2, at: at(65, 60))
        #expect(other.calls[0].tapCounts == [1])
        #expect(other.calls[0].touches != view.calls[0].touches)
    }

    @Test func aFingerThatMovedTooFarEndsWithNoTap() {
        touch.drag(1, from: at(50, 60), to: at(50 + TouchConstants.tapSlop + 1, 60), steps: 1)
        #expect(view.calls.map(\.tapCounts) == [[1], [0], [0]])
        touch.tap(2, at: at(50 + TouchConstants.tapSlop + 1, 60))
        #expect(view.calls[3].tapCounts == [1])
    }

    @Test func aFingerThatWentFarAndCameBackIsNoTap() {
        touch.down(1, at: at(50, 60))
        touch.batch {
            touch.move(1, to: at(200, 60))
            touch.move(1, to: at(50, 60))
        }
        touch.up(1)
        #expect(view.calls[2].tapCounts == [0])
    }

    @Test func aSecondFingerStopsTheCounting() {
        touch.tap(1, at: at(50, 60))
        touch.down(2, at: at(50, 60))
        #expect(view.calls[2].tapCounts == [2])
        touch.down(3, at: at(90, 60))
        touch.batch {
            touch.up(2)
            touch.up(3)
        }
        #expect(view.calls.last?.tapCounts == [1, 1])
        touch.tap(4, at: at(50, 60))
        #expect(view.calls.last?.tapCounts == [1])
    }

    @Test func twoFingersTappingTwiceCountOneEach() {
        for _ in 0..<2 {
            touch.batch {
                touch.down(1, at: at(50, 60))
                touch.down(2, at: at(90, 60))
            }
            touch.batch {
                touch.up(1)
                touch.up(2)
            }
        }
        #expect(view.calls.map(\.tapCounts) == [[1, 1], [1, 1], [1, 1], [1, 1]])
        #expect(view.calls[0].touches.isDisjoint(with: view.calls[2].touches))
    }

    @Test func aCancelledTouchIsNoTap() {
        touch.down(1, at: at(50, 60))
        touch.cancel(1)
        touch.tap(2, at: at(50, 60))
        #expect(view.calls[2].tapCounts == [1])
    }

    @Test func aTapOfAnotherKindIsANewTap() {
        touch.tap(1, at: at(50, 60))
        touch.click(at: at(50, 60))
        #expect(view.calls[2].tapCounts == [1])
        touch.click(at: at(50, 60))
        #expect(view.calls[4].tapCounts == [2])
    }
}
