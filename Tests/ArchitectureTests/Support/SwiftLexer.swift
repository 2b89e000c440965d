import Foundation

/// A line of Swift taken apart.
struct SourceLine: Equatable {
    /// The line without its comments, and with what its string literals say left out: `print("")`.
    var code = ""
    /// What its comments say, `//` and `///` included.
    var comment = ""
    /// What the parts of string literals on it say.
    var literals = ""

    var isBlank: Bool { code.allSatisfy(\.isWhitespace) && comment.isEmpty && literals.isEmpty }
    var isDocumentation: Bool {
        code.allSatisfy(\.isWhitespace)
            && (comment.hasPrefix("///") || comment.hasPrefix("/**") || comment.hasPrefix("*") || comment.hasSuffix("*/"))
    }
}

/// Tells code, comments and string literals apart, as far as rules about text need it: nested block comments, raw and multi-line
/// strings, interpolations. Regular expression literals are not known to it.
struct SwiftLexer {
    static func lines(of text: String) -> [SourceLine] {
        // A line break with a carriage return is one `Character`, and no line break to a comparison.
        var lexer = SwiftLexer(rest: Array(text.replacingOccurrences(of: "\r\n", with: "\n"))[...])
        lexer.readCode(untilClosingParenthesis: false)
        return lexer.lines
    }

    private var rest: ArraySlice<Character>
    private var lines = [SourceLine()]

    private init(rest: ArraySlice<Character>) { self.rest = rest }

    private enum Place { case code, comment, literal }

    private mutating func take(_ count: Int = 1, as place: Place) {
        for character in rest.prefix(count) {
            let last = lines.count - 1
            switch (character, place) {
            case ("\n", _): lines.append(SourceLine())
            case (_, .code): lines[last].code.append(character)
            case (" ", .comment) where lines[last].comment.isEmpty: break
            case (_, .comment): lines[last].comment.append(character)
            case (_, .literal): lines[last].literals.append(character)
            }
        }
        rest = rest.dropFirst(count)
    }

    private mutating func readCode(untilClosingParenthesis: Bool) {
        var depth = 0
        while let character = rest.first {
            switch character {
            case "/" where rest.starts(with: "//"): take(rest.prefix { $0 != "\n" }.count, as: .comment)
            case "/" where rest.starts(with: "/*"): readBlockComment()
            case "\"": readString(hashes: 0)
            case "#" where rest.drop(while: { $0 == "#" }).first == "\"": readString(hashes: rest.prefix { $0 == "#" }.count)
            case "(":
                depth += 1
                take(as: .code)
            case ")":
                depth -= 1
                take(as: .code)
                if untilClosingParenthesis && depth == 0 { return }
            default: take(as: .code)
            }
        }
    }

    private mutating func readBlockComment() {
        var depth = 0
        repeat {
            if rest.starts(with: "/*") {
                depth += 1
                take(2, as: .comment)
            } else if rest.starts(with: "*/") {
                depth -= 1
                take(2, as: .comment)
            } else {
                take(as: .comment)
            }
        } while depth > 0 && !rest.isEmpty
    }

    private mutating func readString(hashes: Int) {
        let fence = String(repeating: "#", count: hashes)
        let isMultiline = rest.dropFirst(hashes).starts(with: "\"\"\"")
        let quotes = isMultiline ? "\"\"\"" : "\""
        take(hashes + quotes.count, as: .code)
        while !rest.isEmpty {
            if rest.starts(with: quotes + fence) {
                return take(quotes.count + hashes, as: .code)
            } else if rest.starts(with: "\\" + fence + "(") {
                take(1 + hashes, as: .literal)
                readCode(untilClosingParenthesis: true)
            } else if rest.starts(with: "\\" + fence) {
                take(2 + hashes, as: .literal)
            } else if rest.first == "\n" && !isMultiline {
                return // not Swift, or something this lexer takes for a string: at least the next line is read right
            } else {
                take(as: .literal)
            }
        }
    }
}
