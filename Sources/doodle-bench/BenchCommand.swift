import Foundation

/// `doodle-bench NAME… [--json]`.
struct BenchCommand: Equatable {
    var names: [String] = []
    var isJSON = false

    /// Why the command line makes no sense, in a line for the person who typed it.
    struct UsageError: Error, Equatable {
        let message: String
    }

    static let usage = """
        usage: doodle-bench NAME… [--json]
          names: \(Benchmarks.all.map(\.name).joined(separator: ", "))
          --json   one JSON object a line instead of a table
        """

    init(_ arguments: [String]) throws(UsageError) {
        let known = Benchmarks.all.map(\.name)
        for argument in arguments {
            if argument == "--json" {
                isJSON = true
            } else if argument.hasPrefix("-") {
                throw UsageError(message: "unknown option \(argument)")
            } else if known.contains(argument) {
                names.append(argument)
            } else {
                throw UsageError(message: "unknown benchmark \(argument); known are \(known.joined(separator: ", "))")
            }
        }
        if names.isEmpty { throw UsageError(message: "which benchmark? Known are \(known.joined(separator: ", "))") }
    }

    /// Runs what was asked for and prints the figures as they come.
    /// - Returns: the exit code: 0 done, 1 something could not be measured, 2 wrong usage.
    static func run(_ arguments: [String]) -> Int32 {
        if arguments.contains("--help") {
            print(usage)
            return 0
        }
        do {
            let command = try BenchCommand(arguments)
            var hasFailed = false
            for benchmark in Benchmarks.all where command.names.contains(benchmark.name) {
                let figures = benchmark.run()
                hasFailed = hasFailed || figures.isEmpty
                print(command.isJSON ? figures.map(\.json).joined(separator: "\n") : Figure.table(figures))
                fflush(nil)
            }
            return hasFailed ? 1 : 0
        } catch {
            report("\(error.message)\n\(usage)")
            return 2
        }
    }

    /// A line on standard error.
    static func report(_ message: String) {
        let lines = Array("doodle-bench: \(message)\n".utf8)
        _ = write(STDERR_FILENO, lines, lines.count)
    }
}
