import Foundation
import Testing

extension EndToEnd {
    /// What real touchscreens sent.
    @Rig @Suite(.enabled(if: !TouchRecording.all.isEmpty, "there are no recordings beside the project")) struct RecordingTests {
        @Test(arguments: TouchRecording.all) func thereAreAsManyStrokesAsFingersPutDown(_ recording: TouchRecording) async throws {
            let ending = try await Program.replay(recording.text, ["--several-fingers", "draw"])
            #expect(ending.status == 0, "\(ending.errors)")
            let strokes = try ending.drawing.strokes
            #expect(strokes.count == recording.downs.count)
            for down in recording.downs {
                let place = CGPoint(x: down.x ?? -1, y: down.y ?? -1)
                let starts = strokes.compactMap(\.locations.first)
                #expect(starts.contains { $0.distance(to: place) < 0.01 }, "a stroke starts at \(place)")
            }
        }

        @Test(.needs(.touchscreen), arguments: TouchRecording.ofSeveralKinds)
        func playedOnARealTouchscreenTheyAreTheSameLines(_ recording: TouchRecording) async throws {
            let server = try await Servers.touchscreen()
            let program = try await Program.launch(on: server, ["--several-fingers", "draw"])
            try await program.play(recording, with: server.touch())
            let paths = recording.paths
            let check = InkCheck(
                paths: paths, width: 6, covered: try await Layout.at().overlays, looksAtEnds: false, isSmoothed: true)
            try await program.wait(for: check)
            let ending = try await program.end()
            #expect(try ending.drawing.strokes.count == paths.count)
            #expect(check.problems(in: try await ending.page()) == [])
        }
    }
}
