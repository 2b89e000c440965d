import Testing
@testable import UIKit
import UIKitTesting

/// Actions, delegates and recognizers may do anything.
@MainActor @Suite struct ReentrantGestureTests {
    let g = GestureStage()
    var touch: TouchDriver { g.touch }

    @Test func anActionMayRemoveTheView() {
        let pan = g.add(UIPanGestureRecognizer(), as: "pan")
        pan.on { [g] in if $0.state == .began { g.view.removeFromSuperview() } }
        touch.drag(from: at(50, 60), to: at(90, 60), steps: 2)
        #expect(g.story == ["view began", "view cancelled claimed", "pan began", "pan cancelled"])
        #expect(g.isQuiet)
    }

    @Test func anActionMayDisableItsRecognizer() {
        let pan = g.add(UIPanGestureRecognizer(), as: "pan")
        pan.on { if $0.state == .changed { $0.isEnabled = false } }
        touch.drag(from: at(50, 60), to: at(90, 60), steps: 4)
        #expect(g.story(of: "pan") == ["began", "changed", "cancelled"])
        #expect(g.isQuiet)
    }

    @Test func anActionMayRemoveAnotherRecognizerBeforeItsTurn() {
        let first = g.add(UITapGestureRecognizer(), as: "first"), second = g.add(UITapGestureRecognizer(), as: "second")
        let answers = Answers()
        answers.simultaneously = true
        first.delegate = answers
        first.on { [g] _ in g.view.removeGestureRecognizer(second) }
        touch.tap(at: at(50, 60))
        #expect(g.story(of: "first") == ["ended"] && g.story(of: "second").isEmpty)
        #expect(g.story(of: "view") == ["began", "cancelled claimed"])
    }

    @Test func anActionMayEndTheProgram() {
        let pan = g.add(UIPanGestureRecognizer(), as: "pan")
        pan.on { [g] in if $0.state == .began { g.application.terminate() } }
        touch.drag(from: at(50, 60), to: at(90, 60))
        #expect(g.story(of: "pan") == ["began", "cancelled"])
        #expect(g.isQuiet)
    }

    @Test func aRecognizerMayRemoveItsViewWhileItHears() {
        let own = g.add(ScriptedRecognizer(), as: "own")
        own.onMoved = { [g] own, _, _ in
            own.state = .began
            g.view.removeFromSuperview()
        }
        touch.drag(from: at(50, 60), to: at(90, 60))
        #expect(own.heard.prefix(2) == ["began 1", "moved 1"])
        #expect(g.story(of: "own") == ["began", "cancelled"])
        #expect(g.isQuiet)
    }

    @Test func aDelegateMayRemoveTheViewWhenAsked() {
        final class Trap: UIGestureRecognizerDelegate {
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                gestureRecognizer.view?.removeFromSuperview()
                return true
            }
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                gestureRecognizer.isEnabled = false
                return true
            }
        }
        let trap = Trap()
        let own = g.add(ScriptedRecognizer(), as: "own")
        own.delegate = trap
        touch.tap(at: at(50, 60))
        #expect(own.heard.isEmpty && g.isQuiet)
        g.window.addSubview(g.view)
        own.delegate = nil
        let pan = g.add(UIPanGestureRecognizer(), as: "pan", to: g.window)
        pan.delegate = trap
        pan.cancelsTouchesInView = true
        touch.down(at: at(5, 5))
        touch.move(to: at(50, 50))
        touch.up()
        #expect(g.story(of: "pan").isEmpty)
        touch.wait(1)
        #expect(g.isQuiet)
    }

    @Test func anActionMayPutEventsIntoTheQueue() {
        let tap = g.add(UITapGestureRecognizer(), as: "tap")
        var rounds = 0
        tap.on { [g] _ in
            rounds += 1
            guard rounds == 1 else { return }
            g.application.enqueue(HostEvent(time: g.touch.now, kind: .finger(.init(.down, id: 9, at: at(60, 60)))))
            g.application.enqueue(HostEvent(time: g.touch.now, kind: .finger(.init(.up, id: 9, at: at(60, 60)))))
            g.application.processEvents()
        }
        touch.tap(at: at(50, 60))
        #expect(rounds == 2)
        #expect(g.isQuiet)
    }
}
