import CSDL2
@testable import SDLHost
import Testing
import UIKit

@Suite("What is dropped on the window")
struct DropTests {
    private func event(_ type: SDL_EventType, _ bytes: [UInt8]? = nil) -> SDL_DropEvent {
        var event = SDL_DropEvent()
        event.type = type.rawValue
        if let bytes, let memory = SDL_malloc(bytes.count + 1) {
            memory.copyMemory(from: bytes + [0], byteCount: bytes.count + 1)
            event.file = memory.assumingMemoryBound(to: CChar.self)
        }
        return event
    }

    @Test func filesOfOneDropComeTogetherByteForByte() {
        var collector = DropCollector()
        #expect(collector.take(event(SDL_DROPBEGIN)) == nil)
        #expect(collector.take(event(SDL_DROPFILE, Array("/tmp/ä.png".utf8))) == nil)
        #expect(collector.take(event(SDL_DROPFILE, [0x2F, 0xFF, 0xFE])) == nil)
        #expect(collector.take(event(SDL_DROPCOMPLETE)) == HostEvent.Drop(paths: [Array("/tmp/ä.png".utf8), [0x2F, 0xFF, 0xFE]]))
        #expect(collector.take(event(SDL_DROPBEGIN)) == nil)
        #expect(collector.take(event(SDL_DROPCOMPLETE)) == nil)
    }

    @Test func textComesLineByLine() {
        var collector = DropCollector()
        _ = collector.take(event(SDL_DROPBEGIN))
        _ = collector.take(event(SDL_DROPTEXT, Array("one".utf8)))
        _ = collector.take(event(SDL_DROPTEXT, Array("two".utf8)))
        #expect(collector.take(event(SDL_DROPCOMPLETE)) == HostEvent.Drop(text: "one\ntwo"))
    }
}
