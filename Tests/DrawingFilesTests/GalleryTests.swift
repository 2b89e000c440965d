import CoreGraphics
import ImageFiles
import Ink
import Testing

@testable import DrawingFiles

/// What a gallery does with the drawings of a folder.
@Suite struct GalleryTests {
    private let date = Date(timeIntervalSince1970: 1_780_000_000)
    private let temporary: TemporaryFolder
    private let folder: DrawingFolder

    init() throws {
        temporary = try TemporaryFolder()
        folder = DrawingFolder(temporary.path.appending("drawings"))
    }

    private func drawn(_ seed: UInt64, closed: Bool = true) throws -> (journal: Journal, history: DrawingHistory) {
        let journal = try folder.new(at: date)
        var scribbler = Scribbler(seed: seed)
        for _ in 0..<10 { journal.append(scribbler.step().map { .record($0) }) }
        try journal.flush()
        if closed { try journal.close() }
        return (journal, scribbler.history)
    }

    private var trash: Trash { Trash(in: temporary.path.appending("home")) }

    private func names() throws -> [String] { try Folder.files(in: folder.path).map { $0.name.text }.sorted() }

    @Test func theListSaysWhatIsOpen() throws {
        let open = try drawn(1, closed: false), closed = try drawn(2)
        let list = try folder.list()
        #expect(list.count == 2)
        #expect(list.first { $0.entry.path == open.journal.path }?.isOpen == true)
        #expect(list.first { $0.entry.path == closed.journal.path }?.isOpen == false)
        // Looking has not taken it from who has it.
        open.journal.append([.lived])
        try open.journal.flush()
    }

    @Test func aRenamedDrawingIsTheSame() throws {
        let (journal, history) = try drawn(3)
        let path = try folder.rename(journal.path, to: "Käse & Brot 🧀")
        #expect(path.name.text == "Käse & Brot 🧀.doodle")
        #expect(try names() == ["Käse & Brot 🧀.doodle"])
        #expect(try areTwins(Journal.read(path).history, history))
    }

    @Test func aNameThatIsTakenIsRefusedAndBothStay() throws {
        let first = try drawn(4), second = try drawn(5)
        let path = try folder.rename(first.journal.path, to: "Cat")
        let before = try temporary.bytes(of: path)
        #expect { try folder.rename(second.journal.path, to: "Cat") } throws: {
            ($0 as? FileError)?.systemCode == EEXIST && "\($0)".contains(second.journal.path.text)
        }
        #expect(try temporary.bytes(of: path) == before)
        #expect(try areTwins(Journal.read(second.journal.path).history, second.history))
    }

    @Test func whatAProgramHasOpenIsNeitherRenamedNorThrownAway() throws {
        let open = try drawn(6, closed: false)
        #expect { try folder.rename(open.journal.path, to: "Cat") } throws: { ($0 as? FileError)?.isTakenByAnother == true }
        #expect { try folder.trash(open.journal.path, to: trash, at: date) } throws: { ($0 as? FileError)?.isTakenByAnother == true }
        #expect(try names() == [open.journal.path.name.text])
    }

    @Test func whoHasItOpenCanRenameItAndGoesOn() throws {
        var open = try drawn(7, closed: false)
        let path = try open.journal.rename(to: "Cat")
        #expect(path.name == "Cat.doodle" && open.journal.path == path)
        open.history.keepRecords()
        open.history.clear()
        open.journal.append(open.history.takeRecords().map { .record($0) })
        try open.journal.close()
        #expect(try names() == ["Cat.doodle"])
        #expect(try areTwins(Journal.read(path).history, open.history))
    }

    @Test(arguments: [
        ("a/b", "a-b.doodle"), ("  tail  ", "tail.doodle"), ("..hidden", "hidden.doodle"), ("new\nline", "new line.doodle"),
        (String(repeating: "ü", count: 200), String(repeating: "ü", count: 120) + ".doodle"),
    ])
    func namesThatCannotBeAFilesAreMadeFit(typed: String, name: String) throws {
        let (journal, _) = try drawn(8)
        #expect(try folder.rename(journal.path, to: typed).name.text == name)
    }

    @Test(arguments: ["", " ", "...", "/"]) func nothingIsNoName(typed: String) throws {
        let (journal, _) = try drawn(9)
        let name = try folder.rename(journal.path, to: typed).name
        #expect(typed == "/" ? name == "-.doodle" : name == journal.path.name)
    }

    @Test func copiesAreNumberedAndTheSame() throws {
        let (journal, history) = try drawn(10)
        let path = try folder.rename(journal.path, to: "Cat")
        let copies = try (0..<3).map { _ in try folder.duplicate(path) }
        #expect(copies.map(\.name) == ["Cat copy.doodle", "Cat copy 2.doodle", "Cat copy 3.doodle"])
        for copy in copies { #expect(try areTwins(Journal.read(copy).history, history)) }
    }

    @Test(arguments: [
        ("Doodle 2026-11-30 15.04.05.doodle", true), ("Doodle 2026-11-30 15.04.05 (2).doodle", true), ("Doodle.doodle", false),
        ("Doodle 2026-11-30 15.04.05 copy.doodle", false), ("Cat.doodle", false),
    ])
    func plainNamesAreKnown(name: String, isPlain: Bool) { #expect(DrawingName.isPlain(FilePath(name)) == isPlain) }

    @Test func aBlankDrawingIsRemovedWhenItIsLeftAndNoOther() throws {
        let blank = try folder.new(at: date)
        blank.append([.lived])
        try blank.close(removesBlank: true)
        #expect(try names() == [])
        let (journal, _) = try drawn(11, closed: false)
        try journal.close(removesBlank: true)
        let kept = try folder.new(at: date)
        try kept.close(removesBlank: false)
        // What cannot be read may be somebody's drawing all the same.
        let broken = try folder.new(at: date)
        try broken.file.append([1, 2, 3])
        try broken.close(removesBlank: true)
        #expect(Set(try names()) == Set([journal, kept, broken].map(\.path.name.text)))
    }

    @Test func aFileThatIsAtTheBlankOnesPlaceByNowIsNotRemoved() throws {
        let blank = try folder.new(at: date)
        let path = blank.path
        try FileManager.default.removeItem(atPath: path.text)
        try AtomicFile.replace(path, with: Array("somebody's".utf8))
        #expect(throws: FileError.self) { try blank.close(removesBlank: true) }
        #expect(try temporary.bytes(of: path) == Array("somebody's".utf8))
    }
}
