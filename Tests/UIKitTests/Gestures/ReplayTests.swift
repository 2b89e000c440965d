import Testing
@testable import UIKit
import UIKitTesting

/// Timers are on the event clock, so what a queue full of old events brings is what it brought live.
@MainActor @Suite struct GestureReplayTests {
    private func events() -> [HostEvent] {
        var events: [HostEvent] = []
        func finger(_ time: TimeInterval, _ phase: HostEvent.Finger.Phase, _ x: CGFloat) {
            events.append(HostEvent(time: time, kind: .finger(.init(phase, id: 1, at: at(x, 60)))))
        }
        // A single tap, a long press, a double tap, a drag.
        finger(1, .down, 50)
        finger(1.1, .up, 50)
        finger(2, .down, 50)
        finger(2.7, .up, 50)
        finger(4, .down, 50)
        finger(4.1, .up, 50)
        finger(4.2, .down, 50)
        finger(4.3, .up, 50)
        finger(5, .down, 50)
        for index in 1...5 { finger(5 + 0.01 * Double(index), .motion, 50 + 10 * CGFloat(index)) }
        finger(5.06, .up, 100)
        events.append(HostEvent(time: 7, kind: .window(.exposed)))
        return events
    }

    private func play(_ deliver: (UIApplication, [HostEvent]) -> Void) -> [String] {
        let g = GestureStage()
        var story: [String] = []
        let single = UITapGestureRecognizer(), double = UITapGestureRecognizer(), press = UILongPressGestureRecognizer()
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        for (name, recognizer) in [("single", single), ("double", double), ("press", press), ("pan", UIPanGestureRecognizer())] {
            g.view.addGestureRecognizer(recognizer)
            recognizer.addHandler { [g] in
                let milliseconds = (g.application.clock.now * 1000).rounded()
                story.append("\(name) \($0.state) \(Int(milliseconds))")
            }
        }
        deliver(g.application, events())
        return story
    }

    @Test func aStallChangesNothing() {
        let live = play { application, events in
            for event in events {
                application.enqueue(event)
                application.processEvents()
            }
        }
        let atOnce = play { application, events in
            for event in events { application.enqueue(event) }
            application.processEvents()
        }
        #expect(live == atOnce)
        #expect(live == [
            "single ended 1450", "press began 2500", "press ended 2700", "double ended 4300",
            "pan began 5010", "pan changed 5020", "pan changed 5030", "pan changed 5040", "pan changed 5050", "pan ended 5060"
        ])
    }

    @Test func theDevicesTimeCounts() {
        let g = GestureStage()
        g.add(UITapGestureRecognizer(), as: "tap")
        // Both are handed over at 3; by the device's word 0.8 s lie between them.
        g.application.enqueue(HostEvent(time: 3, deviceTime: 2.1, kind: .finger(.init(.down, id: 1, at: at(50, 60)))))
        g.application.processEvents()
        g.application.enqueue(HostEvent(time: 3.1, deviceTime: 2.9, kind: .finger(.init(.up, id: 1, at: at(50, 60)))))
        g.application.processEvents()
        #expect(g.story(of: "tap").isEmpty)
    }
}
