import Foundation

/// A private Wayland compositor (sway) without a screen: its one output is a picture, its pointer a client of ours.
@Rig final class WaylandServer {
    struct CannotStart: Error, CustomStringConvertible {
        var reason: String
        var description: String { "sway does not start: \(reason)" }
    }

    static let output = "HEADLESS-1"
    let folder: TemporaryFolder
    private let process: ChildProcess
    private let socket: String
    /// The only pointer there is; opened once and kept, since a seat without one tells its clients so.
    let pointer: VirtualPointer

    /// What a client needs to find it.
    nonisolated let surroundings: [String: String]

    /// Starts a compositor and returns once it has a pointer.
    init() async throws {
        folder = try TemporaryFolder()
        let runtime = try folder.makeFolder("run")
        let configuration = try folder.write(
            """
            output * resolution 1280x800 position 0,0 scale 1
            default_border none
            seat seat0 hide_cursor 1
            xwayland disable

            """, to: "sway.conf")
        var command = [Tool.path("sway") ?? "sway", "-c", configuration]
        if geteuid() == 0 {
            // It refuses to run as root.
            chown(runtime, 65534, 65534)
            command = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] + command
        }
        chmod(runtime, 0o700)
        var environment = Surroundings.environment(home: runtime)
        let own = ["XDG_RUNTIME_DIR": runtime, "SWAYSOCK": "\(runtime)/sway.sock"]
        environment.merge(own) { $1 }
        environment.merge(["WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman"]) { $1 }
        let process = try ChildProcess("/bin/sh", ["-c", XServer.warden, "warden"] + command, environment: environment)
        func displays() -> [String] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: runtime)) ?? []
            return names.filter { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }
        }
        try await Rig.wait(until: "sway has its sockets: \(process.errors)") {
            guard process.isRunning else { throw CannotStart(reason: process.errors) }
            return !displays().isEmpty && FileManager.default.fileExists(atPath: "\(runtime)/sway.sock")
        }
        socket = "\(runtime)/\(displays()[0])"
        surroundings = own.merging(["WAYLAND_DISPLAY": displays()[0], "SDL_VIDEODRIVER": "wayland"]) { $1 }
        self.process = process
        pointer = try VirtualPointer(socket: socket)
    }

    /// Tells the compositor something; `swaymsg`'s arguments.
    func tell(_ words: String...) async throws { _ = try await run("swaymsg", ["-q"] + words) }

    /// What the output shows now, in pixels.
    func look() async throws -> Picture {
        let shot = try TemporaryFolder().file("shot.png")
        try FileManager.default.createDirectory(
            atPath: URL(fileURLWithPath: shot).deletingLastPathComponent().path, withIntermediateDirectories: true)
        _ = try await run("grim", [shot])
        return try await Picture.png(shot)
    }

    private func run(_ tool: String, _ arguments: [String]) async throws -> Data {
        let environment = Surroundings.environment().merging(surroundings) { $1 }
        let child = try ChildProcess(Tool.path(tool) ?? tool, arguments, environment: environment)
        let status = try await child.end()
        guard status == 0 else { throw Tool.Failed(command: "\(tool) \(arguments)", status: status, errors: child.errors) }
        return child.output
    }
}
