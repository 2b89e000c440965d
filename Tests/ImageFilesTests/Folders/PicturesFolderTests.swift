import ImageFiles
import Testing

@Suite struct PicturesFolderTests {
    private func locate(_ environment: [String: FilePath], files: [FilePath: String] = [:], home: FilePath? = "/passwd/home") -> FilePath? {
        PicturesFolder.locate(environment: { environment[$0] }, home: { home }, readFile: { files[$0].map { Array($0.utf8) } })
    }

    private let german: [FilePath: String] = ["/home/ann/.config/user-dirs.dirs": "XDG_PICTURES_DIR=\"$HOME/Bilder\"\n"]

    @Test func theEnvironmentComesFirst() {
        #expect(locate(["HOME": "/home/ann", "XDG_PICTURES_DIR": "/mnt/p"], files: german) == "/mnt/p")
    }

    @Test(arguments: ["", "Bilder", "$HOME/Bilder", "~/Bilder"])
    func aRelativeEnvironmentValueCountsAsNotSet(value: String) {
        #expect(locate(["HOME": "/home/ann", "XDG_PICTURES_DIR": FilePath(value)], files: german) == "/home/ann/Bilder")
    }

    @Test func thenTheUsersDirectoriesFile() {
        #expect(locate(["HOME": "/home/ann"], files: german) == "/home/ann/Bilder")
    }

    @Test func theConfigFolderCanBeElsewhere() {
        let files: [FilePath: String] = ["/cfg/user-dirs.dirs": "XDG_PICTURES_DIR=\"$HOME/Fotos\"\n"].merging(german) { $1 }
        #expect(locate(["HOME": "/home/ann", "XDG_CONFIG_HOME": "/cfg"], files: files) == "/home/ann/Fotos")
        #expect(locate(["HOME": "/home/ann", "XDG_CONFIG_HOME": "cfg"], files: files) == "/home/ann/Bilder", "relative: not set")
        #expect(locate(["HOME": "/home/ann", "XDG_CONFIG_HOME": "/none"], files: files) == "/home/ann/Pictures")
    }

    @Test func elsePicturesInTheHomeFolder() {
        #expect(locate(["HOME": "/home/ann"]) == "/home/ann/Pictures")
        #expect(locate(["HOME": "/home/ann/"]) == "/home/ann/Pictures")
        let none: [FilePath: String] = ["/home/ann/.config/user-dirs.dirs": "XDG_PICTURES_DIR=\"$HOME/\"\n"]
        #expect(locate(["HOME": "/home/ann"], files: none) == "/home/ann/Pictures")
    }

    @Test func withoutHOMEThePasswordDatabaseIsAsked() {
        #expect(locate([:]) == "/passwd/home/Pictures")
        #expect(locate(["HOME": ""]) == "/passwd/home/Pictures")
        #expect(locate([:], home: nil) == nil)
        #expect(locate(["XDG_PICTURES_DIR": "/mnt/p"], home: nil) == "/mnt/p")
    }

    @Test func aGivenFolderIsUsedAsItIs() {
        #expect(DoodleFolder.locate(override: "out") == "out")
    }

    @Test func documentsAreFoundTheSameWayUnderTheirOwnName() {
        let file = "XDG_PICTURES_DIR=\"$HOME/Bilder\"\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\n"
        func locate(_ environment: [String: FilePath], _ file: String?) -> FilePath? {
            DocumentsFolder.locate(environment: { environment[$0] }, home: { nil }, readFile: { _ in file.map { Array($0.utf8) } })
        }
        #expect(locate(["HOME": "/home/ann"], file) == "/home/ann/Dokumente")
        #expect(locate(["HOME": "/home/ann", "XDG_DOCUMENTS_DIR": "/mnt/d"], file) == "/mnt/d")
        #expect(locate(["HOME": "/home/ann"], nil) == "/home/ann/Documents")
        #expect(locate([:], nil) == nil)
    }
}
