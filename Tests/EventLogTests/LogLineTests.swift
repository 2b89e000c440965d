import EventLog
import Testing
import UIKit

@Suite("Lines of an event log")
struct LogLineTests {
    private func event(_ text: String) throws -> HostEvent? {
        guard case .event(let event) = try LogLine(parsing: text) else { return nil }
        return event
    }

    @Test("A finger line needs no device and no pressure")
    func finger() throws {
        let event = try event(#"{"t": 0.5, "type": "finger", "phase": "down", "id": 3, "x": 10.5, "y": 20}"#)
        #expect(event == HostEvent(time: 0.5, kind: .finger(.init(.down, id: 3, at: CGPoint(x: 10.5, y: 20)))))
    }

    @Test("Finger ids of 64 bits keep every digit")
    func largeIDs() throws {
        let event = try event(#"{"t":0,"type":"finger","phase":"up","id":9223372036854775807,"device":-9223372036854775808,"x":0,"y":0}"#)
        #expect(event?.kind == .finger(.init(.up, id: .max, device: .min, at: .zero)))
    }

    @Test("A mouse line of \"touch\" is the finger's twin")
    func twin() throws {
        let event = try event(#"{"t":1,"type":"mouse","phase":"down","button":1,"x":1,"y":2,"which":"touch","clicks":2}"#)
        #expect(event?.kind == .mouse(.init(.down, button: 1, at: CGPoint(x: 1, y: 2), source: .finger, clicks: 2)))
    }

    @Test("A mouse motion without a button is hover when nothing is held")
    func hover() throws {
        let event = try event(#"{"t":1,"type":"mouse","phase":"motion","x":1,"y":2}"#)
        #expect(event?.kind == .mouse(.init(.motion, button: 0, at: CGPoint(x: 1, y: 2))))
    }

    @Test("A pen line needs no pressure, tilt or eraser")
    func pen() throws {
        let event = try event(#"{"t":0,"type":"pen","phase":"hover","id":1,"x":1,"y":2}"#)
        #expect(event?.kind == .pen(.init(.hover, at: CGPoint(x: 1, y: 2))))
    }

    @Test("A key line has key, place, modifiers and repeat")
    func key() throws {
        let mods = #"["ctrl","shift","alt","gui"]"#
        let event = try event(#"{"t":0,"type":"key","phase":"down","key":"ü","scancode":"[","mods":\#(mods),"repeat":true}"#)
        let expected = HostEvent.Key(isDown: true, key: "ü", scancode: "[", modifiers: [.control, .shift, .alt, .gui], isRepeat: true)
        #expect(event?.kind == .key(expected))
    }

    @Test("Every window event has its word", arguments: [
        ("focus_lost", HostEvent.Window.focusLost), ("focus_gained", .focusGained), ("hidden", .hidden), ("shown", .shown),
        ("minimized", .minimized), ("restored", .restored), ("exposed", .exposed), ("close", .close),
    ])
    func window(word: String, window: HostEvent.Window) throws {
        #expect(try event(#"{"t":0,"type":"window","event":"\#(word)"}"#)?.kind == .window(window))
    }

    @Test("Sizes and scales of a window event are read")
    func windowNumbers() throws {
        let resized = try event(#"{"t":0,"type":"window","event":"resized","w":800,"h":600.5}"#)
        #expect(resized?.kind == .window(.resized(CGSize(width: 800, height: 600.5))))
        #expect(try event(#"{"t":0,"type":"window","event":"display_scale","scale":1.5}"#)?.kind == .window(.displayScale(1.5)))
    }

    @Test("The other events are read")
    func others() throws {
        #expect(try event(#"{"t":0,"type":"text","text":"ü\n\"\\\u00e9😀"}"#)?.kind == .text("ü\n\"\\é😀"))
        #expect(try event(#"{"t":0,"type":"wheel","dx":-1,"dy":0.5,"x":3,"y":4}"#)?.kind
            == .wheel(.init(dx: -1, dy: 0.5, at: CGPoint(x: 3, y: 4))))
        #expect(try event(#"{"t":0,"type":"device","event":"removed","device":7}"#)?.kind == .device(.removed(7)))
        #expect(try event(#"{"t":0,"type":"render_reset"}"#)?.kind == .renderReset)
        #expect(try event(#"{"t":0,"type":"quit","ts":0.25}"#) == HostEvent(time: 0, deviceTime: 0.25, kind: .quit))
    }

    @Test("An accelerometer's line has three numbers in m/s²")
    func sensor() throws {
        let event = try event(#"{"t":0.5,"type":"sensor","kind":"accel","x":0.1,"y":9.8,"z":0.2}"#)
        #expect(event == HostEvent(time: 0.5, kind: .sensor(.init(.accelerometer, x: 0.1, y: 9.8, z: 0.2))))
    }

    @Test("Dropped files are named by strings, or by bytes where they are no UTF-8")
    func drop() throws {
        let line = #"{"t":1,"type":"drop","paths":["/tmp/ä \"b\".png",[47,255,46]],"x":10,"y":20}"#
        let drop = HostEvent.Drop(paths: [Array("/tmp/ä \"b\".png".utf8), [47, 255, 46]], at: CGPoint(x: 10, y: 20))
        #expect(try event(line)?.kind == .drop(drop))
        #expect(LogLine.event(HostEvent(time: 1, kind: .drop(drop))).json == line)
        #expect(try event(#"{"t":1,"type":"drop","text":"a"}"#)?.kind == .drop(.init(text: "a")))
    }

    @Test("Every remote command has its word", arguments: [
        ("play", HostEvent.Remote.play), ("pause", .pause), ("stop", .stop), ("toggle", .toggle), ("next", .next), ("previous", .previous),
    ])
    func remote(word: String, command: HostEvent.Remote) throws {
        #expect(try event(#"{"t":0,"type":"remote","command":"\#(word)"}"#)?.kind == .remote(command))
    }

    @Test("Waits, screenshots and dumps are no events")
    func actions() throws {
        #expect(try LogLine(parsing: #"{"t":2.5,"type":"wait"}"#) == .wait(until: 2.5))
        #expect(try LogLine(parsing: #"{"t":2.5,"type":"screenshot","path":"a.png"}"#) == .action(.screenshot(path: "a.png"), at: 2.5))
        // At this moment, which is the start where no line came before.
        #expect(try LogLine(parsing: #"{"type":"dump","path":"a.json"}"#) == .action(.dump(path: "a.json"), at: 0))
    }

    @Test("Notes in a header may be anything")
    func header() throws {
        let line = try LogLine(parsing: #"{"t":0,"type":"header","window":[1024,720],"device":null,"scale":[1],"x":{"y":1}}"#)
        #expect(line == .header(LogHeader(window: CGSize(width: 1024, height: 720))))
    }

    @Test("Blank lines are nothing", arguments: ["", "   ", "\t \r"])
    func blank(text: String) throws {
        #expect(try LogLine(parsing: text) == nil)
    }
}
