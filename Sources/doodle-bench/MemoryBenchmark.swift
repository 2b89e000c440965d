import Foundation

/// Resident memory of the whole program with a 1920×1080 window, on an empty page and on the page of `redraw.w6`: MB.
///
/// The program is started as a user would start it, on the display if there is one, and asked the kernel about once it has come to rest.
enum MemoryBenchmark {
    static func run() -> [Figure] {
        do {
            let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("doodle-bench-\(getpid())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("page.json")
            try DrawingJSON.write(RedrawWorkload.w6().drawing, to: file)
            return [
                Figure(name: "memory.empty", value: try residentMegabytes([]), unit: "MB"),
                Figure(name: "memory.1m", value: try residentMegabytes([file.path]), unit: "MB"),
            ]
        } catch {
            BenchCommand.report("memory: \(error)")
            return []
        }
    }

    /// What the program holds when it has nothing to do any more, in 10⁶ bytes.
    private static func residentMegabytes(_ arguments: [String]) throws -> Double {
        let program = try RunningDoodle(["--size", "1920x1080", "--scale", "1", "--no-restore"] + arguments)
        defer { program.stop() }
        return Double(try program.residentBytesAtRest()) / 1e6
    }
}
