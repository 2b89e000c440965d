import EventLog
import Testing
import UIKit

/// Numbers that are the same in every run (SplitMix64, Steele et al. 2014).
struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Any finite number, in all magnitudes.
    mutating func number() -> Double {
        while true {
            let number = Double(bitPattern: next())
            if number.isFinite { return number }
        }
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func optional() -> CGFloat? { Bool.random(using: &self) ? number() : nil }
    mutating func id() -> Int64 { Int64(bitPattern: next()) }

    mutating func text() -> String {
        let odd = [
            "\"", "\\", "\n", "\r", "\t", "\u{0}", "\u{1}", "\u{1f}", "\u{7f}", "\u{2028}", "é", "ü", "я", "😀", "e\u{301}", "/", "a",
        ]
        return (0..<Int.random(in: 0...6, using: &self)).map { _ in odd.randomElement(using: &self) ?? "" }.joined()
    }

    mutating func kind() -> HostEvent.Kind {
        switch Int.random(in: 0..<15, using: &self) {
        case 0:
            let phase: HostEvent.Finger.Phase = [.down, .motion, .up, .cancel].randomElement(using: &self) ?? .down
            return .finger(.init(phase, id: id(), device: id(), at: point(), pressure: optional()))
        case 1:
            let phase: HostEvent.Mouse.Phase = [.down, .motion, .up, .leave].randomElement(using: &self) ?? .down
            return .mouse(.init(
                phase, button: Int(truncatingIfNeeded: id()), at: point(), source: Bool.random(using: &self) ? .finger : .device(id()),
                clicks: Int(truncatingIfNeeded: id())))
        case 2:
            let phase: HostEvent.Pen.Phase = [.down, .motion, .up, .hover].randomElement(using: &self) ?? .down
            return .pen(.init(
                phase, at: point(), pressure: optional(), tiltX: number(), tiltY: number(), isEraser: Bool.random(using: &self),
                isBarrelPressed: Bool.random(using: &self), estimate: Bool.random(using: &self) ? id() : nil))
        case 3: return .wheel(.init(dx: number(), dy: number(), at: point()))
        case 4:
            return .key(.init(
                isDown: Bool.random(using: &self), key: text(), scancode: text(),
                modifiers: .init(rawValue: Int.random(in: 0..<16, using: &self)), isRepeat: Bool.random(using: &self),
                hasLatinLayout: Bool.random(using: &self)))
        case 5: return .text(text())
        case 6:
            let size = CGSize(width: max(.leastNonzeroMagnitude, abs(number())), height: max(.leastNonzeroMagnitude, abs(number())))
            let all: [HostEvent.Window] = [
                .resized(size), .displayScale(size.width), .focusGained, .focusLost, .shown, .hidden, .minimized, .restored,
                .exposed, .close,
            ]
            return .window(all.randomElement(using: &self) ?? .close)
        case 7: return .device(Bool.random(using: &self) ? .added(id()) : .removed(id()))
        case 8: return .renderReset
        case 12:
            let paths = (0..<Int.random(in: 0...3, using: &self)).map { _ in
                Bool.random(using: &self) ? Array(text().utf8) : (0..<4).map { _ in UInt8.random(in: 1...255, using: &self) }
            }
            let place = Bool.random(using: &self) ? CGPoint(x: number(), y: number()) : nil
            return .drop(.init(paths: paths, text: Bool.random(using: &self) ? text() : nil, at: place))
        case 9: return .penPressure(.init(estimate: id(), pressure: number()))
        case 10: return .sensor(.init(x: number(), y: number(), z: number()))
        case 11: return .remote(HostEvent.Remote.allCases.randomElement(using: &self) ?? .play)
        case 13: return .appearance(.init(isDark: Bool.random(using: &self), hasHighContrast: Bool.random(using: &self)))
        default: return .quit
        }
    }
}

@Suite("What is written reads back the same")
struct RoundTripTests {
    @Test("Any event, with any finite number and any text")
    func events() throws {
        var seeded = Seeded(state: 1)
        for _ in 0..<2000 {
            let event = HostEvent(
                time: abs(seeded.number()), deviceTime: seeded.optional().map { Double($0) },
                window: Bool.random(using: &seeded) ? .main : HostWindowID(Int.random(in: 1...99, using: &seeded)), kind: seeded.kind())
            let json = LogLine.event(event).json
            #expect(try LogLine(parsing: json) == .event(event), "\(json)")
        }
    }

    @Test("Headers, waits and actions")
    func others() throws {
        let lines: [LogLine] = [
            .header(LogHeader(window: CGSize(width: 1024.5, height: 0.1), scale: 1.25)),
            .header(LogHeader(window: CGSize(width: 1, height: 2))), .wait(until: 0.1 + 0.2),
            .action(.screenshot(path: "a \"b\"/ü.png"), at: 3), .action(.dump(path: ""), at: 1e-7),
        ]
        for line in lines { #expect(try LogLine(parsing: line.json) == line) }
    }

    @Test("Another JSON reader reads the same numbers")
    func serialization() throws {
        let event = HostEvent(time: 0.1, kind: .finger(.init(.down, id: .max, at: CGPoint(x: 1e-7, y: 123456.789), pressure: 1)))
        let object = try JSONSerialization.jsonObject(with: Data(LogLine.event(event).json.utf8)) as? [String: Any]
        #expect(object?["x"] as? Double == 1e-7)
        #expect(object?["y"] as? Double == 123456.789)
        #expect((object?["id"] as? NSNumber)?.int64Value == Int64.max)
        #expect(object?["type"] as? String == "finger")
    }
}
