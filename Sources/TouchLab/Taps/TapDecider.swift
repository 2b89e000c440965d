import UIKit

/// Tells a single tap from a double one as the classic lesson does: the single tap's action waits, and the second tap's landing calls
/// it off.
@MainActor
final class TapDecider {
    enum Decision: Equatable { case single, double }

    /// Seconds from the lift of a tap to the decision that it was a single one.
    static let delay = TapConstants.lessonDelay

    private let clock: EventClock
    private var timer: EventTimer?
    /// When the wait began; nil while nothing is waited for.
    private(set) var waitingSince: TimeInterval?
    var onDecision: (Decision) -> Void = { _ in }
    var onWaitChange: () -> Void = {}

    init(clock: EventClock) { self.clock = clock }

    /// In `touchesBegan`.
    func landed(tapCount: Int) {
        if tapCount >= 2 { stopWaiting() }
    }

    /// In `touchesEnded`.
    func lifted(tapCount: Int) {
        switch tapCount {
        case 1:
            waitingSince = clock.now
            timer = clock.schedule(after: TapDecider.delay) { [weak self] in
                self?.stopWaiting()
                self?.onDecision(.single)
            }
            onWaitChange()
        case 2: onDecision(.double)
        // A finger that moved, or a third tap, which belongs to a double one.
        default: break
        }
    }

    func stopWaiting() {
        timer?.cancel()
        (timer, waitingSince) = (nil, nil)
        onWaitChange()
    }
}
