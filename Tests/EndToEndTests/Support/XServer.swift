import Foundation

/// A private X server on a display number of its own, with its configuration, log and sockets in a folder of its own.
@Rig final class XServer {
    enum Kind: String { case xorg = "Xorg", xvfb = "Xvfb" }

    struct CannotStart: Error, CustomStringConvertible {
        var kind: Kind
        var reason: String
        var description: String { "\(kind.rawValue) does not start: \(reason)" }
    }

    let kind: Kind
    nonisolated let display: String
    let width = 1280, height = 800
    let folder: TemporaryFolder
    private let process: ChildProcess

    /// Starts a server and returns once it has answered a client.
    init(_ kind: Kind) async throws {
        self.kind = kind
        folder = try TemporaryFolder()
        guard let path = kind == .xorg ? Self.xorg : Tool.path("Xvfb") else { throw CannotStart(kind: kind, reason: "not installed") }
        let arguments: [String]
        switch kind {
        case .xorg:
            let text = XorgConfiguration.text(width: width, height: height, fingers: 10, folder: folder.path)
            let configuration = try folder.write(text, to: "xorg.conf")
            arguments = ["-config", configuration, "-logfile", folder.file("xorg.log"), "-seat", "seat-doodle-test"]
        case .xvfb:
            // Without -nocursor the pointer is painted into the pictures taken.
            arguments = ["-screen", "0", "\(width)x\(height)x24", "-nocursor"]
        }
        let (process, number) = try await Self.start(kind, path, arguments + ["-noreset", "-ac", "-nolisten", "tcp"])
        (self.process, display) = (process, ":\(number)")
    }

    /// `Xorg` on the PATH may be a wrapper that asks for a console; this is the server itself.
    static var xorg: String? {
        ["/usr/lib/xorg/Xorg", "/usr/libexec/Xorg"].first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Takes the first free display number. Another server may take it first, then the next one is tried.
    private static func start(_ kind: Kind, _ path: String, _ arguments: [String]) async throws -> (ChildProcess, Int) {
        var reason = "no free display number"
        let first = 100 + Int(getpid()) % 800
        for number in first..<(first + 20) where !isTaken(number) {
            let process = try ChildProcess("/bin/sh", ["-c", warden, "warden", path, ":\(number)"] + arguments,
                                           environment: Surroundings.environment())
            do {
                try await Rig.wait(until: "\(kind.rawValue) answers on :\(number)") { !process.isRunning || answers(number) }
                if process.isRunning { return (process, number) }
            } catch {
                process.send(SIGKILL)
            }
            reason = process.errors.split(separator: "\n").suffix(4).joined(separator: "; ")
            guard reason.contains("already active") || reason.contains("lock file") else { break }
        }
        throw CannotStart(kind: kind, reason: reason)
    }

    /// Ends the server when standard input closes, that is, however the test run ends.
    static let warden = """
        exec 3<&0; "$@" </dev/null 3<&- & server=$!
        { cat <&3 >/dev/null; kill "$server"; } 2>/dev/null & exec 3<&-; wait "$server"
        """

    /// Also looks at abstract sockets, which are shared with other file system roots: clients try them first.
    private static func isTaken(_ number: Int) -> Bool {
        let sockets = (try? String(contentsOfFile: "/proc/net/unix", encoding: .utf8)) ?? ""
        return ["/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)"].contains { FileManager.default.fileExists(atPath: $0) }
            || sockets.contains("@/tmp/.X11-unix/X\(number)\n")
    }

    /// Whether a server accepts a client's first message (X11 protocol, "Connection Setup": little endian, version 11.0, no authorization).
    private static func answers(_ number: Int) -> Bool {
        guard let socket = try? UnixSocket(path: "/tmp/.X11-unix/X\(number)") else { return false }
        try? socket.send([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        return (try? socket.receive(1)) == [1]
    }

    // MARK: Input devices (Xorg only)

    private var clients: [String: InputTestDevice] = [:]

    func touch() throws -> InputTestDevice { try client("touch.sock") }
    func keyboard() throws -> InputTestDevice { try client("keyboard.sock") }
    func pointer() throws -> InputTestDevice { try client("pointer.sock") }
    func pen() throws -> InputTestDevice { try client("pen.sock") }

    /// A device socket serves one client for the server's whole life, so each is opened once and kept.
    private func client(_ socket: String) throws -> InputTestDevice {
        if let client = clients[socket] { return client }
        let client = try InputTestDevice(socket: folder.file(socket), screen: (Double(width), Double(height)))
        clients[socket] = client
        return client
    }

    /// Undoes what a failed test has left: fingers on the glass, a button held.
    func release() async throws {
        try clients["touch.sock"]?.liftAll()
        if kind == .xvfb { try await Tool.run("xdotool", ["mouseup", "1"], on: self) }
    }

    /// How a touchscreen can go away.
    enum Absence: CaseIterable {
        /// Switched off, as when it is unplugged: the server lifts its fingers first.
        case disabled
        /// Taken from the pointer: what it does from then on reaches nobody, and its fingers are never lifted.
        case detached
    }

    /// Runs `body` while the touchscreen is away: what is sent meanwhile reaches nobody.
    func withTouchAway(_ absence: Absence, _ body: (InputTestDevice) async throws -> Void) async throws {
        let device = try touch()
        try await Tool.run("xinput", [absence == .disabled ? "disable" : "float", XorgConfiguration.touchDevice], on: self)
        // Switched off, it has its socket closed.
        device.isMuted = absence == .disabled
        do { try await body(device) } catch { try await bringTouchBack(from: absence); throw error }
        try await bringTouchBack(from: absence)
    }

    /// Runs `body` while the pen is switched off.
    func withPenOff(_ body: () async throws -> Void) async throws {
        try await Tool.run("xinput", ["disable", XorgConfiguration.pen], on: self)
        // Switched on again, the driver opens its socket anew.
        clients["pen.sock"] = nil
        do { try await body() } catch { try await Tool.run("xinput", ["enable", XorgConfiguration.pen], on: self); throw error }
        try await Tool.run("xinput", ["enable", XorgConfiguration.pen], on: self)
    }

    private func bringTouchBack(from absence: Absence) async throws {
        switch absence {
        case .disabled:
            try await Tool.run("xinput", ["enable", XorgConfiguration.touchDevice], on: self)
            clients["touch.sock"] = nil    // switched on again, the driver has opened its socket anew
            _ = try touch()
        case .detached:
            try touch().liftAll()
            try await Tool.run("xinput", ["reattach", XorgConfiguration.touchDevice, "Virtual core pointer"], on: self)
        }
    }
}
