import Foundation
@testable import SDLHost
import Testing
import UIKit

@Suite("What the desktop calls what is copied")
struct ClipboardTypesTests {
    @Test(arguments: [
        ("public.png", "image/png"), ("public.jpeg", "image/jpeg"), ("org.webmproject.webp", "image/webp"),
        ("public.svg-image", "image/svg+xml"), ("public.file-url", "text/uri-list"), ("application/x-own", "application/x-own"),
    ])
    func aTypeHasTheNameThatOtherProgramsKnow(type: String, name: String) {
        #expect(ClipboardTypes.names(of: type).first == name)
        #expect(ClipboardTypes.type(named: name) == type)
    }

    @Test func eachTypeIsListedOnceInTheOrderOfItsFirstName() {
        let names = ["image/jpeg", "STRING", "UTF8_STRING", "image/png", "text/plain"]
        #expect(ClipboardTypes.types(named: names) == ["public.jpeg", "public.utf8-plain-text", "public.png"])
    }

    @Test func textIsOfferedAsLatin1OnlyWhereItIsThat() {
        func latin1(_ text: String) -> Data? {
            let offers = ClipboardTypes.offers(of: [PasteboardContent(type: PasteboardType.text, data: Data(text.utf8))])
            #expect(offers.first == ClipboardOffer(name: "UTF8_STRING", data: Data(text.utf8)))
            return offers.first { $0.name == "STRING" }?.data
        }
        #expect(latin1("Füße") == Data([0x46, 0xFC, 0xDF, 0x65]))
        #expect(latin1("日本") == nil)
    }

    @Test func latin1ThatComesBecomesUTF8() {
        let content = ClipboardTypes.content(named: "STRING", Data([0x46, 0xFC]))
        #expect(content == PasteboardContent(type: PasteboardType.text, data: Data("Fü".utf8)))
        #expect(ClipboardTypes.content(named: "image/png", Data([0xFC])).data == Data([0xFC]))
    }
}

@Suite("Other programs that are run")
struct SubprocessTests {
    private func run(_ script: String, input: Data = Data(), limit: Int = 1 << 24, patience: TimeInterval = 30) -> Subprocess.Outcome {
        Subprocess.run("/bin/sh", ["-c", script], input: input, limit: limit, patience: patience)
    }

    @Test func whatIsWrittenComesBackWhateverItsLength() {
        let data = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
        #expect(run("cat", input: data) == .output(data))
        #expect(run("true", input: data) == .output(Data()))
    }

    @Test func failuresAreTold() {
        #expect(run("echo half; exit 3") == .failed)
        #expect(Subprocess.run("/no/such/program", [], input: Data(), limit: 1, patience: 1) == .failed)
        #expect(run("cat /dev/zero", limit: 1000) == .tooLong)
        #expect(run("while :; do sleep 1; done", patience: 0.1) == .tooLate)
    }

    @Test func whatItLeavesBehindIsNotWaitedFor() {
        #expect(run("sleep 20 & echo done") == .output(Data("done\n".utf8)))
    }

    @Test func programsAreFoundOnThePath() {
        #expect(Subprocess.path(of: "sh") != nil)
        #expect(Subprocess.path(of: "no-such-program-here") == nil)
    }
}
