import EventLog
import Testing
import UIKit

/// A file of these bytes for as long as `body` runs.
func withLog<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
    let path = NSTemporaryDirectory() + "/eventlog-" + UUID().uuidString + ".jsonl"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
}

/// Every step of a log until its end or its error.
func play(_ text: String, window: CGSize = CGSize(width: 100, height: 100)) throws -> (steps: [ReplayStep], error: LogError?) {
    try play(Array(text.utf8), window: window)
}

func play(_ bytes: [UInt8], window: CGSize = CGSize(width: 100, height: 100)) throws -> (steps: [ReplayStep], error: LogError?) {
    try withLog(bytes) { path in
        let script = ReplayScript(try LogSource(path: path), window: window)
        var steps: [ReplayStep] = []
        do {
            while let step = try script.nextStep() { steps.append(step) }
            return (steps, nil)
        } catch var error as LogError {
            #expect(error.log == path)
            error.log = "LOG"
            return (steps, error)
        }
    }
}

func quit(_ time: TimeInterval) -> HostEvent { HostEvent(time: time, kind: .quit) }
