import Foundation
import Testing

/// What a program that was run answered.
struct Outcome {
    let status: Int32
    let output: [UInt8]
    let errors: String
    var text: String { String(decoding: output, as: UTF8.self) }
}

/// Runs a program to its end. Its standard output and error go to files: a pipe nobody reads could block it.
func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let scratch = Scratch()
    scratch.write("", to: "out")
    scratch.write("", to: "err")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: scratch.url.path + "/out")
    process.standardError = FileHandle(forWritingAtPath: scratch.url.path + "/err")
    try process.run()
    process.waitUntilExit()
    // A signal shows as 128 + its number, as in a shell.
    let status = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
    return Outcome(status: status, output: scratch.read("out") ?? [], errors: String(decoding: scratch.read("err") ?? [], as: UTF8.self))
}

/// The probe's executable: SwiftPM puts it beside the test runner.
func probePath() throws -> String {
    let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let beside = URL(fileURLWithPath: runner).deletingLastPathComponent().appendingPathComponent("ImageFilesProbe").path
    try #require(FileManager.default.isExecutableFile(atPath: beside), "no probe at \(beside)")
    return beside
}

func probe(_ arguments: String...) throws -> Outcome { try run(probePath(), arguments) }

/// The user probes drop to where the tests run as root: "nobody" on Debian. It owns nothing.
let nobody = "65534"

/// Where a program lies on the PATH.
func find(_ names: String...) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }.first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// ImageMagick, which reads our files without any of our code (and without libpng's simplified interface).
enum ImageMagick {
    static let path = find("magick", "convert")

    /// A developer may be without it; where everything is to be checked (`CI=true`) its absence must not pass for success.
    static var mayBeSkipped: Bool { path == nil && ProcessInfo.processInfo.environment["CI"] != "true" }

    static func run(_ arguments: String...) throws -> Outcome {
        let program = try #require(path, "ImageMagick is not installed")
        return try ImageFilesTests.run(program, arguments)
    }
}
