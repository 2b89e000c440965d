import Testing
import UIKit

@testable import DoodleApp

@Suite("The desktop's theme")
struct DesktopThemeTests {
    private func isDark(_ environment: [String: String], _ files: [String: String] = [:]) -> Bool {
        DesktopTheme.appearance(environment: environment) { files[$0] }.isDark
    }

    @Test func withoutAWordItIsLight() {
        #expect(!isDark([:]))
        #expect(!isDark(["HOME": "/home/a"]))
    }

    @Test func theEnvironmentWins() {
        #expect(isDark(["GTK_THEME": "Adwaita:dark"]))
        #expect(!isDark(["GTK_THEME": "Adwaita", "HOME": "/h"], ["/h/.config/gtk-3.0/settings.ini": "[Settings]\ngtk-theme-name=Yaru-dark"]))
    }

    @Test func gtkSettingsAreReadByKey() {
        let home = ["HOME": "/h"]
        #expect(isDark(home, ["/h/.config/gtk-3.0/settings.ini": "[Settings]\ngtk-application-prefer-dark-theme = 1\n"]))
        #expect(!isDark(home, ["/h/.config/gtk-3.0/settings.ini": "[Settings]\ngtk-application-prefer-dark-theme=0\ngtk-theme-name=X-dark"]))
        #expect(isDark(["XDG_CONFIG_HOME": "/c"], ["/c/gtk-4.0/settings.ini": "[Other]\nx=1\n[Settings]\ngtk-theme-name=Yaru-dark"]))
    }

    @Test func gtksHighContrastIsLightAndItsInverseDark() {
        for (name, isDark) in [("HighContrast", false), ("HighContrastInverse", true)] {
            let text = "[Settings]\ngtk-theme-name=\(name)\n"
            let asked = DesktopTheme.appearance(environment: ["HOME": "/h"]) { $0 == "/h/.config/gtk-3.0/settings.ini" ? text : nil }
            #expect(asked == HostEvent.Appearance(isDark: isDark, hasHighContrast: true))
        }
        #expect(HostEvent.Appearance(themeName: "Yaru-dark") == HostEvent.Appearance(isDark: true))
    }

    @Test func kdeNamesItsScheme() {
        #expect(isDark(["HOME": "/h"], ["/h/.config/kdeglobals": "[General]\nColorScheme=BreezeDark\n"]))
        #expect(!isDark(["HOME": "/h"], ["/h/.config/kdeglobals": "[General]\nColorScheme=BreezeLight\n"]))
    }
}
