import CoreGraphics
import Foundation
import ImageFiles
import Testing

/// As root nothing is denied: these run in a child that drops it.
@Suite struct PermissionTests {
    private let scratch = Scratch()

    @Test func aFolderOneMayNotWriteToIsNamedAndLeftAsItWas() throws {
        scratch.makeFolder("locked", mode: 0o555)
        scratch.write("old", to: "locked/a.png")
        chmod(scratch.path("locked").text, 0o555)
        let path = scratch.path("locked/b.png").text
        let outcome = try probe("--as", nobody, "write", path)
        #expect(outcome.status == 1)
        #expect(outcome.errors == "cannot write “\(path)”: Permission denied\n")

        let save = try probe("--as", nobody, "save", scratch.path("locked").text)
        #expect(save.status == 1)
        #expect(save.errors.hasPrefix("cannot write “\(scratch.path("locked").text)/Doodle "))
        #expect(save.errors.hasSuffix(".png”: Permission denied\n"))
        #expect(scratch.names(in: "locked").filter { $0 != "a.png" } == [])
        chmod(scratch.path("locked").text, 0o755)
    }

    @Test func theFolderThatCannotBeCreatedIsNamedNotTheOneWanted() throws {
        scratch.makeFolder("locked", mode: 0o555)
        let outcome = try probe("--as", nobody, "save", scratch.path("locked/one/two").text)
        #expect(outcome.status == 1)
        #expect(outcome.errors == "cannot create the folder “\(scratch.path("locked/one").text)”: Permission denied\n")
        chmod(scratch.path("locked").text, 0o755)
    }

    @Test func aFileOneMayNotWriteIsNotReplacedThoughItsFolderWouldAllowIt() throws {
        scratch.write("precious", to: "a.png")
        chmod(scratch.path("a.png").text, 0o444)
        let outcome = try probe("--as", nobody, "write", scratch.path("a.png").text)
        #expect(outcome.status == 1)
        #expect(outcome.errors == "cannot write “\(scratch.path("a.png").text)”: Permission denied\n")
        #expect(scratch.read("a.png") == Array("precious".utf8))
        #expect(scratch.names() == ["a.png"])
    }

    @Test func aFolderOneMayWriteToWorksWithoutRootToo() throws {
        let outcome = try probe("--as", nobody, "save", scratch.path("Pictures/Doodle").text)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let saved = try #require(scratch.names(in: "Pictures/Doodle").first)
        #expect(outcome.text == scratch.path("Pictures/Doodle/\(saved)").text + "\n")
    }

    @Test func aFolderOneMayWriteToButNotListWorks() throws {
        scratch.makeFolder("drop", mode: 0o333)
        let outcome = try probe("--as", nobody, "write", scratch.path("drop/a.png").text)
        #expect(outcome.status == 0, "\(outcome.errors)")
        chmod(scratch.path("drop").text, 0o777)
        #expect(scratch.names(in: "drop") == ["a.png"])
    }
}
