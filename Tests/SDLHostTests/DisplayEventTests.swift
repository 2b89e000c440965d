import CSDL2
@testable import SDLHost
import Testing
import UIKit

@Suite("Sizes and settings in SDL's queue")
struct DisplayEventTests {
    @Test("A size that lasts is the size it was", arguments: [(1024, 720), (1, 1), (16_384, 3)] as [(Int32, Int32)])
    func size(width: Int32, height: Int32) {
        var told = SDLEvents.window(SDL_WINDOWEVENT_SIZE_CHANGED, width, height)
        told.window.windowID = 4
        #expect(DisplayEvent.isSize(told))
        let lasting = DisplayEvent.lasting(told.window)
        #expect(lasting.windowNumber == 4 && !DisplayEvent.isSize(lasting))
        let back = DisplayEvent.size(lasting.user)
        #expect(back.map { [$0.data1, $0.data2] } == [width, height])
        #expect(back?.windowID == 4 && back.map { UInt32($0.event) } == SDL_WINDOWEVENT_SIZE_CHANGED.rawValue)
    }

    @Test("Other events are neither a size nor changed settings")
    func others() {
        let others = [
            DeviceEvent.event(.added(5)), SensorEvent.event(x: 1, y: 2, z: 3), RemoteEvent.event(.play), SDLEvents.plain(SDL_USEREVENT),
        ]
        for event in others {
            #expect(DisplayEvent.size(event.user) == nil && !DisplayEvent.tellsOfSettings(event.user))
        }
        #expect(DisplayEvent.tellsOfSettings(DisplayEvent.settingsChanged.user))
        #expect(SDLTranslator.translate(DisplayEvent.settingsChanged, state: .x11(10, 10)) == nil)
        #expect(!DisplayEvent.isSize(SDLEvents.window(SDL_WINDOWEVENT_MOVED, 5, 5)))
    }
}

extension SDLRuns {
    @MainActor
    @Suite("With sizes that follow each other")
    struct Sizes {
        /// SDL keeps the last of several sizes that wait, and tells fingers by the one of their moment.
        @Test("Fingers between sizes that wait together are placed by the size of their moment")
        func between() throws {
            setenv("SDL_VIDEODRIVER", "dummy", 1)
            defer { unsetenv("SDL_VIDEODRIVER") }
            let session = try Session(HostConfiguration(title: "Test", size: CGSize(width: 640, height: 480)), handlesSignals: false)
            let window = try #require(session.windows?.main)
            let sizes: [(Int32, Int32)] = [(700, 500), (500, 700), (800, 400)]
            for (width, height) in sizes {
                SDL_SetWindowSize(window.handle, width, height)
                var finger = SDLEvents.finger(SDL_FINGERDOWN, id: Int64(width), x: 0.5, y: 0.5)
                finger.tfinger.windowID = SDL_GetWindowID(window.handle)
                SDL_PushEvent(&finger)
            }
            var quit = SDLEvents.plain(SDL_QUIT)
            SDL_PushEvent(&quit)
            let recorder = LoopRecorder()
            #expect(session.run(recorder.client) == 0)
            let places = recorder.events.compactMap { event -> CGPoint? in
                if case .finger(let finger) = event.kind { finger.location } else { nil }
            }
            #expect(places == sizes.map { CGPoint(x: Int($0.0) / 2, y: Int($0.1) / 2) })
            let told = recorder.events.compactMap { event -> CGSize? in
                if case .window(.resized(let size)) = event.kind { size } else { nil }
            }
            #expect(told == sizes.map { CGSize(width: Int($0.0), height: Int($0.1)) })
        }
    }
}
