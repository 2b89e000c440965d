import EventLog
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// Recordings of real touchscreens, where the folder with them is there.
@Suite("Recorded fingers")
@MainActor
struct RecordedFingersTests {
    private nonisolated static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("shared/data/touch").path

    private nonisolated static var recordings: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".jsonl") }.sorted()
    }

    @Test(.enabled(if: !recordings.isEmpty, "needs ../shared/data/touch"), arguments: recordings)
    func everyFingerPutDownIsAStroke(recording: String) throws {
        let path = "\(Self.folder)/\(recording)"
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let landings = lines.filter { $0.contains(#""phase": "down""#) }.count
        let doodle = try Doodle { $0.severalFingers = .draw }
        let script = ReplayScript(try LogSource(path: path), window: CGSize(width: 1024, height: 720))
        while let step = try script.nextStep() {
            guard case .batch(let events) = step else { continue }
            for event in events { doodle.host.application.enqueue(event) }
            doodle.host.application.processEvents()
        }
        #expect(landings > 0)
        #expect(doodle.drawing.strokes.count == landings)
    }
}
