import CoreGraphics
import Foundation
import ImageFiles
import Testing

@Suite struct FolderTests {
    private let scratch = Scratch()

    @Test func missingFoldersOnTheWayAreCreated() throws {
        try Folder.create(scratch.path("a/b//c/"))
        #expect(scratch.names(in: "a/b") == ["c"])
    }

    @Test func aFolderThatIsThereAndALinkToOneAreFine() throws {
        scratch.makeFolder("real")
        symlink("real", scratch.path("link").text)
        try Folder.create(scratch.path("real"))
        try Folder.create(scratch.path("link/inner"))
        #expect(scratch.names(in: "real") == ["inner"])
        try Folder.create("/")
        try Folder.create(".")
    }

    @Test func aFileInTheWayIsNamed() {
        scratch.write("", to: "file")
        #expect { try Folder.create(scratch.path("file/Doodle")) } throws: {
            "\($0)" == "cannot create the folder “\(scratch.path("file").text)”: Not a directory"
        }
        #expect { try Folder.create(scratch.path("file")) } throws: { ($0 as? FileError)?.systemCode == ENOTDIR }
    }

    @Test func aLinkToNothingIsNamed() {
        symlink("nowhere", scratch.path("link").text)
        #expect { try Folder.create(scratch.path("link/Doodle")) } throws: { ($0 as? FileError)?.path == scratch.path("link") }
    }

    @Test func anEmptyPathIsAnError() {
        #expect(throws: FileError.self) { try Folder.create("") }
    }
}
