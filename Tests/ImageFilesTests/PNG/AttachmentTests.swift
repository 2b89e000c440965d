import CoreGraphics
import Testing

@testable import ImageFiles

/// Bytes that ride along in a picture.
@Suite struct AttachmentTests {
    private func noise(_ count: Int, seed: UInt64 = 5) -> [UInt8] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    }

    /// Many bytes of which neighbours in different pieces differ.
    private func many(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        for place in stride(from: 0, to: count, by: 100_003) { bytes[place] = UInt8(truncatingIfNeeded: place / 100_003) }
        return bytes
    }

    private func attached(_ file: [UInt8]) throws -> [UInt8]? {
        PNGDecoder.attachment(in: file, of: try PNGDecoder.decode(file))
    }

    @Test(arguments: [0, 1, 3_999_987, 3_999_988, 9_000_000])
    func theyComeBackWhateverTheirLength(count: Int) throws {
        let bytes = many(count)
        let file = try PNGEncoder.encode(picture([[0xFF12_3456]]), options: PNGOptions(attachment: bytes))
        #expect(try attached(file) == bytes)
        let lengths = PNGChunkList(file).filter { $0.isOf("doDL") }.map(\.content.count)
        #expect(lengths.count == max(1, (count + 3_999_986) / 3_999_987))
        #expect(lengths.allSatisfy { $0 <= 4_000_000 })
    }

    /// A small letter is a 1 in bit 5 (PNG specification, §5.4).
    @Test func otherProgramsMayPassOverThemAndMustNotCopyThem() {
        let bits = Array("doDL".utf8).map { $0 & 32 != 0 }
        // Ancillary, private, as reserved, unsafe to copy.
        #expect(bits == [true, true, false, false])
    }

    @Test func aPictureThatWasChangedHasNone() throws {
        let original = everyAlpha(), changed = everyAlpha()
        changed[3, 200] ^= 1
        let chunks = try PNGChunk.list(PNGEncoder.encode(original, options: PNGOptions(attachment: [1, 2, 3])))
        let others = try PNGChunk.list(PNGEncoder.encode(changed))
        let mixed = PNGChunk.file(others.dropLast() + chunks.filter { $0.type == "doDL" } + others.suffix(1))
        #expect(try attached(mixed) == nil)
        #expect(try attached(PNGChunk.file(chunks)) == [1, 2, 3])
        #expect(try attached(PNGEncoder.encode(original)) == nil)
    }

    @Test func anotherProgramsWritingOfTheSamePixelsMayKeepThem() throws {
        let picture = everyAlpha()
        let chunks = try PNGChunk.list(PNGEncoder.encode(picture, options: PNGOptions(attachment: [1, 2, 3])))
        let others = try PNGChunk.list(PNGEncoder.encodeByLibraryDefaults(picture))
        let mixed = PNGChunk.file(others.dropLast() + chunks.filter { $0.type == "doDL" } + others.suffix(1))
        #expect(try attached(mixed) == [1, 2, 3])
    }

    @Test func piecesThatAreMissingDoubleOrOutOfOrderAreNone() throws {
        let whole = PNGAttachment(bytes: many(9_000_000), digest: 7)
        let pieces = whole.pieces
        #expect(PNGAttachment(pieces: pieces[...].map { $0[...] }) == whole)
        for order in [[0, 1], [1, 2], [0, 2, 1], [0, 0, 1, 2], [1, 0, 2], [0, 1, 1], []] {
            #expect(PNGAttachment(pieces: order.map { pieces[$0][...] }) == nil)
        }
    }

    @Test func aLengthOfFourGigabytesIsRefusedAtOnce() throws {
        var file = try PNGEncoder.encode(picture([[0xFF12_3456]]), options: PNGOptions(attachment: noise(100)))
        let place = try #require(file.indices.first { file[$0...].starts(with: Array("doDL".utf8)) })
        for byte in 1...4 { file[place - byte] = 0xFF }
        #expect(PNGAttachment(in: file) == nil)
        #expect(throws: Never.self) { _ = try? PNGDecoder.decode(file) }
    }

    @Test func damageNeverCrashesAndNeverGivesOtherBytesForMoreThanIsThere() throws {
        let bytes = noise(600)
        let file = try PNGEncoder.encode(everyAlpha(), options: PNGOptions(attachment: bytes))
        var random = SplitMix64(seed: 11)
        for _ in 0..<1_000 {
            var damaged = file
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 8..<damaged.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                case 1: damaged[place] = 255
                case 2: damaged.removeSubrange(place..<min(damaged.count, place + Int.random(in: 1...40, using: &random)))
                default: damaged.insert(contentsOf: noise(7, seed: random.next()), at: place)
                }
            }
            if let found = PNGAttachment(in: damaged) { #expect(found.bytes.count <= damaged.count) }
        }
    }

    @Test(.enabled(if: find("pngcheck") != nil, "pngcheck is not installed"))
    func pngcheckFindsNothingWrong() throws {
        let scratch = Scratch()
        let file = try PNGEncoder.encode(everyAlpha(), options: PNGOptions(dotsPerInch: 96, attachment: many(5_000_000)))
        try AtomicFile.replace(scratch.path("a.png"), with: file)
        let outcome = try run(#require(find("pngcheck")), ["-v", scratch.path("a.png").text])
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.text.contains("No errors detected"))
    }
}
