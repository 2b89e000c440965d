import Foundation

/// A window that is not ours.
@Rig struct OtherWindow {
    private let process: ChildProcess
    private let server: XServer
    private let number: String

    init(on server: XServer, geometry: String = "60x40+1200+740") async throws {
        self.server = server
        process = try ChildProcess(Tool.path("xev") ?? "xev", ["-geometry", geometry],
                                   environment: Surroundings.environment(on: server))
        var found = ""
        try await Rig.wait(until: "the other window is there") {
            let text = try? await Tool.run("xdotool", ["search", "--onlyvisible", "--name", "Event Tester"], on: server)
            found = text.map { String(decoding: $0, as: UTF8.self) }?.split(separator: "\n").first.map(String.init) ?? ""
            return !found.isEmpty
        }
        number = found
    }

    /// Closes it and waits until it is gone.
    func close() async throws {
        process.send(SIGTERM)
        _ = try await process.end()
    }

    func takeFocus() async throws { try await Tool.run("xdotool", ["windowfocus", "--sync", number], on: server) }
}

/// openbox with its own defaults.
@Rig final class WindowManager {
    private let process: ChildProcess
    private let server: XServer
    private let home: TemporaryFolder

    init(on server: XServer) async throws {
        (self.server, home) = (server, try TemporaryFolder())
        process = try ChildProcess(Tool.path("openbox") ?? "openbox", ["--sm-disable"],
                                   environment: Surroundings.environment(on: server, home: home.path))
        try await Rig.wait(until: "openbox manages windows; it wrote: \(process.errors)") {
            let name = try await Tool.run("xprop", ["-root", "_OB_THEME"], on: server)
            return String(decoding: name, as: UTF8.self).contains("=")
        }
        // The first key typed by xdotool makes the server announce another keyboard, and openbox then takes its keys anew:
        // one that comes meanwhile would go to the program.
        try await Tool.run("xdotool", ["key", "shift"], on: server)
    }

    /// Alt+F4, which openbox turns into the polite request every window manager's close button sends (`WM_DELETE_WINDOW`).
    func close(_ program: Program) async throws {
        try await waitUntilActive(Int(program.windowNumber))
        try await closeActive()
    }

    func closeActive() async throws { try await Tool.run("xdotool", ["key", "alt+F4"], on: server) }

    /// Returns once keys go to the window of this number.
    func waitUntilActive(_ window: Int?) async throws {
        try await Rig.wait(until: "the window manager has made the window the active one") {
            let text = String(decoding: try await Tool.run("xprop", ["-root", "_NET_ACTIVE_WINDOW"], on: server), as: UTF8.self)
            let number = text.split(separator: "#").last.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
            return Int(number.dropFirst(2), radix: 16) == window
        }
    }

    /// Returns once the window is iconic.
    func minimise(_ program: Program) async throws {
        try await Tool.run("xdotool", ["windowminimize", program.windowNumber], on: server)
        try await Rig.wait(until: "the window is iconic") {
            let state = try await Tool.run("xprop", ["-id", program.windowNumber, "WM_STATE"], on: server)
            return String(decoding: state, as: UTF8.self).contains("Iconic")
        }
    }
}
