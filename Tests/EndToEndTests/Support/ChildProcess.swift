import Foundation

/// A child in a process group of its own: output captured, always reaped, killed with its children when the last reference goes.
///
/// Foundation's `Process` is avoided: it reaps on a run loop, which a test's thread does not have.
@Rig final class ChildProcess {
    struct SpawnError: Error, CustomStringConvertible {
        var command: String
        var code: Int32
        var description: String { "cannot start \(command): \(String(cString: strerror(code)))" }
    }

    let pid: pid_t
    private let folder: TemporaryFolder
    /// Its other end is the child's standard input. The kernel closes it however this process ends.
    private let lifeline: Int32
    /// The exit code, or minus the signal that ended the child; nil while it runs.
    private(set) var status: Int32?

    /// - Parameters:
    ///   - environment: all of it; nothing is inherited.
    ///   - workingDirectory: nil for this process's own.
    init(_ command: String, _ arguments: [String], environment: [String: String], workingDirectory: String? = nil) throws {
        folder = try TemporaryFolder()
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SpawnError(command: command, code: errno) }
        defer { close(ends[0]) }
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        lifeline = ends[1]

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
        posix_spawn_file_actions_addopen(&actions, 1, folder.file("stdout"), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, folder.file("stderr"), O_WRONLY | O_CREAT | O_TRUNC, 0o600)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
        posix_spawnattr_setflags(&attributes, Int16(flags))

        // posix_spawn cannot portably change folder; `env -C` does it and then becomes the command.
        let words = (workingDirectory.map { ["/usr/bin/env", "-C", $0] } ?? []) + [command] + arguments
        var argv: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var child = pid_t()
        let code = posix_spawnp(&child, words[0], &actions, &attributes, &argv, &envp)
        guard code == 0 else {
            close(lifeline)
            throw SpawnError(command: words.joined(separator: " "), code: code)
        }
        pid = child
    }

    deinit {
        close(lifeline)
        kill(-pid, SIGKILL)
        if status == nil { waitpid(pid, nil, 0) }
    }

    var isRunning: Bool {
        reap()
        return status == nil
    }

    func send(_ signal: Int32) {
        reap()
        if status == nil { kill(pid, signal) }
    }

    /// Waits for the end and returns the exit code, or minus the signal that ended the child.
    func end(limit: TimeInterval = 60) async throws -> Int32 {
        try await Rig.wait(until: "process \(pid) ended; so far it wrote: \(errors)", limit: limit) { !isRunning }
        return status ?? -SIGKILL
    }

    var output: Data { FileManager.default.contents(atPath: folder.file("stdout")) ?? Data() }
    var errors: String { String(decoding: FileManager.default.contents(atPath: folder.file("stderr")) ?? Data(), as: UTF8.self) }

    private func reap() {
        guard status == nil else { return }
        var raw: Int32 = 0
        guard waitpid(pid, &raw, WNOHANG) == pid else { return }
        status = raw & 0x7f == 0 ? (raw >> 8) & 0xff : -(raw & 0x7f)
    }
}
