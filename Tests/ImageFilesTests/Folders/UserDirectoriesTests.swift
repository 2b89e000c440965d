@testable import ImageFiles
import Testing

/// The table follows user-dirs.dirs(5) and xdg-user-dir's reading of it.
@Suite struct UserDirectoriesTests {
    private func pictures(_ text: String) -> FilePath? {
        UserDirectories.folder("PICTURES", in: Array(text.utf8), home: "/home/ann")
    }

    @Test(arguments: [
        (#"XDG_PICTURES_DIR="$HOME/Bilder""#, "/home/ann/Bilder"),
        (#"XDG_PICTURES_DIR="/srv/pictures""#, "/srv/pictures"),
        ("  \tXDG_PICTURES_DIR \t= \t\"$HOME/Bilder\"  # mine", "/home/ann/Bilder"),
        (#"XDG_PICTURES_DIR="$HOME/My Pictures""#, "/home/ann/My Pictures"),
        (#"XDG_PICTURES_DIR="$HOME/a\"b\\c\$d\`e""#, "/home/ann/a\"b\\c$d`e"),
        (#"XDG_PICTURES_DIR="$HOME/\x""#, "/home/ann/x"),
        (#"XDG_PICTURES_DIR="$HOME/a$HOME""#, "/home/ann/a$HOME"),
        (#"XDG_PICTURES_DIR="$HOME/Größe 🎨""#, "/home/ann/Größe 🎨"),
        ("XDG_PICTURES_DIR=\"$HOME/Bilder\"\r", "/home/ann/Bilder"),
        (#"XDG_PICTURES_DIR="$HOME/Bilder/""#, "/home/ann/Bilder/"),
    ])
    func anEntryNamesAFolder(line: String, folder: String) {
        #expect(pictures(line + "\n") == FilePath(folder))
        #expect(pictures(line) == FilePath(folder), "without a line break at the end")
    }

    @Test(arguments: [
        "", "\n\n", #"# XDG_PICTURES_DIR="/x""#, #"XDG_MUSIC_DIR="/x""#, #"XDG_PICTURES_DIRECTORY="/x""#, #"MY_XDG_PICTURES_DIR="/x""#,
        #"XDG_PICTURES_DIR="Bilder""#, #"XDG_PICTURES_DIR="~/Bilder""#, #"XDG_PICTURES_DIR="$HOMEWORK/x""#,
        #"XDG_PICTURES_DIR="${HOME}/x""#,
        #"XDG_PICTURES_DIR="$XDG_DATA/x""#, #"XDG_PICTURES_DIR=/x"#, #"XDG_PICTURES_DIR='/x'"#, #"XDG_PICTURES_DIR="""#,
        #"XDG_PICTURES_DIR="/x"#,
        #"XDG_PICTURES_DIR="/x\"#, "XDG_PICTURES_DIR=\"/x\0y\"", #"XDG_PICTURES_DIR"#, #"XDG_PICTURES_DIR="\$HOME/x""#,
    ])
    func otherLinesAreNothing(line: String) {
        #expect(pictures(line + "\n") == nil)
    }

    @Test(arguments: [#""$HOME/""#, #""$HOME""#, #""$HOME//""#, #""/home/ann""#, #""/home/ann/""#])
    func theHomeFolderMeansNone(value: String) {
        #expect(pictures("XDG_PICTURES_DIR=\(value)\n") == nil)
    }

    @Test func theLastWellFormedEntryWins() {
        #expect(pictures("XDG_PICTURES_DIR=\"/one\"\nXDG_PICTURES_DIR=\"/two\"\n") == "/two")
        #expect(pictures("XDG_PICTURES_DIR=\"/one\"\nXDG_PICTURES_DIR=\"relative\"\n") == "/one")
        #expect(pictures("XDG_PICTURES_DIR=\"/one\"\nXDG_PICTURES_DIR=\"$HOME/\"\n") == nil)
        #expect(pictures("XDG_PICTURES_DIR=\"$HOME/\"\nXDG_PICTURES_DIR=\"/two\"\n") == "/two")
    }

    @Test func aFileThatIsNotUTF8KeepsItsBytes() {
        let latin1 = Array("XDG_PICTURES_DIR=\"$HOME/Gr".utf8) + [0xF6, 0xDF, 0x65, 0x22, 0x0A]
        #expect(UserDirectories.folder("PICTURES", in: latin1, home: "/h") == FilePath(bytes: Array("/h/Gr".utf8) + [0xF6, 0xDF, 0x65]))
    }
}
