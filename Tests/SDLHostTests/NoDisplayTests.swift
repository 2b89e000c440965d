import Testing

@testable import SDLHost

@Suite("Without a display")
struct NoDisplayTests {
    @Test func onlyServersThatPeopleLookAtCountAsOne() async {
        await MainActor.run {
            #expect(Session.isShown(by: "x11", environment: [:]))
            #expect(Session.isShown(by: "wayland", environment: [:]))
            // What SDL 2.26 falls back to where neither answers.
            #expect(!Session.isShown(by: "offscreen", environment: [:]))
            #expect(!Session.isShown(by: "evdev", environment: [:]))
            #expect(!Session.isShown(by: nil, environment: [:]))
        }
    }

    @Test func whoNamesADriverGetsIt() async {
        await MainActor.run { #expect(Session.isShown(by: "offscreen", environment: ["SDL_VIDEODRIVER": "offscreen"])) }
    }
}
