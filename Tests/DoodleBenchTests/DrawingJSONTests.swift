@testable import doodle_bench
import CoreGraphics
import Foundation
import Ink
import Testing

@Suite struct DrawingJSONTests {
    @Test func everyPointIsWrittenAsTheProgramReadsIt() throws {
        let samples = [
            InkSample(position: CGPoint(x: 0.1, y: -2), time: 0.25, pressure: 0.5), InkSample(position: CGPoint(x: 3, y: 4), time: 1)
        ]
        let brush = Brush(tool: .eraser, color: InkColor(red: 255, green: 0, blue: 16, alpha: 128), width: 6)
        let stroke = try #require(Stroke(id: Stroke.ID(1), brush: brush, samples: samples))
        let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("doodle-bench-test-\(getpid()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try DrawingJSON.write(Drawing(strokes: [stroke, stroke]), to: file)

        let json = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: [[String: Any]]])
        let strokes = try #require(json["strokes"])
        #expect(strokes.count == 2)
        #expect(strokes[1]["tool"] as? String == "eraser")
        #expect(strokes[1]["color"] as? String == "#FF001080")
        #expect(strokes[1]["width"] as? Double == 6)
        #expect(strokes[1]["points"] as? [[Double]] == [[0.1, -2, 0.25, 0.5], [3, 4, 1, 1]])
    }
}
