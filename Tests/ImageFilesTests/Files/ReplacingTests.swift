import CoreGraphics
import Foundation
import ImageFiles
import Testing

@Suite struct ReplacingTests {
    private let scratch = Scratch()

    @Test func aNewFileHoldsTheBytesAndNothingElseIsLeft() throws {
        try AtomicFile.replace(scratch.path("new.png"), with: [1, 2, 3])
        #expect(scratch.read("new.png") == [1, 2, 3])
        #expect(scratch.names() == ["new.png"])
    }

    @Test func anEmptyFileCanBeWritten() throws {
        try AtomicFile.replace(scratch.path("empty"), with: [])
        #expect(scratch.read("empty") == [])
    }

    @Test func aFileThatIsThereIsReplacedAndKeepsItsPermissions() throws {
        scratch.write("a longer text that was there before", to: "a")
        chmod(scratch.path("a").text, 0o640)
        try AtomicFile.replace(scratch.path("a"), with: [9])
        #expect(scratch.read("a") == [9])
        var info = stat()
        stat(scratch.path("a").text, &info)
        #expect(info.st_mode & 0o777 == 0o640)
    }

    @Test func aNewFileHasThePermissionsOfTheUmask() throws {
        try AtomicFile.replace(scratch.path("ours"), with: [1])
        let handle = open(scratch.path("plain").text, O_CREAT | O_WRONLY, 0o666)
        close(handle)
        var (ours, plain) = (stat(), stat())
        stat(scratch.path("ours").text, &ours)
        stat(scratch.path("plain").text, &plain)
        #expect(ours.st_mode == plain.st_mode)
    }

    @Test func aLinkStaysALinkAndItsTargetIsWritten() throws {
        scratch.makeFolder("inner")
        scratch.write("old", to: "inner/target")
        symlink("inner/target", scratch.path("link").text)
        symlink("nowhere-yet", scratch.path("dangling").text)
        try AtomicFile.replace(scratch.path("link"), with: [1])
        try AtomicFile.replace(scratch.path("dangling"), with: [2])
        #expect(scratch.read("inner/target") == [1])
        #expect(scratch.read("nowhere-yet") == [2])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("link").text) == "inner/target")
        #expect(scratch.names(in: "inner") == ["target"])
    }

    @Test func aLinkToItselfIsAnErrorAndNoEndlessLoop() {
        symlink("loop", scratch.path("loop").text)
        #expect { try AtomicFile.replace(scratch.path("loop"), with: [1]) } throws: { ($0 as? FileError)?.systemCode == ELOOP }
    }

    @Test func aPathThatIsAFolderIsAnErrorThatSaysSo() {
        scratch.makeFolder("folder")
        let path = scratch.path("folder")
        #expect { try AtomicFile.replace(path, with: [1]) } throws: { "\($0)" == "cannot write “\(path.text)”: Is a directory" }
        #expect { try AtomicFile.replace(scratch.path("new/"), with: [1]) } throws: { ($0 as? FileError)?.systemCode == EISDIR }
        #expect(scratch.names(in: "folder") == [])
        #expect(scratch.names() == ["folder"])
    }

