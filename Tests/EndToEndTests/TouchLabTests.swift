import Foundation
import Testing

extension EndToEnd {
    @Rig @Suite struct TouchLabTests {
        @Test func theOptionOpensItAndALogPlaysInIt() async throws {
            let shots = try TemporaryFolder()
            let twin = "{\"t\":0.5,\"type\":\"mouse\",\"phase\":\"down\",\"button\":1,\"x\":400,\"y\":400,\"which\":\"touch\"}\n"
            let log = EventLogText().line(from: (400, 300), to: (500, 500)).text + twin
            let ending = try await Program.replay(log, ["--touch-lab", "--screenshot", shots.file("lab.png")])
            #expect(ending.status == 0, "\(ending.errors)")
            let ui = try ending.ui
            #expect(try ui.view("lab.explorer.contacts").label?.contains("finger 1 ended") == true)
            #expect(ui.views.first { $0.id == "lab.explorer.flags" }?.label == "Flags: Nothing odd so far")
            #expect(try ending.drawing.strokes.isEmpty)
            #expect(FileManager.default.fileExists(atPath: shots.file("lab.png")))
        }

        @Test func shakesMediaKeysAndKeysAreListedOnTheirPage() async throws {
            var log = (0..<8).reduce(EventLogText()) { log, _ in log.key("PageDown", []) }.key("b", []).text
            for index in 0..<50 {
                let fields = "\"kind\":\"accel\",\"x\":\(20 * sin(Double(index) * 0.5)),\"y\":0,\"z\":9.8"
                log += "{\"t\":\(1 + Double(index) / 50),\"type\":\"sensor\",\(fields)}\n"
            }
            log += "{\"t\":4,\"type\":\"remote\",\"command\":\"toggle\"}\n"
            let ending = try await Program.replay(log, ["--touch-lab"])
            #expect(ending.status == 0, "\(ending.errors)")
            let ui = try ending.ui
            #expect(try ui.view("lab.shake.motion").label == "Motion: motionEnded; motionBegan")
            #expect(try ui.view("lab.shake.remote").label == "Remote control: togglePlayPause")
            #expect(try ui.view("lab.shake.keys").label?.contains("b ended; b began") == true)
        }

        @Test func aNewWindowsFingersAreItsOwn() async throws {
            let button = try await Program.replay(EventLogText().text, ["--touch-lab"]).ui.centre(of: "lab.new-window")
            var log = EventLogText().line(from: (button.x, button.y), to: (button.x, button.y)).line(from: (400, 300), to: (420, 320)).text
            let place = "\"id\":5,\"x\":200,\"y\":400"
            log += "{\"t\":1,\"type\":\"finger\",\"phase\":\"down\",\"win\":1,\(place)}\n"
            log += "{\"t\":1.1,\"type\":\"finger\",\"phase\":\"up\",\"win\":1,\(place)}\n"
            log += "{\"t\":2,\"type\":\"window\",\"event\":\"close\",\"win\":1}\n"
            let ending = try await Program.replay(log + "{\"t\":3,\"type\":\"window\",\"event\":\"exposed\"}\n", ["--touch-lab"])
            #expect(ending.status == 0, "\(ending.errors)")
            let contacts = try #require(try ending.ui.view("lab.explorer.contacts").label)
            #expect(contacts.contains("finger 1 ended") && !contacts.contains("finger 5"))
        }

        @Test func everyPageCanBeReachedAndDumped() async throws {
            for (turns, name) in ["explorer", "taps", "pinch", "drag", "hit", "chain", "scroll", "move", "shake", "seed"].enumerated() {
                let start = EventLogText(width: 480, height: 600)
                let log = (0..<turns).reduce(start) { log, _ in log.key("PageDown", []) }.line(from: (200, 300), to: (220, 330)).text
                let look = turns % 2 == 0 ? "dark" : "light"
                let ending = try await Program.replay(log, ["--touch-lab", "--size", "480x600", "--appearance", look])
                #expect(ending.status == 0, "\(ending.errors)")
                #expect(try ending.ui.view("lab.\(name)").hidden == false)
            }
        }
    }

    @Rig @Suite(.needs(.touchscreen)) struct TouchLabFingerTests {
        @Test func tenRealFingersAreShownAndNothingIsFlagged() async throws {
            let server = try await Servers.touchscreen()
            let program = try await Program.launch(on: server)
            let more = try await Layout.at().centre(of: "toolbar.more")
            let open = try await Program.replay(EventLogText().line(from: (more.x, more.y), to: (more.x, more.y)).text).ui
            try program.tap(more, with: server.touch())
            try program.tap(open.centre(of: "menu.touch-lab"), with: server.touch())
            // The bar's white where the paper was: the laboratory is there.
            try await Rig.wait(until: "the laboratory is shown") {
                try program.mustRun()
                return try await program.look().pixel(at: CGPoint(x: 600, y: 20)) != .paper
            }
            let paths = (0..<10).map { PlayedPath(from: (260 + Double($0) * 40, 200), to: (270 + Double($0) * 40, 600)) }
            try await program.draw(paths, with: server.touch())
            try await Rig.wait(until: "all fingers were lifted") {
                try program.mustRun()
                return program.recording.components(separatedBy: "\"phase\":\"up\"").count - 1 >= 12
            }
            let ui = try await program.end().ui
            let contacts = try #require(try ui.view("lab.explorer.contacts").label)
            #expect(contacts.components(separatedBy: "ended").count - 1 == 10, "\(contacts)")
            #expect(ui.views.first { $0.id == "lab.explorer.flags" }?.label == "Flags: Nothing odd so far")
        }
    }
}
