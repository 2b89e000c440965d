import Foundation
import Testing

extension EndToEnd {
    /// Against xclip, which has nothing of our code.
    @Rig @Suite(.needs(.clipboard)) struct ClipboardTests {
        /// Bytes that are no text, from a seed, and the file they are in.
        private func bytes(_ count: Int, in folder: TemporaryFolder, seed: UInt64 = 1) throws -> (data: Data, path: String) {
            var state = seed
            let data = Data((0..<count).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 56)
            })
            try data.write(to: URL(fileURLWithPath: folder.file("bytes")))
            return (data, folder.file("bytes"))
        }

        private func probe(_ server: XServer, _ words: [String]) throws -> ChildProcess {
            let binary = try URL(fileURLWithPath: Program.binary).deletingLastPathComponent().appendingPathComponent("ClipboardProbe").path
            return try ChildProcess(binary, words, environment: Surroundings.environment(on: server))
        }

        private func hear(_ process: ChildProcess) async throws -> String {
            var line = ""
            try await Rig.wait(until: "the probe says something; it wrote \(process.errors)") {
                line = String(decoding: process.output, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
                return !line.isEmpty
            }
            return line
        }

        /// xclip has it from now on, for as long as the process lives.
        private func xclipOwns(_ path: String, as type: String, on server: XServer) async throws -> ChildProcess {
            let words = ["-quiet", "-selection", "clipboard", "-t", type, "-i", path]
            let process = try ChildProcess("xclip", words, environment: Surroundings.environment(on: server))
            try await Rig.wait(until: "xclip owns the clipboard; it wrote \(process.errors)") {
                let targets = try? await Tool.run("xclip", ["-selection", "clipboard", "-t", "TARGETS", "-o"], on: server)
                return targets.map { String(decoding: $0, as: UTF8.self).contains(type) } ?? false
            }
            return process
        }

        @Test(arguments: [1 << 10, 5 << 20], ["own", "own-busy"])
        func anotherProgramPastesWhatWeCopied(count: Int, how: String) async throws {
            let (server, folder) = (try await Servers.virtual(), try TemporaryFolder())
            let (data, path) = try bytes(count, in: folder)
            let owner = try probe(server, [how, "public.png", path])
            #expect(try await hear(owner) == "owned")
            // Twice, for the first must not use it up.
            for _ in 0..<2 {
                #expect(try await Tool.run("xclip", ["-selection", "clipboard", "-t", "image/png", "-o"], on: server) == data)
            }
            let targets = try await Tool.run("xclip", ["-selection", "clipboard", "-t", "TARGETS", "-o"], on: server)
            let names = String(decoding: targets, as: UTF8.self).split(separator: "\n")
            #expect(Set(names) == ["TARGETS", "TIMESTAMP", "MULTIPLE", "image/png"])
        }

        @Test(arguments: [1 << 10, 5 << 20], ["paste", "paste-now"])
        func wePasteWhatAnotherProgramCopied(count: Int, how: String) async throws {
            let (server, folder) = (try await Servers.virtual(), try TemporaryFolder())
            let (data, path) = try bytes(count, in: folder, seed: 2)
            let owner = try await xclipOwns(path, as: "image/png", on: server)
            let child = try probe(server, [how, folder.file("pasted"), "public.png"])
            #expect(try await hear(child) == "pasted public.png")
            #expect(try await child.end() == 0)
            #expect(FileManager.default.contents(atPath: folder.file("pasted")) == data)
            #expect(owner.isRunning)
        }

        @Test func twoOfOursPasteFromEachOther() async throws {
            let (server, folder) = (try await Servers.virtual(), try TemporaryFolder())
            let (data, path) = try bytes(3_000_001, in: folder, seed: 3)
            let text = try folder.write("zwei Füße", to: "text")
            let owner = try probe(server, ["own", "public.utf8-plain-text", text, "public.svg-image", path])
            #expect(try await hear(owner) == "owned")
            let child = try probe(server, ["paste", folder.file("pasted"), "public.png", "public.svg-image", "public.utf8-plain-text"])
            #expect(try await hear(child) == "pasted public.svg-image")
            #expect(FileManager.default.contents(atPath: folder.file("pasted")) == data)
            for (name, expected) in [("UTF8_STRING", Data("zwei Füße".utf8)), ("STRING", Data("zwei F".utf8 + [0xFC, 0xDF, 0x65]))] {
                #expect(try await Tool.run("xclip", ["-selection", "clipboard", "-t", name, "-o"], on: server) == expected)
            }
        }

        @Test func whatAnotherProgramCopiesTakesThePlaceOfOurs() async throws {
            let (server, folder) = (try await Servers.virtual(), try TemporaryFolder())
            let (data, path) = try bytes(100, in: folder, seed: 4)
            let owner = try probe(server, ["own", "public.jpeg", path])
            #expect(try await hear(owner) == "owned")
            let other = try await xclipOwns(path, as: "image/png", on: server)
            let child = try probe(server, ["paste", folder.file("pasted"), "public.jpeg", "public.png"])
            #expect(try await hear(child) == "pasted public.png")
            #expect(FileManager.default.contents(atPath: folder.file("pasted")) == data)
            #expect(owner.isRunning && other.isRunning)
        }

        @Test(arguments: ["paste", "paste-now"])
        func anOwnerThatDoesNotAnswerIsGivenUp(how: String) async throws {
            let (server, folder) = (try await Servers.virtual(), try TemporaryFolder())
            let owner = try await xclipOwns(try bytes(100, in: folder).path, as: "image/png", on: server)
            owner.send(SIGSTOP)
            let child = try probe(server, [how, folder.file("pasted"), "public.png"])
            let line = try await hear(child)
            // What does not wait tells why.
            #expect(line.hasPrefix("failed ") && (how == "paste-now" || line.contains("does not answer")))
            #expect(try await child.end() == 0)
        }

        @Test func anOwnerThatDiesMeanwhileIsGivenUpAndTheNextOneIsAsked() async throws {
            let (server, folder) = (try await Servers.virtual(), try TemporaryFolder())
            let (data, path) = try bytes(2000, in: folder, seed: 5)
            let owner = try await xclipOwns(path, as: "image/png", on: server)
            owner.send(SIGSTOP)
            let child = try probe(server, ["paste", folder.file("pasted"), "public.png"])
            try await Rig.wait(until: "the probe's window is there") {
                let tree = try await Tool.run("xwininfo", ["-root", "-tree"], on: server)
                return String(decoding: tree, as: UTF8.self).contains("\"Clipboard\"")
            }
            owner.send(SIGKILL)
            // Killed before it was asked, there is nothing to ask for.
            let line = try await hear(child)
            #expect(line.contains("does not answer") || line.contains("nothing to paste"))
            let next = try await xclipOwns(path, as: "image/png", on: server)
            let again = try probe(server, ["paste", folder.file("pasted"), "public.png"])
            #expect(try await hear(again) == "pasted public.png")
            #expect(FileManager.default.contents(atPath: folder.file("pasted")) == data)
            #expect(next.isRunning)
        }

        @Test func nothingThereIsSaidToBeNothing() async throws {
            let (server, folder) = (try await Servers.virtual(), try TemporaryFolder())
            let owner = try await xclipOwns(try bytes(10, in: folder).path, as: "image/tiff", on: server)
            let child = try probe(server, ["paste", folder.file("pasted"), "public.png", "public.jpeg"])
            #expect(try await hear(child) == "failed there is nothing to paste")
            #expect(owner.isRunning)
        }
    }
}
