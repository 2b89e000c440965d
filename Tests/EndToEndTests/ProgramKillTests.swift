import Foundation
import Testing

extension EndToEnd {
    /// The whole program is killed at any moment (kill −9) while it draws, undoes, erases, saves pictures and remembers settings, again and
    /// again over the same folder. `DOODLE_KILLS` says how often; 10.
    @Rig @Suite struct ProgramKillTests {
        private static let kills = ProcessInfo.processInfo.environment["DOODLE_KILLS"].flatMap { Int($0) } ?? 10

        /// SplitMix64 (Steele, Lea, Flood 2014).
        private struct Seeded {
            var state: UInt64

            mutating func below(_ bound: Int) -> Int {
                state &+= 0x9E37_79B9_7F4A_7C15
                var mixed = state
                mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
                mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
                return Int((mixed ^ mixed >> 31) % UInt64(bound))
            }
        }

        /// A hand that writes lines of an event log, each sent as soon as it is made.
        private struct Hand {
            let pipe: FileHandle
            var random: Seeded
            var time = 0.0

            mutating func line(_ rest: String) {
                time += 0.005
                // A program that is gone takes nothing more.
                try? pipe.write(contentsOf: Data("{\"t\":\(time),\(rest)}\n".utf8))
            }

            mutating func stroke() {
                let (x, y) = (random.below(800) + 50, random.below(400) + 50)
                line("\"type\":\"finger\",\"phase\":\"down\",\"id\":1,\"x\":\(x),\"y\":\(y)")
                for step in 1...3 {
                    line("\"type\":\"finger\",\"phase\":\"motion\",\"id\":1,\"x\":\(x + 20 * step),\"y\":\(y + 9 * step)")
                }
                line("\"type\":\"finger\",\"phase\":\"up\",\"id\":1,\"x\":\(x + 60),\"y\":\(y + 27)")
            }

            mutating func key(_ key: String, _ modifiers: String = "") {
                for phase in ["down", "up"] {
                    let place = key.uppercased()
                    line("\"type\":\"key\",\"phase\":\"\(phase)\",\"key\":\"\(key)\",\"scancode\":\"\(place)\",\"mods\":[\(modifiers)]")
                }
            }
        }

        @Test func nothingOlderThanASecondIsLostAndEveryFileIsWhole() async throws {
            let folder = try TemporaryFolder()
            var random = Seeded(state: 41), most = 0
            for run in 0..<Self.kills {
                let shown = try await draw(in: folder, Seeded(state: UInt64(run + 1)), for: 1.2 + Double(random.below(1_200)) / 1_000)
                try checkFiles(folder)
                most = max(most, shown)
                let found = try await strokes(in: folder)
                #expect(found >= shown, "run \(run): \(found) strokes of \(shown) that were there a second before")
            }
            // Else nothing was asked for.
            #expect(most > 20, "\(most)")
            try await checkPictures(folder)
        }

        /// What the program says of its drawing, when it was heard.
        private struct Ear {
            let descriptor: Int32
            private var rest = Data(), chunk = [UInt8](repeating: 0, count: 1 << 16)
            private(set) var heard: [(time: ContinuousClock.Instant, strokes: Int)] = []

            init(_ handle: FileHandle) {
                descriptor = handle.fileDescriptor
                _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
            }

            mutating func listen() {
                while true {
                    let count = read(descriptor, &chunk, chunk.count)
                    guard count > 0 else { break }
                    rest.append(contentsOf: chunk[..<count])
                }
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    let strokes = String(decoding: rest[..<end], as: UTF8.self).components(separatedBy: "\"tool\"").count - 1
                    heard.append((ContinuousClock().now, strokes))
                    rest = Data(rest[(end + 1)...])
                }
            }
        }

        /// Draws until it is killed.
        /// - Returns: how many strokes the program has said to have, more than a second before.
        private func draw(in folder: TemporaryFolder, _ random: Seeded, for seconds: Double) async throws -> Int {
            let process = Process(), input = Pipe(), output = Pipe()
            process.executableURL = URL(fileURLWithPath: try Program.binary)
            process.arguments = [
                "--headless", "--replay", "-", "--data-dir", folder.file("data"), "--export-dir", folder.file("pictures")]
            process.environment = Surroundings.environment(on: nil, home: folder.file("home"))
            (process.standardInput, process.standardOutput, process.standardError) = (input, output, FileHandle.nullDevice)
            try process.run()
            var ear = Ear(output.fileHandleForReading)
            var hand = Hand(pipe: input.fileHandleForWriting, random: random)
            let clock = ContinuousClock(), end = clock.now + .seconds(seconds)
            // Letters and numbers, so that no settings stay what they were.
            let others: [(String, String)] = [("b", ""), ("p", ""), ("f", ""), ("2", ""), ("5", ""), ("s", "\"ctrl\"")]
            while clock.now < end {
                if hand.random.below(4) > 0 {
                    hand.stroke()
                    hand.line("\"type\":\"dump\",\"path\":\"-\"")
                } else {
                    let (key, modifiers) = others[hand.random.below(others.count)]
                    hand.key(key, modifiers)
                }
                try await Task.sleep(for: .milliseconds(hand.random.below(60)))
                ear.listen()
            }
            let death = clock.now
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            return ear.heard.filter { death - $0.time > .seconds(1) }.map(\.strokes).max() ?? 0
        }

        /// Settings parse, and no file is empty or has another's half.
        private func checkFiles(_ folder: TemporaryFolder) throws {
            for name in FileManager.default.subpaths(atPath: folder.path) ?? [] where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: folder.file(name), isDirectory: &isFolder)
                if isFolder.boolValue { continue }
                let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
                #expect(!bytes.isEmpty, "\(name)")
                if name.hasSuffix("settings.json") { _ = try JSONSerialization.jsonObject(with: bytes) }
                if name.hasSuffix(".png") { #expect(bytes.suffix(8).elementsEqual([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]), "\(name)") }
            }
        }

        /// Of the drawing that the next start shows.
        private func strokes(in folder: TemporaryFolder) async throws -> Int {
            let dump = folder.file(".dump.json")
            try await Tool.run(try Program.binary, ["--headless", "--data-dir", folder.file("data"), "--dump-drawing", dump])
            return try DrawingDump(path: dump).strokes.count
        }

        private func checkPictures(_ folder: TemporaryFolder) async throws {
            let pictures = (try? FileManager.default.contentsOfDirectory(atPath: folder.file("pictures"))) ?? []
            for name in pictures where !name.hasPrefix(".") { try await Tool.run("pngcheck", ["-q", folder.file("pictures/\(name)")]) }
        }
    }
}
