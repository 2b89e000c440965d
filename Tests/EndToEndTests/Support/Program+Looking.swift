import Foundation

extension Program {
    /// What the window shows now.
    func look() async throws -> Picture {
        guard let server else { throw NotBuilt(description: "no display") }
        return try await Picture.screen(of: server).cropped(to: window)
    }

    /// All events the program has had so far, as it recorded them.
    var recording: String { (try? String(contentsOfFile: folder.file("events.jsonl"), encoding: .utf8)) ?? "" }

    private var lastEvents: String { recording.split(separator: "\n").suffix(6).joined(separator: "\n") }

    /// Waits until a point of the window is inked.
    func waitForInk(at point: CGPoint) async throws {
        try await Rig.wait(until: "there is ink at \(point); the last events were\n\(lastEvents)") {
            try mustRun()
            return try await look().pixel(at: point) != .paper
        }
    }

    /// Waits until the window shows what was played, and returns the picture.
    @discardableResult
    func wait(for check: InkCheck) async throws -> Picture {
        var picture = try await look()
        var problems = check.problems(in: picture)
        try await Rig.wait(until: "the window is right: \(problems.prefix(4)); the last events were\n\(lastEvents)") {
            try mustRun()
            if problems.isEmpty { return true }
            picture = try await look()
            problems = check.problems(in: picture)
            return problems.isEmpty
        }
        return picture
    }

    /// Waits until the folder for pictures holds one under its final name.
    func waitForSavedPicture() async throws {
        let pictures = folder.file("pictures")
        try await Rig.wait(until: "a picture is in \(pictures); the program wrote: \(process.errors)") {
            try mustRun()
            let names = (FileManager.default.subpaths(atPath: pictures) ?? []).map { $0.split(separator: "/").last ?? "" }
            return names.contains { $0.hasSuffix(".png") && !$0.hasPrefix(".") }
        }
    }

    func mustRun() throws {
        guard process.isRunning else { throw EndedByItself(status: process.status ?? 0, errors: process.errors) }
    }
}
