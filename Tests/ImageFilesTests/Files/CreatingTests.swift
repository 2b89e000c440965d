import CoreGraphics
import Foundation
@testable import ImageFiles
import Testing

/// Files that must be new, by each way a file system may offer.
@Suite struct CreatingTests {
    private let scratch = Scratch()

    @Test(arguments: [TemporaryFile.PublishMethod.link, .claim])
    func theFirstFreeNameIsTakenAndNothingIsOverwritten(method: TemporaryFile.PublishMethod) throws {
        scratch.write("first", to: "a")
        scratch.makeFolder("b")
        symlink("nowhere", scratch.path("c").text)
        let path = try AtomicFile.create(in: scratch.path, names: ["a", "b", "c", "d", "e"], with: [4], methods: [method])
        #expect(path == scratch.path("d"))
        #expect(scratch.read("d") == [4])
        #expect(scratch.read("a") == Array("first".utf8))
        #expect(scratch.names() == ["a", "b", "c", "d"])
    }

    @Test(arguments: [TemporaryFile.PublishMethod.link, .claim])
    func whereNoNameIsFreeItIsAnErrorThatLeavesNothing(method: TemporaryFile.PublishMethod) {
        scratch.write("1", to: "a")
        scratch.write("2", to: "b")
        #expect { try AtomicFile.create(in: scratch.path, names: ["a", "b"], with: [4], methods: [method]) } throws: { error in
            (error as? FileError) == FileError(.write, scratch.path("b"), .system(EEXIST))
        }
        #expect(scratch.names() == ["a", "b"])
    }

    @Test func aNameNoWayCanGiveIsAnErrorThatLeavesNothing() throws {
        let long = FilePath(String(repeating: "x", count: 256))
        #expect { try AtomicFile.create(in: scratch.path, names: [long], with: [4]) } throws: {
            ($0 as? FileError)?.systemCode == ENAMETOOLONG
        }
        #expect(scratch.names() == [])
    }

    @Test(arguments: [TemporaryFile.PublishMethod.link, .claim])
    func eightThreadsNeverGetTheSameName(method: TemporaryFile.PublishMethod) async throws {
        let folder = scratch.path
        let names = (1...200).map { FilePath("n\($0)") }
        let paths = try await withThrowingTaskGroup(of: [(FilePath, [UInt8])].self) { group in
            for thread in UInt8(0)..<8 {
                group.addTask {
                    try (UInt8(0)..<10).map { turn in
                        (try AtomicFile.create(in: folder, names: names, with: [thread, turn], methods: [method]), [thread, turn])
                    }
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(Set(paths.map(\.0)).count == 80)
        for (path, bytes) in paths { #expect(try FileReader.read(path, limit: 2) == bytes) }
        #expect(scratch.names().count == 80)
    }
}
