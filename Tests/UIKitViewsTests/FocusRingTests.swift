import Testing
@testable import UIKit

/// The ring is 2 points wide and 2 points away, in whole pixels.
@MainActor @Suite("Focus ring")
struct FocusRingTests {
    /// A view of 40 × 20 points at (30, 40), tinted blue, in a white window.
    private func stage(scale: CGFloat) -> (scene: Scene, view: UIView) {
        let scene = Scene(width: 100, height: 100, scale: scale)
        let view = scene.add(UIView(30, 40, 40, 20))
        view.tintColor = .blue
        return (scene, view)
    }

    private let white: UInt32 = 0xFFFF_FFFF, blue: UInt32 = 0xFF00_00FF

    @Test(arguments: [1.0, 2, 3])
    func itStandsTwoPointsOffAndIsTwoPointsWide(scale: Double) {
        let (scene, view) = stage(scale: scale)
        view.setFocusRing(true)
        let picture = scene.picture(), pixels = Int(scale)
        let row = (0..<picture.width).map { picture[$0, 50 * pixels] }
        let ring = (0..<100).map { (26..<28).contains($0) || (72..<74).contains($0) }
        #expect(row == ring.flatMap { Array(repeating: $0 ? blue : white, count: pixels) })
        let column = (0..<picture.height).map { picture[50 * pixels, $0] }
        let above = (0..<100).map { (36..<38).contains($0) || (62..<64).contains($0) }
        #expect(column == above.flatMap { Array(repeating: $0 ? blue : white, count: pixels) })
    }

    @Test func itIsSharpAtAnOddScale() {
        // 1.25: 2.5 pixels become 3, and the view's edges are at 37.5 → 38, 87.5 → 88.
        let (scene, view) = stage(scale: 1.25)
        view.setFocusRing(true)
        let picture = scene.picture()
        let blues = (0..<picture.width).filter { picture[$0, 62] == blue }
        #expect(blues == Array(32..<35) + Array(91..<94))
        #expect((0..<picture.width).allSatisfy { [blue, white].contains(picture[$0, 62]) })
    }

    @Test func itGoesWithoutATraceAndOnlyItsPlaceIsPainted() {
        let (scene, view) = stage(scale: 1)
        let dirty = scene.dirty { view.setFocusRing(true) }
        #expect(dirty.allSatisfy { PixelRect(x: 24, y: 34, width: 52, height: 32).contains($0) })
        #expect(scene.picture()[27, 50] == blue)
        view.setFocusRing(false)
        let picture = scene.picture()
        #expect((0..<100).allSatisfy { y in (0..<100).allSatisfy { picture[$0, y] == white } })
    }

    @Test func itMovesWithTheView() {
        let (scene, view) = stage(scale: 1)
        view.setFocusRing(true)
        _ = scene.picture()
        view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        let moved = scene.picture().copy(of: PixelRect(x: 0, y: 0, width: 100, height: 100))!
        scene.window.invalidateAll()
        #expect(moved.hasSamePixels(as: scene.picture()))
        #expect(moved[7, 20] == blue && moved[27, 50] == white)
    }

    @Test func cornersAreRounderByTheDistance() {
        let (scene, view) = stage(scale: 1)
        view.setFocusRing(true)
        // Square inside, so the outer corner is a quarter circle of radius 4 about (30, 40): (27.5, 37.5) lies 3.5 away and is in
        // the ring, (26.5, 36.5) lies 4.9 away and is not.
        let picture = scene.picture()
        #expect(distance(picture[27, 37], blue) < 40)
        #expect(picture[26, 36] == white)
        #expect(picture[28, 38] != blue)
    }

    @Test func itGoesRoundWhatTheEffectSays() {
        let (scene, view) = stage(scale: 1)
        view.setFocusRing(true)
        _ = scene.picture()
        view.focusEffect = UIFocusHaloEffect(roundedRect: CGRect(x: 10, y: 0, width: 20, height: 20), cornerRadius: 0, color: .red)
        let picture = scene.picture()
        #expect((0..<100).filter { picture[$0, 50] == 0xFFFF_0000 } == [36, 37, 62, 63])
        #expect((0..<100).allSatisfy { picture[$0, 50] != blue })
        view.focusEffect = nil
        let without = scene.picture()
        #expect((0..<100).allSatisfy { without[$0, 50] == white })
    }

    @Test func anAncestorThatClipsCutsIt() {
        let (scene, view) = stage(scale: 1)
        let box = scene.add(UIView(30, 30, 60, 40))
        box.clipsToBounds = true
        box.addSubview(view)
        view.frame = CGRect(x: 0, y: 10, width: 40, height: 20)
        view.setFocusRing(true)
        let picture = scene.picture()
        #expect((0..<100).filter { picture[$0, 50] == blue } == [72, 73])
    }

    @Test func aTurnedViewHasATurnedRing() {
        let (scene, view) = stage(scale: 1)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.setFocusRing(true)
        // 20 wide and 40 high about (50, 50).
        let picture = scene.picture()
        let blues = (0..<100).filter { distance(picture[$0, 50], blue) <= 2 }
        #expect(blues == [36, 37, 62, 63])
    }

    @Test func withoutARingNothingIsDifferent() {
        let (scene, view) = stage(scale: 1)
        let before = view.visibleOutline
        #expect(before == view.bounds)
        view.setFocusRing(true)
        #expect(view.visibleOutline.contains(view.bounds.insetBy(dx: -4, dy: -4)))
        view.setFocusRing(false)
        #expect(view.visibleOutline == before)
        #expect(scene.picture()[50, 50] == white)
    }

    @Test(arguments: UInt64(1)...12)
    func randomRingsLeaveThePictureAFullRepaintGives(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scene = Scene(width: 120, height: 100, scale: [1, 1.25, 1.75, 2][Int(seed) % 4])
        func rect() -> CGRect {
            CGRect(
                x: .random(in: -20...100, using: &random), y: .random(in: -20...80, using: &random),
                width: .random(in: 0...60, using: &random), height: .random(in: 0...50, using: &random))
        }
        var views: [UIView] = []
        for _ in 0..<8 {
            let view = UIView(frame: rect())
            view.backgroundColor = [UIColor.red, .green, nil].randomElement(using: &random)!
            (views.randomElement(using: &random) ?? scene.window).addSubview(view)
            views.append(view)
        }
        for step in 0..<30 {
            let view = views.randomElement(using: &random)!
            switch Int.random(in: 0..<7, using: &random) {
            case 0: view.frame = rect()
            case 1: view.cornerRadius = .random(in: 0...20, using: &random)
            case 2: view.clipsToBounds.toggle()
            case 3: view.isHidden.toggle()
            case 4: view.tintColor = [.blue, .orange].randomElement(using: &random)!
            case 5: view.transform = CGAffineTransform(rotationAngle: .random(in: 0...2, using: &random))
            default: view.setFocusRing(!view.hasFocusRing)
            }
            let painted = scene.picture()
            let before = painted.copy(of: painted.bounds)!
            scene.window.invalidateAll()
            #expect(before.hasSamePixels(as: scene.picture()), "seed \(seed), step \(step)")
            if !before.hasSamePixels(as: scene.picture()) { return }
        }
    }
}
