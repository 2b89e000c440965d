import CSDL2
import MPRIS
@testable import SDLHost
import Testing
import UIKit

@Suite("What the desktop wants programs to look like")
struct AppearanceEventTests {
    @Test("What the portal's thread pushes is what the loop reads", arguments: [DesktopAppearance.Scheme.none, .dark, .light], [false, true])
    func roundTrip(scheme: DesktopAppearance.Scheme, hasHighContrast: Bool) {
        let appearance = DesktopAppearance(scheme: scheme, hasHighContrast: hasHighContrast)
        let event = AppearanceEvent.event(appearance)
        #expect(AppearanceEvent.appearance(event.user) == appearance)
        #expect(!DisplayEvent.tellsOfSettings(event.user) && SensorEvent.reading(event.user) == nil)
        #expect(AppearanceEvent.appearance(DisplayEvent.settingsChanged.user) == nil)
    }

    @Test("The portal decides where it prefers something, and the theme's name where it does not")
    func whoDecides() {
        typealias Appearance = HostEvent.Appearance
        #expect(Appearance(nil, themeName: nil) == nil)
        #expect(Appearance(nil, themeName: "Yaru-dark") == Appearance(isDark: true))
        #expect(Appearance(DesktopAppearance(scheme: .light), themeName: "Yaru-dark") == Appearance(isDark: false))
        #expect(Appearance(DesktopAppearance(scheme: .dark), themeName: "Yaru") == Appearance(isDark: true))
        #expect(Appearance(DesktopAppearance(scheme: .none), themeName: "Yaru-dark") == Appearance(isDark: true))
        #expect(Appearance(DesktopAppearance(scheme: .none), themeName: nil) == Appearance(isDark: false))
        let high = DesktopAppearance(scheme: .dark, hasHighContrast: true)
        #expect(Appearance(high, themeName: nil) == Appearance(isDark: true, hasHighContrast: true))
    }
}
