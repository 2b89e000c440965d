@testable import UIKit
import UIKitTesting

/// A stage whose view has recognizers, and one story of all that views and actions were told, in order.
@MainActor
final class GestureStage {
    let stage = Stage()
    var story: [String] = []
    var view: RecordingView { stage.view }
    var window: UIWindow { stage.window }
    var touch: TouchDriver { stage.touch }
    var application: UIApplication { stage.host.application }

    init() { note(view, as: "view") }

    /// Writes what `view` hears into the story: `view began`.
    func note(_ view: RecordingView, as name: String) {
        view.onCall = { [unowned self] _, call in
            let reason = call.reasons.compactMap { $0 }.first.map { " \($0)" } ?? ""
            story.append("\(name) \(call.phase)\(reason)")
        }
    }

    /// Adds `recognizer` (to the view unless told otherwise) and writes what its actions are told: `tap ended`.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, as name: String, to other: UIView? = nil) -> Recognizer {
        (other ?? view).addGestureRecognizer(recognizer)
        recognizer.on { [unowned self] in story.append("\(name) \($0.state)") }
        return recognizer
    }

    /// Only what has to do with `name`.
    func story(of name: String) -> [String] {
        story.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
    }

    /// Nothing lasts: no finger, no gesture, nothing held back.
    var isQuiet: Bool { stage.host.tracked.isEmpty && application.gestures.isIdle }

    /// Two fingers in one delivery.
    func both(_ first: CGPoint, _ second: CGPoint, by play: (TouchDriver, Int64, CGPoint) -> Void) {
        touch.batch {
            play(touch, 1, first)
            play(touch, 2, second)
        }
    }

    func down(_ first: CGPoint, _ second: CGPoint) { both(first, second) { $0.down($1, at: $2) } }
    func move(_ first: CGPoint, _ second: CGPoint) { both(first, second) { $0.move($1, to: $2) } }
    func up() {
        touch.batch {
            touch.up(1)
            touch.up(2)
        }
    }
}

/// A delegate that answers what it is told to.
@MainActor
final class Answers: UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var simultaneously = false
    var requires: (UIGestureRecognizer) -> Bool = { _ in false }
    var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }
    var asked: [String] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked.append("begin")
        return begins
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        asked.append("receive")
        return receives
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneously }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requires(otherGestureRecognizer) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isRequired(otherGestureRecognizer) }
}

/// Writes down what it hears and does what it is told.
@MainActor
final class ScriptedRecognizer: UIGestureRecognizer {
    var heard: [String] = []
    var resetCount = 0
    var onBegan: ((ScriptedRecognizer, Set<UITouch>, UIEvent) -> Void)?
    var onMoved: ((ScriptedRecognizer, Set<UITouch>, UIEvent) -> Void)?
    var onEnded: ((ScriptedRecognizer, Set<UITouch>, UIEvent) -> Void)?
    var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
    var isPrevented: (UIGestureRecognizer) -> Bool = { _ in true }
    var requires: (UIGestureRecognizer) -> Bool = { _ in false }
    var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        heard.append("began \(touches.count)")
        onBegan?(self, touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        heard.append("moved \(touches.count)")
        onMoved?(self, touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        heard.append("ended \(touches.count)")
        onEnded?(self, touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { heard.append("cancelled \(touches.count)") }
    override func reset() { resetCount += 1 }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents(other) }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPrevented(other) }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { requires(other) }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { isRequired(other) }
}

/// Whether two numbers are the same but for rounding.
func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance * max(1, abs(a), abs(b)) }
