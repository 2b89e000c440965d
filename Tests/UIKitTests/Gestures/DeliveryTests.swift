import Testing
@testable import UIKit
import UIKitTesting

/// What recognizers hear, what views hear of it, and in which order.
@MainActor @Suite struct GestureDeliveryTests {
    let g = GestureStage()
    var touch: TouchDriver { g.touch }

    @Test func theDefaultsAreThoseOfTheSpecification() {
        let recognizer = UIGestureRecognizer()
        #expect(recognizer.cancelsTouchesInView)
        #expect(!recognizer.delaysTouchesBegan)
        #expect(recognizer.delaysTouchesEnded)
        #expect(recognizer.isEnabled && recognizer.state == .possible && recognizer.numberOfTouches == 0)
    }

    @Test func recognizersOnTheViewAndItsAncestorsHearATouchBeforeTheView() {
        let child = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        g.view.addSubview(child)
        g.note(child, as: "child")
        for (name, view) in [("window", g.window as UIView), ("outer", g.view), ("inner", child)] {
            let own = g.add(ScriptedRecognizer(), as: name, to: view)
            own.onBegan = { [g] _, _, _ in g.story.append("\(name) heard") }
        }
        touch.down(at: at(50, 60))
        #expect(g.story == ["inner heard", "outer heard", "window heard", "child began"])
    }

    @Test func recognizersOnOtherViewsHearNothing() {
        let other = g.stage.add(CGRect(x: 200, y: 200, width: 50, height: 50))
        let own = g.add(ScriptedRecognizer(), as: "own", to: other)
        touch.tap(at: at(50, 60))
        #expect(own.heard.isEmpty)
    }

    @Test func recognizersHearEveryFingerOfASingleTouchView() {
        g.view.isMultipleTouchEnabled = false
        let own = g.add(ScriptedRecognizer(), as: "own")
        g.down(at(50, 60), at(90, 60))
        touch.down(3, at: at(130, 60))
        #expect(own.heard == ["began 2", "began 1"])
        #expect(own.numberOfTouches == 3)
        #expect(g.view.calls.map(\.touches.count) == [1])
    }

    @Test func onePhaseIsOneCall() {
        let own = g.add(ScriptedRecognizer(), as: "own")
        g.down(at(50, 60), at(90, 60))
        touch.batch {
            touch.down(3, at: at(130, 60))
            touch.move(1, to: at(55, 60))
            touch.up(2)
        }
        #expect(own.heard == ["began 2", "began 1", "moved 1", "ended 1"])
    }

    @Test func locationsAreThoseOfTheFingers() {
        let own = g.add(ScriptedRecognizer(), as: "own")
        g.down(at(50, 60), at(90, 100))
        #expect(own.numberOfTouches == 2)
        #expect(own.location(in: g.view) == at(60, 60))
        #expect(own.location(in: nil) == at(70, 80))
        #expect(own.location(ofTouch: 0, in: g.view) == at(40, 40))
        #expect(own.location(ofTouch: 1, in: g.window) == at(90, 100))
    }

    @Test func aTouchKnowsItsRecognizersAndAnEventTheirTouches() throws {
        let own = g.add(ScriptedRecognizer(), as: "own"), outer = g.add(ScriptedRecognizer(), as: "outer", to: g.window)
        touch.down(1, at: at(50, 60))
        touch.down(2, at: at(5, 5))
        let event = try #require(g.view.calls[0].event), finger = try #require(g.view.calls[0].touches.first)
        #expect(finger.gestureRecognizers == [own, outer])
        #expect(event.touches(for: own) == [finger])
        #expect(event.touches(for: outer) == event.allTouches)
    }

    @Test func aRecognizedGestureTakesTheTouchFromItsViewJustBeforeTheAction() throws {
        g.add(UIPanGestureRecognizer(), as: "pan")
        touch.down(at: at(50, 60))
        touch.move(to: at(55, 60))
        touch.move(to: at(70, 60))
        touch.move(to: at(80, 60))
        touch.up()
        #expect(g.story == ["view began", "view moved", "view cancelled claimed", "pan began", "pan changed", "pan ended"])
        let call = g.view.calls[2]
        #expect(call.locations == [at(60, 40)])
        #expect(call.touches == g.view.calls[0].touches)
        #expect(call.event === g.view.calls[0].event)
        #expect(call.coalesced == [[at(60, 40)]])
    }

