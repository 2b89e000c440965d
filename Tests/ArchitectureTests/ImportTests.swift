import Testing

@Suite struct ImportTests {
    @Test func everyImportFollowsAnArrow() throws {
        let files = try Repository.swiftFiles(below: "Sources", "Assets")
        #expect(files.count > 20, "the tree was not found")
        #expect(files.flatMap(ImportRule.violations) == [])
    }

    @Test func theTestsOfOtherRoomsSeeNoCLibraryEither() throws {
        #expect(try Repository.swiftFiles(below: "Tests").flatMap(ImportRule.testViolations) == [])
    }

    @Test func theManifestHasNoArrowThatTheTableLacks() throws {
        let targets = try Manifest(Repository.text("Package.swift")).targets
        #expect(targets.count >= Rooms.arrows.count)
        for target in targets where target.kind != "testTarget" && target.path?.hasPrefix("Tests/") != true {
            let allowed = try #require(Rooms.arrows[target.name], "\(target.name) is not in the table")
            #expect(Set(target.dependencies).subtracting(allowed) == [], "\(target.name)")
        }
        #expect(Set(targets.map(\.name)).isSuperset(of: Rooms.arrows.keys))
    }

    @Test func theArrowsGoOneWayAndTheThreeRulesHold() {
        for room in Rooms.arrows.keys { #expect(!Rooms.reach(of: room).contains(room), "\(room) reaches itself") }
        #expect(Rooms.arrows.filter { $1.contains { $0.hasPrefix("CSDL2") } }.map(\.key) == ["SDLHost"])
        #expect(Rooms.reach(of: "Ink") == ["CoreGraphics"])
        #expect(Rooms.reach(of: "UIKit").isDisjoint(with: ["Ink", "InkRaster", "CSDL2", "SDLHost"]))
        #expect(!Rooms.reach(of: "DoodleApp").contains("CSDL2"))
    }

    @Test(arguments: [
        ("import CSDL2", "CSDL2"), ("@testable import UIKit", "UIKit"),
        ("@_exported import UIKit", "UIKit"), ("public import UIKit", "UIKit"),
        ("@preconcurrency internal import UIKit", "UIKit"), ("import struct UIKit.UIColor", "UIKit"), ("import UIKit.Views", "UIKit"),
        ("  import\tUIKit // for points", "UIKit"), ("let x = 1; import UIKit", "UIKit"), ("import class `UIKit`.UIView", "UIKit"),
    ])
    func anImportIsSeenInEveryForm(line: String, module: String) {
        let file = SwiftFile(path: "Sources/Ink/a.swift", text: "import Foundation\n\(line)\n")
        #expect(ImportRule.imports(of: file) == ["Foundation", module])
        #expect(ImportRule.violations(file) == ["Sources/Ink/a.swift: Ink must not import \(module)"])
    }

    @Test(arguments: [
        "// import CSDL2", "/* import CSDL2 */", "let text = \"\"\"\nimport CSDL2\n\"\"\"", "func important() {}", "reimport(CSDL2)",
    ])
    func whatOnlyLooksLikeAnImportIsNone(text: String) {
        #expect(ImportRule.imports(of: SwiftFile(path: "Sources/Ink/a.swift", text: text)) == [])
    }

    @Test func cLibrariesAreSeenInTheirRoomsTestsOnly() {
        func violations(_ path: String, _ module: String) -> Int {
            ImportRule.testViolations(SwiftFile(path: path, text: "import \(module)")).count
        }
        #expect(violations("Tests/SDLHostTests/a.swift", "CSDL2") == 0)
        #expect(violations("Tests/UIKitTests/a.swift", "CSDL2") == 1)
        #expect(violations("Tests/DoodleAppTests/a.swift", "CPNG") == 1)
        #expect(violations("Tests/DoodleAppTests/a.swift", "SDLHost") == 0)
    }

    @Test func aRoomThatIsNotInTheTableIsToldSo() {
        let file = SwiftFile(path: "Sources/Attic/a.swift", text: "")
        #expect(ImportRule.violations(file) == ["Sources/Attic/a.swift: the room Attic is not in the table"])
    }

    @Test func theManifestIsReadAsItIsWritten() {
        let text = """
            // .target(name: "Old", dependencies: ["X"]),
            .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
            .target(name: "A"),
            .target(
                name: "B",
                dependencies: ["A", .target(name: "C")],
                swiftSettings: [.define("D")]
            ),
            .executableTarget(name: "e", dependencies: ["B"], path: "Tests/e"),
            """
        #expect(Manifest(text).targets == [
            Manifest.Target(kind: "systemLibrary", name: "CSDL2", dependencies: [], path: nil),
            Manifest.Target(kind: "target", name: "A", dependencies: [], path: nil),
            Manifest.Target(kind: "target", name: "B", dependencies: ["A", "C"], path: nil),
            Manifest.Target(kind: "executableTarget", name: "e", dependencies: ["B"], path: "Tests/e"),
        ])
    }
}
