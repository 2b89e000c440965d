import Foundation
import Testing

extension EndToEnd {
    /// Out at the right edge, along it outside, and in again further down: inked up to the edge, and nothing along it.
    @Rig enum OutAndBack {
        static let size = (600, 400)
        static let path = PlayedPath([(450, 110), (690, 110), (690, 210), (450, 210)].map { CGPoint(x: $0.0, y: $0.1) })
        static let check = InkCheck(
            paths: [PlayedPath(from: (450, 110), to: (585, 110)), PlayedPath(from: (585, 210), to: (450, 210))], width: 6,
            // How far a piece reaches towards the edge depends on where the last sample inside fell.
            covered: [110, 210].map { CGRect(x: 585, y: $0 - 6, width: 15, height: 12) },
            blank: [592, 597, 599].map { PlayedPath(from: ($0, 122), to: ($0, 198)) }, looksAtEnds: false)

        static func verify(_ program: Program) async throws {
            try await program.wait(for: check)
            let ending = try await program.end()
            #expect(check.problems(in: try await ending.page()) == [])
        }
    }

    @Rig @Suite(.needs(.touchscreen)) struct FingerAtTheEdgeTests {
        @Test func aFingerThatLeavesTheWindowAndComesBackLeavesNoLineAlongTheEdge() async throws {
            let server = try await Servers.touchscreen()
            let program = try await Program.launch(on: server, size: OutAndBack.size, at: (200, 150))
            try await program.draw([OutAndBack.path], with: server.touch(), steps: 124)
            try await OutAndBack.verify(program)
        }
    }

    @Rig @Suite(.needs(.virtualDisplay)) struct MouseAtTheEdgeTests {
        @Test func aDragThatLeavesTheWindowAndComesBackLeavesNoLineAlongTheEdge() async throws {
            let server = try await Servers.virtual()
            let program = try await Program.launch(on: server, size: OutAndBack.size, at: (200, 150))
            try await program.drag(OutAndBack.path, on: server)
            try await OutAndBack.verify(program)
        }
    }
}
