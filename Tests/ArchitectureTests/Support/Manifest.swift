import Foundation

/// What `Package.swift` says, read as text: the names of targets, what they depend on and where they lie.
struct Manifest {
    struct Target: Equatable {
        let kind: String
        let name: String
        let dependencies: [String]
        let path: String?
    }

    let targets: [Target]

    init(_ text: String) {
        let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        var (rest, found) = (Substring(code), [Target]())
        let kinds = "\\.(target|executableTarget|testTarget|systemLibrary|plugin|macro)\\("
        while let opening = rest.range(of: kinds, options: .regularExpression) {
            let kind = String(rest[opening].dropFirst().dropLast())
            let arguments = Manifest.balanced(String(rest[opening.upperBound...]), closing: ")")
            Manifest.target(kind, arguments).map { found.append($0) }
            // On behind its end: what is inside, such as `.target(name:)` among the dependencies, is no target of its own.
            rest = rest[opening.upperBound...].dropFirst(arguments.count)
        }
        targets = found
    }

    private static func target(_ kind: String, _ arguments: String) -> Target? {
        guard let name = strings(after: "name:", in: arguments).first else { return nil }
        var dependencies: [String] = []
        if let list = arguments.components(separatedBy: "dependencies: [").dropFirst().first {
            let pieces = balanced(list, closing: "]").components(separatedBy: "\"")
            dependencies = pieces.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        }
        return Target(kind: kind, name: name, dependencies: dependencies, path: strings(after: "path:", in: arguments).first)
    }

    /// The text up to the bracket that closes what was opened before it.
    private static func balanced(_ text: String, closing: Character) -> String {
        var depth = 0
        return String(text.prefix { character in
            if character == closing && depth == 0 { return false }
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            return true
        })
    }

    private static func strings(after label: String, in text: String) -> [String] {
        text.components(separatedBy: label).dropFirst().compactMap { part in
            let pieces = part.components(separatedBy: "\"")
            return pieces.count > 2 ? pieces[1] : nil
        }
    }
}
