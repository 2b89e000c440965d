import Testing
import UIKitTesting

@MainActor @Suite struct PressTests {
    final class KeyView: UIView {
        var heard: [String] = []
        var accepts = true
        var keepsIt = false
        override var canBecomeFirstResponder: Bool { accepts }
        override var canResignFirstResponder: Bool { !keepsIt }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses) }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("changed", presses) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancelled", presses) }
        func note(_ what: String, _ presses: Set<UIPress>) {
            heard += presses.map { "\(what) \($0.key?.characters ?? "?")" }
        }
    }

    final class KeyController: UIViewController {
        var heard: [UIKey] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard += presses.compactMap(\.key) }
    }

    let host = TestHost()
    let controller = KeyController()
    let window: UIWindow
    let view = KeyView()

    init() {
        window = host.makeWindow(rootViewController: controller)
        controller.view.addSubview(view)
    }

    @Test func keysGoToTheFirstResponder() {
        #expect(view.becomeFirstResponder())
        #expect(view.isFirstResponder)
        host.touch.key("a")
        host.touch.key("a", modifiers: .shift)
        #expect(view.heard == ["began a", "ended a", "began A", "ended A"])
        #expect(controller.heard.isEmpty)
    }

    @Test func withoutAFirstResponderTheyGoToTheRootController() {
        host.touch.key("z", scancode: "Y", modifiers: [.control, .shift])
        #expect(controller.heard.map(\.charactersIgnoringModifiers) == ["z"])
        #expect(controller.heard.map(\.scancode) == ["Y"])
        #expect(controller.heard.map(\.modifierFlags) == [[.control, .shift]])
    }

    @Test func namedKeysKeepTheirName() {
        host.touch.key("Escape", modifiers: .shift)
        #expect(controller.heard.map(\.characters) == ["Escape"])
    }

    @Test func aHeldKeyRepeats() {
        view.becomeFirstResponder()
        host.touch.keyDown("a")
        host.touch.keyDown("a", isRepeat: true)
        host.touch.keyUp("a")
        host.touch.keyUp("a")
        #expect(view.heard == ["began a", "changed a", "ended a"])
    }

    @Test func aKeysEndGoesWhereItBegan() {
        view.becomeFirstResponder()
        host.touch.keyDown("a")
        view.resignFirstResponder()
        host.touch.keyUp("a")
        #expect(view.heard == ["began a", "ended a"])
    }

    @Test func losingTheKeyboardCancelsHeldKeys() {
        view.becomeFirstResponder()
        host.touch.keyDown("a")
        host.touch.keyDown("b")
        host.touch.send(.window(.focusLost))
        host.touch.keyDown("a", isRepeat: true)
        host.touch.keyUp("a")
        #expect(view.heard == ["began a", "began b", "cancelled a", "cancelled b"])
    }

    @Test func onlyWhoCanAndIsInAWindowBecomesFirstResponder() {
        #expect(!KeyView().becomeFirstResponder())
        view.accepts = false
        #expect(!view.becomeFirstResponder())
        #expect(!UIView().canBecomeFirstResponder)
    }

    @Test func oneThatDoesNotResignStays() {
        let other = KeyView()
        controller.view.addSubview(other)
        view.keepsIt = true
        view.becomeFirstResponder()
        #expect(!view.resignFirstResponder())
        #expect(!other.becomeFirstResponder())
        #expect(view.isFirstResponder)
        view.keepsIt = false
        #expect(other.becomeFirstResponder())
        #expect(!view.isFirstResponder)
    }

    @Test func aFirstResponderThatLeftTheWindowIsNoneAnyMore() {
        view.becomeFirstResponder()
        view.removeFromSuperview()
        #expect(!view.isFirstResponder)
        host.touch.key("a")
        #expect(view.heard.isEmpty)
        #expect(controller.heard.count == 1)
    }

    @Test func keysOfAProgramWithoutWindowsReachTheApplication() {
        final class Listening: UIResponder, UIApplicationDelegate {
            var heard = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard += 1 }
        }
        let delegate = Listening()
        let host = TestHost(delegate: delegate)
        host.touch.key("a")
        #expect(delegate.heard == 1)
    }
}
