import Testing
import UIKit

@MainActor @Suite("Sample: rotary knob")
struct RotaryKnobTests {
    private func stage() -> Stage<RotaryKnob> { Stage { RotaryKnob(frame: CGRect(x: 50, y: 50, width: 100, height: 100)) } }
    private let blue = UIColor.systemBlue.cgColor.premultipliedPixel

    /// The track runs from −11/8 π over the top to 3/8 π, 1.75 π in all; angles in parts of π, values in parts of the track.
    private nonisolated static let turns: [(angle: CGFloat, value: Float)] = [
        (-0.5, 0.5), (0, 1.375 / 1.75), (1, 0.375 / 1.75), (0.375, 1), (0.625, 0),
    ]

    @Test(arguments: turns)
    func theValueFollowsTheFingersAngle(turn: (angle: CGFloat, value: Float)) {
        let stage = stage(), angle = turn.angle * .pi
        var changes = 0
        stage.view.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        stage.touch.down(at: CGPoint(x: 100, y: 55))
        stage.touch.move(to: CGPoint(x: 100 + 40 * cos(angle), y: 100 + 40 * sin(angle)))
        #expect(abs(stage.view.value - turn.value) < 1e-5)
        #expect(changes == 2 && stage.view.isTracking)
        stage.touch.up()
        #expect(!stage.view.isTracking)
    }

    @Test func thePointerTurnsWithTheValue() throws {
        let stage = stage()
        // At one half it points up: from 20 to 4 points below the top edge, 4 points wide.
        stage.view.setValue(0.5)
        #expect(try stage.pixel(100, 62) == blue && stage.pixel(98, 62) == blue && stage.pixel(101, 62) == blue)
        #expect(try stage.pixel(97, 62) == white && stage.pixel(102, 62) == white && stage.pixel(100, 71) == white)
        stage.view.setValue(0.5 + 0.5 / 1.75)
        #expect(try stage.pixel(100, 62) == white)
        #expect(try stage.pixel(137, 100) == blue)
    }

    @Test func theTrackIsARingWithAGapAtTheBottom() throws {
        let stage = stage()
        // Radius 46 with a line of 4: from 44 to 48 around the centre.
        #expect(try stage.pixel(100, 100 - 47) == blue && stage.pixel(100 + 46, 100) == blue && stage.pixel(100 - 47, 100) == blue)
        #expect(try stage.pixel(100, 100 + 46) == white)
        #expect(try stage.pixel(100 - 42, 100) == white && stage.pixel(100 - 50, 100) == white)
    }

    @Test func aFingerInTheGapMeansTheNearerEnd() {
        let stage = stage()
        stage.touch.down(at: CGPoint(x: 104, y: 140))
        #expect(stage.view.value == 1)
        stage.touch.move(to: CGPoint(x: 96, y: 140))
        #expect(stage.view.value == 0)
    }
}
