import Foundation

/// Imports follow the arrows.
enum ImportRule {
    /// The modules a file imports, attributes, access levels and single declarations (`import struct Foundation.Date`) considered.
    static func imports(of file: SwiftFile) -> [String] {
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor"]
        return file.lines.flatMap { $0.code.split(separator: ";") }.compactMap { statement in
            let words = statement.split { $0 == " " || $0 == "\t" }
            guard let start = words.firstIndex(of: "import"), words[..<start].allSatisfy(isPrefix) else { return nil }
            let path = words[(start + 1)...].drop { kinds.contains($0) }.first
            return path?.split(separator: ".").first.map { $0.trimmingCharacters(in: ["`"]) }
        }
    }

    private static func isPrefix(_ word: Substring) -> Bool {
        word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word)
    }

    /// What a file of the program imports without an arrow.
    static func violations(_ file: SwiftFile) -> [String] {
        guard let allowed = Rooms.arrows[file.room] else { return ["\(file.path): the room \(file.room) is not in the table"] }
        return imports(of: file).filter { !allowed.contains($0) && !Rooms.system.contains($0) }
            .map { "\(file.path): \(file.room) must not import \($0)" }
    }

    /// What a test, or a program under `Tests`, imports that only one room may see.
    static func testViolations(_ file: SwiftFile) -> [String] {
        imports(of: file).filter { module in Rooms.owner(ofLibrary: module).map { !file.room.hasPrefix($0) } ?? false }
            .map { "\(file.path): only \(Rooms.owner(ofLibrary: $0)!) and its tests see \($0)" }
    }
}
