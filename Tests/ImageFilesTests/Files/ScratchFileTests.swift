import Foundation
@testable import ImageFiles
import Testing

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every machine.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@Suite struct ScratchFileTests {
    private let scratch = Scratch()

    private func file(_ folder: String = "") -> ScratchFile {
        let path = folder.isEmpty ? scratch.path : scratch.path(folder)
        return ScratchFile { path }
    }

    @Test func bytesComeBackAsTheyWereHoweverManyAreDiscarded() throws {
        var random = Numbers(state: 2026)
        let file = file()
        var kept: [(position: Int, bytes: [UInt8])] = []
        for _ in 0..<400 {
            if kept.count > 20 || (!kept.isEmpty && Bool.random(using: &random)) {
                let gone = kept.remove(at: Int.random(in: 0..<kept.count, using: &random))
                #expect(try file.read(gone.bytes.count, at: gone.position) == gone.bytes)
                file.discard(gone.bytes.count, at: gone.position)
            } else {
                let bytes = (0..<Int.random(in: 1...5_000, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
                kept.append((try file.write(bytes), bytes))
            }
        }
        for (position, bytes) in kept { #expect(try file.read(bytes.count, at: position) == bytes) }
        let ranges = kept.map { $0.position..<$0.position + $0.bytes.count }.sorted { $0.lowerBound < $1.lowerBound }
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
        #expect(file.size == ranges.last?.upperBound ?? 0)
    }

    @Test func itHasNoNameAndNobodyElseMayReadIt() throws {
        func open() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter { number in
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
                return target?.hasPrefix(scratch.url.path) == true
            }
        }
        let file = file()
        #expect(try open().isEmpty, "who never needs it leaves no trace")
        _ = try file.write([1, 2, 3])
        #expect(scratch.names().isEmpty)
        let number = try #require(open().first)
        var facts = stat()
        #expect(fstat(try #require(Int32(number)), &facts) == 0)
        #expect((facts.st_mode & 0o777, facts.st_nlink, facts.st_size) == (0o600, 0, 3))
    }

    @Test func aMissingFolderIsNamedAndTriedAgain() throws {
        let file = file("gone")
        do {
            _ = try file.write([1])
            Issue.record("there is no folder")
        } catch {
            #expect(error == FileError(.write, scratch.path("gone"), .system(ENOENT)))
        }
        scratch.makeFolder("gone")
        let position = try file.write([7, 8])
        #expect(try file.read(2, at: position) == [7, 8])
    }

    @Test func whatWasNeverWrittenCannotBeRead() throws {
        let file = file()
        #expect(throws: FileError.self) { try file.read(1, at: 0) }
        _ = try file.write([1])
        #expect(throws: FileError.self) { try file.read(2, at: 0) }
    }

    @Test func spaceIsUsedAgainAndTheFileBecomesShorter() throws {
        let file = file()
        let places = try (0..<5).map { _ in try file.write([UInt8](repeating: 1, count: 100)) }
        #expect(places == [0, 100, 200, 300, 400])
        file.discard(100, at: 100)
        file.discard(100, at: 200)
        #expect(try file.write([UInt8](repeating: 2, count: 150)) == 100)
        #expect(try file.write([UInt8](repeating: 2, count: 60)) == 500)
        #expect(try file.write([UInt8](repeating: 2, count: 50)) == 250)
        for (count, place) in [(60, 500), (100, 300), (100, 400)] { file.discard(count, at: place) }
        #expect(file.size == 300)
        for (count, place) in [(100, 0), (50, 250), (150, 100)] { file.discard(count, at: place) }
        #expect(file.size == 0)
    }

    @Test func largeFilesDoNotGoToAFolderThatMayBeMemory() {
        #expect(ScratchFile.systemFolder(environment: [:]) == "/var/tmp")
        #expect(ScratchFile.systemFolder(environment: ["TMPDIR": "here"]) == "/var/tmp")
        #expect(ScratchFile.systemFolder(environment: ["TMPDIR": "/data/tmp"]) == "/data/tmp")
    }
}
