import Testing
@testable import UIKit

/// Several windows shown in one host window are one picture.
@MainActor @Suite struct WindowCompositionTests {
    let scene = Scene(width: 100, height: 100, background: .white)
    let front: UIWindow

    init() { front = WindowCompositionTests.makeWindow(in: scene, CGRect(x: 40, y: 20, width: 30, height: 10), .red) }

    private func makeWindow(_ frame: CGRect, _ color: UIColor) -> UIWindow {
        WindowCompositionTests.makeWindow(in: scene, frame, color)
    }

    private static func makeWindow(in scene: Scene, _ frame: CGRect, _ color: UIColor) -> UIWindow {
        let window = UIWindow(windowScene: scene.window.windowScene)
        window.frame = frame
        window.backgroundColor = color
        return window
    }

    private func color(_ x: Int, _ y: Int) -> UInt32 {
        let picture = scene.picture()
        return picture.pixels[y * picture.width + x]
    }

    private let white: UInt32 = 0xFFFF_FFFF
    private let red: UInt32 = 0xFFFF_0000

    @Test func aWindowInFrontCoversItsFrameAndNothingElse() {
        front.isHidden = false
        #expect(color(40, 20) == red && color(69, 29) == red)
        #expect(color(39, 20) == white && color(70, 20) == white && color(40, 30) == white)
    }

    @Test func hidingItBringsBackWhatLiesBehind() {
        front.isHidden = false
        _ = scene.picture()
        #expect(scene.dirty { front.isHidden = true } == [PixelRect(x: 40, y: 20, width: 30, height: 10)])
        #expect(color(50, 25) == white)
    }

    @Test func movingItRepaintsWhereItWasAndIs() {
        front.isHidden = false
        #expect(color(45, 25) == red)
        front.frame.origin = CGPoint(x: 0, y: 80)
        #expect(color(45, 25) == white && color(0, 80) == red && color(29, 89) == red && color(30, 89) == white)
    }

    @Test func aWindowOnItsWayIsPaintedWhereItIsShown() {
        scene.application.makeCurrent()
        front.isHidden = false
        _ = scene.picture()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { front.frame.origin = CGPoint(x: 0, y: 80) }
        scene.application.advanceClock(to: 0.5)
        #expect(color(20, 50) == red && color(49, 59) == red && color(45, 25) == white && color(0, 80) == white)
        scene.application.advanceClock(to: 1)
        #expect(color(20, 50) == white && color(0, 80) == red)
    }

    @Test func aTranslucentWindowShowsWhatLiesBehind() {
        front.alpha = 0.5
        front.isHidden = false
        // Half red over white.
        let pixel = color(50, 25)
        #expect(pixel >> 16 & 255 == 255 && (127...128).contains(pixel & 255) && (127...128).contains(pixel >> 8 & 255))
    }

    @Test func theLevelDecidesWhatIsInFront() {
        front.isHidden = false
        let other = makeWindow(front.frame, .blue)
        other.isHidden = false
        #expect(color(50, 25) == 0xFF00_00FF)
        front.windowLevel = .alert
        #expect(color(50, 25) == red)
        front.windowLevel = .normal
        #expect(color(50, 25) == 0xFF00_00FF)
        front.makeKeyAndVisible()
        #expect(color(50, 25) == red)
    }

    @Test func whatNoWindowCoversIsClearAndNotLeftOver() {
        scene.window.isHidden = true
        front.isHidden = false
        #expect(color(50, 25) == red && color(0, 0) == 0)
        front.frame.origin.x = 0
        #expect(color(50, 25) == 0)
    }

    @Test func changesPieceByPieceGiveThePictureOfAFreshStart() {
        var seeded = SeededGenerator(seed: 7)
        let windows = (0..<4).map { index in
            makeWindow(CGRect(x: 10 * index, y: 5 * index, width: 40, height: 30), [UIColor.red, .green, .blue, .yellow][index])
        }
        for _ in 0..<200 {
            let window = windows.randomElement(using: &seeded)!
            switch Int.random(in: 0..<6, using: &seeded) {
            case 0: window.isHidden.toggle()
            case 1: window.frame.origin = CGPoint(x: Int.random(in: -10...90, using: &seeded), y: Int.random(in: -10...90, using: &seeded))
            case 2: window.windowLevel = Bool.random(using: &seeded) ? .alert : .normal
            case 3: window.makeKeyAndVisible()
            case 4: window.alpha = Bool.random(using: &seeded) ? 1 : 0.5
            default: window.backgroundColor = Bool.random(using: &seeded) ? .red : nil
            }
            let pieces = scene.picture().copy(of: scene.picture().bounds)
            scene.application.invalidateAll()
            let whole = scene.picture()
            #expect((0..<10_000).allSatisfy { pieces?.pixels[$0] == whole.pixels[$0] })
        }
    }
}
