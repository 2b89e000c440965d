import UIKit

/// Says what it hears of touches; movements only once a finger.
@MainActor
final class Page: UIView, UIGestureRecognizerDelegate {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        backgroundColor = .white
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("began", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("ended", touches, event) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for reason in Set(touches.map { $0.cancellationReason == .claimed ? "claimed" : "interrupted" }).sorted() {
            tell("cancelled \(reason)", touches, event)
        }
    }

    /// The fingers told of, and all of the event.
    private func tell(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        say("\(name) \(what) \(touches.count) of \(event?.allTouches?.count ?? 0)")
    }

    // MARK: Gestures

    func addRecognizers() {
        let kinds: [(String, UIGestureRecognizer)] = [
            ("tap", UITapGestureRecognizer()), ("two-finger tap", UITapGestureRecognizer()), ("pan", UIPanGestureRecognizer()),
            ("pinch", UIPinchGestureRecognizer()), ("rotation", UIRotationGestureRecognizer()), ("press", UILongPressGestureRecognizer()),
        ]
        for (name, recognizer) in kinds {
            if name == "two-finger tap" { (recognizer as? UITapGestureRecognizer)?.numberOfTouchesRequired = 2 }
            recognizer.delegate = self
            recognizer.addHandler { recognizer in
                if recognizer.state != .changed { say("\(name) \(recognizer.state)\(Page.amount(of: recognizer))") }
            }
            addGestureRecognizer(recognizer)
        }
    }

    private static func amount(of recognizer: UIGestureRecognizer) -> String {
        guard recognizer.state == .ended else { return "" }
        switch recognizer {
        case let pinch as UIPinchGestureRecognizer: return " \(pinch.scale)"
        case let rotation as UIRotationGestureRecognizer: return " \(rotation.rotation)"
        default: return ""
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
}
