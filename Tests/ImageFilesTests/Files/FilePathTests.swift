import ImageFiles
import Testing

@Suite struct FilePathTests {
    @Test(arguments: [
        ("/a/b/c.png", "/a/b", "c.png"), ("c.png", ".", "c.png"), ("/c.png", "/", "c.png"), ("a//b", "a", "b"), ("a/b/", "a", "b"),
        ("/", "/", ""), ("", ".", ""), ("//x", "/", "x"), ("./x", ".", "x"), ("../x", "..", "x"),
    ])
    func folderAndNameAreWhatDirnameAndBasenameGive(path: String, folder: String, name: String) {
        #expect(FilePath(path).folder == FilePath(folder))
        #expect(FilePath(path).name == FilePath(name))
    }

    @Test(arguments: [("/a", "b", "/a/b"), ("/a/", "b", "/a/b"), ("/", "b", "/b"), ("a", "/b", "a/b"), ("", "b", "b")])
    func appendingPutsOneSlashBetween(folder: String, name: String, path: String) {
        #expect(FilePath(folder).appending(FilePath(name)) == FilePath(path))
    }

    @Test func aMessageIsOneLineWhateverThePathHolds() {
        #expect(FilePath("/a b/ü🎨%20").description == "“/a b/ü🎨%20”")
        #expect(FilePath("a\nb\rc\td\u{1B}[31m\u{85}\u{2028}").description == "“a\\nb\\rc\\td\\u{1b}[31m\\u{85}\\u{2028}”")
        #expect(FilePath(bytes: [0x5A, 0xFC]).description == "“Z\u{FFFD}”")
    }
}
