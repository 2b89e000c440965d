import Testing
@testable import UIKit

@MainActor @Suite("What a change makes dirty")
struct InvalidationTests {
    private let scene = Scene(width: 1000, height: 1000)

    private func pixels(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(x: x, y: y, width: width, height: height)
    }

    @Test func anUnchangedTreeIsNotPaintedAgain() {
        let view = scene.add(UIView(10, 10, 20, 20, .red))
        _ = scene.picture()
        view.backgroundColor = .red
        view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        view.alpha = 1
        scene.window.bringSubviewToFront(view)
        #expect(scene.window.windowScene.renderFrame() == nil)
    }

    @Test func aColourDirtiesTheViewOnly() {
        let view = scene.add(UIView(10, 20, 100, 100, .red))
        #expect(scene.dirty { view.backgroundColor = .blue } == [pixels(10, 20, 100, 100)])
    }

    @Test func aMoveDirtiesWhereItWasAndIsAndNothingBetween() {
        let view = scene.add(UIView(0, 0, 50, 50, .red))
        let dirty = scene.dirty { view.frame = CGRect(x: 900, y: 900, width: 80, height: 20) }
        #expect(Set(dirty) == [pixels(0, 0, 50, 50), pixels(900, 900, 80, 20)])
    }

    @Test func aPartOfAViewIsClippedToItsBounds() {
        let view = scene.add(UIView(100, 100, 50, 50, .red))
        #expect(scene.dirty { view.setNeedsDisplay(CGRect(x: 40, y: 40, width: 500, height: 500)) } == [pixels(140, 140, 10, 10)])
        #expect(scene.dirty { view.setNeedsDisplay(CGRect(x: 400, y: 40, width: 500, height: 500)) } == [])
    }

    @Test func whatAnAncestorCutsOffOrHidesIsNotDirty() {
        let parent = scene.add(UIView(100, 100, 50, 50, .red))
        let child = scene.add(UIView(40, 40, 100, 100, .blue), to: parent)
        parent.clipsToBounds = true
        #expect(scene.dirty { child.backgroundColor = .green } == [pixels(140, 140, 10, 10)])
        #expect(scene.dirty { child.isHidden = true } == [pixels(140, 140, 10, 10)])
        #expect(scene.dirty { child.backgroundColor = .blue } == [])
        _ = scene.dirty { child.isHidden = false; parent.isHidden = true }
        #expect(scene.dirty { child.backgroundColor = .green } == [])
    }

    @Test func hidingDirtiesWhatSubviewsShowOutside() {
        let parent = scene.add(UIView(100, 100, 50, 50, .red))
        _ = scene.add(UIView(300, 300, 50, 50, .blue), to: parent)
        let dirty = scene.dirty { parent.isHidden = true }
        #expect(dirty == [pixels(100, 100, 350, 350)])
    }

    @Test func alphaDirtiesTheWholeGroup() {
        let parent = scene.add(UIView(100, 100, 10, 10, .red))
        _ = scene.add(UIView(-50, 0, 10, 10, .blue), to: parent)
        #expect(scene.dirty { parent.alpha = 0.5 } == [pixels(50, 100, 60, 10)])
        #expect(scene.dirty { parent.alpha = 0 } == [pixels(50, 100, 60, 10)])
    }

    @Test func fractionsAtAnyScaleAreWidenedToWholePixels() {
        let scene = Scene(width: 100, height: 100, scale: 1.5)
        let view = scene.add(UIView(1, 1, 3, 3, .red))
        // 1.5 … 6 device pixels.
        #expect(scene.dirty { view.backgroundColor = .blue } == [pixels(1, 1, 5, 5)])
    }

    @Test func shadowsAreInsideWhatIsDirty() {
        let view = scene.add(UIView(100, 100, 50, 50, .red))
        view.softShadows = [SoftShadow(offset: CGSize(width: 0, height: 4), blur: 20, color: .black)]
        // Three standard deviations of 10 and a point around the moved bounds.
        #expect(scene.dirty { view.isHidden = true } == [pixels(69, 73, 112, 112)])
    }

    @Test func aNewSizeOrScaleDirtiesEverything() {
        _ = scene.picture()
        scene.tell(.resized(CGSize(width: 300, height: 200)))
        let resized = scene.window.windowScene.renderFrame()
        #expect(resized?.dirty == [pixels(0, 0, 300, 200)])
        scene.tell(.displayScale(2))
        let rescaled = scene.window.windowScene.renderFrame()
        #expect(rescaled?.dirty == [pixels(0, 0, 600, 400)])
    }

    @Test func severalFingersStaySeveralRectangles() {
        let canvas = scene.add(UIView(0, 0, 1000, 1000, .white))
        let dirty = scene.dirty {
            for finger in 0..<5 { canvas.setNeedsDisplay(CGRect(x: 200 * finger, y: 180 * finger, width: 20, height: 20)) }
        }
        #expect(dirty.count == 5)
    }

    @Test func removingAndAddingDirtyThePlace() {
        let view = UIView(10, 10, 20, 20, .red)
        #expect(scene.dirty { scene.window.addSubview(view) } == [pixels(10, 10, 20, 20)])
        #expect(scene.dirty { view.removeFromSuperview() } == [pixels(10, 10, 20, 20)])
    }

    @Test func aTintReachesThoseWhoTakeItAndNobodyElse() {
        let parent = scene.add(UIView(0, 0, 100, 100))
        let taker = scene.add(UIImageView(frame: CGRect(x: 10, y: 10, width: 10, height: 10)), to: parent)
        let other = scene.add(UIImageView(frame: CGRect(x: 50, y: 50, width: 10, height: 10)), to: parent)
        other.tintColor = .green
        parent.tintColor = .red
        #expect(taker.tintColor == .red && other.tintColor == .green)
    }
}
