import Ink
import UIKit

/// Shows the drawing being drawn again, in front of the canvas; the drawing and its history stay as they are.
@MainActor
final class Playback {
    enum State { case stopped, playing, paused }

    private(set) var state = State.stopped { didSet { if state != oldValue { stateDidChange() } } }
    var stateDidChange: () -> Void = {}

    private unowned let canvas: CanvasView
    private let clock: EventClock
    private var view: PlaybackView?
    private var ticker: FrameTicker?
    /// How far it is, in seconds at the pace of the drawing, and when it was there.
    private var position: (time: TimeInterval, at: TimeInterval) = (0, 0)

    init(over canvas: CanvasView, clock: EventClock) { (self.canvas, self.clock) = (canvas, clock) }

    /// Starts, or goes on. Nothing happens while a finger draws or where there is nothing to show.
    func play() {
        guard state != .playing, canvas.page.wetStrokes.isEmpty, !canvas.page.drawing.isEmpty else { return }
        if view == nil { start() }
        position.at = clock.now
        let ticker = FrameTicker(clock: clock) { [weak self] time in self?.goOn(to: time) }
        self.ticker = ticker
        ticker.start()
        state = .playing
    }

    /// Stands still where it is.
    func pause() {
        guard state == .playing else { return }
        goOn(to: clock.now)
        // It may just have come to its end.
        guard state == .playing else { return }
        ticker?.stop()
        state = .paused
    }

    func toggle() { if state == .playing { pause() } else { play() } }

    /// The whole drawing is there again at once.
    func stop() {
        guard state != .stopped else { return }
        ticker?.stop()
        ticker = nil
        view?.removeFromSuperview()
        view = nil
        position = (0, 0)
        state = .stopped
    }

    private func start() {
        let view = PlaybackView(canvas.page.drawing, seen: canvas.sight, images: canvas.page.images)
        view.frame = canvas.bounds
        canvas.addSubview(view)
        view.show(upTo: 0)
        self.view = view
    }

    private func goOn(to time: TimeInterval) {
        guard let view else { return }
        position = (position.time + max(0, time - position.at) * PlaybackConstants.speed, time)
        view.show(upTo: position.time)
        if view.isAtEnd { stop() }
    }
}
