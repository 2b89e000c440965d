import Foundation
import Testing

extension EndToEnd {
    /// None of these has a display: the environment handed on has no DISPLAY.
    @Rig @Suite struct ReplayTests {
        private let log = EventLogText()
            .line(from: (100, 120), to: (600, 480)).line(from: (620, 100), to: (140, 500), finger: 2)
            .drag(from: (300, 90), to: (310, 560)).key("z", ["ctrl"]).line(from: (700, 200), to: (700, 200), finger: 3).text

        @Test func theSameLogGivesTheSameBytes() async throws {
            let first = try await Program.replay(log)
            let second = try await Program.replay(log)
            #expect(first.status == 0, "\(first.errors)")
            #expect(try first.drawing.strokes.count == 3)
            #expect(try first.pageData == second.pageData)
            #expect(try first.drawing == second.drawing)
        }

        @Test func theWindowLooksTheSameFromAnyWorkingDirectory() async throws {
            let shots = try TemporaryFolder()
            for (name, directory) in [("here", nil), ("root", "/"), ("there", shots.path)] {
                let ending = try await Program.replay(log, ["--screenshot", shots.file("\(name).png")], workingDirectory: directory)
                #expect(ending.status == 0, "\(ending.errors)")
            }
            let here = try Data(contentsOf: URL(fileURLWithPath: shots.file("here.png")))
            for name in ["root", "there"] { #expect(try Data(contentsOf: URL(fileURLWithPath: shots.file("\(name).png"))) == here) }
        }

        @Test func aLineThatDoesNotParseEndsTheReplayWithItsNumberAndTheRestIsStillWritten() async throws {
            let ending = try await Program.replay(EventLogText().line(from: (100, 100), to: (300, 300)).text + "{\"t\":1,\n")
            #expect(ending.status == 1)
            #expect(ending.errors.contains("24"))
            #expect(try ending.drawing.strokes.count == 1)
        }

        @Test(.needs(.pictures)) func theExportedPageShowsTheLinesOfTheLog() async throws {
            let ending = try await Program.replay(EventLogText().line(from: (100, 120), to: (600, 480)).text)
            let check = InkCheck(paths: [PlayedPath(from: (100, 120), to: (600, 480))], width: 6)
            let page = try await ending.page()
            #expect((page.width, page.height) == (1024, 720))
            #expect(check.problems(in: page) == [])
        }
    }

    @Rig @Suite(.needs(.touchscreen)) struct RecordTests {
        @Test func aRecordingOfFingersReplaysToTheSameDrawing() async throws {
            let server = try await Servers.touchscreen()
            let program = try await Program.launch(on: server, ["--several-fingers", "draw"])
            let paths = [PlayedPath(from: (200, 180), to: (480, 420)), PlayedPath(from: (820, 200), to: (560, 470))]
            try await program.draw(paths, with: server.touch())
            try await program.wait(for: InkCheck(paths: paths, width: 6))
            let live = try await program.end()
            let replayed = try await Program.replay(program.recording, ["--several-fingers", "draw"])
            #expect(replayed.status == 0, "\(replayed.errors)")
            #expect(try replayed.drawing.strokes == live.drawing.strokes)
            #expect(try replayed.pageData == live.pageData)
        }
    }
}
