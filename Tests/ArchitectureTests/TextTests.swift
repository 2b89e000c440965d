import Testing

@Suite struct TextTests {
    private func everyFile() throws -> [SwiftFile] { try Repository.swiftFiles(below: "Sources", "Tests", "Assets") }

    @Test func noFileIsLongerThanFourHundredLines() throws {
        #expect(try everyFile().flatMap(TextRules.lengthViolations) == [])
        #expect(TextRules.lengthViolations(SwiftFile(path: "a", text: String(repeating: "x\n", count: 400))) == [])
        #expect(TextRules.lengthViolations(SwiftFile(path: "a", text: String(repeating: "x\n", count: 401))) == ["a: 401 lines"])
        #expect(TextRules.lengthViolations(SwiftFile(path: "a", text: String(repeating: "x\n", count: 400) + "x")) == ["a: 401 lines"])
    }

    @Test func nothingIsAStub() throws {
        #expect(try everyFile().flatMap(TextRules.stubViolations) == [])
    }

    @Test(arguments: [
        "fatalError(\"not implemented\")", "fatalError(\"init(coder:) has not been implemented yet: unimplemented\")",
        "preconditionFailure(\"Not Implemented\")", "x { fatalError(#\"not yet\"#) }",
    ])
    func aStubIsSeen(line: String) {
        #expect(TextRules.stubViolations(SwiftFile(path: "a", text: "let y = 1\n\(line)")) == ["a:2: a stub"])
    }

    @Test(arguments: [
        "// no fatalError(\"not implemented\")", "fatalError(\"the table is empty\")", "let s = \"fatalError(not implemented)\"",
    ])
    func whatIsNoStubIsLeftAlone(line: String) {
        #expect(TextRules.stubViolations(SwiftFile(path: "a", text: line)) == [])
    }

    @Test func nothingIsLeftToDoWithoutAReason() throws {
        #expect(try everyFile().flatMap(TextRules.noteViolations) == [])
    }

    @Test(arguments: ["// TODO", "// TODO: later", "x() // FIXME: slow here", "/* TODO fix */", "/// - TODO: doc", "// XXX"])
    func aNoteWithoutAReasonIsSeen(line: String) {
        #expect(TextRules.noteViolations(SwiftFile(path: "a", text: line)).count == 1)
    }

    @Test(arguments: [
        "// TODO: drop when Debian 12 is gone", "let x = \"TODO\"", "// the TODOs of others", "// Method", "let TODO = 1",
    ])
    func aNoteWithAReasonAndOtherWordsAreLeftAlone(line: String) {
        #expect(TextRules.noteViolations(SwiftFile(path: "a", text: line)) == [])
    }
}
