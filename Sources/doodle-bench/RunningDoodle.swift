import Foundation

/// The program in a process of its own: the one that was built beside this one.
final class RunningDoodle {
    private let process = Process()
    /// Held open, so that a replay of it does not end.
    private let input = Pipe()

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Shows a window where there is a display, and runs without one elsewhere.
    init(_ arguments: [String]) throws {
        let environment = ProcessInfo.processInfo.environment
        let hasDisplay = environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
        let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("doodle")
        process.arguments = (hasDisplay ? [] : ["--headless", "--replay", "-"]) + arguments
        process.standardInput = input
        do { try process.run() } catch {
            throw Failure(description: "\(process.executableURL?.path ?? "doodle") does not start: \(error.localizedDescription)")
        }
    }

    /// Its resident memory once it has not used a processor for a second.
    /// - Throws: when it ends before that, or works on for two minutes.
    func residentBytesAtRest() throws -> Int {
        var (busy, quiet) = (-1, 0)
        for _ in 0..<1200 {
            Thread.sleep(forTimeInterval: 0.1)
            let ticks = try processorTicks()
            quiet = ticks == busy ? quiet + 1 : 0
            busy = ticks
            if quiet >= 10, ticks > 0 { return try residentBytes() }
        }
        throw Failure(description: "the program does not come to rest")
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }

    private func processorTicks() throws -> Int {
        // proc(5): after the name, which is in brackets and may hold anything, utime and stime are the 12th and 13th field.
        let fields = try read("stat").split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
            throw Failure(description: "the kernel's figures of the program make no sense")
        }
        return user + system
    }

    private func residentBytes() throws -> Int {
        let fields = try read("statm").split(separator: " ")
        guard fields.count > 1, let pages = Int(fields[1]) else {
            throw Failure(description: "the kernel's figures of the program make no sense")
        }
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    private func read(_ name: String) throws -> String {
        guard process.isRunning else { throw Failure(description: "the program ended with code \(process.terminationStatus)") }
        return try String(contentsOfFile: "/proc/\(process.processIdentifier)/\(name)", encoding: .utf8)
    }
}