    @Test func theTouchItselfGoesOnAfterItWasClaimed() throws {
        g.add(UIPanGestureRecognizer(), as: "pan")
        touch.down(at: at(50, 60))
        touch.move(to: at(70, 60))
        let finger = try #require(g.view.calls[0].touches.first)
        #expect(finger.phase == .moved && finger.cancellationReason == nil)
        touch.move(to: at(75, 60))
        #expect(finger.location(in: nil) == at(75, 60))
        #expect(finger.previousLocation(in: nil) == at(70, 60))
    }

    @Test func withoutCancelsTouchesInViewTheViewHearsEverything() {
        let pan = g.add(UIPanGestureRecognizer(), as: "pan")
        pan.cancelsTouchesInView = false
        touch.drag(from: at(50, 60), to: at(70, 60), steps: 2)
        #expect(g.story == ["view began", "view moved", "pan began", "view moved", "pan changed", "view ended", "pan ended"])
    }

    @Test func actionsRunAfterTheDelivery() {
        let other = g.stage.add(CGRect(x: 200, y: 200, width: 50, height: 50))
        g.note(other, as: "other")
        g.add(UITapGestureRecognizer(), as: "tap")
        touch.down(1, at: at(50, 60))
        touch.down(2, at: at(210, 210))
        touch.batch {
            touch.up(1)
            touch.up(2)
        }
        #expect(g.story == ["view began", "other began", "other ended", "view cancelled claimed", "tap ended"])
    }

    @Test func actionsRunWhenAllWindowsHaveHeard() {
        g.application.makeCurrent()
        let window = UIWindow(frame: CGRect(x: 200, y: 200, width: 50, height: 50)), other = RecordingView(frame: window.bounds)
        window.addSubview(other)
        window.makeKeyAndVisible()
        g.note(other, as: "other")
        g.add(UIPanGestureRecognizer(), as: "pan")
        g.down(at(50, 60), at(210, 210))
        g.move(at(70, 60), at(215, 210))
        #expect(g.story == ["view began", "other began", "other moved", "view cancelled claimed", "pan began"])
    }

    @Test func aTapsViewHearsACancellationInsteadOfTheLift() {
        g.add(UITapGestureRecognizer(), as: "tap")
        touch.tap(at: at(50, 60))
        #expect(g.story == ["view began", "view cancelled claimed", "tap ended"])
    }

    @Test func aFingerThatJoinsAGestureUnderWayIsNotTheViews() {
        let pan = g.add(UIPanGestureRecognizer(), as: "pan")
        touch.down(1, at: at(50, 60))
        touch.move(1, to: at(70, 60))
        touch.down(2, at: at(90, 60))
        touch.move(2, to: at(95, 60))
        #expect(pan.numberOfTouches == 2)
        touch.up(2)
        touch.up(1)
        #expect(g.story(of: "view") == ["began", "cancelled claimed"])
    }

    @Test func anIgnoredTouchIsTheViewsAlone() {
        let own = g.add(ScriptedRecognizer(), as: "own")
        own.onBegan = { own, touches, event in touches.forEach { own.ignore($0, for: event) } }
        touch.tap(at: at(50, 60))
        #expect(own.heard == ["began 1"])
        #expect(own.numberOfTouches == 0)
        #expect(g.view.phases == [.began, .ended])
    }

    @Test func actionsAreReplacedAndRemovedByIdentifier() {
        let tap = UITapGestureRecognizer()
        g.view.addGestureRecognizer(tap)
        var said: [String] = []
        tap.addAction(UIAction(identifier: .init("a")) { _ in said.append("old") })
        tap.addAction(UIAction(identifier: .init("a")) { action in
            said.append(action.sender as? UIGestureRecognizer === tap ? "new" : "lost")
        })
        let handler = tap.addHandler { _ in said.append("handler") }
        tap.addTarget(g) { stage, recognizer in
            said.append("target")
            stage.story.append("\(recognizer.state)")
        }
        touch.tap(at: at(50, 60))
        #expect(said == ["new", "handler", "target"])
        #expect(g.story.last == "ended")
        tap.removeAction(handler)
        tap.removeAction(identifiedBy: .init("a"))
        touch.tap(at: at(50, 60))
        #expect(said == ["new", "handler", "target", "target"])
    }

    @Test func recognizersAreAddedMovedAndRemoved() {
        let tap = UITapGestureRecognizer(), other = UIView()
        #expect(g.view.gestureRecognizers == nil)
        g.view.addGestureRecognizer(tap)
        g.view.addGestureRecognizer(tap)
        #expect(g.view.gestureRecognizers == [tap] && tap.view === g.view)
        other.addGestureRecognizer(tap)
        #expect(g.view.gestureRecognizers == nil && tap.view === other)
        g.view.removeGestureRecognizer(tap)
        #expect(tap.view === other)
        other.gestureRecognizers = nil
        #expect(tap.view == nil)
    }
}
