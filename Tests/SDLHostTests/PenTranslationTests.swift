import CSDL2
@testable import SDLHost
import Testing
import UIKit

@Suite("Pens and pressing fingers from SDL's queue")
struct PenTranslationTests {
    private func pen(_ reading: PenReading, _ state: WindowState = .x11(800, 600)) -> HostEvent.Pen? {
        let event = PenEvent.event(reading, window: 3)
        #expect(event.windowNumber == 3)
        if case .pen(let pen) = SDLTranslator.translate(event, state: state) { return pen }
        return nil
    }

    @Test("All of a reading survives the way", arguments: [HostEvent.Pen.Phase.down, .motion, .up, .hover], [false, true])
    func whole(phase: HostEvent.Pen.Phase, flag: Bool) {
        let reading = PenReading(
            phase: phase, x: 300.25, y: -4.5, pressure: flag ? 0.25 : nil, tiltX: -33.5, tiltY: 90, isEraser: flag, isBarrelPressed: !flag)
        #expect(pen(reading) == HostEvent.Pen(
            phase, at: CGPoint(x: 300.25, y: -4.5), pressure: flag ? 0.25 : nil, tiltX: -33.5, tiltY: 90, isEraser: flag,
            isBarrelPressed: !flag))
    }

    @Test("Places are points at every scale", arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
    func scale(scale: CGFloat) {
        let location = pen(PenReading(phase: .down, x: 300, y: 150), .x11(1200, 900, scale: scale))?.location
        #expect(abs((location?.x ?? 0) - 300 / scale) < 1e-9 && abs((location?.y ?? 0) - 150 / scale) < 1e-9)
    }

    @Test("What cannot be a pressure comes through as it was told, for the toolkit to judge", arguments: [0, -1, 1, 7] as [Float])
    func impossible(pressure: Float) {
        #expect(pen(PenReading(phase: .down, x: 0, y: 0, pressure: pressure))?.pressure == CGFloat(pressure))
    }

    @Test("What is no finite number is none", arguments: [.nan, .infinity, -.infinity] as [Float])
    func noNumber(pressure: Float) {
        #expect(pen(PenReading(phase: .down, x: 0, y: 0, pressure: pressure))?.pressure == nil)
    }

    @Test("What is no pen event is not taken for one")
    func others() {
        let others = [
            DeviceEvent.event(.added(5)), SensorEvent.event(x: 1, y: 2, z: 3), RemoteEvent.event(.play), SDLEvents.plain(SDL_USEREVENT),
        ]
        for event in others { #expect(PenEvent.reading(event.user) == nil) }
    }

    @Test("A finger's pressure is told where it is not SDL's own 1", arguments: [
        (1, nil), (0.25, 0.25), (0, 0), (.nan, nil), (.infinity, nil),
    ] as [(Float, CGFloat?)])
    func fingers(told: Float, pressure: CGFloat?) {
        var event = SDLEvents.finger(SDL_FINGERMOTION, id: 4, x: 0.5, y: 0.5)
        event.tfinger.pressure = told
        guard case .finger(let finger) = SDLTranslator.translate(event, state: .x11(101, 101)) else { return #expect(Bool(false)) }
        #expect(finger.pressure == pressure)
    }
}
