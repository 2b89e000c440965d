import Foundation
import UIKit

/// What the desktop asks programs to look like, as far as files and environment tell. Read at the start; hosts tell of changes.
enum DesktopTheme {
    /// Looks at `GTK_THEME`, then GTK 4's and GTK 3's `settings.ini` (which GNOME, Xfce, MATE and Cinnamon tools write), then KDE's `kdeglobals`.
    static func appearance(environment: [String: String], read: (String) -> String?) -> HostEvent.Appearance {
        if let theme = environment["GTK_THEME"], !theme.isEmpty { return HostEvent.Appearance(themeName: theme) }
        guard let folder = configFolder(environment) else { return HostEvent.Appearance(isDark: false) }
        for version in ["gtk-4.0", "gtk-3.0"] {
            guard let text = read("\(folder)/\(version)/settings.ini") else { continue }
            let settings = values(inSection: "Settings", of: text)
            let named = settings["gtk-theme-name"].map { HostEvent.Appearance(themeName: $0) }
            if let flag = settings["gtk-application-prefer-dark-theme"] {
                let isDark = ["1", "true", "yes"].contains(flag.lowercased())
                return HostEvent.Appearance(isDark: isDark, hasHighContrast: named?.hasHighContrast ?? false)
            }
            if let named { return named }
        }
        if let text = read("\(folder)/kdeglobals"), let scheme = values(inSection: "General", of: text)["ColorScheme"] {
            return HostEvent.Appearance(themeName: scheme)
        }
        return HostEvent.Appearance(isDark: false)
    }

    private static func configFolder(_ environment: [String: String]) -> String? {
        if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder }
        return environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.config" : nil }
    }

    private static func values(inSection wanted: String, of text: String) -> [String: String] {
        var section = ""
        var values: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if line.hasPrefix("["), line.hasSuffix("]") {
                section = String(line.dropFirst().dropLast())
            } else if section == wanted, let equals = line.firstIndex(of: "=") {
                let key = line[..<equals].trimmingCharacters(in: .whitespaces)
                values[key] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            }
        }
        return values
    }
}
