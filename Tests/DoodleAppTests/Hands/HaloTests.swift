import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

@Suite("Halos around fingertips")
@MainActor
struct HaloTests {
    @Test func aFingerThatDrawsHasOneAndLeavesNoneBehind() throws {
        let doodle = try Doodle(hasHalos: true)
        doodle.touch.down(at: CGPoint(x: 300, y: 300))
        doodle.touch.wait(0.04)
        // Beside the ink, inside the ring.
        #expect(try doodle.picture()[300, 325] != Paper.warmWhite)
        doodle.touch.move(to: CGPoint(x: 500, y: 300))
        doodle.touch.wait(0.04)
        #expect(try doodle.picture()[300, 325] == Paper.warmWhite)
        #expect(try doodle.picture()[500, 325] != Paper.warmWhite)
        doodle.touch.up()
        doodle.touch.wait(0.04)
        #expect(try doodle.showsThePage())
    }

    @Test func aMouseHasNone() throws {
        let doodle = try Doodle(hasHalos: true)
        doodle.touch.mouseDown(at: CGPoint(x: 300, y: 300))
        doodle.touch.wait(0.04)
        #expect(try doodle.picture()[300, 325] == Paper.warmWhite)
    }
}
