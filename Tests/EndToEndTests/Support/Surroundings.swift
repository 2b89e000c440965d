import Foundation

/// The environment children get: this process's own, minus the desktop of whoever runs the tests.
enum Surroundings {
    static func environment(on server: XServer? = nil, home: String? = nil) -> [String: String] {
        let desktop = ["DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS", "XMODIFIERS"]
        let prefixes = ["XDG_", "SDL_", "GTK_", "GDK_", "QT_", "DOODLE_"]
        var environment = ProcessInfo.processInfo.environment.filter {
            !desktop.contains($0.key) && !prefixes.contains(where: $0.key.hasPrefix)
        }
        environment["LC_ALL"] = "C.UTF-8"
        environment["HOME"] = home ?? environment["HOME"] ?? "/"
        if let server {
            environment["DISPLAY"] = server.display
            environment["SDL_VIDEODRIVER"] = "x11"
        }
        return environment
    }

    /// Whether a missing tool fails the tests instead of skipping them.
    static var isContinuousIntegration: Bool {
        let value = ProcessInfo.processInfo.environment["CI"] ?? ""
        return ["true", "1"].contains(value.lowercased())
    }
}
