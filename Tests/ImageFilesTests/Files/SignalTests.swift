import CoreGraphics
@testable import ImageFiles
import Testing

@Suite struct SignalTests {
    private func isPending(_ signal: Int32) -> Bool {
        var set = sigset_t()
        sigpending(&set)
        return sigismember(&set, signal) == 1
    }

    private func isBlocked(_ signal: Int32) -> Bool {
        var set = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &set)
        return sigismember(&set, signal) == 1
    }

    @Test func aSignalRaisedWhileWritingIsTakenAwayAndTheMaskIsAsBefore() throws {
        let wasBlocked = isBlocked(SIGXFSZ)
        let seen = try WriteSignals.heldBack { () throws(FileError) -> Bool in
            pthread_kill(pthread_self(), SIGXFSZ)
            pthread_kill(pthread_self(), SIGPIPE)
            return isPending(SIGXFSZ) && isPending(SIGPIPE)
        }
        #expect(seen)
        #expect(!isPending(SIGXFSZ) && !isPending(SIGPIPE))
        #expect(isBlocked(SIGXFSZ) == wasBlocked)
    }

    @Test func aSignalThatWasWaitingBeforeIsStillThere() throws {
        var set = sigset_t()
        var previous = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGXFSZ)
        pthread_sigmask(SIG_BLOCK, &set, &previous)
        pthread_kill(pthread_self(), SIGXFSZ)
        try WriteSignals.heldBack { () throws(FileError) in }
        #expect(isPending(SIGXFSZ))
        var now = timespec()
        sigtimedwait(&set, nil, &now)
        pthread_sigmask(SIG_SETMASK, &previous, nil)
    }
}
