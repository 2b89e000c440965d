import Testing
@testable import UIKit

/// A slider of 128 × 44 points at (10, 10): the thumb, 28 wide, begins at 10 + value; the track is 4 high about y = 32.
@MainActor @Suite("How a slider looks")
struct SliderDrawingTests {
    private let white: UInt32 = 0xFFFF_FFFF, blue: UInt32 = 0xFF00_00FF, gray: UInt32 = 0xFF8E_8E93

    private func stage(scale: CGFloat = 1, value: Float) -> (scene: Scene, slider: UISlider) {
        let scene = Scene(width: 150, height: 70, scale: scale)
        let slider = scene.add(UISlider(frame: CGRect(x: 10, y: 10, width: 128, height: 44)))
        slider.tintColor = .blue
        slider.maximumValue = 100
        slider.value = value
        return (scene, slider)
    }

    @Test(arguments: [0, 1, 37, 50, 99, 100] as [Float])
    func theThumbStandsWhereTheValueIs(value: Float) {
        let (scene, _) = stage(value: value)
        let picture = scene.picture(), left = 10 + Int(value)
        // Across the middle: the track's colour up to the thumb's ring, white, ring, gray.
        let row = (0..<150).map { picture[$0, 31] }
        #expect((left + 3..<left + 25).allSatisfy { row[$0] == white })
        // To an eighth of a pixel: a circle of radius 12 leaves 1/(6 · 12) of its outermost pixel beside the middle uncovered, and the
        // chords it is filled as a little more.
        #expect(distance(row[left + 2], white) <= 32 && distance(row[left + 25], white) <= 32)
        #expect(row[left + 1] == blue && row[left + 26] == blue)
        if value >= 3 { #expect((12..<left).allSatisfy { row[$0] == blue }) }
        if value <= 97 { #expect((left + 28..<136).allSatisfy { row[$0] == gray }) }
        #expect(row[9] == white && row[138] == white)
    }

    @Test(arguments: [1, 1.25, 1.5, 2, 3])
    func theTrackIsSharpAtEveryScale(scale: Double) {
        let (scene, _) = stage(scale: scale, value: 0)
        let picture = scene.picture(), x = Int(100 * scale)
        let column = (0..<picture.height).map { picture[x, $0] }
        #expect(Set(column) == [white, gray])
        // From 30 to 34 points, each edge at the nearest pixel.
        let (top, bottom) = (Int((30 * scale).rounded()), Int((34 * scale).rounded()))
        #expect(column.indices.filter { column[$0] == gray } == Array(top..<bottom))
    }

    @Test func theThumbIsRound() {
        let (scene, _) = stage(value: 50)
        let picture = scene.picture()
        // The circle about (74, 32) with radius 14; a pixel's middle farther out than 14.8 is clear, nearer than 11 is white.
        for y in 14..<50 where !(29..<35).contains(y) {
            for x in 56..<92 {
                let radius = hypot(CGFloat(x) + 0.5 - 74, CGFloat(y) + 0.5 - 32)
                if radius > 14.8 { #expect(picture[x, y] == white, "\(x) \(y)") }
                if radius < 11 { #expect(picture[x, y] == white, "\(x) \(y)") }
                if radius > 12.8, radius < 13.2 { #expect(distance(picture[x, y], blue) < 60, "\(x) \(y)") }
            }
        }
    }

    @Test(arguments: [(1.1, 31), (1.25, 35), (1.5, 42), (1.75, 49)])
    func atAnOddScaleTheThumbIsOneSizeAndItsRingEven(scale: Double, side: Int) {
        for value in stride(from: Float(10), to: 90, by: 7) {
            let (scene, _) = stage(scale: scale, value: value)
            let picture = scene.picture()
            // A row in the thumb above the track is its widest to within a pixel; columns run through its middle.
            let x = Int((24 + Double(value)) * scale)
            let column = (0..<picture.height).map { picture[x, $0] }
            let inked = column.indices.filter { column[$0] != white }
            #expect(inked.last! - inked.first! + 1 == side)
            let ring = Int((2 * scale).rounded())
            #expect(column[inked.first! + ring] == white || distance(column[inked.first! + ring], white) <= 40)
            #expect(distance(column[inked.first! + ring - 1], blue) <= 40)
            #expect(distance(column[inked.last! - ring], white) <= 40)
            #expect(distance(column[inked.last! - ring + 1], blue) <= 40)
        }
    }

    @Test func itsColoursCanBeChosen() {
        let (scene, slider) = stage(value: 50)
        (slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor) = (.red, .green, .black)
        let picture = scene.picture()
        #expect(picture[30, 31] == 0xFFFF_0000 && picture[110, 31] == 0xFF00_FF00 && picture[74, 31] == 0xFF00_0000)
        #expect(picture[61, 31] == 0xFF00_0000)
    }

    @Test func disabledItIsShownAt35Percent() {
        let (scene, slider) = stage(value: 50)
        slider.isEnabled = false
        // Blue over white: 255 · 0.65 = 165.75 is left of red and green.
        #expect(distance(scene.picture()[30, 31], 0xFFA6_A6FF) <= 1)
    }

    @Test func aPressedThumbDarkens() {
        let (scene, slider) = stage(value: 50)
        slider.isHighlighted = true
        // 255 · 0.84 = 214.2
        #expect(distance(scene.picture()[74, 31], 0xFFD6_D6D6) <= 1)
        #expect(scene.picture()[30, 31] == blue)
    }

    @Test func everyColourItStartsWithStandsOutFromLightAndDark() {
        for ground in [UIColor.white, UIColor(hex: 0x2A2C31)] {
            #expect(UIColor.systemGray.contrast(with: ground) >= 3)
            #expect(UIColor.systemBlue.contrast(with: ground) >= 3)
        }
    }
}
