import Foundation

/// Rules about the text of any one file.
enum TextRules {
    static let longestFile = 400

    static func lengthViolations(_ file: SwiftFile) -> [String] {
        // A closing line break ends the last line and begins none.
        let count = file.lines.count - (file.lines.last == SourceLine() ? 1 : 0)
        return count > longestFile ? ["\(file.path): \(count) lines"] : []
    }

    /// Code that only pretends to be there.
    static func stubViolations(_ file: SwiftFile) -> [String] {
        let (stops, excuses) = (["fatalError(", "preconditionFailure("], ["not implemented", "not yet", "unimplemented", "to be done"])
        return file.lines.enumerated().filter { _, line in
            stops.contains(where: line.code.contains) && excuses.contains(where: line.literals.lowercased().contains)
        }.map { "\(file.path):\($0.offset + 1): a stub" }
    }

    /// Notes to do something that do not say why it is not done: at least three words after the mark.
    static func noteViolations(_ file: SwiftFile) -> [String] {
        file.lines.enumerated().filter { _, line in
            ["TODO", "FIXME", "XXX"].contains { mark in
                guard let range = line.comment.range(of: "\\b\(mark)\\b", options: .regularExpression) else { return false }
                return line.comment[range.upperBound...].split { !$0.isLetter && !$0.isNumber && $0 != "’" }.count < 3
            }
        }.map { "\(file.path):\($0.offset + 1): \($0.element.comment)" }
    }
}
