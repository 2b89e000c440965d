internal import CSDL2
import UIKit

/// A reading of an accelerometer as an event in SDL's queue, pushed from the thread that reads it.
internal enum SensorEvent {
    /// Beside the codes of `DeviceEvent` and `RemoteEvent`.
    private static let code: Int32 = 5
    /// An event has room for whole numbers: hundred-thousandths of a m/s², finer than any sensor, up to 2,000 times gravity.
    private static let fractions = 1e5

    static func event(x: Double, y: Double, z: Double) -> SDL_Event {
        var event = SDL_Event()
        event.user.type = SDL_USEREVENT.rawValue
        event.user.code = code
        event.user.data1 = UnsafeMutableRawPointer(bitPattern: UInt(bits(x)) | UInt(bits(y)) << 32)
        event.user.data2 = UnsafeMutableRawPointer(bitPattern: UInt(bits(z)))
        return event
    }

    static func reading(_ event: SDL_UserEvent) -> HostEvent.Sensor? {
        guard event.code == code else { return nil }
        let (first, second) = (UInt(bitPattern: event.data1), UInt(bitPattern: event.data2))
        return HostEvent.Sensor(x: number(first), y: number(first >> 32), z: number(second))
    }

    /// SDL's own, of a game controller, in m/s². Nil for a gyroscope.
    static func reading(_ event: SDL_ControllerSensorEvent) -> HostEvent.Sensor? {
        guard SDL_SensorType(event.sensor) == SDL_SENSOR_ACCEL else { return nil }
        let (x, y, z) = event.data
        guard x.isFinite, y.isFinite, z.isFinite else { return nil }
        return HostEvent.Sensor(x: rounded(Double(x)), y: rounded(Double(y)), z: rounded(Double(z)))
    }

    private static func bits(_ value: Double) -> UInt32 { UInt32(bitPattern: Int32(clamping: Int((value * fractions).rounded().clamped))) }
    private static func number(_ bits: UInt) -> Double { Double(Int32(bitPattern: UInt32(truncatingIfNeeded: bits))) / fractions }
    private static func rounded(_ value: Double) -> Double { (value * fractions).rounded() / fractions }
}

extension Double {
    /// Within what an `Int` can hold; what is no number is nothing.
    fileprivate var clamped: Double { isNaN ? 0 : Swift.min(1e15, Swift.max(-1e15, self)) }
}
