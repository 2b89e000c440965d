import CoreGraphics

enum WriteSignals {
    /// Runs `body` with SIGXFSZ and SIGPIPE turned into plain errors (EFBIG, EPIPE): at their default a file size limit or a reader
    /// that went away would kill the program with the drawing still unsaved.
    ///
    /// Both are sent to the thread that writes, so they are held back on this thread only, and what arrived is taken out again;
    /// the process's own handlers stay as they are.
    static func heldBack<Result: ~Copyable, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        var held = sigset_t()
        sigemptyset(&held)
        sigaddset(&held, SIGXFSZ)
        sigaddset(&held, SIGPIPE)

        // A signal that was waiting before belongs to someone else and must still be there afterwards.
        var waiting = sigset_t()
        sigpending(&waiting)
        var taken = held
        if sigismember(&waiting, SIGXFSZ) == 1 { sigdelset(&taken, SIGXFSZ) }
        if sigismember(&waiting, SIGPIPE) == 1 { sigdelset(&taken, SIGPIPE) }

        var previous = sigset_t()
        pthread_sigmask(SIG_BLOCK, &held, &previous)
        defer {
            var now = timespec(tv_sec: 0, tv_nsec: 0)
            while sigtimedwait(&taken, nil, &now) > 0 || errno == EINTR {}
            pthread_sigmask(SIG_SETMASK, &previous, nil)
        }
        return try body()
    }
}
