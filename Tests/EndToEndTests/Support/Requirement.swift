import Foundation
import Testing

/// What a suite needs of the machine.
enum Requirement: String {
    case touchscreen = "an Xorg with a touchscreen (xserver-xorg-core, xserver-xorg-video-dummy, xinput, xdotool, x11-utils, imagemagick)"
    case virtualDisplay = "a virtual display with mouse and keys (xvfb, xdotool, x11-utils, imagemagick)"
    case windowManager = "a virtual display with a window manager (xvfb, openbox, xdotool, x11-utils, imagemagick)"
    case touchDesktop = "an Xorg with a touchscreen and a window manager (what a touchscreen needs, and openbox)"
    case screens = "an Xorg with a touchscreen whose screens change (what a touchscreen needs, x11-xserver-utils, xsettingsd)"
    case wayland = "a Wayland compositor (sway, grim, imagemagick)"
    case sessionBus = "a virtual display and a session bus (dbus, xvfb, xdotool, x11-utils, imagemagick)"
    case clipboard = "a virtual display and another program that copies and pastes (xvfb, xclip, xdotool, x11-utils, imagemagick)"
    case pictures = "another program that reads pictures (imagemagick)"

    struct Missing: Error, CustomStringConvertible {
        var description: String
    }

    @Rig func check() async throws {
        switch self {
        case .touchscreen:
            try need("import", "convert", "xinput", "xdotool", "xwininfo", "xev", "setxkbmap")
            guard XServer.xorg != nil else { throw Missing(description: "Xorg is not installed") }
            _ = try await Servers.touchscreen()
        case .virtualDisplay:
            try need("import", "convert", "Xvfb", "xdotool", "xwininfo")
            _ = try await Servers.virtual()
        case .windowManager:
            try need("import", "convert", "Xvfb", "xdotool", "xwininfo", "openbox", "xprop")
            _ = try await Servers.desktop()
        case .touchDesktop:
            try await Requirement.touchscreen.check()
            try need("openbox", "xprop")
            _ = try await Servers.touchDesktop()
        case .screens:
            try await Requirement.touchscreen.check()
            try need("xrandr", "xprop", "xsettingsd")
            _ = try await Servers.screens()
        case .wayland:
            try need("sway", "swaymsg", "grim", "setpriv", "convert")
            // Where shared memory is closed to others than root it starts and shows nothing.
            do { _ = try await Servers.wayland().look() } catch {
                throw Missing(description: "the compositor has no picture to show: \(error)")
            }
        case .sessionBus:
            try need("dbus-run-session", "dbus-send", "dbus-monitor", "dbus-daemon")
            try await Requirement.virtualDisplay.check()
        case .clipboard:
            try need("xclip")
            try await Requirement.virtualDisplay.check()
        case .pictures: try need("convert")
        }
    }

    private func need(_ tools: String...) throws {
        for tool in tools where Tool.path(tool) == nil { throw Missing(description: "\(tool) is not installed") }
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips where the machine lacks something. With `CI=true` in the environment that is a failure: a test nobody runs proves nothing.
    static func needs(_ requirement: Requirement) -> Self {
        .enabled("needs \(requirement.rawValue)") {
            do {
                try await requirement.check()
                return true
            } catch where !Surroundings.isContinuousIntegration {
                FileHandle.standardError.write(Data("skipping tests: \(error)\n".utf8))
                return false
            }
        }
    }
}
