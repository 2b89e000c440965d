import Testing
import UIKitTesting

@MainActor @Suite struct TouchTests {
    let stage = Stage()

    @Test func forceIsTheDevicesPressure() throws {
        stage.touch.down(at: at(50, 60), pressure: 0.3)
        let touch = try #require(stage.view.calls[0].touches.first)
        #expect(touch.force / touch.maximumPossibleForce == 0.3)
        stage.touch.move(to: at(51, 60))
        #expect(touch.maximumPossibleForce == 0 && touch.force == 0)
    }

    @Test func aFingerStandsUpright() throws {
        stage.touch.down(at: at(50, 60))
        let touch = try #require(stage.view.calls[0].touches.first)
        #expect(touch.type == .direct)
        #expect(touch.altitudeAngle == .pi / 2)
        #expect(touch.majorRadius == TouchConstants.fingerRadius)
    }

    @Test func aTimestampIsTheDevicesButNeverLaterThanTheBatch() {
        let application = stage.host.application
        var times: [TimeInterval] = []
        stage.view.onCall = { _, call in times += call.touches.map(\.timestamp) }
        func play(_ phase: HostEvent.Finger.Phase, time: TimeInterval, deviceTime: TimeInterval?) {
            application.enqueue(HostEvent(time: time, deviceTime: deviceTime, kind: .finger(.init(phase, id: 1, at: at(50, 60)))))
            application.processEvents()
        }
        play(.down, time: 1, deviceTime: 0.9)
        play(.motion, time: 2, deviceTime: nil)
        play(.motion, time: 3, deviceTime: 3.5)
        // A device clock that goes back does not take the touch along.
        play(.up, time: 4, deviceTime: 2.5)
        #expect(times == [0.9, 2, 3, 3])
    }

    @Test func anUpAtANewPlaceIsTheLastLocation() {
        stage.touch.down(at: at(50, 60))
        stage.touch.up(at: at(80, 60))
        #expect(stage.view.calls[1].locations == [at(70, 40)])
        #expect(stage.view.calls[1].previousLocations == [at(40, 40)])
    }

    @Test func touchesAndEventsDescribeThemselves() throws {
        stage.touch.down(at: at(50, 60))
        let touch = try #require(stage.view.calls[0].touches.first)
        #expect(touch.description.contains("phase: began"))
        #expect(touch.description.contains("tap count: 1"))
        #expect(touch.description.contains("RecordingView"))
        #expect(touch.description.contains("(50.0, 60.0)"))
        let event = try #require(stage.view.calls[0].event)
        #expect("\(event)".contains("touches") && "\(event)".contains(touch.description))
    }
}
