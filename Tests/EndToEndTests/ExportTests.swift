import Foundation
import Testing

extension EndToEnd {
    /// `doodle export` as a shell sees it: no display, no home, an exit code and a line.
    @Rig @Suite struct ExportCommandTests {
        private let folder: TemporaryFolder

        init() throws { folder = try TemporaryFolder() }

        private func export(_ arguments: String...) async throws -> (status: Int32, output: Data, errors: String) {
            let child = try ChildProcess(Program.binary, ["export"] + arguments, environment: ["LANG": "C"], workingDirectory: folder.path)
            let status = try await child.end()
            return (status, child.output, child.errors)
        }

        private static let drawing = ##"""
            {"strokes":[{"tool":"pen","color":"#FF8000FF","width":12,"points":[[100,100,0],[300,150,0.1],[500,100,0.2]]}],"page":[640,480]}
            """##

        @Test func aDrawingBecomesAPictureAndThatADrawingAgain() async throws {
            _ = try folder.write(Self.drawing, to: "a.json")
            for arguments in [["a.json", "-o", "a.png"], ["a.png", "-o", "b.png"], ["b.png", "-o", "c.svg"]] {
                let run = try await export(arguments[0], arguments[1], arguments[2])
                #expect(run.status == 0 && run.errors.isEmpty && run.output.isEmpty, "\(arguments): \(run.errors)")
            }
            let (first, second) = (FileManager.default.contents(atPath: folder.file("a.png")), FileManager.default.contents(atPath: folder.file("b.png")))
            #expect(first != nil && first == second)
            // Width and height stand at byte 16 of a PNG: 640 × 480.
            #expect(first.map { Array($0[16..<24]) } == [0, 0, 2, 128, 0, 0, 1, 224])
            // Nothing else is written anywhere near.
            #expect(folder.contents().sorted() == ["a.json", "a.png", "b.png", "c.svg"])
        }

        @Test func standardOutputGetsAPNG() async throws {
            _ = try folder.write(Self.drawing, to: "a.json")
            let run = try await export("a.json", "-o", "-", "--width", "64")
            #expect(run.status == 0 && run.output.starts(with: [137, 80, 78, 71]))
        }

        @Test func namesOfAllKindsAreWritten() async throws {
            let long = String(repeating: "ä", count: 125) + "x.png"
            for name in ["with space.png", "new\nline.png", "per%20cent.png", "ümläut 🖍.png", "-odd.png", long] {
                _ = try folder.write(Self.drawing, to: "a.json")
                let run = try await export("-o", name, "--", "a.json")
                #expect(run.status == 0, "\(name): \(run.errors)")
                #expect(FileManager.default.fileExists(atPath: folder.file(name)))
            }
        }

        @Test func whatCannotBeDoneIsOneLineWithPathAndCauseAndExitCodeOne() async throws {
            _ = try folder.write(Self.drawing, to: "a.json")
            _ = try folder.write("old", to: "there.png")
            _ = try folder.makeFolder("folder.png")
            _ = try folder.write("{", to: "bad.json")
            for (arguments, path, cause) in [
                (["none.json", "-o", "b.png"], "none.json", "No such file"), (["bad.json", "-o", "b.png"], "bad.json", "JSON"),
                (["a.json", "-o", "there.png"], "there.png", "File exists"), (["a.json", "-o", "folder.png"], "folder.png", "Is a directory"),
                (["a.json", "-o", "no/where.png"], "no/where.png", "No such file"),
                (["a.json", "-o", String(repeating: "x", count: 300) + ".png"], "xxx.png", "too long"),
            ] {
                let run = try await export(arguments[0], arguments[1], arguments[2])
                #expect(run.status == 1 && run.output.isEmpty)
                #expect(run.errors.contains(path) && run.errors.contains(cause), "\(run.errors)")
                #expect(run.errors.hasSuffix("\n") && run.errors.filter { $0 == "\n" }.count == 1)
            }
            #expect(FileManager.default.contents(atPath: folder.file("there.png")) == Data("old".utf8))
            #expect(folder.contents().sorted() == ["a.json", "bad.json", "folder.png", "there.png"])
        }

        @Test func wrongUsageIsExitCodeTwo() async throws {
            for arguments in [["a.json", "-o", "b.gif"], ["a.json", "--scale", "2"], ["-o", "b.png", "--bogus"]] {
                let run = try await export(arguments[0], arguments[1], arguments[2])
                #expect(run.status == 2 && !run.errors.isEmpty)
            }
        }

        /// 30,000 × 3,750 pixels are 450 MB; the program may have 200 MB of memory of its own, which the kernel sees to.
        @Test func aPictureLargerThanMemoryIsWrittenInBands() async throws {
            _ = try folder.write(Self.drawing.replacingOccurrences(of: "[640,480]", with: "[1280,160]"), to: "a.json")
            let script = "ulimit -d 200000; exec \"$0\" export a.json -o a.png --width 30000"
            let child = try ChildProcess("/bin/bash", ["-c", script, Program.binary], environment: [:], workingDirectory: folder.path)
            #expect(try await child.end(limit: 120) == 0, "\(child.errors)")
            let head = FileManager.default.contents(atPath: folder.file("a.png")).map { Array($0[16..<24]) }
            #expect(head == [0, 0, 0x75, 0x30, 0, 0, 0x0E, 0xA6])
        }

        /// A limit on the length of files, as a full disk: what was there stays.
        @Test func aDiskThatFillsUpHarmsNothing() async throws {
            _ = try folder.write(Self.drawing, to: "a.json")
            _ = try folder.write("old", to: "a.png")
            let script = "ulimit -f 1; exec \"$0\" export a.json -o a.png --force --scale 8"
            let child = try ChildProcess("/bin/bash", ["-c", script, Program.binary], environment: [:], workingDirectory: folder.path)
            #expect(try await child.end() == 1)
            #expect(child.errors.contains("a.png") && child.errors.contains("File too large"))
            #expect(FileManager.default.contents(atPath: folder.file("a.png")) == Data("old".utf8))
            #expect(folder.contents().sorted() == ["a.json", "a.png"])
        }
    }
}
