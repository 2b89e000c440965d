import Testing
@testable import UIKit

/// Three segments of 40 × 44 points from (10, 10); the pill is 2 points smaller on each side.
@MainActor @Suite("How a segmented control looks")
struct SegmentedDrawingTests {
    private let scene = Scene(width: 140, height: 70)
    private let control = UISegmentedControl(items: ["a", "b", "c"])
    private let white: UInt32 = 0xFFFF_FFFF, blue: UInt32 = 0xFF00_00FF
    /// 0.24 of #8E8E93 over white: 255 − 0.24 · (255 − 142) = 227.9, for blue 255 − 0.24 · (255 − 147) = 229.1.
    private let ground: UInt32 = 0xFFE4_E4E5

    init() {
        control.frame = CGRect(x: 10, y: 10, width: 120, height: 44)
        control.tintColor = .blue
        scene.window.addSubview(control)
        scene.application.launch()
    }

    /// Columns of `color` below the titles and above the round corners.
    private func columns(_ color: UInt32) -> [Int] {
        let picture = scene.picture()
        return (0..<140).filter { distance(picture[$0, 40], color) <= 1 }
    }

    private func finger(_ phase: HostEvent.Finger.Phase, segment: Int, at time: TimeInterval) {
        let place = CGPoint(x: 30 + 40 * CGFloat(segment), y: 32)
        scene.application.enqueue(HostEvent(time: time, kind: .finger(.init(phase, id: 1, at: place))))
        scene.application.processEvents()
    }

    @Test func thePillIsOnTheSelectedSegment() {
        #expect(columns(blue).isEmpty)
        for index in 0..<3 {
            control.selectedSegmentIndex = index
            let left = 10 + 40 * index
            #expect(columns(blue) == Array(left + 2..<left + 38))
        }
        control.selectedSegmentTintColor = .red
        #expect(columns(0xFFFF_0000) == Array(92..<128))
    }

    @Test(arguments: [1.25, 1.5, 1.75])
    func theGapAroundThePillIsEven(scale: Double) {
        let scene = Scene(width: 140, height: 70, scale: scale)
        let control = UISegmentedControl(items: ["a"])
        control.frame = CGRect(x: 10, y: 10, width: 44, height: 44)
        control.tintColor = .blue
        control.selectedSegmentIndex = 0
        scene.window.addSubview(control)
        let picture = scene.picture(), middle = Int(32 * scale), gap = Int((2 * scale).rounded())
        let row = (0..<picture.width).map { picture[$0, middle] }
        let all = row.indices.filter { row[$0] != white }, pill = row.indices.filter { row[$0] == blue }
        #expect(pill.first! - all.first! == gap && all.last! - pill.last! == gap)
    }

    @Test func titlesStandInTheMiddleAndStandOut() {
        control.selectedSegmentIndex = 0
        let picture = scene.picture()
        // 15 points high from 24.5, a block from a fifth to four fifths of it; 7.5 wide about x = 30 and x = 70.
        #expect(picture[30, 32] == white && picture[70, 32] == blue)
        #expect(picture[22, 32] == blue && distance(picture[62, 32], ground) <= 1)
        control.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.yellow], for: .selected)
        let other = scene.picture()
        #expect(other[30, 32] == 0xFFFF_FF00 && other[70, 32] == 0xFF00_0000)
    }

    @Test func linesStandBetweenSegmentsButNotBesideThePill() {
        func lines() -> [Int] {
            let picture = scene.picture()
            // A quarter of 44 from the top: from y = 21 on. Titles are lower.
            return (14..<126).filter { distance(picture[$0, 22], ground) > 4 && picture[$0, 22] != blue }
        }
        #expect(lines() == [50, 90] || lines() == [49, 89])
        control.selectedSegmentIndex = 0
        #expect(lines().count == 1)
        control.selectedSegmentIndex = 1
        #expect(lines().isEmpty)
    }

    @Test func aFingerTakesTheSelectionAlong() {
        control.selectedSegmentIndex = 0
        finger(.down, segment: 0, at: 1)
        // 0.16 of black over blue: 255 · 0.84 = 214.
        let pressed: UInt32 = 0xFF00_00D6
        #expect(columns(pressed) == Array(12..<48))
        finger(.motion, segment: 2, at: 1.1)
        #expect(columns(pressed) == Array(92..<128))
        #expect(control.selectedSegmentIndex == 0)
        finger(.cancel, segment: 2, at: 1.2)
        #expect(columns(blue) == Array(12..<48))
    }

    @Test func aFingerElsewhereLightsUpWhatItIsOn() {
        control.selectedSegmentIndex = 0
        finger(.down, segment: 1, at: 1)
        #expect(columns(blue) == Array(12..<48))
        #expect(columns(ground).filter { (52..<88).contains($0) }.isEmpty)
        finger(.up, segment: 1, at: 1.1)
        #expect(columns(blue) == Array(52..<88))
    }

    @Test func aDisabledSegmentIsShownAt35Percent() {
        control.setEnabled(false, forSegmentAt: 1)
        // Blue over the ground: 228 · 0.65 = 148.2, and 229 · 0.65 + 255 · 0.35 = 238.1.
        #expect(distance(scene.picture()[70, 32], 0xFF94_94EE) <= 2)
    }

    @Test func aPictureTakesTheColourOfATitle() {
        let image = UIImage(svg: [1], size: CGSize(width: 20, height: 20)).withRenderingMode(.alwaysTemplate)
        control.setImage(image, forSegmentAt: 2)
        // The art's upper half is inked: y from 22 to 32.
        #expect(scene.picture()[110, 25] == blue)
        control.selectedSegmentIndex = 2
        #expect(scene.picture()[110, 25] == white)
    }

    @Test func inAMomentaryOneTheRingGoesRoundOneSegment() {
        control.isMomentary = true
        control.setFocusRing(true)
        func ring() -> [Int] {
            let picture = scene.picture()
            return (0..<140).filter { picture[$0, 40] == blue }
        }
        #expect(ring() == [6, 7, 52, 53])
        _ = control.adjust(by: .arrow(.right))
        #expect(ring() == [46, 47, 92, 93])
    }
}
