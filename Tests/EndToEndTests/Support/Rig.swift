import Foundation

/// Everything that owns a child process or a server lives here, so that tests hand them around without locks.
@globalActor actor Rig {
    static let shared = Rig()

    /// What a test waited for did not happen.
    struct TimedOut: Error, CustomStringConvertible {
        var what: String
        var description: String { "waited in vain until \(what)" }
    }

    /// Waits until `condition` holds. The limit is there to end a hopeless wait, never to measure: a slow machine may need most of it.
    @Rig static func wait(
        until what: @autoclosure () -> String, limit: TimeInterval = 30, condition: () async throws -> Bool
    ) async throws {
        let end = Deadline(after: limit)
        while try await !condition() {
            guard !end.isPast else { throw TimedOut(what: what()) }
            try await Task.sleep(nanoseconds: 10_000_000)
        }
    }
}

/// A moment on the monotonic clock.
struct Deadline {
    private let nanoseconds: UInt64

    init(after seconds: TimeInterval) { nanoseconds = DispatchTime.now().uptimeNanoseconds + UInt64(seconds * 1e9) }

    var isPast: Bool { DispatchTime.now().uptimeNanoseconds >= nanoseconds }
}
