import Testing
@testable import UIKit
import UIKitTesting

/// A window with one view, 20 × 20 at the top left, and notes of who was told what when.
@MainActor
final class AnimationStage {
    let host = TestHost()
    let window: UIWindow
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private(set) var told: [String] = []

    init() {
        window = host.makeWindow()
        window.backgroundColor = .white
        view.backgroundColor = .red
        window.addSubview(view)
    }

    var clock: EventClock { host.application.clock }

    func at(_ time: TimeInterval) { host.application.advanceClock(to: time) }

    /// A completion that notes its name, how it ended and when.
    func note(_ name: String) -> (Bool) -> Void {
        { [unowned self] finished in
            let milliseconds = Int((clock.now * 1000).rounded())
            told.append("\(name) \(finished ? "finished" : "cut") \(milliseconds)")
        }
    }

    /// Where the middle of the view is shown.
    var shown: CGPoint { view.layer.presentation()?.position ?? .zero }
}
