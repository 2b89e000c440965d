import UIKit

/// Runs another program to its end, or as long as one is ready to wait.
internal enum Subprocess {
    enum Outcome: Equatable {
        case output(Data)
        case failed
        case tooLate
        case tooLong
    }

    /// `POSIX_SPAWN_SETSID` of glibc, which its header shows only to GNU sources.
    private static let newSession: Int16 = 0x80

    /// Where a program lies on the PATH.
    static func path(of name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    /// Gives a program `input` on its standard input and takes what it writes to its standard output. What it starts and leaves behind is
    /// not waited for.
    /// - Parameters:
    ///   - limit: the most bytes of output.
    ///   - patience: seconds; a program that takes longer is ended.
    static func run(_ path: String, _ arguments: [String], input: Data, limit: Int, patience: TimeInterval) -> Outcome {
        var (toChild, fromChild): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        // A socket, for writing to a pipe that nobody reads any more is a signal, and a socket can be asked not to give it.
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &toChild) == 0 else { return .failed }
        guard pipe(&fromChild) == 0 else {
            for end in toChild { close(end) }
            return .failed
        }
        for end in toChild + fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { for end in [toChild[1], fromChild[0]] where end >= 0 { close(end) } }
        let child = spawn(path, arguments, input: toChild[0], output: fromChild[1])
        close(toChild[0])
        close(fromChild[1])
        guard let child else { return .failed }
        let (output, end) = exchange(input, limit: limit, patience: patience, child, &toChild[1], fromChild[0])
        if end != nil { kill(child, SIGKILL) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 { if errno != EINTR { return end ?? .failed } }
        return end ?? (status == 0 ? .output(output) : .failed)
    }

    private static func spawn(_ path: String, _ arguments: [String], input: Int32, output: Int32) -> pid_t? {
        var attributes = posix_spawnattr_t()
        var actions = posix_spawn_file_actions_t()
        guard posix_spawnattr_init(&attributes) == 0, posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer {
            posix_spawnattr_destroy(&attributes)
            posix_spawn_file_actions_destroy(&actions)
        }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        // Our threads block and ignore signals; a child would inherit that.
        var none = sigset_t(), plain = sigset_t()
        sigemptyset(&none)
        sigemptyset(&plain)
        for number in [SIGPIPE, SIGXFSZ] { sigaddset(&plain, number) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &plain)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | newSession)
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
        words.append(nil)
        defer { words.forEach { free($0) } }
        var child: pid_t = 0
        return posix_spawn(&child, path, &actions, &attributes, words, environ) == 0 ? child : nil
    }

    /// Writes and reads by turns until the child closes its output, or ends and leaves it to what it started.
    /// - Returns: what was read, and why no more was, if it was not the end.
    private static func exchange(
        _ input: Data, limit: Int, patience: TimeInterval, _ child: pid_t, _ writing: inout Int32, _ reading: Int32
    ) -> (Data, Outcome?) {
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)
        _ = fcntl(reading, F_SETFL, O_NONBLOCK)
        var (rest, output, buffer) = (input[...], Data(), [UInt8](repeating: 0, count: 1 << 16))
        let end = HostClock.monotonic + patience
        while HostClock.monotonic < end {
            if !rest.isEmpty {
                let count = rest.withUnsafeBytes { Glibc.send(writing, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                if count > 0 { rest = rest.dropFirst(count) } else if count < 0, errno != EAGAIN, errno != EINTR { rest = rest.prefix(0) }
            }
            if rest.isEmpty, writing >= 0 {
                close(writing)
                writing = -1
            }
            let count = read(reading, &buffer, buffer.count)
            if count == 0 { return (output, nil) }
            if count > 0 {
                guard output.count + count <= limit else { return (output, .tooLong) }
                output += buffer[..<count]
                continue
            }
            // Ended, with somebody it left behind holding its output.
            var information = siginfo_t()
            if waitid(P_PID, id_t(child), &information, WEXITED | WNOHANG | WNOWAIT) == 0, hasEnded(information) { return (output, nil) }
            var waiting = [pollfd(fd: reading, events: Int16(POLLIN), revents: 0), pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)]
            poll(&waiting, writing >= 0 ? 2 : 1, 20)
        }
        return (output, .tooLate)
    }

    /// The system fills a signal's number in when there is something to tell.
    private static func hasEnded(_ information: siginfo_t) -> Bool { information.si_signo == SIGCHLD }
}
