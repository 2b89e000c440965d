import CoreGraphics
import Foundation
import ImageFiles
import Testing

/// `/dev/stdout` and its like, as a shell's user has set them up.
@Suite struct StandardStreamTests {
    private let scratch = Scratch()

    private func shell(_ script: String) throws -> Outcome {
        try run("/bin/sh", ["-c", script, "sh", probePath()])
    }

    @Test func standardOutputAsAPipeGetsThePicture() throws {
        let outcome = try shell(#""$1" write /dev/stdout | cat"#)
        #expect(try PNGDecoder.decode(outcome.output).width == 64)
    }

    @Test func aRedirectedFileIsContinuedAndNotReplaced() throws {
        // Before and after the picture the shell writes through the same open file.
        let file = scratch.path("out").text
        let outcome = try shell("{ printf 'before|'; \"$1\" write /dev/stdout; printf '|after'; } > '\(file)'")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let bytes = try #require(scratch.read("out"))
        #expect(bytes.starts(with: Array("before|".utf8) + PNGChunk.signature))
        #expect(bytes.suffix(6) == Array("|after".utf8)[...])
        #expect(scratch.names() == ["out"])
    }

    @Test func anotherDescriptorIsNamedByItsNumber() throws {
        let file = scratch.path("out").text
        let outcome = try shell("\"$1\" write /dev/fd/7 7> '\(file)'")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try PNGFile.read(scratch.path("out")).width == 64)
    }

    @Test func aReaderThatWentAwayIsAnErrorAndDoesNotKill() throws {
        // SIGPIPE at its default would end the probe with 141.
        let outcome = try shell(#"{ sleep 0.3; "$1" write /dev/stdout; echo "status $?" >&2; } | true"#)
        #expect(outcome.errors == "cannot write “/dev/stdout”: Broken pipe\nstatus 1\n")
    }

    @Test func aFullStandardOutputIsAnError() throws {
        let outcome = try shell(#""$1" write /dev/stdout > /dev/full"#)
        #expect(outcome.status == 1)
        #expect(outcome.errors == "cannot write “/dev/stdout”: No space left on device\n")
    }
}
