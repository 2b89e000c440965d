import Testing

@Suite struct DocumentationTests {
    @Test func publicTypesAndFunctionsAreDocumented() throws {
        let found = try Repository.swiftFiles(below: "Sources", "Assets").flatMap(DocumentationRule.violations)
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test func whatExtendsATypeOfApplesIsApplesInTheRoomsOfApplesNames() {
        let text = "extension UIView {\n    public func a() {\n    }\n}\n/// Ours.\npublic struct Grid {\n    public func b() {\n    }\n}"
        #expect(DocumentationRule.violations(SwiftFile(path: "Sources/UIKit/a.swift", text: text)) == ["Sources/UIKit/a.swift:7: func b"])
        #expect(DocumentationRule.violations(SwiftFile(path: "Sources/SDLHost/a.swift", text: text)).count == 2)
    }

    private func violations(_ text: String) -> [String] { DocumentationRule.violations(SwiftFile(path: "a", text: text)) }

    @Test(arguments: [
        "public struct A {}", "open class A {}", "public final class A {}", "@MainActor public protocol A {", "public enum A: Int {",
        "public typealias A = Int", "public indirect enum A {", "public actor A {", "// A plain comment.\npublic struct A {}",
        "/// Far away.\n\npublic struct A {}", "@MainActor\npublic struct A {}",
        "/// Of something else.\npublic struct B {\n}\npublic struct A {}",
    ])
    func aTypeWithoutWordsIsSeen(text: String) {
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(violations(text).count == 1)
        #expect(violations(text).first?.hasPrefix("a:\(line): ") == true)
        #expect(violations(text).first?.hasSuffix(" A") == true)
    }

    @Test(arguments: [
        "public func a() {", "public static func a(_ x: Int) -> Int {", "open class func a() {", "@inlinable public mutating func a() {",
        "public subscript(x: Int) -> Int {", "nonisolated public func a<T>(_ x: T) {",
        "public func a(", "extension UIView {\n    public func a() {",
    ])
    func aFunctionWithoutWordsIsSeen(text: String) {
        #expect(violations(text).count == 1)
    }

    @Test(arguments: [
        "/// Words.\npublic struct A {}", "/// Words.\n@MainActor\npublic final class A {}", "/** Words. */\npublic struct A {}",
        "/// Words.\n// And why.\npublic func a() {}", "/// Words for both.\npublic func a() {}\npublic func b() {}",
        "    public enum A {", "public func a() {}", "public func a() -> Int { f { 1 } }",
        "struct A {}", "public extension A {", "extension A {", "public override func a() {}", "override open func a() {}",
        "public static func == (a: A, b: A) -> Bool {", "public func hash(into hasher: inout Hasher) {", "public init(x: Int) {",
        "public let width: Int", "public private(set) var height: Int", "func a() { public_thing() }", "let x = \"public func a() {}\"",
        "case public", "open(path)", "public var a: Int { 1 }",
    ])
    func whatIsDocumentedOrPlainIsLeftAlone(text: String) {
        #expect(violations(text) == [])
    }
}
