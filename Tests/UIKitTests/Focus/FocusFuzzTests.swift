import Testing
@testable import UIKit
import UIKitTesting

/// Whatever keys, fingers and the program do to controls in whatever order, focus stays where it can be used and nothing stays pressed.
@MainActor @Suite struct FocusFuzzTests {
    private static let keys = [
        "Tab", "Tab", "Tab", "Space", "Space", "Return", "Escape", "Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown", "a",
    ]

    /// A stage with controls of every kind in it, some in boxes, whose actions change something at random.
    @MainActor final class Scene {
        let stage = FocusStage()
        let dice: Dice
        var boxes: [UIView] = []
        var controls: [UIControl] = []
        var downs: [ObjectIdentifier: Int] = [:]
        private var heldKeys: Set<String> = []
        private var fingers: Set<Int64> = []

        init(seed: Int) {
            dice = Dice(seed: seed)
            for index in 0..<3 {
                let box = UIView(frame: CGRect(x: 0, y: 150 * index, width: 320, height: 140))
                box.focusGroupIdentifier = index == 0 ? nil : "box \(index)"
                boxes.append(box)
                stage.root.addSubview(box)
            }
            for index in 0..<12 {
                let control: UIControl = switch index % 4 {
                case 0: UIButton()
                case 1: UISlider()
                case 2: UISwitch()
                default: UISegmentedControl(items: ["a", "b", "c"])
                }
                (control as? UISegmentedControl)?.isMomentary = index > 6
                control.frame = CGRect(x: 10 + 150 * (index % 2), y: 10 + 60 * (index / 6), width: 100, height: 44)
                controls.append(control)
                boxes[index % 3].addSubview(control)
                control.on(.touchDown) { [unowned self, unowned control] in downs[ObjectIdentifier(control), default: 0] += 1 }
                control.on([.touchUpInside, .touchUpOutside, .touchCancel]) { [unowned self, unowned control] in
                    downs[ObjectIdentifier(control), default: 0] -= 1
                }
                control.on([.touchDown, .touchUpInside, .valueChanged]) { [unowned self] in
                    if dice.isOne(in: 4) { disturb() }
                }
            }
        }

        private var place: CGPoint { CGPoint(x: dice.roll(320), y: dice.roll(480)) }

        func disturb() {
            let control = controls[dice.roll(controls.count)], box = boxes[dice.roll(boxes.count)]
            switch dice.roll(9) {
            case 0: control.isEnabled.toggle()
            case 1: control.isHidden.toggle()
            case 2: control.removeFromSuperview()
            case 3, 4: box.addSubview(control)
            case 5: box.isHidden.toggle()
            case 6: box.accessibilityViewIsModal.toggle()
            case 7: box.isUserInteractionEnabled.toggle()
            default: stage.focus.requestFocusUpdate(to: control)
            }
        }

        func step() {
            let touch = stage.touch
            switch dice.roll(8) {
            case 0, 1, 2:
                let key = FocusFuzzTests.keys[dice.roll(FocusFuzzTests.keys.count)]
                heldKeys.insert(key)
                touch.keyDown(key, modifiers: dice.isOne(in: 4) ? .shift : [], isRepeat: dice.isOne(in: 5))
            case 3, 4:
                guard let key = heldKeys.sorted().first else { return }
                heldKeys.remove(key)
                touch.keyUp(key)
            case 5:
                let id = Int64(dice.roll(2))
                if fingers.remove(id) != nil { return touch.up(id, at: place) }
                fingers.insert(id)
                touch.down(id, at: place)
            case 6:
                if dice.isOne(in: 10) { touch.send(.window(.focusLost)) } else { disturb() }
            default:
                if let id = fingers.sorted().first { touch.move(id, to: place) } else { stage.host.render() }
            }
        }

        func letGo() {
            for key in heldKeys.sorted() { stage.touch.keyUp(key) }
            for id in fingers.sorted() { stage.touch.up(id) }
            (heldKeys, fingers) = ([], [])
        }
    }

    @Test(arguments: 1...20)
    func focusIsAlwaysUsableAndNothingStaysPressed(seed: Int) {
        let scene = Scene(seed: seed)
        for step in 0..<400 {
            scene.step()
            if let view = scene.stage.window.focusedView {
                let isUsable = view.window === scene.stage.window && view.canBecomeFocused && view.isInteractive && view.isClearOfModals
                #expect(isUsable, "seed \(seed), step \(step)")
            }
            let strayRings = scene.controls.filter { $0.hasFocusRing && !$0.isFocused }.count
            #expect(strayRings == 0, "seed \(seed), step \(step)")
        }
        scene.letGo()
        #expect(scene.stage.host.tracked.isEmpty)
        for control in scene.controls {
            #expect(!control.isHighlighted && !control.isTracking, "seed \(seed)")
            #expect(scene.downs[ObjectIdentifier(control), default: 0] == 0, "seed \(seed): every press has one end")
        }
    }
}
