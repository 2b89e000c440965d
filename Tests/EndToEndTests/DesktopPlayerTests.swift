import Foundation
import Testing

extension EndToEnd {
    /// What desktops do with media keys: they call `org.mpris.MediaPlayer2.doodle`.
    @Rig @Suite(.needs(.sessionBus)) struct DesktopPlayerTests {
        private static let line = PlayedPath(from: (260, 420), to: (760, 180))
        private static let inked = InkCheck(paths: [line], width: 6)
        private static let blank = InkCheck(paths: [], width: 6, blank: [line])
        private static let player = "org.mpris.MediaPlayer2.Player."

        @Test func anotherProgramUndoesAndRedoes() async throws {
            let (server, bus) = (try await Servers.virtual(), try await SessionBus())
            let program = try await Program.launch(on: server, surroundings: bus.surroundings)
            try await bus.waitForPlayer()
            #expect(try await bus.property("CanGoPrevious").contains("boolean false"))
            try await program.drag(Self.line, on: server)
            try await program.wait(for: Self.inked)
            #expect(try await bus.call(Self.player + "Previous").status == 0)
            try await program.wait(for: Self.blank)
            try await Rig.wait(until: "redo is offered") { try await bus.property("CanGoNext").contains("boolean true") }
            #expect(try await bus.call(Self.player + "Next").status == 0)
            try await program.wait(for: Self.inked)
            let (recording, ending) = (program.recording, try await program.end())
            #expect(ending.errors.isEmpty && ending.status == 0)
            #expect(recording.contains("\"type\":\"remote\",\"command\":\"previous\""))
            #expect(try await Program.replay(recording).drawing == ending.drawing)
        }

        @Test func itPlaysPausesAndStopsTheReplayAndIsToldOfIt() async throws {
            let (server, bus, folder) = (try await Servers.virtual(), try await SessionBus(), try TemporaryFolder())
            let program = try await Program.launch(on: server, [try SlowDrawing.write(to: folder)], surroundings: bus.surroundings)
            try await bus.waitForPlayer()
            let monitor = try await bus.monitor()
            for (method, status) in [
                ("PlayPause", "Playing"), ("PlayPause", "Paused"), ("Play", "Playing"), ("Pause", "Paused"), ("Play", "Playing"),
                ("Stop", "Stopped"),
            ] {
                #expect(try await bus.call(Self.player + method).status == 0)
                try await Rig.wait(until: "after \(method) it is \(status)") {
                    try await bus.property("PlaybackStatus").contains("\"\(status)\"")
                }
                if status == "Playing" {
                    try await Rig.wait(until: "it is drawn again") { try await program.look().pixel(at: SlowDrawing.line.end) == .paper }
                }
            }
            try await program.wait(for: SlowDrawing.whole)
            try await Rig.wait(until: "the changes were told: \(String(decoding: monitor.output, as: UTF8.self))") {
                let text = String(decoding: monitor.output, as: UTF8.self)
                return text.components(separatedBy: "member=PropertiesChanged").count == 7 && text.contains("\"Stopped\"")
            }
            #expect(try await program.end().drawing.strokes.count == 1)
        }

        @Test func everyOtherMethodAnswersAndMistakesGetErrors() async throws {
            let (server, bus) = (try await Servers.virtual(), try await SessionBus())
            let program = try await Program.launch(on: server, surroundings: bus.surroundings)
            try await bus.waitForPlayer()
            let good: [(String, [String], String)] = [
                ("org.mpris.MediaPlayer2.Raise", [], "method return"),
                (Self.player + "Seek", ["int64:1"], "method return"),
                (Self.player + "SetPosition", ["objpath:/doodle/current", "int64:1"], "method return"),
                ("org.freedesktop.DBus.Properties.GetAll", ["string:org.mpris.MediaPlayer2"], "\"Doodle\""),
                ("org.freedesktop.DBus.Properties.GetAll", ["string:org.mpris.MediaPlayer2.Player"], "\"Stopped\""),
                ("org.freedesktop.DBus.Properties.Get", ["string:org.mpris.MediaPlayer2", "string:DesktopEntry"], "\"doodle\""),
                ("org.freedesktop.DBus.Introspectable.Introspect", [], "interface name=\"org.mpris.MediaPlayer2.Player\""),
                ("org.freedesktop.DBus.Peer.Ping", [], "method return"),
                ("org.freedesktop.DBus.Peer.GetMachineId", [], "string \""),
            ]
            for (method, arguments, expected) in good where method.hasSuffix("GetMachineId") == false || Self.hasMachineID {
                let answer = try await bus.call(method, arguments)
                #expect(answer.status == 0 && answer.output.contains(expected), "\(method): \(answer)")
            }
            let bad: [(String, [String], String)] = [
                (Self.player + "OpenUri", ["string:file:///a"], "NotSupported"), (Self.player + "Dance", [], "UnknownMethod"),
                (Self.player + "Next", ["string:twice"], "InvalidArgs"), (Self.player + "Seek", ["string:far"], "InvalidArgs"),
                ("org.example.Play", [], "UnknownInterface"),
                ("org.freedesktop.DBus.Properties.Set", ["string:org.mpris.MediaPlayer2.Player", "string:Rate", "variant:double:2"],
                 "PropertyReadOnly"),
                ("org.freedesktop.DBus.Properties.Get", ["string:org.mpris.MediaPlayer2.Player", "string:Smell"], "UnknownProperty"),
            ]
            for (method, arguments, error) in bad {
                let answer = try await bus.call(method, arguments)
                #expect(answer.status != 0 && answer.errors.contains("org.freedesktop.DBus.Error.\(error)"), "\(method): \(answer)")
            }
            #expect(try await bus.call(Self.player + "Play", at: "/nowhere").errors.contains("UnknownObject"))
            #expect(try await bus.call("org.mpris.MediaPlayer2.Quit").status == 0)
            let ending = try await program.ending()
            #expect(ending.errors.isEmpty && ending.status == 0)
        }

        private nonisolated static var hasMachineID: Bool {
            ["/etc/machine-id", "/var/lib/dbus/machine-id"].contains { (try? Data(contentsOf: URL(fileURLWithPath: $0)).isEmpty) == false }
        }

        @Test func aSecondDoodleHasAnotherName() async throws {
            let (server, bus) = (try await Servers.virtual(), try await SessionBus())
            let first = try await Program.launch(on: server, surroundings: bus.surroundings)
            try await bus.waitForPlayer()
            let second = try Program(["--size", "300x300"], on: server, surroundings: bus.surroundings)
            try await bus.waitForPlayer("org.mpris.MediaPlayer2.doodle.instance\(second.process.pid)")
            #expect(try await second.end().status == 0)
            #expect(try await first.end().status == 0)
        }

        @Test func nothingButThePlayerIsLostWithTheBus() async throws {
            let (server, bus) = (try await Servers.virtual(), try await SessionBus())
            let program = try await Program.launch(on: server, surroundings: bus.surroundings)
            try await bus.waitForPlayer()
            try await bus.die()
            try await program.drag(Self.line, on: server)
            try await program.wait(for: Self.inked)
            let ending = try await program.end()
            #expect(ending.errors.isEmpty && ending.status == 0)
        }

        @Test func whereTheBusComesBackSoDoesThePlayer() async throws {
            let (server, folder) = (try await Servers.virtual(), try TemporaryFolder())
            let first = try await SessionBus(at: folder.file("bus"))
            let program = try await Program.launch(on: server, surroundings: first.surroundings)
            try await first.waitForPlayer()
            try await first.die()
            try? FileManager.default.removeItem(atPath: folder.file("bus"))
            let second = try await SessionBus(at: folder.file("bus"))
            try await second.waitForPlayer()
            try await program.drag(Self.line, on: server)
            try await program.wait(for: Self.inked)
            try await Rig.wait(until: "undo is offered") { try await second.property("CanGoPrevious").contains("boolean true") }
            #expect(try await second.call(Self.player + "Previous").status == 0)
            try await program.wait(for: Self.blank)
            let ending = try await program.end()
            #expect(ending.errors.isEmpty && ending.status == 0)
        }

        @Test func anAddressWhereNobodyAnswersIsOneLineAndNoHarm() async throws {
            let server = try await Servers.virtual()
            let program = try await Program.launch(on: server, surroundings: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere/bus"])
            try await program.drag(Self.line, on: server)
            try await program.wait(for: Self.inked)
            let ending = try await program.end()
            #expect(ending.status == 0 && ending.errors.split(separator: "\n").count == 1 && ending.errors.contains("/nowhere/bus"))
        }

        @Test func withoutADisplayThereIsNoPlayer() async throws {
            let bus = try await SessionBus()
            let program = try Program(["--headless", "--replay", "-"], on: nil, surroundings: bus.surroundings)
            try await Rig.wait(until: "it waits for its log") { program.threadCount > 1 }
            #expect(try await !bus.names().contains("mpris"))
            _ = try await program.end()
        }
    }
}
