import Testing
@testable import UIKit

/// A switch at (10, 10): the pill from (10, 16) to (62, 48), the knob 28 wide from 12 (off) or 32 (on), its middle at y = 32.
@MainActor @Suite("How a switch looks")
struct SwitchDrawingTests {
    private let scene = Scene(width: 80, height: 70)
    private let toggle: UISwitch
    private let white: UInt32 = 0xFFFF_FFFF, blue: UInt32 = 0xFF00_00FF, gray: UInt32 = 0xFF8E_8E93

    init() {
        toggle = scene.add(UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0)))
        toggle.tintColor = .blue
    }

    /// Columns of `color` across the middle, to an eighth of a pixel: a circle of radius 14 leaves 1/(6 · 14) of its outermost
    /// pixel beside the middle uncovered, and the chords it is filled as a little more.
    private func columns(_ color: UInt32) -> [Int] {
        let picture = scene.picture()
        return (10..<62).filter { distance(picture[$0, 31], color) <= 32 }
    }

    @Test func theKnobLiesAtTheSideThatCounts() {
        #expect(columns(white) == Array(12..<40))
        #expect(columns(gray) == Array(10..<12) + Array(40..<62))
        toggle.isOn = true
        #expect(columns(white) == Array(32..<60))
        #expect(columns(blue) == Array(10..<32) + Array(60..<62))
        let picture = scene.picture()
        #expect((0..<70).filter { picture[30, $0] == blue } == Array(16..<48))
    }

    @Test func theKnobGoesWithTheFinger() {
        scene.application.launch()
        func finger(_ phase: HostEvent.Finger.Phase, _ x: CGFloat, _ time: TimeInterval) {
            scene.application.enqueue(HostEvent(time: time, kind: .finger(.init(phase, id: 1, at: CGPoint(x: x, y: 32)))))
            scene.application.processEvents()
        }
        toggle.thumbTintColor = .red
        finger(.down, 20, 1)
        finger(.motion, 25, 1.1)
        toggle.isHighlighted = false
        #expect(columns(0xFFFF_0000) == Array(17..<45))
        finger(.motion, 95, 1.2)
        toggle.isHighlighted = false
        #expect(columns(0xFFFF_0000) == Array(32..<60))
        finger(.cancel, 95, 1.3)
        #expect(columns(0xFFFF_0000) == Array(12..<40))
    }

    @Test func theKnobStandsOutFromWhateverIsBehindIt() {
        toggle.onTintColor = UIColor(hex: 0x8FB1FF)
        toggle.isOn = true
        #expect(columns(0xFF00_0000) == Array(32..<60))
        toggle.onTintColor = .purple
        #expect(columns(white) == Array(32..<60))
        toggle.isOn = false
        toggle.offTintColor = .yellow
        #expect(columns(0xFF00_0000) == Array(12..<40))
    }

    @Test func disabledItIsShownAt35Percent() {
        toggle.isOn = true
        toggle.isEnabled = false
        #expect(distance(scene.picture()[22, 31], 0xFFA6_A6FF) <= 1)
    }

    @Test(arguments: [1.1, 1.25, 1.5, 1.75, 2.5])
    func theGapAroundTheKnobIsEven(scale: Double) {
        let scene = Scene(width: 80, height: 70, scale: scale)
        let toggle = scene.add(UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0)))
        (toggle.tintColor, toggle.thumbTintColor, toggle.isOn) = (.blue, .red, true)
        let picture = scene.picture()
        // The knob's middle is 46 points from the left and 32 from the top; columns and rows of the pill, and of the knob in it.
        let (x, y) = (Int(46 * scale), Int(32 * scale))
        func span(_ pixels: [UInt32], _ isPart: (UInt32) -> Bool) -> (first: Int, last: Int) {
            let found = pixels.indices.filter { isPart(pixels[$0]) }
            return (found.first ?? -1, found.last ?? -1)
        }
        // Within an eighth of a pixel, as above.
        let isKnob: (UInt32) -> Bool = { distance($0, 0xFFFF_0000) <= 40 }
        let isPill: (UInt32) -> Bool = { $0 != 0xFFFF_FFFF }
        let row = (0..<picture.width).map { picture[$0, y] }, column = (0..<picture.height).map { picture[x, $0] }
        let gap = Int((2 * scale).rounded())
        #expect(span(row, isPill).last - span(row, isKnob).last == gap)
        #expect(span(column, isPill).last - span(column, isKnob).last == gap)
        #expect(span(column, isKnob).first - span(column, isPill).first == gap)
    }

    @Test func atAnOddScaleItsEdgesStandOnPixels() {
        let scene = Scene(width: 80, height: 70, scale: 1.5)
        let toggle = scene.add(UISwitch(frame: CGRect(x: 10, y: 11, width: 0, height: 0)))
        (toggle.tintColor, toggle.isOn) = (.blue, true)
        // From 17 to 49 points: 25.5 → 26 and 73.5 → 74.
        let picture = scene.picture()
        #expect((0..<105).filter { picture[45, $0] != white } == Array(26..<74))
        #expect((0..<105).filter { picture[45, $0] == blue } == Array(26..<74))
    }
}
