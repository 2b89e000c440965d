import Foundation

/// A program of the system that the tests look through or act with.
enum Tool {
    struct Failed: Error, CustomStringConvertible {
        var command: String
        var status: Int32
        var errors: String
        var description: String { "\(command) ended with \(status): \(errors)" }
    }

    static func path(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs a tool to its end and returns what it wrote to standard output.
    @discardableResult @Rig static func run(_ name: String, _ arguments: [String], on server: XServer? = nil) async throws -> Data {
        let child = try ChildProcess(path(name) ?? name, arguments, environment: Surroundings.environment(on: server))
        let status = try await child.end()
        guard status == 0 else {
            throw Failed(command: ([name] + arguments).joined(separator: " "), status: status, errors: child.errors)
        }
        return child.output
    }
}
