import UIKit

/// Opens a file in the program the user has for it.
internal enum Opener {
    /// The shell leaves at once and what it started belongs to the system then, so nothing is left for us to wait for.
    private static let script = "command -v xdg-open >/dev/null || exit 127; xdg-open \"$1\" </dev/null >/dev/null 2>&1 &"

    /// `POSIX_SPAWN_SETSID` of glibc, which its header shows only to GNU sources.
    private static let newSession: Int16 = 0x80

    static func open(_ url: URL) -> Bool {
        let what = url.isFileURL ? url.path : url.absoluteString
        var attributes = posix_spawnattr_t()
        guard posix_spawnattr_init(&attributes) == 0 else { return false }
        defer { posix_spawnattr_destroy(&attributes) }
        // Our threads block and ignore signals; a child would inherit that.
        var none = sigset_t(), plain = sigset_t()
        sigemptyset(&none)
        sigemptyset(&plain)
        for number in [SIGPIPE, SIGXFSZ] { sigaddset(&plain, number) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &plain)
        // A session of its own: Ctrl+C in our terminal does not end the user's picture viewer.
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | newSession)

        var arguments: [UnsafeMutablePointer<CChar>?] = ["sh", "-c", script, "sh", what].map { (word: String) in strdup(word) }
        arguments.append(nil)
        defer { arguments.forEach { free($0) } }
        var child: pid_t = 0
        guard posix_spawn(&child, "/bin/sh", nil, &attributes, arguments, environ) == 0 else { return false }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 { if errno != EINTR { return false } }
        return status == 0
    }
}
