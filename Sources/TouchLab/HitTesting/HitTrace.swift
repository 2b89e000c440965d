import UIKit

/// Writes down what a hit test asks, and what it is answered.
@MainActor
final class HitTrace {
    enum Outcome: Equatable {
        /// The view is the one under the point.
        case hit
        /// A subview is.
        case passedDown
        /// Neither the view nor anything in it; why.
        case refused(String)
    }

    struct Step: Equatable {
        let name: String
        /// How deep in the tree, from the stage's 0.
        let level: Int
        var outcome: Outcome
    }

    private(set) var steps: [Step] = []
    private var level = 0
    /// Off, questions are not written down: the window asks too, at every landing.
    private var isRecording = false

    /// Asks `view` for what lies under `point` (its coordinates) and keeps the way there in `steps`.
    func record(_ view: UIView, _ point: CGPoint) -> UIView? {
        (steps, level, isRecording) = ([], 0, true)
        defer { isRecording = false }
        return view.hitTest(point, with: nil)
    }

    /// `answer` is the view's own hit test of `point`.
    func follow(_ view: ProbeView, _ point: CGPoint, _ answer: () -> UIView?) -> UIView? {
        guard isRecording else { return answer() }
        let place = steps.count
        steps.append(Step(name: view.name, level: level, outcome: .hit))
        level += 1
        let found = answer()
        level -= 1
        if found == nil {
            steps[place].outcome = .refused(HitTrace.reason(view, point))
        } else if found !== view {
            steps[place].outcome = .passedDown
        }
        return found
    }

    private static func reason(_ view: UIView, _ point: CGPoint) -> String {
        if view.isHidden { return "is hidden" }
        if view.alpha <= UIView.invisibleAlpha { return "alpha \(view.alpha) is too little" }
        if !view.isUserInteractionEnabled { return "interaction is off" }
        return view.point(inside: point, with: nil) ? "does not want it" : "point outside"
    }
}
