import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite struct SwipeTests {
    let g = GestureStage()
    var touch: TouchDriver { g.touch }

    private func swipe(_ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1) -> UISwipeGestureRecognizer {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        swipe.numberOfTouchesRequired = fingers
        return g.add(swipe, as: "swipe")
    }

    /// One finger from the middle of the view, as far as `distance`, `degrees` clockwise from the right.
    private func flick(_ distance: CGFloat, _ degrees: CGFloat = 0, within seconds: TimeInterval = 0.1) {
        touch.step = seconds / 10
        let angle = degrees * .pi / 180
        touch.drag(from: at(150, 200), to: at(150 + distance * cos(angle), 200 + distance * sin(angle)), steps: 10)
        touch.wait(1)
    }

    @Test func theDirectionIsRightByDefault() {
        #expect(UISwipeGestureRecognizer().direction == .right)
    }

    @Test func fiftyPointsAlongAreASwipe() {
        _ = swipe()
        flick(49)
        #expect(g.story(of: "swipe").isEmpty)
        flick(50)
        #expect(g.story(of: "swipe") == ["ended"])
        #expect(g.isQuiet)
    }

    @Test func itIsRecognizedBeforeTheFingerIsLifted() {
        _ = swipe()
        touch.down(at: at(50, 60))
        touch.move(to: at(110, 60))
        #expect(g.story(of: "swipe") == ["ended"])
        touch.move(to: at(200, 60))
        touch.up()
        #expect(g.story(of: "swipe") == ["ended"])
    }

    @Test func halfASecondIsTheLongest() {
        _ = swipe()
        flick(60, within: 0.48)
        #expect(g.story(of: "swipe").count == 1)
        // The whole way takes 0.7 s, and 50 of its 52 points are behind it only after 0.67 s.
        flick(52, within: 0.7)
        #expect(g.story(of: "swipe").count == 1)
    }

    @Test(arguments: [(29.0, 1), (-29, 1), (31, 0), (-31, 0), (90, 0), (180, 0)])
    func theDirectionIsKeptWithinThirtyDegrees(degrees: Double, count: Int) {
        _ = swipe()
        flick(100, degrees)
        #expect(g.story(of: "swipe").count == count)
    }

    @Test func distanceCountsAlongTheDirection() {
        _ = swipe()
        // 55 points at 29°: 48.1 along.
        flick(55, 29)
        #expect(g.story(of: "swipe").isEmpty)
        // 58 points: 50.7 along.
        flick(58, 29)
        #expect(g.story(of: "swipe") == ["ended"])
    }

    @Test(arguments: [(0.0, 1), (90, 8), (180, 2), (270, 4)])
    func eachDirectionHasItsOwn(degrees: Double, direction: Int) {
        for other in [1, 2, 4, 8] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = .init(rawValue: other)
            g.add(swipe, as: "swipe\(other)")
        }
        flick(80, degrees)
        #expect(g.story.filter { $0.hasPrefix("swipe") } == ["swipe\(direction) ended"])
    }

    @Test func severalDirectionsAtOnce() {
        _ = swipe([.left, .right])
        flick(80, 180)
        flick(80, 0)
        flick(80, 90)
        #expect(g.story(of: "swipe").count == 2)
    }

    @Test func twoFingersSwipeTogether() {
        _ = swipe(fingers: 2)
        flick(100)
        #expect(g.story(of: "swipe").isEmpty)
        g.down(at(50, 60), at(50, 160))
        g.move(at(110, 60), at(110, 160))
        g.up()
        #expect(g.story(of: "swipe") == ["ended"])
    }

    @Test func aFingerTooManyIsNone() {
        _ = swipe()
        g.down(at(50, 60), at(50, 160))
        g.move(at(110, 60), at(110, 160))
        g.up()
        #expect(g.story(of: "swipe").isEmpty)
        #expect(g.isQuiet)
    }
}
