import CoreGraphics
import Foundation
import ImageFiles
import Testing

@Suite struct DamagedFileTests {
    private let whole = HandmadePNG(width: 40, height: 40, colorType: 6, rows: (0..<40).map { y in (0..<160).map { UInt8($0 ^ y) } }).file

    @Test(arguments: [[], [0x89], Array("GIF89a and more than eight bytes".utf8)] as [[UInt8]])
    func whatIsNoPNGIsSaidToBeNone(bytes: [UInt8]) {
        #expect(throws: PNGError.notPNG) { try PNGDecoder.decode(bytes) }
    }

    @Test func aFileCutOffAnywhereBeforeItsLastPixelIsAnError() throws {
        // The last 12 bytes are IEND and the 4 before them a check sum: all pixels are there by then.
        for length in stride(from: 0, to: whole.count - 24, by: 97) {
            #expect(throws: PNGError.self, "\(length) bytes") { try PNGDecoder.decode(Array(whole[..<length])) }
        }
    }

    @Test func aFlippedBitNeverCrashes() throws {
        var random = SplitMix64(seed: 7)
        for _ in 0..<400 {
            var bytes = whole
            for _ in 0..<3 { bytes[Int.random(in: 8..<300, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
            _ = try? PNGDecoder.decode(bytes, maximumPixels: 1 << 20)
        }
    }

    @Test func damagedPixelsAreAnError() {
        var bytes = whole
        bytes[bytes.count / 2] ^= 0x10
        #expect(throws: PNGError.self) { try PNGDecoder.decode(bytes) }
    }

    @Test(arguments: [(UInt32(60_000), UInt32(60_000)), (1_000_001, 1), (0x7FFF_FFFF, 0x7FFF_FFFF)])
    func aHeaderThatClaimsTooMuchIsRefusedBeforeMemoryIsTaken(width: UInt32, height: UInt32) {
        let png = HandmadePNG(width: width, height: height, colorType: 6, rows: [[0, 0, 0, 0]])
        #expect(throws: PNGError.self) { try PNGDecoder.decode(png.file) }
    }

    @Test func theCallerCanSetALowerLimit() throws {
        #expect(throws: PNGError.tooLarge(width: 40, height: 40, maximumPixels: 1599)) { try PNGDecoder.decode(whole, maximumPixels: 1599) }
        #expect(try PNGDecoder.decode(whole, maximumPixels: 1600).width == 40)
    }

    @Test func anErrorNamesTheFileAndTheCause() {
        let scratch = Scratch()
        scratch.write("no picture at all", to: "a.png")
        let path = scratch.path("a.png")
        #expect { try PNGFile.read(path) } throws: { "\($0)" == "cannot read “\(path.text)”: not a PNG file" }
        let missing = scratch.path("b.png")
        #expect { try PNGFile.read(missing) } throws: { "\($0)" == "cannot read “\(missing.text)”: No such file or directory" }
        #expect { try PNGFile.read(scratch.path) } throws: { "\($0)" == "cannot read “\(scratch.path.text)”: Is a directory" }
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): a property test that fails must fail again.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
