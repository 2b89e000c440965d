/// Knows which samples do not go on from the one before: when a window has got another size or scale, as when a 2-in-1 is turned, a contact
/// that stays where it is on the glass is somewhere else in the window, and nothing led there.
internal struct LeapReader {
    private struct Seen {
        var location: CGPoint
        var window: HostWindowID
        /// The window has changed since.
        var isStale = false
    }

    /// Every contact that is down.
    private var seen: [Contact: Seen] = [:]

    /// The window is another now. O(contacts).
    mutating func windowChanged(_ window: HostWindowID) {
        for (contact, place) in seen where place.window == window { seen[contact]?.isStale = true }
    }

    /// A device has gone, and its fingers with it. O(contacts).
    mutating func deviceRemoved(_ device: Int64) {
        seen = seen.filter { if case .finger(device, _) = $0.key { false } else { true } }
    }

    /// Whether nothing leads from the last sample of its contact to this one. O(1).
    mutating func isLeap(_ sample: TouchSample) -> Bool {
        let before = seen[sample.contact]
        if sample.phase == .ended || sample.phase == .claimed { seen[sample.contact] = nil }
        guard let location = sample.location else { return false }
        if sample.phase == .began || sample.phase == .moved && before != nil {
            seen[sample.contact] = Seen(location: location, window: sample.hostWindow)
        }
        guard sample.phase != .began, let before, before.isStale else { return false }
        return hypot(location.x - before.location.x, location.y - before.location.y) > TouchConstants.leap
    }
}
