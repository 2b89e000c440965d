import CoreGraphics
import Foundation
import ImageFiles
import Testing

@Suite struct FullDiskTests {
    private let scratch = Scratch()

    @Test func aFileSizeLimitIsAnErrorThatLeavesTheOldFileAndNothingElse() throws {
        scratch.write("old", to: "a.png")
        let path = scratch.path("a.png").text
        // SIGXFSZ at its default would end the probe with 153.
        let outcome = try probe("--limit", "4096", "write", path)
        #expect(outcome.status == 1)
        #expect(outcome.errors == "cannot write “\(path)”: File too large\n")
        #expect(scratch.read("a.png") == Array("old".utf8))
        #expect(scratch.names() == ["a.png"])
    }

    @Test func aSaveThatFailsHalfwayLeavesNoFile() throws {
        let outcome = try probe("--limit", "4096", "save", scratch.path("Doodle").text)
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasSuffix(".png”: File too large\n"))
        #expect(scratch.names(in: "Doodle") == [])
    }

    /// A disk of 8 KiB in a mount namespace of the child's own, so that nothing has to be taken down afterwards.
    private func onTinyDisk(_ script: String) throws -> Outcome {
        scratch.makeFolder("disk")
        let commands = "mount -t tmpfs -o size=8k tmpfs \"$2\" && cd \"$2\" && \(script)"
        return try run(#require(find("unshare")), ["-m", "sh", "-c", commands, "sh", probePath(), scratch.path("disk").text])
    }

    private static let mayMount: Bool = getuid() == 0
        && (try? run("/bin/sh", ["-c", "unshare -m mount -t tmpfs -o size=8k tmpfs /mnt"]))?.status == 0

    @Test(.enabled(if: mayMount, "mounting is not allowed here"))
    func aFullDiskIsNamedAndTheOldFileStays() throws {
        let outcome = try onTinyDisk(#"echo old > a.png; "$1" write a.png; echo $?; "$1" save .; echo $?; ls -A; cat a.png"#)
        #expect(outcome.text == "1\n1\na.png\nold\n")
        #expect(outcome.errors.hasPrefix("cannot write “a.png”: No space left on device\ncannot write “./Doodle "))
        #expect(outcome.errors.hasSuffix(".png”: No space left on device\n"))
    }

    @Test(.enabled(if: mayMount, "mounting is not allowed here"))
    func aReadOnlyDiskIsNamed() throws {
        let outcome = try onTinyDisk(#"mount -o remount,ro .; cd .; "$1" write a.png; "$1" save new; ls -A"#)
        #expect(outcome.text == "")
        #expect(outcome.errors == """
            cannot write “a.png”: Read-only file system
            cannot create the folder “new”: Read-only file system

            """)
    }
}
