import Testing
@testable import UIKit

@MainActor @Suite("Buttons")
struct ButtonTests {
    private let scene = Scene(width: 200, height: 100)

    private func button(_ configuration: UIButton.Configuration = .plain()) -> UIButton {
        let button = scene.add(UIButton(frame: CGRect(x: 20, y: 20, width: 48, height: 48), configuration: configuration))
        button.setImage(
            UIImage(svg: [1], size: CGSize(width: 24, height: 24)).withRenderingMode(.alwaysTemplate), for: .normal)
        button.tintColor = .blue
        return button
    }

    /// Middle of the icon's inked half.
    private func icon() -> UInt32 { scene.picture()[44, 36] }
    /// On the pill, beside the icon.
    private func pill() -> UInt32 { scene.picture()[26, 44] }

    @Test func aPlainButtonShowsItsIconInTheTint() {
        _ = button()
        #expect(icon() == 0xFF00_00FF)
        #expect(pill() == 0xFFFF_FFFF)
    }

    @Test func aSelectedButtonIsAPillOfTheTintWithAContrastingIcon() {
        let button = button()
        button.isSelected = true
        #expect(pill() == 0xFF00_00FF)
        #expect(icon() == 0xFFFF_FFFF)
        button.tintColor = .yellow
        #expect(pill() == 0xFFFF_FF00)
        #expect(icon() == 0xFF00_0000)
        // The pill's corner is round.
        #expect(scene.picture()[21, 21] == 0xFFFF_FFFF)
    }

    @Test func aDisabledButtonIsShownAt35Percent() {
        let button = button(.filled(.black))
        button.isEnabled = false
        // 255 · 0.65 = 165.75
        #expect(distance(pill(), 0xFFA6_A6A6) <= 1)
        // White on black fades as one picture: to white.
        #expect(distance(icon(), 0xFFFF_FFFF) <= 1)
    }

    @Test func aPressedButtonDarkensInTheSameFrameAndRecovers() {
        let button = button(.filled(UIColor(white: 0.8, alpha: 1)))
        let before = pill()
        let center = CGPoint(x: 44, y: 44)
        scene.application.launch()
        scene.application.enqueue(HostEvent(time: 1, kind: .finger(.init(.down, id: 1, at: center))))
        scene.application.processEvents()
        #expect(button.isHighlighted)
        let pressed = pill()
        // 0.16 of black over it.
        #expect(distance(pressed, 0xFF00_0000 | UInt32(255 * 0.8 * 0.84) * 0x01_0101) <= 1)
        scene.application.enqueue(HostEvent(time: 1.1, kind: .finger(.init(.up, id: 1, at: center))))
        scene.application.processEvents()
        #expect(pill() == before)
    }

    @Test func aTapDoesThePrimaryActionOnce() {
        let button = button()
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        scene.application.launch()
        for (time, phase) in [(1.0, HostEvent.Finger.Phase.down), (1.1, .up)] {
            scene.application.enqueue(HostEvent(time: time, kind: .finger(.init(phase, id: 1, at: CGPoint(x: 44, y: 44)))))
        }
        scene.application.processEvents()
        #expect(count == 1)
    }

    @Test func perStateColoursTitlesAndImagesWin() {
        var configuration = UIButton.Configuration.plain()
        configuration.highlighted = .init(background: .green, foreground: .red)
        configuration.disabled = .init(background: .orange)
        let button = button(configuration)
        button.isHighlighted = true
        #expect(pill() == 0xFF00_FF00 && icon() == 0xFFFF_0000)
        button.isHighlighted = false
        button.isEnabled = false
        #expect(pill() == UIColor.orange.cgColor.premultipliedPixel)
        button.setTitle("off", for: .normal)
        button.setTitle("no", for: .disabled)
        #expect(button.currentTitle == "no")
        button.isEnabled = true
        #expect(button.currentTitle == "off" && button.accessibilityLabel == "off")
    }

    @Test func theTargetIsAtLeast44PointsHoweverSmallItIsDrawn() {
        let button = scene.add(UIButton(frame: CGRect(x: 60, y: 40, width: 20, height: 60)))
        // The middle is at (70, 70); 44 wide, and as high as it is.
        #expect(button.point(inside: CGPoint(x: -12, y: 0), with: nil))
        #expect(!button.point(inside: CGPoint(x: -12.5, y: 0), with: nil))
        #expect(button.point(inside: CGPoint(x: 31.5, y: 59), with: nil))
        #expect(!button.point(inside: CGPoint(x: 32, y: 59), with: nil))
        #expect(!button.point(inside: CGPoint(x: 0, y: 60), with: nil))
        #expect(button.sizeThatFits(.zero) == CGSize(width: 44, height: 44))
    }

    @Test func traitsFollowTheState() {
        let button = button()
        #expect(button.accessibilityTraits == .button)
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .selected])
        button.isEnabled = false
        #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
        (button.isSelected, button.isEnabled) = (false, true)
        #expect(button.accessibilityTraits == .button)
    }

    @Test func imageAndTitleStandSideBySideInTheMiddle() {
        var configuration = UIButton.Configuration.plain()
        configuration.font = .systemFont(ofSize: 20)
        let button = button(configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        button.setTitle("abcd", for: .normal)
        // 24 + 6 + 40 = 70 in 200: from 65 to 89 and from 95 to 135.
        let picture = scene.picture()
        let inked = (0..<200).filter { picture[$0, 28] != 0xFFFF_FFFF }
        #expect(inked == Array(65..<89) + Array(95..<135))
        #expect(button.sizeThatFits(.zero) == CGSize(width: 86, height: 44))
    }
}
