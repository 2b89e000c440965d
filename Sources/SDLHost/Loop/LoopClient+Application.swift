import UIKit

extension LoopClient {
    internal init(_ application: UIApplication) {
        self.init(
            launch: application.launch,
            enqueue: application.enqueue,
            processEvents: application.processEvents,
            advanceClock: application.advanceClock(to:),
            nextDeadline: { application.nextDeadline },
            renderFrames: application.renderFrames,
            isTerminating: { application.isTerminating },
            terminate: application.terminate)
    }
}

extension Session {
    /// The screen to build the application on: the window's size in points, its scale, and the display's rate for a live window.
    /// A replay has the same rate everywhere, so that it is the same everywhere.
    public var screen: UIScreen {
        let rate = replay == nil ? windows?.main?.refreshRate : nil
        return UIScreen(bounds: CGRect(origin: .zero, size: windowSize), scale: scale, maximumFramesPerSecond: rate ?? 60)
    }

    /// Runs `application` until it ends. Its background work is then done, its log is closed and its window is gone.
    /// - Returns: the exit code: 0, or 1 when a replayed log was wrong or an action it asked for failed.
    public func run(_ application: UIApplication) -> Int32 { run(LoopClient(application)) }
}
