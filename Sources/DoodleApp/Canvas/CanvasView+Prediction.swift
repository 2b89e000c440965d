import InkRaster
import UIKit

extension CanvasView {
    /// A hand of which nothing was heard for this long, in seconds, rests: two frames at 60 Hz.
    private static let stillness = 2.0 / 60

    /// From now on wet ink runs a frame ahead of the hand, for people who watch it on a screen.
    func runAhead(by clock: EventClock) {
        restClock = clock
        page.prediction = InkPage.standardPrediction
    }

    /// No ink runs ahead of the hands at this moment: what is seen is what was drawn.
    func restNow() {
        for work in works.values { rest(work) }
        showChanges()
    }

    /// Looks at the hands again once they may be resting.
    func restSoon() {
        guard restTimer == nil, let clock = restClock else { return }
        restTimer = clock.schedule(after: Self.stillness) { [weak self] in
            guard let self else { return }
            restTimer = nil
            for work in works.values where clock.now - work.time >= Self.stillness { rest(work) }
            showChanges()
            if works.values.contains(where: { clock.now - $0.time < Self.stillness }) { restSoon() }
        }
    }

    private func rest(_ work: Work) {
        switch work.kind {
        case .drawing(let id), .line(let id, _, _, _): page.rest(id)
        case .erasing: break
        }
    }
}
