import EventLog
import Testing
import UIKit

@Suite("A log as steps")
struct ReplayScriptTests {
    @Test("Events of equal time are one batch, and actions keep their place among them")
    func batches() throws {
        let (steps, error) = try play("""
            {"t":0,"type":"quit"}
            {"t":0,"type":"quit"}
            {"t":1,"type":"quit"}
            {"t":1,"type":"screenshot","path":"a"}
            {"t":1,"type":"quit"}
            {"type":"dump","path":"b"}
            {"t":2,"type":"wait"}
            {"t":2,"type":"quit"}
            """)
        #expect(error == nil)
        #expect(steps == [
            .batch([quit(0), quit(0)]), .batch([quit(1)]), .action(.screenshot(path: "a"), at: 1), .batch([quit(1)]),
            .action(.dump(path: "b"), at: 1), .wait(until: 2), .batch([quit(2)]),
        ])
    }

    @Test("What comes before a wrong line is played, also the batch it cuts short")
    func errorLate() throws {
        let lines = (1..<500).map { "{\"t\":\($0),\"type\":\"quit\"}" } + [#"{"t":499,"type":"finger"}"#, #"{"t":501,"type":"quit"}"#]
        let (steps, error) = try play(lines.joined(separator: "\n"))
        #expect(steps == (1..<500).map { .batch([quit(Double($0))]) })
        #expect(error == LogError(log: "LOG", line: 500, cause: "finger: \"phase\" is missing"))
    }

    @Test("Time must not go back")
    func backwards() throws {
        let (steps, error) = try play("{\"t\":2.5,\"type\":\"quit\"}\n{\"t\":1,\"type\":\"wait\"}\n")
        #expect(steps == [.batch([quit(2.5)])])
        #expect(error?.description == "LOG:2: time goes back from 2.5 to 1.0")
    }

    @Test("A header is the first line or an error")
    func lateHeader() throws {
        let header = #"{"t":0,"type":"header","window":[100,100]}"#
        #expect(try play("\n\n" + header + "\n").error == nil)
        #expect(try play("{\"t\":0,\"type\":\"wait\"}\n" + header).error?.line == 2)
    }

    @Test("Empty lines, CRLF, a byte order mark and a missing last line end do no harm")
    func lineEnds() throws {
        let text = "\u{FEFF}{\"t\":0,\"type\":\"quit\"}\r\n\r\n   \n{\"t\":1,\"type\":\"quit\"}"
        let (steps, error) = try play(text)
        #expect(error == nil)
        #expect(steps == [.batch([quit(0)]), .batch([quit(1)])])
        #expect(try play("").steps == [])
        #expect(try play("\n\n\r\n").steps == [])
    }

    @Test("Empty lines count")
    func lineNumbers() throws {
        #expect(try play("\n\r\n\nx\n").error?.line == 4)
    }

    @Test("Bytes that are no UTF-8 are an error with their line")
    func badUTF8() throws {
        let bytes = Array("{\"t\":0,\"type\":\"quit\"}\n{\"t\":0,\"type\":\"text\",\"text\":\"".utf8) + [0xFF, 0xC0] + Array("\"}\n".utf8)
        #expect(try play(bytes).error == LogError(log: "LOG", line: 2, cause: "not UTF-8"))
    }

    @Test("Long lines are read, endless ones refused")
    func longLines() throws {
        let long = String(repeating: "a", count: 300_000)
        #expect(try play("{\"t\":0,\"type\":\"text\",\"text\":\"\(long)\"}\n{\"t\":1,\"type\":\"quit\"}").steps
            == [.batch([HostEvent(time: 0, kind: .text(long))]), .batch([quit(1)])])
        #expect(try play([UInt8](repeating: 0x20, count: 3 << 20)).error?.line == 1)
    }

    @Test("A motion without a button drags with the lowest button held")
    func heldButton() throws {
        let (steps, _) = try play("""
            {"t":0,"type":"mouse","phase":"down","button":3,"x":0,"y":0}
            {"t":1,"type":"mouse","phase":"down","button":1,"x":0,"y":0}
            {"t":2,"type":"mouse","phase":"motion","x":1,"y":0}
            {"t":3,"type":"mouse","phase":"up","button":1,"x":1,"y":0}
            {"t":4,"type":"mouse","phase":"motion","x":2,"y":0}
            {"t":5,"type":"mouse","phase":"motion","button":0,"x":2,"y":0}
            """)
        let buttons = steps.compactMap { step -> Int? in
            guard case .batch(let events) = step, case .mouse(let mouse) = events.first?.kind, mouse.phase == .motion else { return nil }
            return mouse.button
        }
        #expect(buttons == [1, 3, 0])
    }

    @Test("A log of another window is scaled, positions and sizes alike")
    func scaling() throws {
        let (steps, error) = try play("""
            {"t":0,"type":"header","window":[100,200]}
            {"t":1,"type":"finger","phase":"down","id":1,"x":10,"y":20}
            {"t":2,"type":"mouse","phase":"motion","button":0,"x":100,"y":200}
            {"t":3,"type":"window","event":"resized","w":50,"h":100}
            {"t":4,"type":"wheel","dx":1,"dy":2,"x":1,"y":2}
            {"t":5,"type":"pen","phase":"hover","x":4,"y":4}
            {"t":6,"type":"window","event":"display_scale","scale":2}
            {"t":7,"type":"finger","phase":"down","id":1,"x":10,"y":20,"win":1}
            """, window: CGSize(width: 300, height: 100))
        #expect(error == nil)
        #expect(steps == [
            .batch([HostEvent(time: 1, kind: .finger(.init(.down, id: 1, at: CGPoint(x: 30, y: 10))))]),
            .batch([HostEvent(time: 2, kind: .mouse(.init(.motion, button: 0, at: CGPoint(x: 300, y: 100))))]),
            .batch([HostEvent(time: 3, kind: .window(.resized(CGSize(width: 150, height: 50))))]),
            .batch([HostEvent(time: 4, kind: .wheel(.init(dx: 1, dy: 2, at: CGPoint(x: 3, y: 1))))]),
            .batch([HostEvent(time: 5, kind: .pen(.init(.hover, at: CGPoint(x: 12, y: 2))))]),
            .batch([HostEvent(time: 6, kind: .window(.displayScale(2)))]),
            // The header tells the size of the first window only.
            .batch([HostEvent(time: 7, window: HostWindowID(1), kind: .finger(.init(.down, id: 1, at: CGPoint(x: 10, y: 20))))]),
        ])
    }

    @Test("A pipe is read line by line as it is written")
    func pipe() throws {
        var ends: [Int32] = [0, 0]
        try #require(Foundation.pipe(&ends) == 0)
        let script = ReplayScript(LogSource(descriptor: ends[0], name: "pipe"), window: CGSize(width: 1, height: 1))
        func send(_ text: String) { _ = Array(text.utf8).withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) } }
        send("{\"t\":0,\"type\":\"quit\"}\n{\"t\":1,\"type\":\"wait\"}\n{\"t\":2,\"type\":")
        #expect(try script.nextStep() == .batch([quit(0)]))
        #expect(try script.nextStep() == .wait(until: 1))
        send("\"quit\"}")
        close(ends[1])
        #expect(try script.nextStep() == .batch([quit(2)]))
        #expect(try script.nextStep() == nil)
    }

    @Test("A log that is missing, forbidden or a folder says so")
    func unreadable() throws {
        #expect(throws: LogError(log: "/nowhere/log", cause: "cannot be read: No such file or directory")) {
            try LogSource(path: "/nowhere/log")
        }
        let script = ReplayScript(try LogSource(path: "/"), window: CGSize(width: 1, height: 1))
        #expect(throws: LogError(log: "/", cause: "cannot be read: Is a directory")) { try script.nextStep() }
    }

    @Test("Every recording of the shared data is read", arguments: ReplayScriptTests.recordings)
    func sharedRecordings(path: String) throws {
        let script = ReplayScript(try LogSource(path: path), window: CGSize(width: 1024, height: 720))
        var events = 0
        while let step = try script.nextStep() { if case .batch(let batch) = step { events += batch.count } }
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").count
        // One line is the header.
        #expect(events == lines - 1)
        #expect(script.header == LogHeader(window: CGSize(width: 1024, height: 720)))
    }

    static let recordings: [String] = {
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let folder = here.appendingPathComponent("../../../shared/data/touch").standardized
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".jsonl") }.sorted().map { folder.path + "/" + $0 }
    }()
}
