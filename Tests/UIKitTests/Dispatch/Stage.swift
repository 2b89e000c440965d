@testable import UIKit
import UIKitTesting

/// A window with one view in it, 300×400 at (10, 20), that writes down what it hears.
@MainActor
struct Stage {
    let host: TestHost
    let window: UIWindow
    let view: RecordingView
    var touch: TouchDriver { host.touch }

    init(delegate: (any UIApplicationDelegate)? = nil) {
        host = TestHost(delegate: delegate)
        window = host.makeWindow()
        view = RecordingView(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
        view.isMultipleTouchEnabled = true
        window.addSubview(view)
    }

    /// Another such view in front, at a frame of the window's.
    func add(_ frame: CGRect, multiple: Bool = true) -> RecordingView {
        let other = RecordingView(frame: frame)
        other.isMultipleTouchEnabled = multiple
        window.addSubview(other)
        return other
    }
}

func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

extension TestHost {
    /// Every finger that is being followed.
    var tracked: [UITouch] { application.touches.tracked }
    var mutedCount: Int { application.touches.muted.count }
}
