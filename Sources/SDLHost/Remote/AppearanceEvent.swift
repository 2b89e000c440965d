internal import CSDL2
import MPRIS
import UIKit

/// What the desktop's portal says of programs' looks, as an event in SDL's queue. Pushed from the thread that listens.
internal enum AppearanceEvent {
    /// Beside the codes of `DeviceEvent`, `RemoteEvent`, `SensorEvent` and `DisplayEvent`.
    private static let code: Int32 = 8

    static func event(_ appearance: DesktopAppearance) -> SDL_Event {
        var event = SDL_Event()
        event.user.type = SDL_USEREVENT.rawValue
        event.user.code = code
        event.user.data1 = UnsafeMutableRawPointer(bitPattern: UInt(appearance.scheme.rawValue))
        event.user.data2 = UnsafeMutableRawPointer(bitPattern: appearance.hasHighContrast ? 1 : 0)
        return event
    }

    static func appearance(_ event: SDL_UserEvent) -> DesktopAppearance? {
        guard event.code == code, let scheme = DesktopAppearance.Scheme(rawValue: UInt32(UInt(bitPattern: event.data1))) else { return nil }
        return DesktopAppearance(scheme: scheme, hasHighContrast: event.data2 != nil)
    }
}

extension HostEvent.Appearance {
    /// What the desktop's portal prefers, else what its theme's name says (XSETTINGS: `Net/ThemeName`), else light where there is a portal;
    /// nil where neither says anything.
    init?(_ portal: DesktopAppearance?, themeName: String?) {
        let named = themeName.map { HostEvent.Appearance(themeName: $0) }
        guard let portal else {
            guard let named else { return nil }
            self = named
            return
        }
        self.init(
            isDark: portal.scheme == .none ? named?.isDark ?? false : portal.scheme == .dark,
            hasHighContrast: portal.hasHighContrast || named?.hasHighContrast ?? false)
    }
}
