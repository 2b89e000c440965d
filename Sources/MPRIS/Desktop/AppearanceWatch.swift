import Foundation
import Synchronization

/// Asks the desktop's settings portal what programs should look like, and hears of changes. On a thread and a connection of its own:
/// nobody waits for either. Where there is no bus, or no portal on it, nothing is ever told.
public final class AppearanceWatch: Sendable {
    private let isStopped = Mutex(false)
    private let onChange: @Sendable (DesktopAppearance) -> Void
    /// Two ends of a pipe: a byte in it ends the thread.
    private let wake: (out: Int32, in: Int32)

    /// Milliseconds that the portal has for an answer: it may have to be started first. Chosen.
    private static let patience: Int32 = 5_000

    /// - Parameter onChange: called on the watch's thread, first with what holds at the start; never after `stop()` has returned.
    public init(onChange: @escaping @Sendable (DesktopAppearance) -> Void) {
        self.onChange = onChange
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
        wake = (ends[0], ends[1])
    }

    deinit {
        close(wake.out)
        close(wake.in)
    }

    /// - Parameter environment: says where the bus is.
    public func start(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let (address, _) = SessionAddress.find(environment: environment), wake.out >= 0 else { return }
        // Programs need no portal, and most desktops without one have no bus either: what fails is not worth a word.
        let thread = Thread { [self] in try? watch(address) }
        thread.name = "doodle.appearance"
        thread.start()
    }

    /// Leaves the bus, soon.
    public func stop() {
        isStopped.withLock { $0 = true }
        var byte: UInt8 = 1
        _ = write(wake.in, &byte, 1)
    }

    private func watch(_ address: String) throws {
        let bus = try SessionBus(address: address)
        defer { bus.close() }
        let portal = SessionBus.Place(
            name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop", interface: "org.freedesktop.portal.Settings")
        // Before asking, or a change in between would be lost.
        try bus.listen(to: "SettingChanged", at: portal)
        var appearance = DesktopAppearance(), isKnown = false
        for key in DesktopAppearance.keys {
            // Older portals know the first one only.
            guard let value = try? bus.number(from: "Read", [DesktopAppearance.namespace, key], at: portal, within: Self.patience)
            else { continue }
            appearance.set(key, to: value)
            isKnown = true
        }
        if isKnown { tell(appearance) }
        while bus.isConnected, !isStopped.withLock({ $0 }) {
            bus.takeSignals { signal in
                guard signal.member == "SettingChanged", signal.strings.first == DesktopAppearance.namespace, signal.strings.count > 1,
                      let value = signal.number else { return }
                let before = appearance
                appearance.set(signal.strings[1], to: value)
                if appearance != before || !isKnown { tell(appearance) }
                isKnown = true
            }
            bus.wait(orUntilReadable: wake.out)
        }
    }

    private func tell(_ appearance: DesktopAppearance) {
        // Under the lock, so that nothing comes after `stop`.
        isStopped.withLock { if !$0 { onChange(appearance) } }
    }
}
