import Foundation
import Testing

extension EndToEnd {
    @Rig @Suite(.needs(.virtualDisplay)) struct HomeTests {
        @Test func nothingIsLeftInTheHomeFolder() async throws {
            let server = try await Servers.virtual()
            let home = try TemporaryFolder()
            let program = try await Program.launch(on: server, home: home.path, workingDirectory: "/")
            let line = PlayedPath(from: (260, 420), to: (760, 180))
            try await program.drag(line, on: server)
            try await program.wait(for: InkCheck(paths: [line], width: 6))
            try await program.press("ctrl+s", on: server)
            try await program.waitForSavedPicture()
            let ending = try await program.end()
            #expect(ending.status == 0)
            #expect(home.contents() == [])
        }
    }

    @Rig @Suite struct ReadOnlyFolderTests {
        /// Nothing is denied to root, so the program is started as somebody else there.
        @Test func aFolderThatCannotBeWrittenIsNamedWithTheCauseAndTheDrawingIsUnharmed() async throws {
            let folder = try TemporaryFolder()
            let pictures = try folder.makeFolder("pictures")
            chmod(pictures, 0o555)
            chmod(folder.path, 0o777)
            let log = try folder.write(EventLogText().line(from: (100, 100), to: (400, 300)).key("s", ["ctrl"]).text, to: "log.jsonl")
            let isRoot = getuid() == 0
            let nobody = isRoot ? [try #require(Tool.path("setpriv")), "--reuid", "65534", "--regid", "65534", "--clear-groups"] : []
            // The build may be in a folder that is root's alone.
            let binary = folder.file("doodle")
            try FileManager.default.copyItem(atPath: try Program.binary, toPath: binary)
            chmod(binary, 0o755)
            let program = try Program(["--headless", "--replay", log], on: nil, home: folder.path, workingDirectory: "/",
                                      prefix: nobody, binary: binary, folder: folder)
            let ending = try await program.ending()
            #expect(ending.status == 0)
            #expect(ending.errors.contains(pictures))
            #expect(ending.errors.contains("Permission denied"))
            #expect(try ending.drawing.strokes.count == 1)
            #expect(ending.savedPictures.isEmpty)
        }
    }
}
