/// Turns host events into touch samples, and knows what hovers and what touches.
///
/// It looks at the stream only, never at the touches that came of it: those are delivered later.
internal struct SampleReader {
    private(set) var isMouseDown = false
    private(set) var isPenDown = false
    private var pressures = PressureReader()
    private var leaps = LeapReader()
    private var mouseLocation = CGPoint.zero
    /// The mouse left the window with the button held and has not been seen since.
    private var isMouseAway = false

    /// The sample in `event`; nil when the event is no touch.
    mutating func sample(of event: HostEvent) -> TouchSample? {
        var sample: TouchSample? = switch event.kind {
        case .finger(let finger): self.sample(of: finger, in: event)
        case .pen(let pen): self.sample(of: pen, in: event)
        case .mouse(let mouse): self.sample(of: mouse, in: event)
        default: nil
        }
        guard let told = sample else { return nil }
        sample?.pressure = pressures.pressure(told: told.pressure, of: told.contact, phase: told.phase)
        if leaps.isLeap(told) { sample?.hasGap = true }
        return sample
    }

    /// Its fingers are gone without a word. O(contacts).
    mutating func deviceRemoved(_ device: Int64) {
        leaps.deviceRemoved(device)
        pressures.deviceRemoved(device)
    }

    /// A window of the host's has got another size or scale. O(contacts).
    mutating func windowChanged(_ window: HostWindowID) { leaps.windowChanged(window) }

    private func sample(of finger: HostEvent.Finger, in event: HostEvent) -> TouchSample {
        let phase: TouchSample.Phase = switch finger.phase {
        case .down: .began
        case .motion: .moved
        case .up: .ended
        case .cancel: .claimed
        }
        return TouchSample(
            contact: .finger(device: finger.device, id: finger.id), phase: phase, hostWindow: event.window, device: finger.device,
            location: phase == .claimed ? nil : finger.location, time: event.sampleTime, pressure: finger.pressure)
    }

    private mutating func sample(of pen: HostEvent.Pen, in event: HostEvent) -> TouchSample? {
        let phase: TouchSample.Phase
        switch pen.phase {
        // With the barrel's button held it points, and does not draw.
        case .down where !pen.isBarrelPressed: phase = .began
        case .motion where isPenDown: phase = .moved
        case .up where isPenDown: phase = .ended
        // A pen that hovers has been lifted, whether or not anyone said so.
        case .hover where isPenDown: phase = .ended
        case .down, .motion, .up, .hover: return nil
        }
        isPenDown = phase == .began || phase == .moved
        let (altitude, azimuth) = PenTilt.angles(tiltX: pen.tiltX, tiltY: pen.tiltY)
        return TouchSample(
            contact: .pen, phase: phase, hostWindow: event.window, location: pen.phase == .hover ? nil : pen.location,
            time: event.sampleTime, pressure: pen.pressure, estimate: pen.estimate, altitude: altitude, azimuth: azimuth,
            isEraser: pen.isEraser)
    }

    private mutating func sample(of mouse: HostEvent.Mouse, in event: HostEvent) -> TouchSample? {
        let phase: TouchSample.Phase
        var location: CGPoint? = mouse.location
        switch mouse.phase {
        case .down where mouse.button == 1:
            phase = .began
            isMouseAway = false
        case .motion where isMouseDown && mouse.button == 1:
            phase = .moved
        case .motion where isMouseDown:
            // It was released where nobody saw it: not here, and no line leads here.
            phase = .ended
            location = nil
        case .up where isMouseDown && mouse.button == 1:
            phase = .ended
        case .leave where isMouseDown:
            guard mouse.location != mouseLocation, !isMouseAway else {
                isMouseAway = true
                return nil
            }
            phase = .moved
        default:
            return nil
        }
        isMouseDown = phase == .began || phase == .moved
        mouseLocation = mouse.location
        defer { isMouseAway = mouse.phase == .leave }
        var device: Int64?
        if case .device(let id) = mouse.source { device = id }
        return TouchSample(
            contact: .mouse, phase: phase, hostWindow: event.window, device: device, location: location,
            time: event.sampleTime, hasGap: isMouseAway && location != nil)
    }
}

extension HostEvent {
    /// When it happened: the device's word, unless that lies after the moment the host handed the event over.
    internal var sampleTime: TimeInterval { deviceTime.map { min($0, time) } ?? time }
}

/// Pen tilt as the hosts give it, and as UIKit does.
internal enum PenTilt {
    /// From two tilts in degrees from upright to altitude and azimuth in radians.
    /// Source: W3C Pointer Events Level 3, "Converting between tiltX / tiltY and altitudeAngle / azimuthAngle".
    static func angles(tiltX: CGFloat, tiltY: CGFloat) -> (altitude: CGFloat, azimuth: CGFloat) {
        let (x, y) = (tan(tiltX * .pi / 180), tan(tiltY * .pi / 180))
        guard x != 0 || y != 0 else { return (.pi / 2, 0) }
        let azimuth = atan2(y, x)
        return (atan(1 / hypot(x, y)), azimuth < 0 ? azimuth + 2 * .pi : azimuth)
    }
}
