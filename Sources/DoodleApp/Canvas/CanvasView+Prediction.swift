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
        let limit = clock.now - Self.stillness
        guard let next = works.values.lazy.map(\.time).filter({ $0 > limit }).min() else { return }
        restTimer = clock.schedule(after: next - limit) { [weak self] in
            guard let self else { return }
            restTimer = nil
            for work in works.values where work.time <= clock.now - Self.stillness { rest(work) }
            showChanges()
            restSoon()
        }
    }

    private func rest(_ work: Work) {
        switch work.kind {
        case .drawing(let id), .line(let id, _, _, _): page.rest(id)
        case .erasing: break
        }
    }
}
