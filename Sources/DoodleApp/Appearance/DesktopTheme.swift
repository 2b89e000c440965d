import Foundation

/// Whether the desktop asks programs to be dark, as far as files and environment tell.
///
/// Read once at the start: being told of changes needs the desktop's settings portal.
enum DesktopTheme {
    /// Looks at `GTK_THEME`, then GTK 4's and GTK 3's `settings.ini` (which GNOME, Xfce, MATE and Cinnamon tools write), then KDE's `kdeglobals`.
    static func prefersDark(environment: [String: String], read: (String) -> String?) -> Bool {
        if let theme = environment["GTK_THEME"], !theme.isEmpty { return isDark(themeName: theme) }
        guard let folder = configFolder(environment) else { return false }
        for version in ["gtk-4.0", "gtk-3.0"] {
            guard let text = read("\(folder)/\(version)/settings.ini") else { continue }
            let settings = values(inSection: "Settings", of: text)
            if let flag = settings["gtk-application-prefer-dark-theme"] { return ["1", "true", "yes"].contains(flag.lowercased()) }
            if let theme = settings["gtk-theme-name"] { return isDark(themeName: theme) }
        }
        if let text = read("\(folder)/kdeglobals"), let scheme = values(inSection: "General", of: text)["ColorScheme"] {
            return isDark(themeName: scheme)
        }
        return false
    }

    /// `Adwaita:dark`, `Yaru-dark`, `BreezeDark` …
    private static func isDark(themeName: String) -> Bool { themeName.lowercased().contains("dark") }

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
