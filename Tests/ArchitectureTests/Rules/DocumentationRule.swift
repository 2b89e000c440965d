import Foundation

/// Public declarations are documented: every type but enumerations inside another (their cases speak), and every function and
/// subscript that is not plain.
///
/// Plain is what has its whole body on one line, what a protocol gives its meaning (`hash`), and in the rooms that bear Apple's
/// names, what extends a type of Apple's, whose meaning is Apple's. Properties and initialisers may do without where the type's
/// own words and their names say it all; that is for a reader to judge.
enum DocumentationRule {
    /// Functions that a protocol or the language gives their meaning.
    static let known: Set<String> = ["hash", "encode", "makeIterator", "next", "callAsFunction", "index", "formIndex"]

    static func violations(_ file: SwiftFile) -> [String] {
        var outer = ""
        return file.lines.indices.compactMap { index in
            let code = file.lines[index].code
            if let name = outermostType(code) { outer = name }
            guard let declaration = Declaration(code), needsWords(declaration, code: code, outer: outer, room: file.room),
                !isDocumented(index, in: file.lines)
            else { return nil }
            return "\(file.path):\(index + 1): \(declaration.kind) \(declaration.name)"
        }
    }

    private static func needsWords(_ declaration: Declaration, code: String, outer: String, room: String) -> Bool {
        if declaration.isOverride { return false }
        if declaration.isType { return declaration.kind != "enum" || code.first?.isWhitespace == false }
        guard declaration.kind == "func" || declaration.kind == "subscript" else { return false }
        if ["UIKit", "CoreGraphics"].contains(room), outer.hasPrefix("UI") || outer.hasPrefix("CG") { return false }
        let isOneLine = code.contains("{") && isClosed(code)
        let isOperator = declaration.name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
        return !isOneLine && !isOperator && !known.contains(declaration.name)
    }

    /// The type that a line without indentation opens or extends.
    private static func outermostType(_ code: String) -> String? {
        guard code.first?.isWhitespace == false else { return nil }
        let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let kinds: Set<Substring> = ["extension", "class", "struct", "enum", "protocol", "actor"]
        return words.firstIndex(where: kinds.contains).flatMap { words.dropFirst($0 + 1).first }.map(String.init)
    }

    /// Whether a `///` stands above, with nothing but attributes between, or above a run of declarations of one line each that
    /// share it (no blank line between).
    private static func isDocumented(_ index: Int, in lines: [SourceLine]) -> Bool {
        var above = index - 1
        while above >= 0 {
            let line = lines[above]
            if line.isDocumentation { return true }
            let code = line.code.trimmingCharacters(in: .whitespaces)
            let isAttribute = code.hasPrefix("@") && Declaration(code) == nil
            let isComment = code.isEmpty && !line.comment.isEmpty
            let isSibling = Declaration(code) != nil && isClosed(code)
            guard isAttribute || isComment || isSibling || code.hasPrefix("#if") else { return false }
            above -= 1
        }
        return false
    }

    private static func isClosed(_ code: String) -> Bool { code.filter { $0 == "{" }.count == code.filter { $0 == "}" }.count }
}

/// A public declaration on one line.
struct Declaration: Equatable {
    let kind: String
    let name: String
    let isOverride: Bool

    private static let kinds: Set<String> = [
        "class", "struct", "enum", "protocol", "actor", "typealias", "func", "subscript", "init", "var", "let", "macro",
    ]
    private static let types: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias", "macro"]

    init?(_ code: String) {
        // `init?(` and `func ==(`: names end where brackets begin.
        var words = code.split { " \t".contains($0) }.map(String.init)
        guard let access = words.firstIndex(where: { $0 == "public" || $0 == "open" }) else { return nil }
        guard words[..<access].allSatisfy({ $0.hasPrefix("@") || Declaration.isModifier($0) }) else { return nil }
        let modifiers = words[..<access] + words[(access + 1)...].prefix(while: Declaration.isModifier)
        words.removeFirst(words[..<access].count + 1)
        // `class func` and `class var`: there `class` is a modifier.
        var rest = words.drop(while: Declaration.isModifier)
        if rest.first == "class", let second = rest.dropFirst().first, second == "func" || second == "var" { rest = rest.dropFirst() }
        guard let first = rest.first else { return nil }
        let kind = String(first.prefix { $0.isLetter })
        guard Declaration.kinds.contains(kind) else { return nil }
        self.kind = kind
        let named = kind == "init" || kind == "subscript" ? first : rest.dropFirst().first ?? ""
        name = String(named.prefix { !"(<:={".contains($0) || !named.first!.isLetter })
        isOverride = modifiers.contains("override")
    }

    private static func isModifier(_ word: String) -> Bool {
        word.hasPrefix("private(") || word.hasPrefix("internal(") || word.hasPrefix("unowned(") || word.hasPrefix("nonisolated(")
            || word.hasPrefix("@") || [
                "final", "static", "override", "mutating", "nonmutating", "required", "convenience", "indirect", "lazy", "weak", "prefix",
                "postfix", "infix", "nonisolated", "isolated", "consuming", "borrowing", "dynamic", "optional", "unowned", "package",
            ].contains(word)
    }

    var isType: Bool { Declaration.types.contains(kind) }
}
