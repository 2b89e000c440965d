import EventLog
import UIKit

/// A run without a display: a log from end to end, as fast as it goes, on the log's own clock. Nothing else enters,
/// so the same log always gives the same pixels.
@MainActor
internal final class HeadlessLoop {
    private let session: Session
    private let client: LoopClient
    private var status: Int32 = 0
    private var lastFrame: TimeInterval = 0

    /// Frames are drawn as often as a screen would show them, so that what depends on being drawn piece by piece is,
    /// and long logs do not draw what nobody could have seen.
    private static let frameInterval: TimeInterval = 1.0 / 60

    init(_ session: Session, _ client: LoopClient) { (self.session, self.client) = (session, client) }

    func run() -> Int32 {
        draw()
        if let source = session.replay { play(source) }
        session.terminate(client)
        draw()
        return status
    }

    private func draw() { client.renderFrames { _, _, _ in } }

    private func play(_ source: LogSource) {
        let feed = ReplayFeed(source, window: session.windowSize, onArrival: {})
        session.signals?.onEnd { feed.stop() }
        feed.start()
        while !client.isTerminating(), let element = feed.take() {
            switch element {
            case .step(let step): play(step)
            case .end: return feed.stop()
            case .failure(let error):
                Session.report(error)
                status = 1
                return feed.stop()
            }
            feed.drop()
        }
        feed.stop()
    }

    private func play(_ step: ReplayStep) {
        client.advanceClock(step.time)
        switch step {
        case .batch(let events):
            session.hand(events, to: client)
            client.processEvents()
        case .wait:
            client.processEvents()
        case .action(let action, _):
            client.processEvents()
            draw()
            if !session.perform(action) { status = 1 }
        }
        if step.time - lastFrame >= HeadlessLoop.frameInterval {
            lastFrame = step.time
            draw()
        }
    }
}
