import Ink
import InkRaster
import UIKit

extension CanvasView {
    func begin(_ touch: UITouch) {
        let tools = tools().held(byEraser: touch.isEraser)
        let count = page.drawing.strokes.count
        let work: Work = if let brush = tools.brush(for: InkSource(touch.type)) {
            .drawing(page.begin(brush, at: sample(of: touch)))
        } else {
            .erasing(page.beginErasing(at: touch.location(in: self), radius: tools.width / 2))
        }
        if page.drawing.strokes.count != count { hasErased = true }
        hands[ObjectIdentifier(touch)] = (touch, work)
    }

    func extend(_ touch: UITouch, with event: UIEvent?) {
        guard let hand = hands[ObjectIdentifier(touch)] else { return }
        for reading in event?.coalescedTouches(for: touch) ?? [touch] {
            switch hand.work {
            case .drawing(let id):
                if reading.hasGap { page.breakPiece(id) }
                page.extend(id, with: [sample(of: reading)])
            case .erasing(let id):
                if reading.hasGap { page.breakErasing(id, at: reading.location(in: self)) }
                if !page.extendErasing(id, to: [reading.location(in: self)]).isEmpty { hasErased = true }
            }
        }
    }

    func finish(_ touch: UITouch) {
        switch hands.removeValue(forKey: ObjectIdentifier(touch))?.work {
        case .drawing(let id)?: page.finish(id)
        case .erasing(let id)?: page.finishErasing(id)
        case nil: break
        }
    }

    /// It never meant to do anything here.
    func takeBack(_ touch: UITouch) {
        switch hands.removeValue(forKey: ObjectIdentifier(touch))?.work {
        case .drawing(let id)?: page.takeBack(id)
        case .erasing(let id)?: page.takeBackErasing(id)
        case nil: break
        }
    }

    private func sample(of touch: UITouch) -> InkSample {
        let hasPressure = touch.maximumPossibleForce > 0
        return InkSample(
            position: touch.location(in: self), time: touch.timestamp,
            pressure: hasPressure ? touch.force / touch.maximumPossibleForce : nil)
    }
}

extension InkSource {
    init(_ type: UITouch.TouchType) {
        self = switch type {
        case .direct: .finger
        case .pencil: .pen
        case .indirectPointer: .mouse
        }
    }
}
