import CoreGraphics
import Ink

/// A finger that takes whole strokes away.
public struct StrokeErasure: Sendable {
    /// Tells the erasures apart that go on at the same time; never used twice on one page.
    public struct ID: Hashable, Sendable {
        let number: UInt64
    }

    let id: ID
    /// Points.
    let radius: CGFloat
    var position: CGPoint
    /// The step that takes away what it has touched so far.
    var step: DrawingHistory.StepID?
}

extension InkPage {
    /// Starts to take away each stroke that a finger touches. What lies under its first position is gone at once.
    /// - Parameter radius: how far the finger reaches, in points.
    public func beginErasing(at position: CGPoint, radius: CGFloat) -> StrokeErasure.ID {
        let erasure = StrokeErasure(id: newErasureID(), radius: radius, position: position)
        erasures.append(erasure)
        extendErasing(erasure.id, to: [position])
        return erasure.id
    }

    /// Goes on along `positions`. All that one erasure takes away is one step of history, unless another step comes in between: what is
    /// touched after that is a step of its own. Positions where no ink can be (`InkSample.accepted`) are left out.
    /// Costs as `strokes(touching:to:radius:)`, and as `erase` where something is touched.
    /// - Returns: the strokes that went away.
    @discardableResult
    public func extendErasing(_ id: StrokeErasure.ID, to positions: [CGPoint]) -> [Stroke] {
        guard let place = erasures.firstIndex(where: { $0.id == id }) else { return [] }
        var gone: [Stroke] = []
        for position in positions where InkSample(position: position, time: 0).accepted != nil {
            let touched = strokes(touching: erasures[place].position, to: position, radius: erasures[place].radius)
            erasures[place].position = position
            gone += erase(touched, joining: erasures[place].step)
            if !touched.isEmpty { erasures[place].step = history.lastStep }
        }
        return gone
    }

    /// The finger has lifted: what it has touched stays away.
    public func finishErasing(_ id: StrokeErasure.ID) { erasures.removeAll { $0.id == id } }

    /// The finger never meant to erase: its strokes are back and no step of history stays. Where other steps have come since, undo has to
    /// take back what it touched before them.
    public func takeBackErasing(_ id: StrokeErasure.ID) {
        guard let place = erasures.firstIndex(where: { $0.id == id }) else { return }
        let step = erasures.remove(at: place).step
        guard step != nil, step == history.lastStep, undo() != nil else { return }
        history.forgetRedo()
        pictures.forget(from: undoDepth)
    }

    /// Takes strokes away, with a step that does that already if it is the last.
    private func erase(_ ids: [Stroke.ID], joining step: DrawingHistory.StepID?) -> [Stroke] {
        guard let step, step == history.lastStep else { return erase(ids) }
        guard case .strokes(let removed, _)? = history.erase(ids, joining: step) else { return [] }
        pictures.join(repaint(removed: removed, inserted: []), depth: undoDepth)
        return removed.map(\.stroke)
    }
}
