import Testing
import UIKitTesting

@MainActor @Suite struct GroupingTests {
    let stage = Stage()
    var view: RecordingView { stage.view }
    var touch: TouchDriver { stage.touch }

    @Test func twoFingersInOneBatchAreOneCall() {
        touch.batch {
            touch.down(1, at: at(50, 60))
            touch.down(2, at: at(90, 60))
        }
        #expect(view.phases == [.began])
        #expect(view.calls[0].locations == [at(40, 40), at(80, 40)])
        #expect(view.calls[0].touches.count == 2)
    }

    @Test func twoFingersOneAfterTheOtherAreTwoCalls() {
        touch.down(1, at: at(50, 60))
        touch.down(2, at: at(90, 60))
        #expect(view.phases == [.began, .began])
        #expect(view.calls.map(\.touches.count) == [1, 1])
        #expect(view.calls[1].allCount == 2)
    }

    @Test func aRestingFingerIsInAllTouchesOnly() throws {
        touch.down(1, at: at(50, 60))
        touch.down(2, at: at(90, 60))
        let resting = try #require(view.calls[0].touches.first)
        var restingPhase: UITouch.Phase?
        view.onCall = { _, _ in restingPhase = resting.phase }
        touch.move(2, to: at(95, 60))
        #expect(view.calls[2].touches == view.calls[1].touches)
        #expect(view.calls[2].allCount == 2)
        #expect(restingPhase == .stationary)
        #expect(resting.previousLocation(in: view) == resting.location(in: view))
        #expect(view.calls[2].event?.coalescedTouches(for: resting)?.isEmpty == true)
    }

    @Test func oneFrameBringsItsPhasesInOrder() {
        touch.down(1, at: at(50, 60))
        touch.down(2, at: at(90, 60))
        touch.down(3, at: at(130, 60))
        view.forgetCalls()
        touch.batch {
            touch.down(4, at: at(170, 60))
            touch.cancel(3)
            touch.up(2)
            touch.move(1, to: at(55, 60))
        }
        #expect(view.phases == [.began, .moved, .ended, .cancelled])
        #expect(view.calls.map(\.touches.count) == [1, 1, 1, 1])
        #expect(view.calls.map(\.allCount) == [4, 4, 4, 4])
    }

    @Test func landingAndMovingInOneBatchAreTwoCalls() {
        touch.batch {
            touch.down(1, at: at(50, 60))
            touch.move(1, to: at(51, 60))
            touch.move(1, to: at(52, 60))
            touch.up(1, at: at(53, 60))
        }
        #expect(view.phases == [.began, .moved, .ended])
        #expect(view.calls.map { $0.locations[0].x } == [40, 42, 43])
        #expect(view.calls[1].coalesced == [[at(41, 40), at(42, 40)]])
    }

    @Test func anotherBatchIsAnotherCall() {
        touch.down(1, at: at(50, 60))
        touch.move(1, to: at(51, 60))
        touch.move(1, to: at(52, 60))
        #expect(view.phases == [.began, .moved, .moved])
    }

    @Test func aKeyBetweenTwoMovementsParts() {
        touch.down(1, at: at(50, 60))
        touch.batch {
            touch.move(1, to: at(51, 60))
            touch.keyDown("a")
            touch.move(1, to: at(52, 60))
        }
        #expect(view.phases == [.began, .moved, .moved])
    }

    @Test func aTapThatFollowsAnotherInTheSameBatchIsANewSequence() {
        touch.batch {
            touch.tap(1, at: at(50, 60))
            touch.tap(2, at: at(250, 300))
        }
        #expect(view.phases == [.began, .ended, .began, .ended])
        #expect(view.calls[0].event === view.calls[1].event)
        #expect(view.calls[1].event !== view.calls[2].event)
    }

    @Test func theWholeSequenceIsOneEvent() {
        touch.down(1, at: at(50, 60))
        touch.down(2, at: at(90, 60))
        touch.up(1)
        touch.down(3, at: at(50, 60))
        touch.up(2)
        touch.up(3)
        touch.tap(4, at: at(200, 200))
        let events = view.calls.map(\.event)
        #expect(events.prefix(6).allSatisfy { $0 === events[0] })
        #expect(events[6] !== events[0])
        #expect(events[6] === events[7])
    }

    @Test func oneFingerIsOneObjectFixedToItsView() throws {
        touch.drag(from: at(50, 60), to: at(315, 470), steps: 5)
        let touches = Set(view.calls.flatMap(\.touches))
        #expect(touches.count == 1)
        #expect(view.phases == [.began, .moved, .moved, .moved, .moved, .moved, .ended])
        #expect(view.calls[6].locations == [at(305, 450)])
        #expect(touches.first?.view === view)
        #expect(touches.first?.window === stage.window)
    }

    @Test func fingersOnTwoViewsAreToldApart() throws {
        let other = stage.add(CGRect(x: 200, y: 200, width: 50, height: 50))
        touch.batch {
            touch.down(1, at: at(50, 60))
            touch.down(2, at: at(210, 210))
        }
        #expect(view.calls.map(\.locations) == [[at(40, 40)]])
        #expect(other.calls.map(\.locations) == [[at(10, 10)]])
        let event = try #require(view.calls[0].event)
        #expect(event === other.calls[0].event)
        #expect(event.touches(for: view) == view.calls[0].touches)
        #expect(event.touches(for: other) == other.calls[0].touches)
        #expect(event.touches(for: stage.window)?.count == 2)
        #expect(event.allTouches?.count == 2)
    }

    @Test func aFingerNobodyHasAViewForIsForgotten() {
        stage.window.isUserInteractionEnabled = false
        touch.down(1, at: at(50, 60))
        stage.window.isUserInteractionEnabled = true
        touch.move(1, to: at(60, 60))
        touch.up(1)
        #expect(view.calls.isEmpty)
        touch.down(2, at: at(50, 60))
        #expect(view.calls.map(\.allCount) == [1])
    }

    @Test func movementAndLiftOfFingersThatNeverLandedAreNothing() {
        touch.move(1, to: at(60, 60))
        touch.up(1)
        touch.cancel(1)
        #expect(view.calls.isEmpty)
    }

    @Test func equalIdsOnTwoDevicesAreTwoFingers() {
        touch.down(1, at: at(50, 60), device: 1)
        touch.down(1, at: at(90, 60), device: 2)
        #expect(view.phases == [.began, .began])
        #expect(view.calls[1].allCount == 2)
    }

    @Test func eachNewTouchIsHitTestedOnce() {
        final class Counting: UIView {
            var asked = 0
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                asked += 1
                return super.hitTest(point, with: event)
            }
        }
        let counting = Counting(frame: stage.window.bounds)
        stage.window.addSubview(counting)
        touch.drag(from: at(50, 60), to: at(90, 60))
        #expect(counting.asked == 1)
    }
}
