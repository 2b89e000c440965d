/// Which pressures to believe.
///
/// What cannot be is no reading: not a number, without end, zero or below while something touches. The last good one of the same contact
/// stands in for it, so that one such reading among others (many pens tell 0 as they lift) leaves no mark; where there is none, the
/// device reports none. And a device that has told nothing but its greatest value so far has no pressure at all: SDL says 1 for every
/// finger, and so do panels that cannot measure.
internal struct PressureReader {
    /// Devices that have told something between nothing and everything.
    private var measuring: Set<Device> = []
    private var last: [Contact: CGFloat] = [:]

    private enum Device: Hashable { case pen, mouse, panel(Int64) }

    /// A device has gone, and its fingers with it. What it could do says nothing of the next one with its number. O(contacts).
    mutating func deviceRemoved(_ device: Int64) {
        measuring.remove(.panel(device))
        last = last.filter { if case .finger(device, _) = $0.key { false } else { true } }
    }

    /// The pressure of a sample, 0…1; nil where none is known. O(1).
    mutating func pressure(told: CGFloat?, of contact: Contact, phase: TouchSample.Phase) -> CGFloat? {
        if phase == .began { last[contact] = nil }
        defer { if phase == .ended || phase == .claimed { last[contact] = nil } }
        guard let told else { return nil }
        let device: Device = switch contact {
        case .finger(let device, _): .panel(device)
        case .pen: .pen
        case .mouse: .mouse
        }
        guard told.isFinite, told > 0 else { return last[contact] }
        if told < 1 { measuring.insert(device) }
        guard measuring.contains(device) else { return nil }
        let pressure = min(told, 1)
        last[contact] = pressure
        return pressure
    }
}
