import Testing
import UIKitTesting

@MainActor @Suite struct CancellationTests {
    let stage = Stage()
    var view: RecordingView { stage.view }
    var touch: TouchDriver { stage.touch }

    /// One finger down and moved, then `interruption`, then what the system may still send of it.
    private func expectInterrupted(_ location: SourceLocation = #_sourceLocation, by interruption: () -> Void) {
        touch.down(at: at(50, 60))
        touch.move(to: at(70, 60))
        interruption()
        #expect(view.phases == [.began, .moved, .cancelled], sourceLocation: location)
        #expect(view.calls.last?.reasons == [.interrupted], sourceLocation: location)
        #expect(view.calls.last?.locations == [at(60, 40)], sourceLocation: location)
        #expect(stage.host.tracked.isEmpty, sourceLocation: location)
        touch.move(to: at(90, 60))
        touch.up()
        #expect(view.calls.count == 3, "a muted finger was heard", sourceLocation: location)
    }

    @Test func theSystemClaimsAGesture() throws {
        touch.down(at: at(50, 60))
        touch.move(to: at(70, 60))
        touch.cancel()
        #expect(view.phases == [.began, .moved, .cancelled])
        #expect(view.calls[2].reasons == [.claimed])
        #expect(view.calls[2].locations == [at(60, 40)])
        #expect(view.calls[2].coalesced == [[at(60, 40)]])
        #expect(view.calls[2].touches == view.calls[0].touches)
        touch.move(to: at(80, 60))
        #expect(view.calls.count == 3)
    }

    @Test func focusLoss() { expectInterrupted { touch.send(.window(.focusLost)) } }
    @Test func hidingTheHostWindow() { expectInterrupted { touch.send(.window(.hidden)) } }
    @Test func minimizing() { expectInterrupted { touch.send(.window(.minimized)) } }
    @Test func closing() { expectInterrupted { touch.send(.window(.close)) } }
    @Test func quitting() { expectInterrupted { touch.send(.quit) } }
    @Test func hidingTheView() { expectInterrupted { view.isHidden = true } }
    @Test func fadingTheViewOut() { expectInterrupted { view.alpha = 0.01 } }
    @Test func takingInteractionFromTheView() { expectInterrupted { view.isUserInteractionEnabled = false } }
    @Test func removingTheView() { expectInterrupted { view.removeFromSuperview() } }
    @Test func hidingTheWindow() { expectInterrupted { stage.window.isHidden = true } }
    @Test func hidingAnAncestor() {
        let child = RecordingView(frame: view.bounds)
        view.addSubview(child)
        touch.down(at: at(50, 60))
        view.isHidden = true
        #expect(child.phases == [.began, .cancelled])
        #expect(child.calls[1].reasons == [.interrupted])
    }

    @Test func movingTheViewToAnotherWindow() {
        stage.host.application.makeCurrent()
        let other = UIWindow(frame: stage.window.bounds)
        expectInterrupted { other.addSubview(view) }
    }

    @Test func aDeviceThatVanishesTakesItsFingersOnly() {
        touch.down(1, at: at(50, 60), device: 7)
        touch.down(2, at: at(90, 60), device: 8)
        touch.send(.device(.removed(7)))
        #expect(view.phases == [.began, .began, .cancelled])
        #expect(view.calls[2].touches == view.calls[0].touches)
        #expect(view.calls[2].reasons == [.interrupted])
        touch.move(2, to: at(95, 60), device: 8)
        #expect(view.phases.last == .moved)
        // The device is back and counts its fingers from the beginning.
        touch.down(1, at: at(50, 60), device: 7)
        touch.move(1, to: at(60, 60), device: 7)
        #expect(view.phases.suffix(2) == [.began, .moved])
    }

    @Test func aTouchForgetsAViewThatLeftTheWindowAndKeepsOneThatWasHidden() throws {
        touch.down(1, at: at(50, 60))
        let first = try #require(view.calls[0].touches.first)
        view.isHidden = true
        #expect(first.view === view)
        view.removeFromSuperview()
        #expect(first.view == nil)
        #expect(first.window === stage.window)
    }

    @Test func reorderingViewsInterruptsNothing() {
        let other = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        touch.down(at: at(50, 60))
        stage.window.bringSubviewToFront(view)
        stage.window.sendSubviewToBack(other)
        #expect(view.phases == [.began])
    }

    @Test func everyFingerIsCancelledInOneCall() {
        touch.down(1, at: at(50, 60))
        touch.down(2, at: at(90, 60))
        touch.send(.window(.focusLost))
        #expect(view.phases == [.began, .began, .cancelled])
        #expect(view.calls[2].touches.count == 2)
        #expect(view.calls[2].allCount == 2)
        #expect(view.calls[2].event === view.calls[0].event)
    }

    @Test func losingFocusTwiceCancelsOnce() {
        touch.down(at: at(50, 60))
        touch.send(.window(.focusLost))
        touch.send(.window(.hidden))
        touch.send(.quit)
        #expect(view.phases == [.began, .cancelled])
    }

    @Test func aMutedFingerIsHeardAgainOnceItLandsAnew() {
        touch.down(at: at(50, 60))
        touch.send(.window(.focusLost))
        touch.up()
        touch.down(at: at(80, 60))
        touch.move(to: at(90, 60))
        #expect(view.phases == [.began, .cancelled, .began, .moved])
        #expect(view.calls[2].event !== view.calls[0].event)
    }

    @Test func aMutedFingerWhoseIdIsReusedWithoutAnUpIsHeard() {
        touch.down(at: at(50, 60))
        touch.send(.window(.focusLost))
        touch.down(at: at(80, 60))
        #expect(view.phases == [.began, .cancelled, .began])
    }

    @Test func aMutedFingerJoinsNoSequence() {
        touch.down(1, at: at(50, 60))
        touch.send(.window(.focusLost))
        touch.down(2, at: at(90, 60))
        touch.move(1, to: at(51, 60))
        touch.move(2, to: at(95, 60))
        #expect(view.calls.last?.allCount == 1)
        #expect(view.phases == [.began, .cancelled, .began, .moved])
    }

    @Test func anIdThatComesDownAgainIsLiftedFirst() {
        touch.down(at: at(50, 60))
        touch.move(to: at(70, 60))
        touch.down(at: at(200, 300))
        #expect(view.phases == [.began, .moved, .ended, .began])
        #expect(view.calls[2].locations == [at(60, 40)])
        #expect(view.calls[3].locations == [at(190, 280)])
        #expect(view.calls[3].touches != view.calls[0].touches)
        #expect(view.calls[3].event !== view.calls[0].event)
        touch.up()
        #expect(view.phases.last == .ended)
        #expect(stage.host.tracked.isEmpty)
    }

    @Test func theFocusOfAnotherHostWindowDoesNotMatter() {
        touch.down(at: at(50, 60))
        touch.window = HostWindowID(5)
        touch.send(.window(.focusLost))
        #expect(view.phases == [.began])
    }

    @Test func removingAViewLeavesFingersElsewhereAlone() {
        let other = stage.add(CGRect(x: 200, y: 200, width: 50, height: 50))
        touch.down(1, at: at(50, 60))
        touch.down(2, at: at(210, 210))
        other.removeFromSuperview()
        touch.move(1, to: at(60, 60))
        #expect(other.phases == [.began, .cancelled])
        #expect(view.phases == [.began, .moved])
        #expect(view.calls[1].allCount == 1)
    }
}
