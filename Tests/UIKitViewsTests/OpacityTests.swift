import Testing
@testable import UIKit

@MainActor @Suite("Group opacity")
struct OpacityTests {
    @Test func overlappingSubviewsFadeAsOnePicture() {
        let scene = Scene()
        let group = scene.add(UIView(10, 10, 50, 50, .red))
        _ = scene.add(UIView(10, 10, 20, 20, .blue), to: group)
        group.alpha = 0.5
        let picture = scene.picture()
        // Half of each over white, by itself: the red behind the blue does not shine through.
        #expect(distance(picture[15, 15], 0xFFFF_8080) <= 1)
        #expect(distance(picture[25, 25], 0xFF80_80FF) <= 1)
    }

    @Test func nestedGroupsMultiply() {
        let scene = Scene(background: .black)
        let outer = scene.add(UIView(0, 0, 50, 50))
        let inner = scene.add(UIView(0, 0, 50, 50, .white), to: outer)
        (outer.alpha, inner.alpha) = (0.5, 0.5)
        #expect(distance(scene.picture()[20, 20], 0xFF40_4040) <= 1)
    }

    @Test func aViewThatCompositesItsOwnPixelsFadesToo() {
        let scene = Scene(background: .black)
        let view = scene.add(DrawingView(frame: CGRect(x: 20, y: 20, width: 40, height: 40)))
        view.onDraw = { _ in
            UIGraphicsGetCurrentContext()?.withTarget { buffer, clip in buffer.fill(0xFFFF_FFFF, in: clip) }
        }
        #expect(scene.picture()[30, 30] == 0xFFFF_FFFF)
        view.alpha = 0.35
        let picture = scene.picture()
        // 0.35 · 255 = 89.25
        #expect(distance(picture[30, 30], 0xFF59_5959) <= 1)
        #expect(picture[19, 30] == 0xFF00_0000 && picture[60, 30] == 0xFF00_0000)
    }

    @Test func shadowsAndBorderBelongToTheGroup() {
        let scene = Scene()
        let view = scene.add(UIView(30, 30, 40, 40, .red))
        view.borderWidth = 2
        view.borderColor = .blue
        view.softShadows = [SoftShadow(blur: 8, color: .black)]
        view.alpha = 0.5
        let picture = scene.picture()
        #expect(distance(picture[31, 50], 0xFF80_80FF) <= 1)
        // The shadow lies behind the opaque background, not on it.
        #expect(distance(picture[50, 50], 0xFFFF_8080) <= 1)
    }
}
