import Foundation
import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// Everything that can happen, at any moment: `DOODLE_FUZZ` says how many events (200,000 once by hand; fewer each time).
@Suite("Anything at any moment")
@MainActor
struct ProgramFuzzTests {
    private static let events = ProcessInfo.processInfo.environment["DOODLE_FUZZ"].flatMap { Int($0) } ?? 4_000

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func nothingIsLostLeftOverOrShownWrong(seed: UInt64) throws {
        var player = try FuzzPlayer(seed: seed)
        let doodle = player.doodle
        var next = 400
        for count in 1...Self.events / 4 {
            player.step()
            guard count == next else { continue }
            next += 400
            let isRight = try doodle.showsThePage()
            try #require(isRight, "seed \(seed), after \(count): \(player.latest)")
        }
        player.liftAll()
        #expect(doodle.canvas.contacts.isEmpty && doodle.canvas.works.isEmpty, "seed \(seed): \(player.latest)")
        #expect(doodle.canvas.hands.fingersDown == 0 && doodle.page.wetStrokes.isEmpty, "seed \(seed): \(player.latest)")
        let isRight = try doodle.showsThePage()
        #expect(isRight, "seed \(seed): \(player.latest)")
        // All the way back and forth again ends with the same strokes.
        let strokes = doodle.drawing.strokes.map(\.id), depth = doodle.page.undoDepth
        while doodle.page.undo() != nil {}
        for _ in 0..<depth { doodle.page.redo() }
        #expect(doodle.drawing.strokes.map(\.id) == strokes)
    }
}

/// Plays seeded events.
@MainActor
private struct FuzzPlayer {
    let doodle: Doodle
    private var random: SeededNumbers
    private var fingers: [Int64: CGPoint] = [:]
    /// Every other finger is on another panel.
    private func device(_ id: Int64) -> Int64 { id % 2 }
    private var nextFinger: Int64 = 1
    private var isMouseDown = false
    private var isPenDown = false
    private(set) var latest: [String] = []

    init(seed: UInt64) throws {
        doodle = try Doodle(size: CGSize(width: 640, height: 520))
        random = SeededNumbers(seed)
    }

    private mutating func place() -> CGPoint {
        CGPoint(x: CGFloat(random.below(6600)) / 10 - 10, y: CGFloat(random.below(5400)) / 10 - 10)
    }

    private func near(_ place: CGPoint, _ dx: Int, _ dy: Int) -> CGPoint { CGPoint(x: place.x + CGFloat(dx - 15), y: place.y + CGFloat(dy - 15)) }

    private mutating func note(_ what: String) { latest = latest.suffix(30) + [what] }

    mutating func step() {
        let touch = doodle.touch
        switch random.below(40) {
        case 0...3 where fingers.count < 11:
            let (id, place) = (nextFinger, place())
            nextFinger += 1
            fingers[id] = place
            note("down \(id) \(place)")
            touch.down(id, at: place, device: device(id))
        case 4...17: moveFingers()
        case 18...21:
            guard let id = fingers.keys.sorted().first(where: { _ in random.below(2) == 0 }) else { return }
            fingers[id] = nil
            note("up \(id)")
            random.below(8) == 0 ? touch.cancel(id, device: device(id)) : touch.up(id, device: device(id))
        case 22...25: mouse()
        case 26...28: pen()
        case 29:
            let place = place(), way = CGFloat(random.below(7) - 3)
            note("wheel \(way)")
            touch.send(.wheel(.init(dx: 0, dy: way, at: place)))
        case 30: keys()
        case 31: window()
        case 32:
            let wait = Double(random.below(6)) * 0.12
            note("wait \(wait)")
            touch.wait(wait)
        case 33:
            note("choice")
            doodle.controller.perform(.useFingers(FingerChoice.allCases[random.below(8) == 0 ? random.below(4) : random.below(2)]))
        case 34:
            note("tool")
            doodle.controller.perform(.pick(Tool.allCases[random.below(Tool.allCases.count)]))
        case 35:
            guard random.below(2) == 0 else {
                let angle = [-1.3, -.pi / 2, 0.01, 0.4, 2][random.below(5)]
                note("turn \(angle)")
                doodle.canvas.turn(by: angle)
                if random.below(6) == 0 { doodle.controller.perform(.letFingersTurn(random.below(3) > 0)) }
                return
            }
            let factor = [0.5, 0.8, 1.3, 2][random.below(4)], place = place()
            note("zoom \(factor)")
            doodle.canvas.zoom(by: factor, about: place)
        case 36: tap()
        default: moveFingers()
        }
    }

