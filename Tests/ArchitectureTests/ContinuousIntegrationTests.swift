import Foundation
import Testing

/// `.ci/run` on a repository with a README of the test's own.
@Suite struct ContinuousIntegrationTests {
    private func run(readme: String, path: String = "/usr/bin:/bin") throws -> (status: Int32, output: String) {
        let top = FileManager.default.temporaryDirectory.appendingPathComponent("ArchitectureTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: top) }
        try FileManager.default.createDirectory(at: top.appendingPathComponent(".ci"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Repository.root.appendingPathComponent(".ci/run"), to: top.appendingPathComponent(".ci/run"))
        try readme.write(to: top.appendingPathComponent("README.md"), atomically: true, encoding: .utf8)
        let output = top.appendingPathComponent("output")
        try Data().write(to: output)

        let process = Process()
        process.executableURL = top.appendingPathComponent(".ci/run")
        process.environment = ["PATH": path]
        process.currentDirectoryURL = URL(fileURLWithPath: "/")
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
    }

    @Test func theFirstBlockUnderTestIsRunFromTheTopAndNothingElse() throws {
        let readme = """
            ## Run
            ```sh
            echo wrong
            ```
            ## Test
            Words with `echo wrong`.
            ```sh
            cat .ci/run | head -n1 &&
              echo "$DEBIAN_FRONTEND $CI"
            ```
            ```sh
            echo wrong
            ```
            ## More
            """
        let outcome = try run(readme: readme)
        #expect(outcome.status == 0)
        #expect(outcome.output == "#!/usr/bin/env bash\nnoninteractive true\n")
    }

    @Test(arguments: [Int32(0), 1, 7])
    func theCommandsStatusIsTheAnswer(status: Int32) throws {
        #expect(try run(readme: "## Test\n```\n(exit \(status))\n```\n").status == status)
    }

    @Test(arguments: ["", "## Test\nno block\n## Other\n```\ntrue\n```\n", "### Test\n```\ntrue\n```\n"])
    func aREADMEWithoutACommandIsAFailure(readme: String) throws {
        #expect(try run(readme: readme).status == 2)
    }

    /// Only root goes without sudo, and only where there is none.
    @Test(.enabled(if: getuid() == 0))
    func withoutSudoRootsCommandsArePassedOn() throws {
        // A PATH with the few tools the script needs and surely no sudo.
        let tools = FileManager.default.temporaryDirectory.appendingPathComponent("ArchitectureTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: tools) }
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
        for tool in ["env", "bash", "sh", "awk", "dirname", "mktemp", "rm", "chmod", "echo"] {
            let found = ["/usr/bin/", "/bin/"].map { $0 + tool }.first { FileManager.default.isExecutableFile(atPath: $0) }
            try FileManager.default.createSymbolicLink(atPath: tools.path + "/" + tool, withDestinationPath: #require(found))
        }
        let command = "sudo A=1 sh -c 'echo \"$A $0\"' 'two words' && sudo sh -c 'exit 5'"
        let outcome = try run(readme: "## Test\n```\n\(command)\n```\n", path: tools.path)
        #expect(outcome.output == "1 two words\n")
        #expect(outcome.status == 5)
    }

    @Test func theREADMEHasACommandToTestWith() throws {
        let readme = try Repository.text("README.md")
        #expect(readme.contains("\n## Test\n") && readme.contains("\n## Run\n"))
    }
}
