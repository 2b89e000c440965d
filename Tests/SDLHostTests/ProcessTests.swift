import Testing
import UIKit

/// The probe as a process of its own.
final class Probe {
    let process = Process()
    private let output = Pipe()

    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        // Test bundles lie beside the programs they were built with.
        let folder = Bundle(for: Probe.self).bundleURL.deletingLastPathComponent()
        let beside = folder.appendingPathComponent("SDLHostProbe")
        let here = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("SDLHostProbe")
        process.executableURL = FileManager.default.isExecutableFile(atPath: beside.path) ? beside : here
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Reads lines up to one that starts so; all of them up to the end when none does.
    func lines(upTo start: String) -> [String] {
        var lines: [String] = []
        var line: [UInt8] = []
        while let byte = try? output.fileHandleForReading.read(upToCount: 1), let byte = byte.first {
            guard byte == 0x0A else {
                line.append(byte)
                continue
            }
            lines.append(String(decoding: line, as: UTF8.self))
            line = []
            if lines.last?.hasPrefix(start) ?? false { break }
        }
        return lines
    }

    func signal(_ number: Int32) { kill(process.processIdentifier, number) }
}

@Suite("The process from outside")
struct ProcessTests {
    private let dummy = ["SDL_VIDEODRIVER": "dummy"]

    @Test("An ending signal is a clean end", arguments: [SIGTERM, SIGINT, SIGHUP])
    func signals(number: Int32) throws {
        let probe = try Probe(["640x480"], environment: dummy)
        #expect(probe.lines(upTo: "launched").last == "launched 640.0x480.0@1.0")
        probe.signal(number)
        #expect(probe.lines(upTo: "ended").suffix(2) == ["terminating", "ended 0"])
        probe.process.waitUntilExit()
        #expect(probe.process.terminationReason == .exit && probe.process.terminationStatus == 0)
    }

    @Test("A second one does not harm the end that is under way")
    func twice() throws {
        let probe = try Probe(["640x480", "--slow-end"], environment: dummy)
        _ = probe.lines(upTo: "launched")
        probe.signal(SIGHUP)
        probe.signal(SIGHUP)
        #expect(probe.lines(upTo: "terminating").last == "terminating")
        probe.signal(SIGINT)
        #expect(probe.lines(upTo: "ended").suffix(2) == ["late work done", "ended 0"])
        probe.process.waitUntilExit()
        #expect(probe.process.terminationStatus == 0)
    }

    @Test("A replay that waits for a pipe without a display ends on a signal")
    func waitingPipe() throws {
        let probe = try Probe(["--headless", "--replay", "/dev/stdin"])
        _ = probe.lines(upTo: "launched")
        probe.signal(SIGTERM)
        #expect(probe.lines(upTo: "ended").suffix(2) == ["terminating", "ended 0"])
        probe.process.waitUntilExit()
        #expect(probe.process.terminationStatus == 0)
    }

    @Test("Closing standard output does not kill it")
    func brokenPipe() throws {
        try withLog("{\"t\":1,\"type\":\"dump\",\"path\":\"a\"}\nnonsense\n") { path in
            let probe = try Probe(["--headless", "--replay", path])
            let lines = probe.lines(upTo: "ended")
            #expect(lines.contains("dump(path: \"a\")") && lines.last == "ended 1")
            probe.process.waitUntilExit()
            #expect(probe.process.terminationStatus == 1)
        }
    }

    @Test("A drag in a log draws, and draws the same in a window and without")
    func replay() throws {
        let log = """
            {"t":0,"type":"finger","phase":"down","id":1,"x":10,"y":20}
            {"t":0.01,"type":"finger","phase":"motion","id":1,"x":30,"y":20}
            {"t":0.02,"type":"finger","phase":"up","id":1,"x":30,"y":20}
            {"t":0.03,"type":"quit"}
            """
        try withLog(log) { path in
            let (headless, window) = (try Probe(["--headless", "--replay", path]), try Probe(["--replay", path], environment: dummy))
            let lines = headless.lines(upTo: "ended")
            #expect(lines == ["launched 1024.0x720.0@1.0", "began 10.0 20.0", "moved 30.0 20.0", "ended 30.0 20.0"])
            #expect(window.lines(upTo: "ended") == lines)
        }
    }
}
