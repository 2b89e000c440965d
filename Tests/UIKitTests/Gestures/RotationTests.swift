import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct RotationTests {
    let g = GestureStage()
    var touch: TouchDriver { g.touch }

    private func rotation() -> UIRotationGestureRecognizer { g.add(UIRotationGestureRecognizer(), as: "rotation") }

    /// Both fingers 50 points from (150, 200), the first one at `angle`.
    private func pair(_ angle: CGFloat) -> (CGPoint, CGPoint) {
        let x = 50 * cos(angle), y = 50 * sin(angle)
        return (at(150 + x, 200 + y), at(150 - x, 200 - y))
    }

    private func turn(to angle: CGFloat) {
        let (first, second) = pair(angle)
        g.move(first, second)
    }

    private func land() {
        let (first, second) = pair(0)
        g.down(first, second)
    }

    @Test func itBeginsAtEightPointsOfArc() {
        let rotation = rotation()
        land()
        // One finger turns about the other at 100 points.
        turn(to: 0.079)
        #expect(g.story(of: "rotation").isEmpty)
        turn(to: 0.081)
        #expect(g.story(of: "rotation") == ["began"])
        #expect(isClose(rotation.rotation, 0.081))
        turn(to: 1)
        #expect(isClose(rotation.rotation, 1))
        g.up()
        #expect(g.story(of: "rotation") == ["began", "changed", "ended"])
        #expect(g.isQuiet)
    }

    @Test func clockwiseIsPositive() {
        let rotation = rotation()
        g.down(at(100, 100), at(200, 100))
        // The right finger goes down the screen.
        g.move(at(100, 100), at(100, 200))
        #expect(isClose(rotation.rotation, .pi / 2))
    }

    @Test func moreThanAWholeTurnIsMore() {
        let rotation = rotation()
        land()
        for index in 1...16 { turn(to: CGFloat(index) * .pi / 4) }
        #expect(isClose(rotation.rotation, 4 * .pi))
        for index in (-4...15).reversed() { turn(to: CGFloat(index) * .pi / 4) }
        #expect(isClose(rotation.rotation, -.pi))
    }

    @Test func itCanBeSetAndCountsFromThere() {
        let rotation = rotation()
        land()
        turn(to: 0.5)
        rotation.rotation = 0
        #expect(rotation.velocity == 0)
        turn(to: 0.75)
        #expect(isClose(rotation.rotation, 0.25))
    }

    @Test func theVelocityIsInRadiansASecond() {
        let rotation = rotation()
        touch.step = 0.01
        land()
        for index in 1...6 { turn(to: 0.05 * CGFloat(index)) }
        #expect(isClose(rotation.velocity, 5, within: 1e-6))
    }

    @Test func fingersThatPartDoNotRotate() {
        _ = rotation()
        g.down(at(100, 100), at(200, 100))
        g.move(at(50, 100), at(250, 100))
        g.up()
        #expect(g.story(of: "rotation").isEmpty)
    }

    @Test func withOneFingerLeftItStaysAsItIs() {
        let rotation = rotation()
        land()
        turn(to: 1)
        touch.up(1)
        touch.move(2, to: at(20, 20))
        #expect(isClose(rotation.rotation, 1))
        #expect(g.story(of: "rotation") == ["began"])
        touch.down(3, at: at(120, 20))
        #expect(isClose(rotation.rotation, 1))
        touch.move(3, to: at(20, 120))
        #expect(isClose(rotation.rotation, 1 + .pi / 2))
        touch.up(3)
        touch.up(2)
        #expect(g.story(of: "rotation") == ["began", "changed", "ended"])
    }

    @Test func fingersInOnePlaceHaveNoDirection() {
        let rotation = rotation()
        g.down(at(100, 100), at(100, 100))
        g.move(at(100, 100), at(100, 180))
        #expect(rotation.rotation == 0)
        g.move(at(100, 100), at(180, 100))
        #expect(isClose(rotation.rotation, -.pi / 2))
    }
}
