@testable import UIKit

/// A shown window of a running application.
@MainActor
final class Scene {
    let host = FakeHost()
    let application: UIApplication
    let window: UIWindow

    init(width: CGFloat = 100, height: CGFloat = 100, scale: CGFloat = 1, background: UIColor? = .white) {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        application = UIApplication(services: host, screen: UIScreen(bounds: bounds, scale: scale))
        window = UIWindow(frame: bounds)
        window.backgroundColor = background
        window.isHidden = false
    }

    /// The picture with everything brought up to date.
    func picture() -> PixelBuffer {
        _ = window.windowScene.renderFrame()
        return window.windowScene.frame.picture!.buffer
    }

    /// What the next frame would paint.
    func takeDirty() -> [PixelRect] { window.windowScene.frame.dirty.take() }

    /// What `change` makes dirty, starting from an up-to-date picture.
    func dirty(after change: () -> Void) -> [PixelRect] {
        _ = window.windowScene.renderFrame()
        change()
        window.layoutPass()
        return window.windowScene.frame.dirty.rects
    }

    /// The host says what happened to its window.
    func tell(_ change: HostEvent.Window) {
        application.enqueue(HostEvent(time: application.clock.now, kind: .window(change)))
        application.processEvents()
    }

    /// A subview of the window (or of `parent`).
    func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
        (parent ?? window).addSubview(view)
        return view
    }
}

extension UIView {
    convenience init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil) {
        self.init(frame: CGRect(x: x, y: y, width: width, height: height))
        backgroundColor = color
    }
}

/// Draws nothing and remembers what it was asked to draw.
final class RecordingView: UIView {
    var drawn: [CGRect] = []
    override func draw(_ rect: CGRect) { drawn.append(rect) }
}

/// Draws by a closure.
final class DrawingView: UIView {
    var onDraw: (CGRect) -> Void = { _ in }
    override func draw(_ rect: CGRect) { onDraw(rect) }
}

/// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014): the same numbers everywhere for a seed.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// How far apart the channels of two pixels are at most.
func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [24, 16, 8, 0].map { abs(Int(a >> UInt32($0) & 255) - Int(b >> UInt32($0) & 255)) }.max()!
}
