import Foundation

/// The source tree this test was built from.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath) // …/Tests/ArchitectureTests/Support/Repository.swift
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The names directly in a folder, sorted.
    static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path).sorted()
    }

    /// The Swift files below folders, as paths from the top, sorted.
    static func swiftFiles(below folders: String...) throws -> [SwiftFile] {
        try folders.flatMap { folder in
            let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?.compactMap { $0 as? String } ?? []
            return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
                try SwiftFile(path: "\(folder)/\(name)", text: text("\(folder)/\(name)"))
            }
        }
    }
}

/// A Swift file, its code and its comments told apart.
struct SwiftFile {
    /// From the top of the repository: `Sources/Ink/Brush.swift`.
    let path: String
    let lines: [SourceLine]

    init(path: String, text: String) {
        self.path = path
        lines = SwiftLexer.lines(of: text)
    }

    /// The target the file belongs to: the folder below `Sources` or `Tests`, or `Assets`.
    var room: String {
        let parts = path.split(separator: "/")
        return parts.count > 1 && parts[0] != "Assets" ? String(parts[1]) : String(parts[0])
    }
}
