@testable import doodle_bench
import Testing

@Suite struct BenchCommandTests {
    @Test func namesAndJSONComeInAnyOrder() throws {
        let command = try BenchCommand(["--json", "undo", "segment"])
        #expect(command.names == ["undo", "segment"])
        #expect(command.isJSON)
        #expect(try !BenchCommand(["segment"]).isJSON)
    }

    @Test func anUnknownNameListsTheKnownOnes() {
        let message = "unknown benchmark nonsense; known are segment, redraw, undo, turn, memory, export"
        #expect(throws: BenchCommand.UsageError(message: message)) {
            try BenchCommand(["nonsense"])
        }
    }

    @Test(arguments: [[], ["--json"], ["--fast", "segment"], ["segment", ""]])
    func wrongUsageIsRefusedWithCode2(arguments: [String]) {
        #expect(throws: BenchCommand.UsageError.self) { try BenchCommand(arguments) }
        #expect(BenchCommand.run(arguments) == 2)
    }
}
