import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp
@testable import ImageFiles

/// Half a minute of real painting with a pressure pen, where the recording is there (../shared/data/ink).
@Suite("A recorded painting")
@MainActor
struct PaintingTests {
    private nonisolated static let recording = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("shared/data/ink/painting30sec.json")

    private nonisolated static var isThere: Bool { FileManager.default.fileExists(atPath: recording.path) }

    /// Each stroke's readings: x and y in points, time in milliseconds, pressure.
    private struct Recording: Decodable {
        let strokes: [[[Double]]]
    }

    /// The painting in the program, drawn by a pen as it was.
    private func painting(scale: CGFloat) throws -> Doodle {
        let doodle = try Doodle(scale: scale)
        let strokes = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: Self.recording)).strokes
        let start = strokes[0][0][2]
        for stroke in strokes {
            for (place, reading) in stroke.enumerated() {
                doodle.touch.wait(max(0, (reading[2] - start) / 1000 - doodle.host.application.clock.now))
                doodle.touch.send(pen(place == 0 ? .down : .motion, reading))
            }
            doodle.touch.send(pen(.up, stroke[stroke.count - 1]))
        }
        return doodle
    }

    private func pen(_ phase: HostEvent.Pen.Phase, _ reading: [Double]) -> HostEvent.Kind {
        .pen(HostEvent.Pen(phase, at: CGPoint(x: reading[0], y: reading[1]), pressure: reading[3]))
    }

    @Test(.enabled(if: isThere, "needs ../shared/data/ink"), arguments: [CGFloat(1), 4])
    func itLooksAsItDidWhenItWasJudged(scale: CGFloat) throws {
        // Loops, a turn and hatching, light and heavy.
        let part = PixelRect(covering: CGRect(x: 340, y: 128, width: 96, height: 72), scale: scale)
        let picture = try #require(try painting(scale: scale).picture().copy(of: part))
        let golden = try Golden("painting@\(Int(scale))", showing: picture)
        #expect(golden.matches(picture))
        let another = try #require(try Doodle(scale: scale).picture().copy(of: part))
        #expect(!golden.matches(another))
    }
}
