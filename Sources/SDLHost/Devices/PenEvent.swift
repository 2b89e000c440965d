internal import CSDL2
import UIKit

/// What a pen did as an event in SDL's queue, where it keeps its place among fingers and keys.
internal enum PenEvent {
    /// Beside the codes of `DeviceEvent`, `RemoteEvent` and `SensorEvent`: phase and marks are added to it.
    private static let code: Int32 = 0x100
    private static let (eraser, barrel): (Int32, Int32) = (0x10, 0x20)
    private static let phases: [HostEvent.Pen.Phase] = [.down, .motion, .up, .hover]
    /// Steps of a tilt's degree that fit.
    private static let tiltSteps: Float = 100

    /// - Parameter window: SDL's number of it.
    static func event(_ reading: PenReading, window: UInt32) -> SDL_Event {
        var event = SDL_Event()
        event.user.type = SDL_USEREVENT.rawValue
        event.user.windowID = window
        let phase = Int32(phases.firstIndex(of: reading.phase) ?? 0)
        var marks: Int32 = 0
        if reading.isEraser { marks |= eraser }
        if reading.isBarrelPressed { marks |= barrel }
        event.user.code = code | phase | marks
        let (x, y) = (UInt64(reading.x.bitPattern), UInt64(reading.y.bitPattern))
        event.user.data1 = pointer(x | y << 32)
        let pressure = UInt64((reading.pressure ?? .nan).bitPattern)
        let (tiltX, tiltY) = (bits(reading.tiltX) << 32, bits(reading.tiltY) << 48)
        event.user.data2 = pointer(pressure | tiltX | tiltY)
        return event
    }

    static func reading(_ event: SDL_UserEvent) -> PenReading? {
        guard event.code & ~0x33 == code else { return nil }
        let (place, rest) = (UInt64(UInt(bitPattern: event.data1)), UInt64(UInt(bitPattern: event.data2)))
        let pressure = float(rest)
        return PenReading(
            phase: phases[Int(event.code & 3)], x: float(place), y: float(place >> 32), pressure: pressure.isNaN ? nil : pressure,
            tiltX: tilt(rest >> 32), tiltY: tilt(rest >> 48), isEraser: event.code & eraser != 0, isBarrelPressed: event.code & barrel != 0)
    }

    static func translate(_ event: SDL_UserEvent, _ state: WindowState) -> HostEvent.Pen? {
        reading(event).map { reading in
            HostEvent.Pen(
                reading.phase, at: state.point(x: units(reading.x), y: units(reading.y)),
                pressure: reading.pressure.flatMap { told($0) },
                tiltX: degrees(reading.tiltX), tiltY: degrees(reading.tiltY), isEraser: reading.isEraser,
                isBarrelPressed: reading.isBarrelPressed)
        }
    }

    /// A `Float`'s noise is less than 1/1024 pixel.
    private static func units(_ place: Float) -> CGFloat { (CGFloat(place) * 1024).rounded() / 1024 }
    /// A log can hold no number without end; what else is no pressure is for the toolkit to judge. A `Float` is good to a millionth.
    static func told(_ pressure: Float) -> CGFloat? { pressure.isFinite ? (CGFloat(pressure) * 1e6).rounded() / 1e6 : nil }

    private static func degrees(_ tilt: Float) -> CGFloat { (CGFloat(tilt) * CGFloat(tiltSteps)).rounded() / CGFloat(tiltSteps) }
    private static func pointer(_ bits: UInt64) -> UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: UInt(bits)) }
    private static func float(_ bits: UInt64) -> Float { Float(bitPattern: UInt32(truncatingIfNeeded: bits)) }
    private static func bits(_ tilt: Float) -> UInt64 { UInt64(UInt16(bitPattern: Int16((max(-90, min(90, tilt)) * tiltSteps).rounded()))) }
    private static func tilt(_ bits: UInt64) -> Float { Float(Int16(bitPattern: UInt16(truncatingIfNeeded: bits))) / tiltSteps }
}
