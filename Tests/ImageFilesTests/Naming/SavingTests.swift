import CoreGraphics
import Foundation
import ImageFiles
import Testing

@Suite struct SavingTests {
    private let scratch = Scratch()
    private let date = Date(timeIntervalSince1970: 1_796_051_045)

    @Test func aPictureIsSavedInAFolderThatWasMissing() throws {
        let original = picture([[0xFFFF_8000, 0x8080_4000]])
        let path = try SavedPicture.save(original, into: scratch.path("Pictures/Doodle"), at: date)
        #expect(path.folder == scratch.path("Pictures/Doodle"))
        #expect(try PNGFile.read(path).hasSamePixels(as: original))
        #expect(scratch.names(in: "Pictures/Doodle") == [path.name.text])
    }

    @Test func aSecondPictureInTheSameSecondIsNumbered() throws {
        let paths = try (UInt32(1)...3).map { try SavedPicture.save(picture([[0xFF00_0000 | $0]]), into: scratch.path, at: date) }
        let stem = paths[0].name.text.dropLast(4)
        #expect(paths.map(\.name.text) == ["\(stem).png", "\(stem) (2).png", "\(stem) (3).png"])
        for (number, path) in zip(UInt32(1)..., paths) { #expect(try PNGFile.read(path)[0, 0] == 0xFF00_0000 | number) }
    }

    @Test func concurrentSavesInOneSecondNeverOverwrite() async throws {
        let (folder, date) = (scratch.path, date)
        let saved = try await withThrowingTaskGroup(of: [(FilePath, UInt32)].self) { group in
            for thread in UInt32(0)..<8 {
                group.addTask {
                    try (UInt32(0)..<5).map { turn in
                        let pixel = 0xFF00_0000 | thread << 8 | turn
                        return (try SavedPicture.save(picture([[pixel]]), into: folder, at: date), pixel)
                    }
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(Set(saved.map(\.0)).count == 40)
        for (path, pixel) in saved { #expect(try PNGFile.read(path)[0, 0] == pixel) }
        #expect(scratch.names().count == 40)
    }

    @Test func aFolderThatIsAFileIsNamed() {
        scratch.write("", to: "Doodle")
        #expect { try SavedPicture.save(picture([[0]]), into: scratch.path("Doodle"), at: date) } throws: {
            "\($0)" == "cannot create the folder “\(scratch.path("Doodle").text)”: Not a directory"
        }
    }

    @Test func aPictureThatIsTooLargeIsAnErrorBeforeAnythingIsCreated() {
        #expect { try SavedPicture.save(PixelBuffer(width: 1, height: 1_000_001), into: scratch.path("new"), at: date) } throws: {
            "\($0)".hasPrefix("cannot write “\(scratch.path("new").text)/Doodle ") && "\($0)".contains("1×1000001")
        }
        #expect(scratch.names() == [])
    }

    @Test func theTimeZoneOfThisProcessGivesTheName() throws {
        let path = try SavedPicture.save(picture([[0]]), into: scratch.path, at: date)
        #expect(path.name == PictureName(WallClock(date)).numbered(1))
    }
}
