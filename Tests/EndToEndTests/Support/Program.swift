import Foundation

/// The program under test: the binary that was built beside this test bundle, with folders of its own.
@Rig final class Program {
    struct NotBuilt: Error, CustomStringConvertible {
        var description: String
    }

    struct EndedByItself: Error, CustomStringConvertible {
        var status: Int32
        var errors: String
        var description: String { "the program ended by itself with \(status): \(errors)" }
    }

    /// Where it puts what it writes.
    let folder: TemporaryFolder
    let process: ChildProcess
    let server: XServer?
    /// The window's place on the screen, in pixels (which are points: it is started with `--scale 1`).
    private(set) var window = CGRect.zero
    /// The window's number in the X server.
    private(set) var windowNumber = ""

    static var binary: String {
        get throws {
            let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            let path = URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("doodle").path
            guard FileManager.default.isExecutableFile(atPath: path) else { throw NotBuilt(description: "there is no \(path)") }
            return path
        }
    }

    init(
        _ arguments: [String], on server: XServer?, home: String? = nil, workingDirectory: String? = nil,
        prefix: [String] = [], binary: String? = nil, folder: TemporaryFolder? = nil, surroundings: [String: String] = [:]
    ) throws {
        let folder = try folder ?? TemporaryFolder()
        (self.folder, self.server) = (folder, server)
        let outputs = [
            "--no-restore", "--dump-drawing", folder.file("drawing.json"), "--dump-ui", folder.file("ui.json"),
            "--export", folder.file("page.png"), "--export-dir", folder.file("pictures"), "--data-dir", folder.file("data")
        ] + (server == nil ? [] : ["--record", folder.file("events.jsonl")])
        let command = try prefix + [binary ?? Self.binary] + outputs + arguments
        var environment = Surroundings.environment(on: server, home: home ?? folder.file("home"))
        // fontconfig and drivers keep their caches here: with a folder of its own, what is left under HOME is the program's doing.
        environment["XDG_CACHE_HOME"] = folder.file("cache")
        environment.merge(surroundings) { $1 }
        process = try ChildProcess(command[0], Array(command.dropFirst()), environment: environment, workingDirectory: workingDirectory)
    }

    /// Starts the program in a window and returns once the window shows its paper.
    static func launch(
        on server: XServer, size: (Int, Int) = (1024, 720), at corner: (Int, Int)? = nil, _ arguments: [String] = [],
        home: String? = nil, workingDirectory: String? = nil, surroundings: [String: String] = [:], scale: String? = "1"
    ) async throws -> Program {
        try await server.release()
        // The last program's window may outlive it by a moment, and its paper must not be taken for this one's.
        try await Rig.wait(until: "no earlier window is left") {
            try await Picture.screen(of: server).pixel(at: CGPoint(x: server.width / 2, y: server.height / 2)) != .paper
        }
        let scaling = scale.map { ["--scale", $0] } ?? []
        let program = try Program(["--size", "\(size.0)x\(size.1)"] + scaling + arguments, on: server,
                                  home: home, workingDirectory: workingDirectory, surroundings: surroundings)
        try await program.findWindow(on: server)
        if let corner {
            try await Tool.run("xdotool", ["windowmove", program.windowNumber, "\(corner.0)", "\(corner.1)"], on: server)
            try await Rig.wait(until: "the window is at \(corner)") {
                try await program.readGeometry(on: server)
                return (Int(program.window.minX), Int(program.window.minY)) == corner
            }
        }
        try await Rig.wait(until: "the window shows its paper") {
            try program.mustRun()
            return try await program.look().pixel(at: CGPoint(x: size.0 / 2, y: size.1 / 3)) == .paper
        }
        return program
    }

    /// Plays a log without a display and waits for the end.
    static func replay(_ log: String, _ arguments: [String] = [], workingDirectory: String? = nil) async throws -> Ending {
        let folder = try TemporaryFolder()
        let path = try folder.write(log, to: "log.jsonl")
        let program = try Program(["--headless", "--replay", path] + arguments, on: nil, workingDirectory: workingDirectory, folder: folder)
        return try await program.ending()
    }

    // MARK: The window

    private func findWindow(on server: XServer) async throws {
        try await Rig.wait(until: "a window is shown; the program wrote: \(process.errors)", limit: 60) {
            try mustRun()
            let found = try? await Tool.run("xdotool", ["search", "--onlyvisible", "--pid", "\(process.pid)"], on: server)
            windowNumber = found.map { String(decoding: $0, as: UTF8.self) }?.split(separator: "\n").last.map(String.init) ?? ""
            // A window that was found may be gone again: some drivers make SDL replace it.
            guard !windowNumber.isEmpty, (try? await readGeometry(on: server)) != nil else { return false }
            return window.width > 1
        }
    }

    private func readGeometry(on server: XServer) async throws {
        // xdotool adds a window frame's offset twice; xwininfo does not.
        let text = String(decoding: try await Tool.run("xwininfo", ["-id", windowNumber], on: server), as: UTF8.self)
        func number(_ label: String) -> Int {
            let line = text.split(separator: "\n").first { $0.contains(label) }
            return line.flatMap { $0.split(separator: ":").last }.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) } ?? 0
        }
        window = CGRect(x: number("Absolute upper-left X"), y: number("Absolute upper-left Y"),
                        width: number("Width"), height: number("Height"))
    }
}
