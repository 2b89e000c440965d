import Testing
import UIKitTesting

@MainActor @Suite struct MultipleTouchTests {
    let stage = Stage()
    var touch: TouchDriver { stage.touch }

    @Test func offByDefault() {
        #expect(!UIView().isMultipleTouchEnabled)
        #expect(!UIView().isExclusiveTouch)
    }

    @Test func aSingleTouchViewHearsTheFirstFingerOnly() {
        let view = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), multiple: false)
        touch.batch {
            touch.down(1, at: at(10, 10))
            touch.down(2, at: at(20, 10))
        }
        touch.move(2, to: at(25, 10))
        touch.move(1, to: at(15, 10))
        #expect(view.calls.map(\.locations) == [[at(10, 10)], [at(15, 10)]])
        #expect(view.calls[1].allCount == 2)
        touch.up(1)
        // Finger 2 is still part of the sequence, and so would be another.
        touch.down(3, at: at(30, 10))
        touch.batch {
            touch.up(2)
            touch.up(3)
        }
        #expect(view.phases == [.began, .moved, .ended])
        touch.tap(4, at: at(10, 10))
        #expect(view.phases.suffix(2) == [.began, .ended])
    }

    @Test func aFingerElsewhereMakesNoViewDeaf() {
        let view = stage.add(CGRect(x: 0, y: 0, width: 50, height: 50), multiple: false)
        touch.down(1, at: at(200, 200))
        touch.tap(2, at: at(10, 10))
        touch.tap(3, at: at(10, 10))
        #expect(view.phases == [.began, .ended, .began, .ended])
    }

    @Test func whileAnExclusiveViewTracksNoOtherGetsAFinger() {
        let exclusive = stage.add(CGRect(x: 0, y: 0, width: 50, height: 50))
        exclusive.isExclusiveTouch = true
        touch.down(1, at: at(10, 10))
        touch.down(2, at: at(200, 200))
        touch.move(2, to: at(210, 200))
        #expect(stage.view.calls.isEmpty)
        // More fingers on itself are its own business.
        touch.down(3, at: at(20, 10))
        #expect(exclusive.phases == [.began, .began])
        touch.up(1)
        touch.up(3)
        // Refused stays refused.
        touch.up(2)
        #expect(stage.view.calls.isEmpty)
        touch.tap(4, at: at(200, 200))
        #expect(stage.view.phases == [.began, .ended])
    }

    @Test func anExclusiveViewGetsNoFingerWhileAnotherTracks() {
        let exclusive = stage.add(CGRect(x: 0, y: 0, width: 50, height: 50))
        exclusive.isExclusiveTouch = true
        touch.down(1, at: at(200, 200))
        touch.tap(2, at: at(10, 10))
        #expect(exclusive.calls.isEmpty)
        touch.up(1)
        touch.tap(3, at: at(10, 10))
        #expect(exclusive.phases == [.began, .ended])
    }

    @Test func ofTwoFingersInOneBatchTheFirstDecides() {
        let exclusive = stage.add(CGRect(x: 0, y: 0, width: 50, height: 50))
        exclusive.isExclusiveTouch = true
        touch.batch {
            touch.down(1, at: at(10, 10))
            touch.down(2, at: at(200, 200))
        }
        #expect(exclusive.phases == [.began])
        #expect(stage.view.calls.isEmpty)
    }

    @Test func anotherWindowIsNotShutOut() {
        let exclusive = stage.add(CGRect(x: 0, y: 0, width: 50, height: 50))
        exclusive.isExclusiveTouch = true
        stage.host.application.makeCurrent()
        let window = UIWindow(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        let other = RecordingView(frame: window.bounds)
        window.addSubview(other)
        window.makeKeyAndVisible()
        touch.down(1, at: at(10, 10))
        touch.down(2, at: at(110, 110))
        #expect(other.phases == [.began])
    }
}
