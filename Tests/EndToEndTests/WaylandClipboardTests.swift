import Foundation
import Testing

extension EndToEnd {
    /// With `wl-copy` and `wl-paste`, whose help the host needs there, and without.
    @Rig @Suite(.needs(.wayland)) struct WaylandClipboardTests {
        private func probe(_ server: WaylandServer, _ words: [String], path: String? = nil) throws -> ChildProcess {
            let binary = try URL(fileURLWithPath: Program.binary).deletingLastPathComponent().appendingPathComponent("ClipboardProbe").path
            var environment = Surroundings.environment().merging(server.surroundings) { $1 }
            if let path { environment["PATH"] = path }
            return try ChildProcess(binary, words, environment: environment)
        }

        private func hear(_ process: ChildProcess) async throws -> String {
            var line = ""
            try await Rig.wait(until: "the probe says something; it wrote \(process.errors)") {
                line = String(decoding: process.output, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
                return !line.isEmpty
            }
            return line
        }

        @Test(.enabled(if: Tool.path("wl-copy") != nil || Surroundings.isContinuousIntegration, "wl-clipboard is not installed"))
        func aPictureGoesFromOneProgramToAnother() async throws {
            let (server, folder) = (try await Servers.wayland(), try TemporaryFolder())
            let data = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 77 >> 5) })
            try data.write(to: URL(fileURLWithPath: folder.file("bytes")))
            let owner = try probe(server, ["own", "public.png", folder.file("bytes")])
            #expect(try await hear(owner) == "owned")
            for how in ["paste", "paste-now"] {
                let child = try probe(server, [how, folder.file("pasted"), "public.png"])
                #expect(try await hear(child) == "pasted public.png")
                #expect(FileManager.default.contents(atPath: folder.file("pasted")) == data)
            }
        }

        @Test func withoutHelpItSaysThatItCannotBeDone() async throws {
            let (server, folder) = (try await Servers.wayland(), try TemporaryFolder())
            let owner = try probe(server, ["own", "public.png", try folder.write("x", to: "bytes")], path: "/nowhere")
            #expect(try await hear(owner).hasPrefix("failed Copying and pasting pictures is not possible on Wayland yet"))
        }
    }
}
