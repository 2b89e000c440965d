import Foundation
import Testing

extension EndToEnd {
    @Rig @Suite(.needs(.touchscreen)) struct FingerTests {
        private static let twoPaths = [PlayedPath(from: (200, 180), to: (480, 420)), PlayedPath(from: (820, 200), to: (560, 470))]
        private static let twoLines = InkCheck(paths: twoPaths, width: 6)

        @Test func twoFingersDrawTwoStrokes() async throws { try await draws(Self.twoLines) }

        @Test func tenFingersDrawTenStrokes() async throws {
            let paths = (0..<10).map { finger in
                let x = 90 + Double(finger) * 90
                return PlayedPath(from: (x, 140 + Double(finger % 3) * 40), to: (x + 45, 420 + Double(finger % 4) * 30))
            }
            try await draws(InkCheck(paths: paths, width: 6))
        }

        @Test func fourFingersSideBySideLeaveNoLineBetweenThem() async throws {
            let paths = (0..<4).map { PlayedPath(from: (300 + Double($0) * 60, 140), to: (300 + Double($0) * 60, 520)) }
            try await draws(InkCheck(paths: paths, width: 6))
        }

        @Test func strokesOneAfterTheOtherAreNotJoined() async throws {
            let (server, program) = try await start()
            for path in Self.twoPaths { try await program.draw([path], with: server.touch()) }
            try await program.wait(for: Self.twoLines)
            let ending = try await program.end()
            #expect(try ending.drawing.strokes.count == 2)
            #expect(Self.twoLines.problems(in: try await ending.page()) == [])
        }

        @Test func aTapLeavesADotOfThePensWidth() async throws {
            let (server, program) = try await start()
            let dot = InkCheck(paths: [PlayedPath([CGPoint(x: 400, y: 300)])], width: 6)
            try program.tap(CGPoint(x: 400, y: 300), with: server.touch())
            try await program.wait(for: dot)
            let ending = try await program.end()
            #expect(try ending.drawing.strokes.count == 1)
            #expect(dot.problems(in: try await ending.page()) == [])
        }

        /// The proof that the tests above can fail: the same lines, the same eyes, but nothing comes from the touchscreen.
        @Test func aMutedTouchscreenDrawsNothing() async throws {
            let (server, program) = try await start()
            try await server.withTouchAway(.disabled) { try await program.draw(Self.twoPaths, with: $0) }
            // A dot made afterwards has reached the screen, so the lines would have too.
            let dot = InkCheck(paths: [PlayedPath([CGPoint(x: 120, y: 500)])], width: 6)
            try program.tap(dot.paths[0].start, with: server.touch())
            try await program.wait(for: dot)
            #expect(!Self.twoLines.problems(in: try await program.look()).isEmpty)
            let ending = try await program.end()
            #expect(try ending.drawing.strokes.count == 1)
            #expect(!Self.twoLines.problems(in: try await ending.page()).isEmpty)
        }

        private func draws(_ check: InkCheck) async throws {
            let (server, program) = try await start()
            try await program.draw(check.paths, with: server.touch())
            try await program.wait(for: check)
            let ending = try await program.end()
            #expect(ending.status == 0)
            let strokes = try ending.drawing.strokes
            #expect(strokes.count == check.paths.count)
            #expect(Set(strokes.map(\.color)) == ["#000000FF"])
            #expect(check.problems(in: try await ending.page()) == [])
        }

        private func start() async throws -> (XServer, Program) {
            let server = try await Servers.touchscreen()
            return (server, try await Program.launch(on: server, ["--several-fingers", "draw"]))
        }
    }
}
