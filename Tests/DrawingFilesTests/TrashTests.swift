import CoreGraphics
import ImageFiles
import Testing

@testable import DrawingFiles

/// The trash as the FreeDesktop.org specification describes it.
@Suite struct TrashTests {
    private let temporary: TemporaryFolder
    private let trash: Trash
    private var home: FilePath { temporary.path.appending("home/Trash") }

    init() throws {
        temporary = try TemporaryFolder()
        trash = Trash(in: temporary.path.appending("home"))
    }

    private func text(_ path: FilePath) throws -> String { String(decoding: try temporary.bytes(of: path), as: UTF8.self) }

    private func mode(_ path: FilePath) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path.text)[.posixPermissions] as? Int
    }

    @Test func theFileGoesThereWithANoteOfWhereItWas() throws {
        let path = try temporary.write([1, 2, 3], as: "50 % Käse.doodle")
        let clock = WallClock(year: 2026, month: 3, day: 9, hour: 4, minute: 5, second: 6)
        let date = try #require(Calendar(identifier: .gregorian).date(from: DateComponents(
            timeZone: .current, year: clock.year, month: clock.month, day: clock.day, hour: clock.hour, minute: clock.minute, second: clock.second)))
        let taken = try trash.take(path, at: date)
        #expect(taken.path == home.appending("files/50 % Käse.doodle"))
        #expect(try temporary.bytes(of: taken.path) == [1, 2, 3])
        #expect(!FileManager.default.fileExists(atPath: path.text))
        let folder = URL(fileURLWithPath: temporary.path.text).resolvingSymlinksInPath().path
        #expect(try text(home.appending("info/50 % Käse.doodle.trashinfo")) == """
            [Trash Info]
            Path=\(folder)/50%20%25%20K%C3%A4se.doodle
            DeletionDate=2026-03-09T04:05:06

            """)
        #expect(try [home, home.appending("files"), home.appending("info")].map(mode) == [0o700, 0o700, 0o700])
    }

    @Test func filesOfOneNameGetNumbers() throws {
        for number in 1...3 {
            let path = try temporary.write([UInt8(number)], as: "cat.doodle")
            let taken = try trash.take(path, at: Date())
            #expect(taken.path.name == (number == 1 ? "cat.doodle" : FilePath("cat (\(number)).doodle")))
            #expect(try temporary.bytes(of: taken.path) == [UInt8(number)])
        }
    }

    @Test func aFileWithoutANoteIsNotWrittenOver() throws {
        try Folder.create(home.appending("files"))
        try AtomicFile.replace(home.appending("files/cat.doodle"), with: [9])
        let taken = try trash.take(try temporary.write([1], as: "cat.doodle"), at: Date())
        #expect(taken.path.name == "cat (2).doodle")
        #expect(try temporary.bytes(of: home.appending("files/cat.doodle")) == [9])
        #expect(try Folder.files(in: home.appending("info")).map(\.name) == ["cat (2).doodle.trashinfo"])
    }

    @Test func itComesBackWhereItWasAndTheNoteGoes() throws {
        let path = try temporary.write([1, 2, 3], as: "cat.doodle")
        try trash.take(path, at: Date()).restore()
        #expect(try temporary.bytes(of: path) == [1, 2, 3])
        #expect(try Folder.files(in: home.appending("files")).isEmpty && Folder.files(in: home.appending("info")).isEmpty)
    }

    @Test func itStaysInTheTrashWhereItsNameIsTaken() throws {
        let path = try temporary.write([1], as: "cat.doodle")
        let taken = try trash.take(path, at: Date())
        _ = try temporary.write([2], as: "cat.doodle")
        #expect { try taken.restore() } throws: { ($0 as? FileError)?.systemCode == EEXIST }
        #expect(try temporary.bytes(of: path) == [2] && temporary.bytes(of: taken.path) == [1])
    }

    @Test func bytesThatAreNotTextAreNotedAsTheyAre() {
        let clock = WallClock(year: 2026, month: 12, day: 1, hour: 23, minute: 59, second: 0)
        let note = TrashNote(path: [0x2F, 0xFF, 0x0A, 0x25], date: clock)
        #expect(String(decoding: note.bytes, as: UTF8.self) == "[Trash Info]\nPath=/%FF%0A%25\nDeletionDate=2026-12-01T23:59:00\n")
    }

    @Test func whereThereCanBeNoTrashTheFileStaysAndIsNamed() throws {
        let file = try temporary.write([], as: "file")
        let path = try temporary.write([1, 2, 3], as: "cat.doodle")
        #expect { try Trash(in: file).take(path, at: Date()) } throws: {
            "\($0)".contains("cannot move to the trash") && "\($0)".contains("cat.doodle") && "\($0)".contains("Not a directory")
        }
        #expect(try temporary.bytes(of: path) == [1, 2, 3])
    }

    @Test func whatIsNotThereIsNamed() throws {
        let path = temporary.path.appending("nothing.doodle")
        #expect { try trash.take(path, at: Date()) } throws: { ($0 as? FileError)?.path.name == "nothing.doodle" }
    }

    /// `/dev/shm` is a disk of its own nearly everywhere.
    @Test(.enabled(if: OtherDisk.isThere)) func aFileOnAnotherDiskGoesToThatDisksTrash() throws {
        let other = try OtherDisk()
        let path = other.folder.appending("cat.doodle")
        try AtomicFile.replace(path, with: [1, 2, 3])
        let taken = try trash.take(path, at: Date())
        #expect(taken.path.text.hasPrefix("/dev/shm/.Trash"))
        #expect(try text(taken.info).contains("Path=\(other.folder.name.text)/cat.doodle\n"))
        try taken.restore()
        #expect(try temporary.bytes(of: path) == [1, 2, 3])
    }
}

/// A folder on another file system, which goes away with the test.
private final class OtherDisk {
    let folder = FilePath("/dev/shm/doodle-" + UUID().uuidString)
    private let trash = "/dev/shm/.Trash-\(getuid())"
    private let hadTrash: Bool

    static var isThere: Bool {
        var one = stat(), other = stat(), around = stat()
        guard stat(NSTemporaryDirectory(), &one) == 0, stat("/dev/shm", &other) == 0, stat("/dev", &around) == 0 else { return false }
        return one.st_dev != other.st_dev && around.st_dev != other.st_dev && access("/dev/shm", W_OK) == 0
    }

    init() throws {
        hadTrash = FileManager.default.fileExists(atPath: trash)
        try Folder.create(folder)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder.text)
        if !hadTrash { try? FileManager.default.removeItem(atPath: trash) }
    }
}
