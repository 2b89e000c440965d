import EventLog
@testable import SDLHost
import Testing
import UIKit

/// One after the other: SDL is the process's.
@MainActor
@Suite("Runs with SDL", .serialized)
struct SDLRuns {
    /// What work sent elsewhere brought back.
    @MainActor
    final class Results {
        var values: [Int] = []
    }
}

extension SDLRuns {
    @MainActor
    @Suite("Without a display", .serialized)
    struct Headless {
        private func run(_ log: String?, record: String? = nil, size: CGSize = CGSize(width: 100, height: 100)) throws
            -> (status: Int32, recorder: LoopRecorder, actions: [ScriptAction]) {
            func run(_ path: String?) throws -> (Int32, LoopRecorder, [ScriptAction]) {
                let configuration = HostConfiguration(title: "Test", size: size, isHeadless: true, replayPath: path, recordPath: record)
                let session = try Session(configuration, handlesSignals: false)
                var actions: [ScriptAction] = []
                session.onScriptAction = { actions.append($0) }
                let recorder = LoopRecorder()
                return (session.run(recorder.client), recorder, actions)
            }
            return try log.map { try withLog($0) { try run($0) } } ?? run(nil)
        }

        @Test("With nothing to replay it lays out, draws one frame and ends")
        func nothing() throws {
            let (status, recorder, _) = try run(nil)
            #expect(status == 0)
            #expect(recorder.calls == [.launch, .process, .render, .terminate, .process, .render])
        }

        @Test("A log is played on its own clock, batch by batch, and then it ends")
        func replay() throws {
            let (status, recorder, actions) = try run("""
                {"t":0,"type":"finger","phase":"down","id":1,"x":1,"y":2}
                {"t":0,"type":"finger","phase":"down","id":2,"x":3,"y":4}
                {"t":0.001,"type":"screenshot","path":"a.png"}
                {"t":5000,"type":"wait"}
                """)
            #expect(status == 0)
            #expect(actions == [.screenshot(path: "a.png")])
            #expect(recorder.calls == [
                .launch, .process, .render,
                .clock(0), .event(down(0, x: 1, y: 2)), .event(down(0, x: 3, y: 4, id: 2)), .process,
                .clock(0.001), .process, .render,
                .clock(5000), .process, .render,
                .terminate, .process, .render,
            ])
        }

        @Test("A quit in the log ends it there")
        func quitLine() throws {
            let (status, recorder, _) = try run("{\"t\":1,\"type\":\"quit\"}\n{\"t\":2,\"type\":\"text\",\"text\":\"late\"}\n")
            #expect(status == 0)
            #expect(recorder.events == [quit(1)])
            #expect(!recorder.calls.contains(.terminate))
        }

        @Test("A wrong line ends it with 1, after what came before")
        func wrongLine() throws {
            let (status, recorder, _) = try run("{\"t\":1,\"type\":\"text\",\"text\":\"a\"}\nnonsense\n{\"t\":2,\"type\":\"quit\"}\n")
            #expect(status == 1)
            #expect(recorder.events == [HostEvent(time: 1, kind: .text("a"))])
            #expect(recorder.calls.suffix(3) == [.terminate, .process, .render])
        }

        @Test("A finger's mouse twin is recorded but not handed on")
        func twin() throws {
            let twin = HostEvent(time: 1, kind: .mouse(.init(.down, at: CGPoint(x: 1, y: 2), source: .finger)))
            let log = [down(1, x: 1, y: 2), twin].map { LogLine.event($0).json }.joined(separator: "\n")
            try withLog("") { path in
                let (_, recorder, _) = try run(log, record: path)
                #expect(recorder.events == [down(1, x: 1, y: 2)])
                let script = ReplayScript(try LogSource(path: path), window: CGSize(width: 100, height: 100))
                #expect(try script.nextStep() == .batch([down(1, x: 1, y: 2), twin]))
                #expect(script.header?.window == CGSize(width: 100, height: 100))
            }
        }

        @Test("The report tells SDL's version and driver, and how many mouse twins were dropped")
        func report() throws {
            let twin = HostEvent(time: 1, kind: .mouse(.init(.down, at: CGPoint(x: 1, y: 2), source: .finger)))
            let log = [twin, down(1, x: 1, y: 2), twin].map { LogLine.event($0).json }.joined(separator: "\n")
            try withLog(log) { path in
                let session = try Session(HostConfiguration(title: "Test", isHeadless: true, replayPath: path), handlesSignals: false)
                let before = session.services.report
                #expect(before.droppedMouseTwins == 0)
                #expect(before.facts.first { $0.name == "SDL" }?.value.hasPrefix("2.") == true)
                #expect(before.facts.first { $0.name == "Video driver" }?.value == "dummy")
                #expect(before.facts.contains { $0.name.hasPrefix("Touch device") })
                _ = session.run(LoopRecorder().client)
                #expect(session.services.report.droppedMouseTwins == 2)
            }
        }

        @Test("The clipboard keeps what is put there")
        func clipboard() throws {
            let session = try Session(HostConfiguration(title: "Test", isHeadless: true), handlesSignals: false)
            session.services.clipboardText = "zwei Finger"
            #expect(session.services.clipboardText == "zwei Finger")
            _ = session.run(LoopRecorder().client)
        }

        @Test("A long log comes through whole and in order")
        func long() throws {
            let log = (0..<5000).map { "{\"t\":\($0),\"type\":\"text\",\"text\":\"\($0)\"}" }.joined(separator: "\n")
            let (_, recorder, _) = try run(log)
            #expect(recorder.events == (0..<5000).map { HostEvent(time: Double($0), kind: .text(String($0))) })
        }

        @Test("An action that fails makes it end with 1, but not at once")
        func failingAction() throws {
            try withLog("{\"t\":1,\"type\":\"dump\",\"path\":\"x\"}\n{\"t\":2,\"type\":\"text\",\"text\":\"a\"}\n") { path in
                let session = try Session(HostConfiguration(title: "Test", isHeadless: true, replayPath: path), handlesSignals: false)
                struct Failure: Error {}
                session.onScriptAction = { _ in throw Failure() }
                let recorder = LoopRecorder()
                #expect(session.run(recorder.client) == 1)
                #expect(recorder.events.count == 1)
            }
        }

        @Test("A log may not be replayed and recorded to at once")
        func sameFile() throws {
            try withLog("{\"t\":1,\"type\":\"quit\"}\n") { path in
                #expect(throws: LogError.self) {
                    try Session(HostConfiguration(title: "", isHeadless: true, replayPath: path, recordPath: path), handlesSignals: false)
                }
                let text = try String(contentsOfFile: path, encoding: .utf8)
                #expect(text == "{\"t\":1,\"type\":\"quit\"}\n")
            }
        }

        @Test("Without a window animations go at 60 frames a second")
        func rate() throws {
            let session = try Session(HostConfiguration(title: "Test", isHeadless: true), handlesSignals: false)
            #expect(session.screen.maximumFramesPerSecond == 60)
            _ = session.run(LoopRecorder().client)
        }

        @Test("Background work is done at once, and nothing is opened")
        func services() throws {
            let session = try Session(HostConfiguration(title: "Test", isHeadless: true), handlesSignals: false)
            let results = Results()
            session.services.runInBackground { { results.values.append(7) } }
            #expect(results.values == [7])
            #expect(!session.services.open(URL(fileURLWithPath: "/")))
            session.services.isFullScreen = true
            #expect(session.services.isFullScreen)
            _ = session.run(LoopRecorder().client)
        }
    }
}
