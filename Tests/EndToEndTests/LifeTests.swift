import Foundation
import Testing

extension EndToEnd {
    /// The application's life and every reason a touch is cancelled, in order: on a real touchscreen with a window manager, and by replay.
    @Rig @Suite(.needs(.touchDesktop)) struct LifeTests {
        @Test func minimisingAndRestoringWithAFingerOnTheGlass() async throws {
            let (server, manager) = try await Servers.touchDesktop()
            let probe = try await ProbeRun.launch(on: server, manager: manager)
            let glass = try server.touch()
            try await probe.hear("active")
            try await down(1, at: (100, 100), glass, probe)
            try await probe.hear("first began 1 of 1")
            let number = try await probe.number(of: "Touches")
            try await Tool.run("xdotool", ["windowminimize", number], on: server)
            #expect(try await probe.hear("background") == ["first cancelled interrupted 1 of 1", "resign"])
            try await Tool.run("xdotool", ["windowmap", number], on: server)
            try await Tool.run("xdotool", ["windowactivate", number], on: server)
            #expect(try await probe.hear("active") == ["foreground"])
            try up(1, glass)
            // What is still on the glass when the window comes back joins nothing: the next finger is a single one.
            try await probe.find("Touches")
            try await down(2, at: (200, 200), glass, probe)
            try await probe.hear("first began 1 of 1")
            try up(2, glass)
            #expect(try await probe.hear("first ended 1 of 1") == [])
            try await end(probe, server)
        }

        @Test func everyWayToCutATouchShortInOrder() async throws {
            let (server, manager) = try await Servers.touchDesktop()
            let probe = try await ProbeRun.launch(on: server, ["--gestures"], manager: manager)
            let (glass, keys) = (try server.touch(), try server.keyboard())
            try await probe.hear("active")
            // The view is hidden, closed to touches, removed.
            for (finger, key) in zip(UInt32(1)..., [(43, "h"), (31, "i"), (27, "r")]) {
                try await down(finger, at: (100, 100), glass, probe)
                try await probe.hear("first began 1 of 1")
                try keys.chord(Int32(key.0))
                #expect(try await probe.hear("first cancelled interrupted 1 of 1") == [])
                try await probe.hear("key \(key.1)")
                try up(finger, glass)
                try keys.chord(39)    // s
                try await probe.hear("key s")
            }
            // A recognizer claims the finger.
            try await down(4, at: (100, 100), glass, probe)
            try await probe.hear("first began 1 of 1")
            #expect(try await probe.hear("press began") == ["first cancelled claimed 1 of 1"])
            try up(4, glass)
            try await probe.hear("press ended")
            // Another program takes the focus.
            let other = try await OtherWindow(on: server)
            try await probe.xdotool("windowactivate", "WINDOW")
            try await Rig.wait(until: "the window has the focus again") { probe.unheard.last != "resign" }
            let before = probe.unheard.count
            try await down(5, at: (120, 100), glass, probe)
            try await probe.hear("first began 1 of 1")
            try await other.takeFocus()
            #expect(try await probe.hear("resign") == ["first cancelled interrupted 1 of 1"], "\(before)")
            try up(5, glass)
            try await probe.xdotool("windowactivate", "WINDOW")
            try await probe.hear("active")
            // The device goes.
            try await down(6, at: (140, 100), glass, probe)
            try await probe.hear("first began 1 of 1")
            try await server.withTouchAway(.detached) { glass in
                try await probe.hear("first cancelled interrupted 1 of 1")
                try up(6, glass)
            }
            // The program ends.
            try await down(7, at: (160, 100), server.touch(), probe)
            try await probe.hear("first began 1 of 1")
            try keys.chord(24)    // q
            #expect(try await probe.hear("terminate") == ["first cancelled interrupted 1 of 1", "resign", "background"])
            try await probe.end()
            try up(7, server.touch())
        }

        @Test func closingTheWindowUnderAFinger() async throws {
            let (server, manager) = try await Servers.touchDesktop()
            let probe = try await ProbeRun.launch(on: server, manager: manager)
            try await probe.hear("active")
            try await down(1, at: (100, 100), server.touch(), probe)
            try await probe.hear("first began 1 of 1")
            // A keyboard that is used for the first time makes the window manager take its keys anew; the chord may slip past it then.
            try await Rig.wait(until: "the window is closed") {
                try server.keyboard().chord(64, 70)    // left alt, F4
                try await Task.sleep(nanoseconds: 300_000_000)
                return probe.unheard.contains("terminate")
            }
            let story = try await probe.hear("terminate")
            #expect(story.filter { !$0.hasPrefix("key") } == ["first cancelled interrupted 1 of 1", "resign", "background"])
            try await probe.end()
            try up(1, server.touch())
        }

        // MARK: Several windows

        @Test func fingersReachTheWindowTheyAreOnAndClosingOneCancelsItsOwnOnly() async throws {
            let (server, manager) = try await Servers.touchDesktop()
            let probe = try await ProbeRun.launch(on: server, manager: manager)
            let (glass, keys) = (try server.touch(), try server.keyboard())
            try await probe.hear("active")
            try await probe.xdotool("windowmove", "WINDOW", "20", "60")
            try keys.chord(25)    // w
            try await probe.hear("second window 300x200")
            try await probe.xdotool("windowmove", "WINDOW", "900", "300", title: "Second")
            try await Task.sleep(nanoseconds: 300_000_000)
            try await probe.find("Touches")
            try await probe.find("Second")
            try await down(1, at: (400, 500), glass, probe)
            try await probe.hear("first began 1 of 1")
            try await down(2, at: (100, 100), glass, probe, in: "Second")
            try await probe.hear("second began 1 of 2")
            // Closed by key: the way to its close button would take the focus, and with it the finger, from the first.
            try keys.chord(53)    // x
            try await probe.hear("second cancelled interrupted 1 of 2")
            try await probe.hear("key x")
            try up(2, glass)
            try up(1, glass)
            #expect(try await probe.hear("first ended 1 of 1") == [])
            try await end(probe, server)
        }

        // MARK: By replay

        @Test func theSameStoryByReplay() async throws {
            let story = try await ProbeRun.story(of: """
                {"t":0.1,"type":"finger","phase":"down","id":1,"x":100,"y":100}
                {"t":0.2,"type":"window","event":"focus_lost"}
                {"t":0.3,"type":"finger","phase":"up","id":1,"x":100,"y":100}
                {"t":0.4,"type":"window","event":"focus_gained"}
                {"t":0.5,"type":"finger","phase":"down","id":2,"x":100,"y":100}
                {"t":0.6,"type":"window","event":"minimized"}
                {"t":0.7,"type":"window","event":"restored"}
                {"t":0.8,"type":"finger","phase":"up","id":2,"x":100,"y":100}
                {"t":0.9,"type":"finger","phase":"down","id":3,"device":4,"x":100,"y":100}
                {"t":1.0,"type":"device","event":"removed","device":4}
                {"t":1.1,"type":"finger","phase":"down","id":5,"x":100,"y":100}
                {"t":1.2,"type":"finger","phase":"cancel","id":5,"x":100,"y":100}
                {"t":1.3,"type":"key","phase":"down","key":"w","scancode":"W"}
                {"t":1.4,"type":"finger","phase":"down","id":6,"x":100,"y":100}
                {"t":1.4,"type":"finger","phase":"down","id":7,"x":100,"y":100,"win":1}
                {"t":1.5,"type":"window","event":"close","win":1}
                {"t":1.6,"type":"quit"}
                """)
            #expect(story == [
                "launched", "first window 800x600", "active", "first began 1 of 1", "first cancelled interrupted 1 of 1", "resign", "active",
                "first began 1 of 1", "first cancelled interrupted 1 of 1", "resign", "background", "foreground", "active",
                "first began 1 of 1", "first cancelled interrupted 1 of 1", "first began 1 of 1", "first cancelled claimed 1 of 1",
                "second window 300x200", "key w", "first began 1 of 2", "second began 1 of 2", "second cancelled interrupted 1 of 2",
                "first cancelled interrupted 1 of 1", "resign", "background", "terminate", "ended 0",
            ])
        }

        // MARK: Fingers

        private func down(
            _ finger: UInt32, at place: (Double, Double), _ glass: InputTestDevice, _ probe: ProbeRun, in title: String = "Touches"
        ) async throws {
            try glass.touch(.begin, finger, at: probe.place(place.0, place.1, in: title), pressure: 0.5)
            try glass.sync()
        }

        private func up(_ finger: UInt32, _ glass: InputTestDevice) throws {
            try glass.touch(.end, finger, at: nil)
            try glass.sync()
        }

        private func end(_ probe: ProbeRun, _ server: XServer) async throws {
            try server.keyboard().chord(24)    // q
            try await probe.hear("terminate")
            try await probe.end()
        }
    }
}
