import Foundation

/// A session bus of the test's own, and another program that calls over it.
@Rig final class SessionBus {
    /// What the other program got for an answer.
    struct Answer {
        var status: Int32
        var output: String
        var errors: String
    }

    let address: String
    private let process: ChildProcess

    init() async throws {
        // `cat` waits for the end of the child's standard input: the bus lives as long as this object.
        let process = try ChildProcess(
            Tool.path("dbus-run-session") ?? "dbus-run-session", ["--", "sh", "-c", "echo $DBUS_SESSION_BUS_ADDRESS; exec cat"],
            environment: Surroundings.environment())
        try await Rig.wait(until: "there is a bus; it wrote: \(process.errors)") { process.output.last == 0x0A }
        address = String(decoding: process.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        self.process = process
    }

    /// A bus at a place of its own, so that another one can come after it.
    init(at socket: String) async throws {
        address = "unix:path=\(socket)"
        process = try ChildProcess(
            "/bin/sh",
            ["-c", XServer.warden, "warden", Tool.path("dbus-daemon") ?? "dbus-daemon", "--session", "--nofork", "--address=\(address)"],
            environment: Surroundings.environment())
        let process = process
        try await Rig.wait(until: "there is a bus; it wrote: \(process.errors)") { (try? UnixSocket(path: socket)) != nil }
    }

    var surroundings: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": address] }

    /// The bus goes away under its programs.
    func die() async throws {
        // The group: the bus itself is a child of what was started.
        kill(-process.pid, SIGKILL)
        _ = try await process.end()
    }

    private var environment: [String: String] { Surroundings.environment().merging(surroundings) { $1 } }

    /// - Parameter method: `interface.member`, followed by arguments as `dbus-send` has them.
    func call(_ method: String, _ arguments: [String] = [], of name: String = "org.mpris.MediaPlayer2.doodle",
              at path: String = "/org/mpris/MediaPlayer2") async throws -> Answer {
        let words = ["--session", "--print-reply", "--dest=\(name)", path, method] + arguments
        let child = try ChildProcess(Tool.path("dbus-send") ?? "dbus-send", words, environment: environment)
        let status = try await child.end()
        return Answer(status: status, output: String(decoding: child.output, as: UTF8.self), errors: child.errors)
    }

    /// A property of the player, as `dbus-send` prints it.
    func property(_ name: String) async throws -> String {
        try await call("org.freedesktop.DBus.Properties.Get", ["string:org.mpris.MediaPlayer2.Player", "string:\(name)"]).output
    }

    /// The names that programs have taken.
    func names() async throws -> String {
        try await call("org.freedesktop.DBus.ListNames", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus").output
    }

    func waitForPlayer(_ name: String = "org.mpris.MediaPlayer2.doodle") async throws {
        try await Rig.wait(until: "\(name) is on the bus") { try await names().contains("\"\(name)\"") }
    }

    /// Writes down every signal of the player.
    func monitor() async throws -> ChildProcess {
        let rule = "type='signal',path='/org/mpris/MediaPlayer2'"
        let child = try ChildProcess(Tool.path("dbus-monitor") ?? "dbus-monitor", ["--session", rule], environment: environment)
        try await Rig.wait(until: "the monitor listens") { !child.output.isEmpty }
        return child
    }
}
