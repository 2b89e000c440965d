import UIKitTesting

/// A window with controls in it, used by keyboard. What nobody used is written down by the root controller.
@MainActor
struct FocusStage {
    final class KeyController: UIViewController {
        var heard: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("", presses) }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("again ", presses) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("up ", presses) }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancelled ", presses) }
        private func note(_ what: String, _ presses: Set<UIPress>) { heard += presses.map { what + ($0.key?.characters ?? "?") } }
    }

    let host = TestHost()
    let controller = KeyController()
    let window: UIWindow
    var touch: TouchDriver { host.touch }
    var root: UIView { controller.view }
    var focus: UIFocusSystem { UIFocusSystem.focusSystem(for: window)! }

    init() {
        window = host.makeWindow(rootViewController: controller)
        host.application.processEvents()
        controller.becomeFirstResponder()
    }

    /// A button of 48 points, named.
    @discardableResult
    func add(_ name: String, _ x: CGFloat, _ y: CGFloat, to parent: UIView? = nil) -> UIButton {
        let button = UIButton(frame: CGRect(x: x, y: y, width: 48, height: 48))
        button.accessibilityIdentifier = name
        (parent ?? root).addSubview(button)
        return button
    }

    func tab(_ count: Int = 1) { for _ in 0..<count { touch.key("Tab") } }
    func shiftTab() { touch.key("Tab", modifiers: .shift) }

    /// The focused view's name.
    var name: String? { window.focusedView?.accessibilityIdentifier }

    /// What Tab visits, from nothing focused until it comes round.
    func tour() -> [String] {
        var names: [String] = []
        while names.count < 20 {
            tab()
            guard let name, name != names.first else { break }
            names.append(name)
        }
        return names
    }
}