    @Test func aMissingFolderAndAFileInItsPlaceAreNamedWithTheirCause() {
        scratch.write("", to: "file")
        let missing = scratch.path("missing/a.png")
        #expect { try AtomicFile.replace(missing, with: [1]) } throws: {
            "\($0)" == "cannot write “\(missing.text)”: No such file or directory"
        }
        let below = scratch.path("file/a.png")
        #expect { try AtomicFile.replace(below, with: [1]) } throws: { "\($0)" == "cannot write “\(below.text)”: Not a directory" }
    }

    @Test func anEmptyPathIsAnError() {
        #expect { try AtomicFile.replace("", with: [1]) } throws: { ($0 as? FileError)?.systemCode == ENOENT }
    }

    @Test func aFullDeviceIsAnErrorAndNotReplaced() {
        #expect { try AtomicFile.replace("/dev/full", with: [1]) } throws: {
            "\($0)" == "cannot write “/dev/full”: No space left on device"
        }
        var info = stat()
        stat("/dev/full", &info)
        #expect(info.st_mode & S_IFMT == S_IFCHR)
    }

    @Test func aPipeIsWrittenToAndStaysAPipe() async throws {
        mkfifo(scratch.path("pipe").text, 0o600)
        // Longer than a pipe holds, so that writing comes in pieces.
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let reader = Thread.reading(scratch.path("pipe"))
        try AtomicFile.replace(scratch.path("pipe"), with: bytes)
        #expect(await reader.value == bytes)
        #expect(scratch.names() == ["pipe"])
    }

    @Test func aNameOfTwoHundredAndFiftyFiveBytesHasRoomForItsTemporaryFile() throws {
        let name = String(repeating: "ü", count: 127) + "x"
        try AtomicFile.replace(scratch.path(name), with: [5])
        #expect(scratch.names() == [name])
        #expect { try AtomicFile.replace(scratch.path(name + "y"), with: [5]) } throws: {
            ($0 as? FileError)?.systemCode == ENAMETOOLONG
        }
        #expect(scratch.names() == [name])
    }

    @Test(arguments: ["with space", "line\nbreak", "%20", "Köln äöü", "🎨🖍️", "-rf", "\"quoted' $HOME `x`", "trailing ", ".hidden"])
    func anyNameTheSystemTakesIsWrittenAsItIs(name: String) throws {
        try AtomicFile.replace(scratch.path(name), with: [1, 2])
        #expect(scratch.names() == [name])
        #expect(try FileReader.read(scratch.path(name), limit: 10) == [1, 2])
    }

    @Test func aZeroInAPathIsAnErrorAndNoShorterPathIsWritten() {
        #expect { try AtomicFile.replace(scratch.path("a\0b"), with: [1]) } throws: { ($0 as? FileError)?.systemCode == EINVAL }
        #expect { try Folder.create(scratch.path("c\0d")) } throws: { ($0 as? FileError)?.systemCode == EINVAL }
        #expect(scratch.names() == [])
    }

    @Test func bytesThatAreNotUTF8AreKept() throws {
        // "Zürich" in Latin-1.
        let folder = FilePath(bytes: scratch.path.bytes + [0x2F, 0x5A, 0xFC, 0x72, 0x69, 0x63, 0x68])
        let path = try SavedPicture.save(picture([[0xFF00_00FF]]), into: folder, at: Date())
        #expect(path.bytes.starts(with: folder.bytes + [0x2F]))
        #expect(try PNGFile.read(path)[0, 0] == 0xFF00_00FF)
        try AtomicFile.replace(folder.appending("b"), with: [7])
        #expect(try FileReader.read(folder.appending("b"), limit: 1) == [7])
    }
}

extension Thread {
    /// What comes out of a file, read on a thread of its own.
    static func reading(_ path: FilePath) -> Task<[UInt8], Never> {
        Task.detached {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread { continuation.resume(returning: (try? FileReader.read(path, limit: 1 << 20)) ?? []) }
            }
        }
    }
}

/// Files whose bytes come piece by piece.
@Suite struct PieceByPieceTests {
    private let scratch = Scratch()

    @Test func thePiecesFollowEachOther() throws {
        try AtomicFile.write(scratch.path("a")) { file in for piece in [[1, 2], [], [3]] as [[UInt8]] { try file.append(piece) } }
        #expect(scratch.read("a") == [1, 2, 3])
        #expect(scratch.names() == ["a"])
    }

    @Test(arguments: [true, false]) func whoGivesUpOnTheWayLeavesWhatWasThere(isThere: Bool) {
        struct GivenUp: Error {}
        if isThere { scratch.write("old", to: "a") }
        #expect(throws: GivenUp.self) {
            try AtomicFile.write(scratch.path("a")) { file in
                try file.append([1])
                throw GivenUp()
            }
        }
        #expect(scratch.read("a") == (isThere ? Array("old".utf8) : nil))
        #expect(scratch.names() == (isThere ? ["a"] : []))
    }

    @Test func aFileThatMustNotBeOverwrittenIsNot() {
        scratch.write("old", to: "a")
        #expect { try AtomicFile.write(scratch.path("a"), overwrites: false) { try $0.append([1]) } } throws: {
            "\($0)" == "cannot write “\(scratch.path("a").text)”: File exists"
        }
        // Somebody is faster.
        #expect {
            try AtomicFile.write(scratch.path("b"), overwrites: false) { file in
                try file.append([1])
                scratch.write("theirs", to: "b")
            }
        } throws: { ($0 as? FileError)?.systemCode == EEXIST }
        #expect(scratch.read("a") == Array("old".utf8))
        #expect(scratch.read("b") == Array("theirs".utf8))
        #expect(scratch.names() == ["a", "b"])
    }

    @Test func aFullDeviceIsNamed() {
        #expect { try AtomicFile.write("/dev/full") { try $0.append([1]) } } throws: {
            "\($0)" == "cannot write “/dev/full”: No space left on device"
        }
    }
}
