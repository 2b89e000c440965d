import CSDL2
@testable import SDLHost
import Testing
import UIKit

@Suite("Accelerometers")
struct SensorTranslationTests {
    private func controller(_ sensor: SDL_SensorType, _ x: Float, _ y: Float, _ z: Float) -> SDL_Event {
        var event = SDL_Event()
        event.csensor.type = SDL_CONTROLLERSENSORUPDATE.rawValue
        event.csensor.sensor = sensor.rawValue
        event.csensor.data = (x, y, z)
        return event
    }

    private func translated(_ event: SDL_Event) -> HostEvent.Kind? { SDLTranslator.translate(event, state: .x11(10, 10)) }

    @Test("A game controller's accelerometer is one, its gyroscope is not")
    func controllers() {
        #expect(translated(controller(SDL_SENSOR_ACCEL, 0.1, 9.8, -0.25)) == .sensor(.init(.accelerometer, x: 0.1, y: 9.8, z: -0.25)))
        #expect(translated(controller(SDL_SENSOR_GYRO, 0.1, 9.8, -0.25)) == nil)
        #expect(translated(controller(SDL_SENSOR_ACCEL, .nan, 0, 0)) == nil)
        #expect(translated(controller(SDL_SENSOR_ACCEL, 0, .infinity, 0)) == nil)
    }

    @Test("A reading keeps its value in SDL's queue", arguments: [
        (0.1, 9.80665, -0.2), (-19.61330, 0, 1e-5), (0, -0.00001, 12345.6789), (-20_000, 20_000, 3),
    ] as [(Double, Double, Double)])
    func queue(x: Double, y: Double, z: Double) {
        #expect(translated(SensorEvent.event(x: x, y: y, z: z)) == .sensor(.init(x: x, y: y, z: z)))
    }

    @Test("What no sensor can measure does no harm")
    func absurd() {
        for value in [Double.nan, .infinity, -.infinity, 1e300, -1e12] {
            guard case .sensor(let sensor)? = translated(SensorEvent.event(x: value, y: 1, z: value)) else {
                Issue.record("\(value)")
                continue
            }
            #expect(sensor.x.isFinite && sensor.z.isFinite && sensor.y == 1)
        }
    }

    @Test("A device at rest tells nothing again, one that moves tells everything")
    func rest() {
        var filter = RestFilter()
        func admits(_ x: Double) -> Bool { filter.admits(x: x, y: 9.8, z: 0) }
        #expect(admits(0))
        // It may drift as far as the step in any direction, but no farther, however slowly.
        #expect([0.2, -0.4, 0.49, 0.1].allSatisfy { !admits($0) })
        #expect(admits(0.5) && !admits(0.9) && admits(1.0) && admits(-5) && admits(5))
    }

    @MainActor
    @Test("A folder without sensors starts nothing")
    func nothing() {
        let sensors = MotionSensors(environment: ["DOODLE_IIO_DIR": "/nowhere"])
        sensors.follow([HostEvent(time: 0, kind: .window(.focusGained))])
        sensors.stop()
    }
}
