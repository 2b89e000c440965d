import Foundation

extension Program {
    /// What the program left behind.
    @Rig struct Ending {
        let status: Int32
        let errors: String
        let folder: TemporaryFolder

        /// Throws where there is none or it does not parse.
        var drawing: DrawingDump { get throws { try DrawingDump(path: folder.file("drawing.json")) } }
        var ui: UIDump { get throws { try UIDump(path: folder.file("ui.json")) } }
        var pageData: Data { get throws { try Data(contentsOf: URL(fileURLWithPath: folder.file("page.png"))) } }
        func page() async throws -> Picture { try await Picture.png(folder.file("page.png")) }

        /// Saved pictures, as paths.
        var savedPictures: [String] {
            let folder = folder.file("pictures")
            return (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.hasSuffix(".png") }.sorted().map { "\(folder)/\($0)" }
        }
    }

    /// Asks the program to end and returns what it left.
    func end(with signal: Int32 = SIGTERM) async throws -> Ending {
        process.send(signal)
        return try await ending()
    }

    /// Waits for the end.
    func ending() async throws -> Ending { Ending(status: try await process.end(), errors: process.errors, folder: folder) }
}
