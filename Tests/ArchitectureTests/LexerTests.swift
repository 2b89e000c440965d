import Testing

@Suite struct LexerTests {
    private func line(_ text: String) -> SourceLine { SwiftLexer.lines(of: text)[0] }

    @Test func codeCommentsAndLiteralsAreToldApart() {
        #expect(line("let a = 1 // why") == SourceLine(code: "let a = 1 ", comment: "// why"))
        #expect(line("print(\"// no comment\")") == SourceLine(code: "print(\"\")", literals: "// no comment"))
        #expect(line("a /* b /* c */ d */ e").code == "a  e")
        #expect(line(#"f("a\"b") // c"#) == SourceLine(code: "f(\"\") ", comment: "// c", literals: #"a\"b"#))
        #expect(line(##"f(#"a"b\"#) // c"##).comment == "// c")
    }

    @Test func codeInAnInterpolationIsCode() {
        let parts = line(#"f("x \(g("y // z", (1))) w") // c"#)
        #expect(parts.code == #"f("(g("", (1)))") "#)
        #expect(parts.comment == "// c")
        #expect(parts.literals == #"x \y // z w"#)
    }

    @Test func commentsAndStringsGoOnOverLines() {
        let lines = SwiftLexer.lines(of: "/* a\n b */ c\n\"\"\"\n // d \"\"\nx\n\"\"\" // e\nf")
        #expect(lines.map(\.code) == ["", " c", "\"\"\"", "", "", "\"\"\" ", "f"])
        #expect(lines.map(\.comment) == ["/* a", "b */", "", "", "", "// e", ""])
    }

    @Test func windowsLineBreaksAreLineBreaks() {
        #expect(SwiftLexer.lines(of: "a // b\r\nc").map(\.code) == ["a ", "c"])
    }
}
