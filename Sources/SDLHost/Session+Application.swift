import UIKit

extension Session {
    /// Runs `application` until it ends; then its background work is done, its log is closed and its window is gone.
    /// The application is still there, with its last frame.
    /// - Returns: the exit code: 0, or 1 when a replayed log was wrong or something it asked for failed.
    public func run(_ application: UIApplication) -> Int32 {
        run(LoopClient(
            launch: application.launch,
            enqueue: application.enqueue,
            processEvents: application.processEvents,
            advanceClock: { application.advanceClock(to: $0) },
            nextDeadline: { application.nextDeadline },
            renderFrames: application.renderFrames,
            isTerminating: { application.isTerminating },
            terminate: application.terminate))
    }
}
