import Foundation
import Testing

extension EndToEnd {
    /// A hand that rests on a real touchscreen while its finger draws.
    @Rig @Suite(.needs(.touchscreen)) struct PalmTests {
        /// The heel and the side of a right hand, from its fingertip.
        private static let palm: [(id: UInt32, x: Double, y: Double)] = [(8, 130, 250), (9, 190, 285)]

        /// Draws with the hand's palm on the glass, which trembles as skin does; the palm lands after `step` steps of the stroke.
        private func draw(
            _ path: PlayedPath, _ program: Program, _ glass: InputTestDevice, palmAfter step: Int?, at rest: CGPoint
        ) async throws {
            try glass.touch(.begin, 1, at: program.onScreen(path.start), pressure: 0.5)
            try glass.sync()
            for count in 1...60 {
                for part in Self.palm where step.map({ count >= $0 }) ?? true {
                    let trembling = Double(count % 3) * 0.5
                    let place = program.onScreen(rest.moved(part.x + trembling, part.y))
                    try glass.touch(count == step ? .begin : .update, part.id, at: place, pressure: 0.8)
                }
                try glass.touch(.update, 1, at: program.onScreen(path.point(at: Double(count) / 60)), pressure: 0.5)
                try glass.sync()
                try await Task.sleep(nanoseconds: 6_000_000)
            }
            try glass.touch(.end, 1, at: program.onScreen(path.end))
            try glass.sync()
        }

        /// It lands while the stroke could still be taken back, and stays for the next one.
        @Test(arguments: [6, 40]) func aPalmThatComesDuringAStrokeLeavesNothingAndBreaksNothing(step: Int) async throws {
            let server = try await Servers.touchscreen()
            let program = try await Program.launch(on: server)
            let glass = try server.touch()
            let first = PlayedPath(from: (260, 150), to: (420, 210)), second = PlayedPath(from: (250, 260), to: (410, 240))
            let rest = first.start
            try await draw(first, program, glass, palmAfter: step, at: rest)
            try await program.wait(for: InkCheck(paths: [first], width: 6))
            try await draw(second, program, glass, palmAfter: nil, at: rest)
            for part in Self.palm { try glass.touch(.end, part.id, at: program.onScreen(rest.moved(part.x, part.y))) }
            try glass.sync()
            try await program.wait(for: InkCheck(paths: [first, second], width: 6))
            let drawing = try await program.end().drawing
            #expect((drawing.strokes.count, drawing.undo, drawing.redo) == (2, 2, 0))
            #expect(drawing.view == .init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
            for (stroke, path) in zip(drawing.strokes, [first, second]) {
                let (start, end) = (try #require(stroke.locations.first), try #require(stroke.locations.last))
                #expect(start.distance(to: path.start) <= 1 && end.distance(to: path.end) <= 1)
            }
        }
    }
}
