import Testing
import UIKitTesting

@MainActor @Suite struct CoalescingTests {
    let stage = Stage()
    var view: RecordingView { stage.view }
    var touch: TouchDriver { stage.touch }

    @Test func everySampleOfAStallIsThereAndTheLastIsTheTouch() {
        touch.down(at: at(50, 60))
        touch.batch { for x in 51...150 { touch.move(to: at(CGFloat(x), 60)) } }
        #expect(view.phases == [.began, .moved])
        #expect(view.calls[1].coalesced == [(51...150).map { at(CGFloat($0) - 10, 40) }])
        #expect(view.calls[1].locations == [at(140, 40)])
        #expect(view.calls[1].previousLocations == [at(40, 40)])
    }

    @Test func samplesOfTwoFingersAreKeptApart() {
        touch.down(1, at: at(50, 60))
        touch.down(2, at: at(90, 60))
        touch.batch {
            touch.move(1, to: at(51, 60))
            touch.move(2, to: at(91, 60))
            touch.move(1, to: at(52, 60))
        }
        #expect(view.calls[2].coalesced == [[at(41, 40), at(42, 40)], [at(81, 40)]])
    }

    @Test func aSingleSampleIsOneCoalescedTouch() {
        touch.down(at: at(50, 60))
        touch.up(at: at(55, 60))
        #expect(view.calls.map(\.coalesced) == [[[at(40, 40)]], [[at(45, 40)]]])
    }

    @Test func eachSampleKnowsTheOneBeforeItAndItsOwnTimeAndForce() throws {
        let application = stage.host.application
        func play(_ phase: HostEvent.Finger.Phase, x: CGFloat, deviceTime: TimeInterval, pressure: CGFloat) {
            application.enqueue(HostEvent(
                time: 2, deviceTime: deviceTime, kind: .finger(.init(phase, id: 1, at: at(x, 60), pressure: pressure))))
        }
        play(.down, x: 50, deviceTime: 1.90, pressure: 0.1)
        play(.motion, x: 51, deviceTime: 1.92, pressure: 0.2)
        play(.motion, x: 53, deviceTime: 1.95, pressure: 0.7)
        var seen: [UITouch] = []
        view.onCall = { _, call in
            if call.phase == .moved, let touch = call.touches.first { seen = call.event?.coalescedTouches(for: touch) ?? [] }
        }
        application.processEvents()
        #expect(seen.map(\.timestamp) == [1.92, 1.95])
        #expect(seen.map { $0.force / $0.maximumPossibleForce } == [0.2, 0.7])
        #expect(seen.map { $0.previousLocation(in: nil).x } == [50, 51])
        #expect(seen.allSatisfy { $0.view === view && $0.phase == .moved })
    }

    @Test func aTouchOutsideTheEventHasNone() throws {
        touch.tap(1, at: at(50, 60))
        let over = try #require(view.calls[0].touches.first)
        touch.down(2, at: at(200, 300))
        let event = try #require(view.calls[2].event)
        #expect(event.coalescedTouches(for: over) == nil)
    }

    @Test func coalescedTouchesStayAsTheyWere() throws {
        touch.down(at: at(50, 60))
        var kept: UITouch?
        view.onCall = { _, call in
            if call.phase == .moved, kept == nil { kept = call.touches.first.flatMap { call.event?.coalescedTouches(for: $0)?.last } }
        }
        touch.move(to: at(60, 60))
        touch.move(to: at(70, 60))
        touch.up()
        #expect(kept?.location(in: nil) == at(60, 60))
        #expect(kept?.phase == .moved)
    }

    @Test(arguments: [nil, 0.25] as [CGFloat?]) func aCancelledTouchHasOneSampleWithTheForceItHad(pressure: CGFloat?) {
        var seen: [UITouch] = []
        view.onCall = { _, call in
            if call.phase == .cancelled, let touch = call.touches.first { seen = call.event?.coalescedTouches(for: touch) ?? [] }
        }
        touch.down(at: at(50, 60), pressure: pressure)
        touch.cancel()
        #expect(seen.map(\.force) == [pressure.map { $0 * TouchConstants.maximumForce } ?? 0])
        #expect(seen.map(\.maximumPossibleForce) == [pressure == nil ? 0 : TouchConstants.maximumForce])
    }
}
