import EventLog
import Testing
import UIKit

@Suite("Recording")
struct EventRecorderTests {
    private let window = CGSize(width: 640, height: 480)

    @Test("A recording replays to the same batches")
    func roundTrip() throws {
        var seeded = Seeded(state: 7)
        let batches = (1...50).map { number in
            (0..<Int.random(in: 1...4, using: &seeded)).map { _ in
                HostEvent(time: Double(number) / 3, deviceTime: Double(number) / 3 - 0.001, kind: seeded.kind())
            }
        }
        try withLog([]) { path in
            let recorder = try EventRecorder(path: path, window: window, scale: 2) { Issue.record("\($0)") }
            for batch in batches { recorder.record(batch) }
            // Nothing waits for an orderly end: a crash now would find it all.
            let script = ReplayScript(try LogSource(path: path), window: window)
            for batch in batches { #expect(try script.nextStep() == .batch(batch)) }
            #expect(try script.nextStep() == nil)
            #expect(script.header == LogHeader(window: window, scale: 2))
            recorder.finish()
        }
    }

    @Test("A full disk is reported once and recording goes on as nothing")
    func fullDisk() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        var errors: [LogError] = []
        let recorder = try EventRecorder(path: "/dev/full", window: window, scale: 1) { errors.append($0) }
        for time in 0..<5 { recorder.record([quit(Double(time))]) }
        recorder.finish()
        #expect(errors == [LogError(log: "/dev/full", cause: "cannot be written: No space left on device")])
    }

    @Test("A file that cannot be made is an error with its path")
    func unwritable() {
        #expect(throws: LogError(log: "/nowhere/log", cause: "cannot be written: No such file or directory")) {
            try EventRecorder(path: "/nowhere/log", window: window, scale: 1) { _ in }
        }
    }

    @Test("A log knows whether another path is the same file")
    func sameFile() throws {
        try withLog([]) { path in
            let source = try LogSource(path: path)
            #expect(source.isSameFile(as: path))
            #expect(!source.isSameFile(as: "/nowhere/log"))
            #expect(!source.isSameFile(as: "/dev/null"))
        }
    }
}
