import UIKit

/// Tells pens from mice, which SDL 2 does not: what a pen did is read from the server's own events, and SDL's mouse events that come of
/// these are not a mouse's.
///
/// While a button is held the server tells windows where the pointer is and not whose it is. But it tells the device's own reading just
/// before, with the same time, and that has the device, its pressure and its tilt.
internal struct PenTracker {
    private var devices: [Int: InputDevice] = [:]
    /// The last reading of each axis of each device.
    private var values: [Int: AxisValues] = [:]
    private var lastRaw: (device: Int, time: UInt)?
    /// The pen whose tip is down, and where it was seen last.
    private var tip: (device: Int, reading: PenReading, window: UInt)?
    private var pressedBarrel: Set<Int> = []
    /// The screen in pixels, to find fractions of them.
    var screen = CGSize.zero

    /// What the pointer's event means: nothing new when it is no pen's.
    struct Outcome: Equatable {
        var reading: PenReading?
        /// The server's name for the window.
        var window: UInt = 0
        /// SDL's mouse events of this report are a pen's.
        var isPen = false
    }

    /// Takes over what devices there are. A pen that is gone has been lifted. O(devices).
    mutating func update(_ devices: [Int: InputDevice]) -> Outcome {
        self.devices = devices
        values = values.filter { devices[$0.key] != nil }
        guard let tip, devices[tip.device] == nil else { return Outcome() }
        self.tip = nil
        pressedBarrel = []
        var reading = tip.reading
        reading.phase = .up
        return Outcome(reading: reading, window: tip.window)
    }

    /// Only these say anything that is worth reading: the cheap question before a report is made. O(1).
    func knows(_ device: Int) -> Bool { devices[device] != nil }

    mutating func take(_ report: PointerReport) -> Outcome {
        switch report {
        case .raw(let device, let time, let told):
            lastRaw = (device, time)
            note(told, of: device)
            return Outcome()
        case .finger(let device, _, let told):
            note(told, of: device)
            return Outcome()
        case .hover(let device, let place, let told):
            note(told, of: device)
            guard devices[device]?.isPen == true else { return Outcome() }
            tip = nil
            return outcome(.hover, device, place)
        case .moved(let place, let time, let isPressed):
            guard let device = pen(at: time) else { return Outcome() }
            let isDown = isPressed && tip != nil
            if !isDown { tip = nil }
            return outcome(isDown ? .motion : .hover, device, refined(place, by: device))
        case .button(let number, let isDown, let place, let time):
            guard let device = pen(at: time) else { return Outcome() }
            return press(number, isDown: isDown, device, refined(place, by: device))
        }
    }

    /// A finger's pressure as its panel tells it; nil where it tells none.
    func pressure(ofFingerOn device: Int, told: AxisValues) -> Double? {
        guard let panel = devices[device], panel.kind == .panel else { return nil }
        return panel.axes.pressure(in: told)
    }

    private mutating func press(_ number: Int, isDown: Bool, _ device: Int, _ place: PointerReport.Place) -> Outcome {
        switch number {
        case 1:
            guard isDown || tip != nil else { return Outcome(isPen: true) }
            let result = outcome(isDown ? .down : .up, device, place)
            tip = isDown ? result.reading.map { (device, $0, place.window) } : nil
            return result
        // A wheel on the pen is a wheel.
        case 4...7: return Outcome()
        default:
            if isDown { pressedBarrel.insert(number) } else { pressedBarrel.remove(number) }
            return outcome(tip == nil ? .hover : .motion, device, place)
        }
    }

    private mutating func outcome(_ phase: HostEvent.Pen.Phase, _ device: Int, _ place: PointerReport.Place) -> Outcome {
        guard let pen = devices[device] else { return Outcome() }
        let told = values[device] ?? AxisValues()
        let reading = PenReading(
            phase: phase, x: Float(place.x), y: Float(place.y),
            pressure: phase == .hover ? nil : pen.axes.pressure(in: told).map { Float($0) },
            tiltX: Float(pen.axes.tilt(.tiltX, in: told)), tiltY: Float(pen.axes.tilt(.tiltY, in: told)),
            isEraser: pen.isEraser, isBarrelPressed: !pressedBarrel.isEmpty)
        if tip != nil { tip = (device, reading, place.window) }
        return Outcome(reading: reading, window: place.window, isPen: true)
    }

    private mutating func note(_ told: AxisValues, of device: Int) {
        guard devices[device] != nil else { return }
        values[device, default: AxisValues()].merge(told)
    }

    /// The pen that the pointer's event of this moment is of.
    private func pen(at time: UInt) -> Int? {
        guard let lastRaw, lastRaw.time == time, devices[lastRaw.device]?.isPen == true else { return nil }
        return lastRaw.device
    }

    /// Windows are told whole pixels; the device's reading knows their fractions. It is believed where it agrees with the pixel.
    private func refined(_ place: PointerReport.Place, by device: Int) -> PointerReport.Place {
        guard let axes = devices[device]?.axes, let told = values[device],
              let x = axes.place(.x, in: told, length: Double(screen.width)),
              let y = axes.place(.y, in: told, length: Double(screen.height)),
              x.rounded(.down) == place.rootX, y.rounded(.down) == place.rootY else { return place }
        var result = place
        result.x += x - place.rootX
        result.y += y - place.rootY
        return result
    }
}