    private mutating func moveFingers() {
        guard !fingers.isEmpty else { return }
        note("move")
        for (id, place) in fingers.sorted(by: { $0.key < $1.key }) where random.below(3) > 0 {
            fingers[id] = near(place, random.below(31), random.below(31))
        }
        doodle.touch.batch { for (id, place) in fingers.sorted(by: { $0.key < $1.key }) { doodle.touch.move(id, to: place, device: device(id)) } }
    }

    private mutating func mouse() {
        let place = place()
        note("mouse")
        if isMouseDown { random.below(3) == 0 ? doodle.touch.mouseUp(at: place) : doodle.touch.mouseMove(to: place) } else {
            doodle.touch.mouseDown(at: place)
        }
        isMouseDown = true
        if random.below(3) == 0 {
            doodle.touch.mouseUp(at: place)
            isMouseDown = false
        }
    }

    private mutating func pen() {
        let phases: [HostEvent.Pen.Phase] = isPenDown ? [.motion, .motion, .up] : [.hover, .down]
        let phase = phases[random.below(phases.count)], place = place()
        isPenDown = phase == .down || phase == .motion
        note("pen \(phase)")
        doodle.touch.send(.pen(.init(phase, at: place, pressure: CGFloat(random.below(100)) / 99, isEraser: random.below(6) == 0)))
    }

    private mutating func keys() {
        let keys: [(String, HostEvent.Key.Modifiers)] = [
            ("z", .control), ("z", [.control, .shift]), ("n", .control), ("0", .control), ("1", .shift), ("]", .control),
            ("0", [.control, .shift]),
        ]
        let key = keys[random.below(random.below(6) == 0 ? 7 : 2)]
        note("key \(key.0)")
        doodle.touch.key(key.0, scancode: key.0.uppercased(), modifiers: key.1)
    }

    private mutating func window() {
        let changes: [HostEvent.Window] = [
            .resized(CGSize(width: 520, height: 640)), .resized(CGSize(width: 640, height: 520)), .focusLost, .focusGained, .hidden, .shown,
            .minimized, .restored, .displayScale(1), .displayScale(1.5), .exposed,
        ]
        let change = changes[random.below(changes.count)]
        note("window \(change)")
        doodle.touch.send(.window(change))
        if random.below(3) == 0 {
            note("device")
            doodle.touch.send(.device(.removed(Int64(random.below(2)))))
        }
        // What is hidden shows nothing to compare with.
        doodle.touch.send(.window(.restored))
        doodle.touch.send(.window(.shown))
        doodle.touch.send(.window(.focusGained))
    }

    private mutating func tap() {
        let place = place()
        note("tap")
        doodle.touch.tap(500_000 + nextFinger, at: place)
        nextFinger += 1
    }

    mutating func liftAll() {
        for id in fingers.keys.sorted() { doodle.touch.up(id, device: device(id)) }
        fingers = [:]
        doodle.touch.mouseUp(at: CGPoint(x: 300, y: 200))
        doodle.touch.send(.pen(.init(.up, at: CGPoint(x: 300, y: 200))))
        doodle.touch.key("Escape")
        doodle.touch.wait(5)
    }
}

/// SplitMix64.
private struct SeededNumbers {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }

    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ mixed >> 31) % UInt64(limit))
    }
}
