import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

@Suite("Ink that runs ahead")
@MainActor
struct PredictionTests {
    /// A finger that has moved to the right at 1,000 points a second and is at (500, 300).
    private func moving(_ change: @escaping (inout Options) -> Void) throws -> Doodle {
        let doodle = try Doodle(change)
        doodle.touch.down(at: CGPoint(x: 300, y: 300))
        for x in 1...25 { doodle.touch.move(to: CGPoint(x: 300 + 8 * x, y: 300)) }
        return doodle
    }

    private func reach(_ doodle: Doodle) throws -> Int {
        let picture = try doodle.picture()
        return try #require((0..<1024).last { picture[$0, 300] != Paper.warmWhite })
    }

    @Test func whereItIsAskedForItIsAFrameAheadUntilTheHandRests() throws {
        let plain = try moving { _ in }, ahead = try moving { $0.predictsInk = true }
        let here = try reach(plain)
        #expect(here <= 504)
        // At most a frame at that pace, and a good part of it.
        #expect((here + 6...here + 18).contains(try reach(ahead)))
        ahead.touch.wait(0.05)
        #expect(try reach(ahead) == here)
        ahead.touch.up()
        #expect(ahead.drawing.strokes[0].samples.last?.position.x == 500)
        #expect(try ahead.showsThePage())
    }

    @Test func whatIsReplayedNeverRunsAhead() throws {
        let replayed = try moving {
            $0.predictsInk = true
            $0.isHeadless = true
        }
        #expect(try reach(replayed) == reach(try moving { _ in }))
    }
}
