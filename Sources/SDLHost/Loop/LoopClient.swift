import UIKit

/// What the loop asks of the application; a value of closures, so that the loop can be tried without one.
@MainActor
internal struct LoopClient {
    var launch: () -> Void
    var enqueue: (HostEvent) -> Void
    var processEvents: () -> Void
    var advanceClock: (TimeInterval) -> Void
    var nextDeadline: () -> TimeInterval?
    var renderFrames: ((HostWindowID, PixelBuffer, [PixelRect]) -> Void) -> Void
    var isTerminating: () -> Bool
    var terminate: () -> Void
}
