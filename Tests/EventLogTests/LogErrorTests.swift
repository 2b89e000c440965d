import EventLog
import Testing
import UIKit

@Suite("Wrong lines are refused with the place and the cause")
struct LogErrorTests {
    private func cause(_ text: String) -> String? {
        do {
            _ = try LogLine(parsing: text, log: "LOG")
            return nil
        } catch let error as LogError {
            return error.description
        } catch {
            return "not a LogError: \(error)"
        }
    }

    @Test("A missing field is named", arguments: [
        (#"{"t":0,"type":"finger","phase":"down","id":1,"y":2}"#, #"LOG:1: finger: "x" is missing"#),
        (#"{"t":0,"type":"finger","phase":"down","x":1,"y":2}"#, #"LOG:1: finger: "id" is missing"#),
        (#"{"type":"finger","phase":"down","id":1,"x":1,"y":2}"#, #"LOG:1: finger: "t" is missing"#),
        (#"{"t":0,"type":"mouse","phase":"down","x":1,"y":2}"#, #"LOG:1: mouse: "button" is missing"#),
        (#"{"t":0,"type":"key","phase":"down","key":"z"}"#, #"LOG:1: key: "scancode" is missing"#),
        (#"{"t":0,"type":"window","event":"resized","w":1}"#, #"LOG:1: window: "h" is missing"#),
        (#"{"t":0,"type":"sensor","kind":"accel","x":0,"y":0}"#, #"LOG:1: sensor: "z" is missing"#),
        (#"{"t":0,"type":"remote"}"#, #"LOG:1: remote: "command" is missing"#),
        (#"{"t":0,"type":"wait"}"#, nil),
        (#"{"type":"wait"}"#, #"LOG:1: wait: "t" is missing"#),
        (#"{"t":0}"#, #"LOG:1: "type" is missing"#),
        (#"{"t":0,"type":"screenshot"}"#, #"LOG:1: screenshot: "path" is missing"#),
        (#"{"t":0,"type":"header"}"#, #"LOG:1: header: "window" is missing"#),
    ] as [(String, String?)])
    func missing(text: String, expected: String?) {
        #expect(cause(text) == expected)
    }

    @Test("A field of another type is named", arguments: [
        (#"{"t":0,"type":"finger","phase":"down","id":1,"x":"1","y":2}"#, #"finger: "x" is not a number"#),
        (#"{"t":0,"type":"finger","phase":"down","id":1,"x":true,"y":2}"#, #"finger: "x" is not a number"#),
        (#"{"t":0,"type":"finger","phase":"down","id":1,"x":null,"y":2}"#, #"finger: "x" is not a number"#),
        (#"{"t":0,"type":"finger","phase":"down","id":1.5,"x":1,"y":2}"#, #"finger: "id" is not a whole number of at most 64 bits"#),
        (#"{"t":0,"type":"finger","phase":"down","id":9223372036854775808,"x":1,"y":2}"#,
         #"finger: "id" is not a whole number of at most 64 bits"#),
        (#"{"t":0,"type":"finger","phase":1,"id":1,"x":1,"y":2}"#, #"finger: "phase" is not a string"#),
        (#"{"t":0,"type":"key","phase":"up","key":"a","scancode":"A","mods":"ctrl"}"#, #"key: "mods" is not a list of strings"#),
        (#"{"t":0,"type":"key","phase":"up","key":"a","scancode":"A","repeat":1}"#, #"key: "repeat" is not true or false"#),
        (#"{"t":0,"type":"header","window":[1024]}"#, #"header: "window" is not [width, height]"#),
        (#"{"t":0,"type":7}"#, #""type" is not a string"#),
    ])
    func wrongType(text: String, expected: String) {
        #expect(cause(text) == "LOG:1: " + expected)
    }

    @Test("An unknown word is named", arguments: [
        (#"{"t":0,"type":"finger","phase":"hover","id":1,"x":1,"y":2}"#, #"finger: unknown phase "hover""#),
        (#"{"t":0,"type":"window","event":"moved"}"#, #"window: unknown event "moved""#),
        (#"{"t":0,"type":"mouse","phase":"up","button":1,"x":1,"y":2,"which":"pen"}"#, #"mouse: unknown which "pen""#),
        (#"{"t":0,"type":"key","phase":"up","key":"a","scancode":"A","mods":["super"]}"#, #"key: unknown mod "super""#),
        (#"{"t":0,"type":"device","event":"lost","device":1}"#, #"device: unknown event "lost""#),
        (#"{"t":0,"type":"sensor","kind":"gyro","x":0,"y":0,"z":0}"#, #"sensor: unknown kind "gyro""#),
        (#"{"t":0,"type":"remote","command":"louder"}"#, #"remote: unknown command "louder""#),
        (#"{"t":0,"type":"smell"}"#, #"unknown type "smell""#),
    ])
    func unknownWord(text: String, expected: String) {
        #expect(cause(text) == "LOG:1: " + expected)
    }

    @Test("Numbers must be finite and sizes positive", arguments: [
        (#"{"t":0,"type":"finger","phase":"down","id":1,"x":1e999,"y":2}"#, #"finger: "x" is not a finite number"#),
        (#"{"t":0,"type":"finger","phase":"down","id":1,"x":1,"y":-1e999}"#, #"finger: "y" is not a finite number"#),
        (#"{"t":1e999,"type":"quit"}"#, #"quit: "t" is not a finite number"#),
        (#"{"t":0,"type":"window","event":"resized","w":0,"h":5}"#, #"window: "w" × "h" is not a positive size"#),
        (#"{"t":0,"type":"window","event":"display_scale","scale":0}"#, #"window: "scale" is not above zero"#),
        (#"{"t":0,"type":"header","window":[0,10]}"#, #"header: "window" is not a positive size"#),
        (#"{"t":-1,"type":"quit"}"#, "time goes back from 0.0 to -1.0"),
    ])
    func numbers(text: String, expected: String) {
        #expect(cause(text) == "LOG:1: " + expected)
    }

    @Test("What is no JSON is called that", arguments: [
        "finger", "{", #"{"t":0,"type":"finger","phase":"down","id":1,"x":NaN,"y":2}"#,
        #"{"t":Infinity,"type":"quit"}"#, #"{"t":-Infinity,"type":"quit"}"#, #"{"t":0 "type":"quit"}"#, "{'t':0}",
        "{\"t\":0,\"type\":\"quit\"}\u{0}",
        #"{"t":0,"type":"quit"} {"t":0,"type":"quit"}"#, String(repeating: "[", count: 5000),
    ])
    func notJSON(text: String) {
        #expect(cause(text) == "LOG:1: not JSON")
    }

    @Test("JSON that is no object is called that", arguments: ["[]", "1", "\"quit\"", "null"])
    func notAnObject(text: String) {
        #expect(cause(text) == "LOG:1: not a JSON object")
    }
}
