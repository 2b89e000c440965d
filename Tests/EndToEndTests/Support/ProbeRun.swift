import Foundation

/// The probe that says what the toolkit tells it, built beside this test bundle, in a window of a server.
@Rig final class ProbeRun {
    private let process: ChildProcess
    private let server: XServer
    /// How many of the lines were asked for already.
    private var read = 0
    /// Places of its windows on the screen, in pixels, by title.
    private var places: [String: CGPoint] = [:]

    private static var binary: String {
        get throws { try URL(fileURLWithPath: Program.binary).deletingLastPathComponent().appendingPathComponent("TouchProbe").path }
    }

    /// - Parameter manager: who gives the window the keyboard, where there is one.
    static func launch(on server: XServer, _ arguments: [String] = [], manager: WindowManager? = nil) async throws -> ProbeRun {
        try await server.release()
        // The last probe's window may outlive it by a moment.
        try await Rig.wait(until: "no earlier probe is left") { await window("Touches", on: server) == nil }
        let run = try ProbeRun(arguments, on: server)
        try await run.hear("launched")
        try await run.hear("first window 800x600")
        // A window manager may move it until then.
        try await manager?.waitUntilActive(Int(run.number(of: "Touches").dropFirst(2), radix: 16))
        try await run.find("Touches")
        return run
    }

    /// Plays a log without a display and gives all it says.
    static func story(of log: String, _ arguments: [String] = []) async throws -> [String] {
        let folder = try TemporaryFolder()
        let child = try ChildProcess(
            binary, ["--replay", folder.write(log, to: "log.jsonl")] + arguments,
            environment: Surroundings.environment())
        _ = try await child.end()
        return String(decoding: child.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private init(_ arguments: [String], on server: XServer) throws {
        self.server = server
        process = try ChildProcess(
            ProbeRun.binary, arguments, environment: Surroundings.environment(on: server))
    }

    private var lines: [String] { String(decoding: process.output, as: UTF8.self).split(separator: "\n").map(String.init) }

    /// All it has said since the last `hear`.
    var unheard: [String] { Array(lines.dropFirst(read)) }

    /// Waits until it says `line`; what it said before that is passed over and given back.
    @discardableResult
    func hear(_ line: String) async throws -> [String] {
        try await Rig.wait(until: "the probe says \"\(line)\"; it wrote \(lines) \(process.errors)") { unheard.contains(line) }
        let before = unheard.prefix { $0 != line }
        read += before.count + 1
        return Array(before)
    }

    /// Waits for the end.
    /// - Throws: what it wrote on standard error when its exit code is not 0.
    func end() async throws {
        let status = try await process.end()
        guard status == 0 else { throw Program.EndedByItself(status: status, errors: process.errors) }
    }

    // MARK: Windows

    func number(of title: String) async throws -> String {
        var number: String?
        try await Rig.wait(until: "there is a window \(title)") {
            number = await ProbeRun.window(title, on: server)
            return number != nil
        }
        return number ?? ""
    }

    /// xdotool finds windows by title only where they name it in Latin-1; xwininfo fails when one goes away while it looks.
    private static func window(_ title: String, on server: XServer) async -> String? {
        while true {
            guard let tree = try? await Tool.run("xwininfo", ["-root", "-tree"], on: server) else { continue }
            let line = String(decoding: tree, as: UTF8.self).split(separator: "\n").first { $0.contains(" \"\(title)\": ") }
            return line.flatMap { $0.split(separator: " ").first }.map(String.init)
        }
    }

    /// Remembers where a window is.
    func find(_ title: String) async throws {
        let number = try await number(of: title)
        let text = String(decoding: try await Tool.run("xwininfo", ["-id", number], on: server), as: UTF8.self)
        func value(_ label: String) -> Double {
            let line = text.split(separator: "\n").first { $0.contains(label) }
            return line.flatMap { $0.split(separator: ":").last }.flatMap { Double($0.trimmingCharacters(in: .whitespaces)) } ?? 0
        }
        places[title] = CGPoint(x: value("Absolute upper-left X"), y: value("Absolute upper-left Y"))
    }

    /// A place of the window on the screen.
    func place(_ x: Double, _ y: Double, in title: String = "Touches") -> CGPoint {
        let corner = places[title] ?? .zero
        return CGPoint(x: corner.x + x, y: corner.y + y)
    }

    func xdotool(_ arguments: String..., title: String = "Touches") async throws {
        let number = try await number(of: title)
        try await Tool.run("xdotool", arguments.map { $0 == "WINDOW" ? number : $0 }, on: server)
    }
}
