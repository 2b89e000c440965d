import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// Two fingers turn the page: acted out on the whole program.
@Suite("Turning the page")
@MainActor
struct TurnedPageTests {
    private let doodle: Doodle

    init() throws {
        doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 600, y: 400))
        doodle.touch.wait(1)
    }

    private var degrees: CGFloat { doodle.canvas.sight.transform.rotation * 180 / .pi }

    /// Two fingers about a place, as far from it and turned by an angle from where they landed.
    private func turn(
        by degrees: CGFloat, about middle: CGPoint = CGPoint(x: 450, y: 325), from start: CGFloat = 0, reach: (CGFloat, CGFloat) = (120, 120)
    ) {
        func places(_ part: CGFloat) -> (CGPoint, CGPoint) {
            let angle = (start + degrees * part) * .pi / 180, reach = reach.0 + (reach.1 - reach.0) * part
            let (dx, dy) = (reach * cos(angle), reach * sin(angle))
            return (CGPoint(x: middle.x - dx, y: middle.y - dy), CGPoint(x: middle.x + dx, y: middle.y + dy))
        }
        doodle.touch.batch {
            doodle.touch.down(1, at: places(0).0)
            doodle.touch.down(2, at: places(0).1)
        }
        for step in 1...24 {
            let now = places(CGFloat(step) / 24)
            doodle.touch.batch {
                doodle.touch.move(1, to: now.0)
                doodle.touch.move(2, to: now.1)
            }
        }
        doodle.touch.up(1)
        doodle.touch.up(2)
        doodle.touch.wait(1)
    }

    @Test(arguments: [CGFloat(40), -52, 130]) func bothFingersKeepThePointsOfThePageTheyTookHoldOf(angle: CGFloat) throws {
        let before = doodle.canvas.sight.transform
        let (left, right) = (before.pagePoint(CGPoint(x: 330, y: 325)), before.pagePoint(CGPoint(x: 570, y: 325)))
        turn(by: angle, reach: (120, 180))
        let now = doodle.canvas.sight.transform, turn = angle * .pi / 180
        let (dx, dy) = (180 * cos(turn), 180 * sin(turn))
        let seen = (now.windowPoint(left), now.windowPoint(right))
        #expect(abs(seen.0.x - (450 - dx)) < 1 && abs(seen.0.y - (325 - dy)) < 1)
        #expect(abs(seen.1.x - (450 + dx)) < 1 && abs(seen.1.y - (325 + dy)) < 1)
        #expect(abs(degrees - angle) < 0.01 && abs(doodle.zoom - 1.5) < 0.001)
        #expect(doodle.drawing.strokes.count == 1 && doodle.page.undoDepth == 1)
        #expect(try doodle.showsThePage())
    }

    @Test func enlargedAndMadeSmallAgainOnATurnedPageTheFingersKeepTheirPoints() throws {
        turn(by: 40)
        let before = doodle.canvas.sight.transform
        turn(by: 30, reach: (60, 180))
        turn(by: -30, from: 30, reach: (180, 60))
        let now = doodle.canvas.sight.transform
        for place in [CGPoint(x: 390, y: 325), CGPoint(x: 510, y: 325)] {
            let back = now.windowPoint(before.pagePoint(place))
            #expect(abs(back.x - place.x) < 1 && abs(back.y - place.y) < 1)
        }
        #expect(abs(doodle.zoom - 1) < 0.001 && abs(degrees - 40) < 0.01)
        #expect(try doodle.showsThePage())
    }

    @Test func anOrdinaryPinchTurnsNothing() {
        turn(by: 14, reach: (60, 150))
        #expect(degrees == 0 && doodle.zoom > 2)
    }

    @Test(arguments: [CGFloat(87), -92, 176]) func nearAQuarterThePageSnaps(angle: CGFloat) throws {
        turn(by: angle)
        #expect(abs(abs(degrees) - (abs(angle) > 135 ? 180 : 90)) < 1e-9)
        #expect(try doodle.showsThePage())
    }

    @Test(arguments: [CGFloat(30), 90, 200]) func inkIsUnderTheFingerOnATurnedPage(angle: CGFloat) throws {
        turn(by: angle, reach: (100, 120))
        for place in [CGPoint(x: 120.5, y: 140.25), CGPoint(x: 900, y: 200), CGPoint(x: 512, y: 500)] {
            doodle.touch.tap(at: place)
            doodle.touch.wait(1)
            let dot = try #require(doodle.drawing.strokes.last)
            let seen = doodle.canvas.sight.transform.windowPoint(dot.samples[0].position)
            #expect(abs(seen.x - place.x) < 1 && abs(seen.y - place.y) < 1)
            #expect(try doodle.picture()[Int(place.x), Int(place.y)] == 0xFF00_0000)
        }
        // A stroke along the window's x axis runs against the page's turn.
        doodle.touch.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 500, y: 420))
        let line = try #require(doodle.drawing.strokes.last)
        let (a, b) = (line.samples[0].position, line.samples[line.samples.count - 1].position)
        let way = atan2(b.y - a.y, b.x - a.x) * 180 / .pi, turned = abs((way + degrees).remainder(dividingBy: 360))
        #expect(turned < 0.01 && abs(hypot(b.x - a.x, b.y - a.y) * doodle.zoom - 300) < 1)
        #expect(try doodle.showsThePage())
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func atAnyAngleTheWindowShowsTheDrawing(seed: UInt64) throws {
        var random = SplitMix(seed)
        for tool in [Tool.pencil, .highlighter, .fountain, .eraser, .strokeEraser, .pen] {
            doodle.controller.perform(.pick(tool))
            doodle.canvas.turn(by: random.number(-3...3))
            doodle.canvas.zoom(by: random.number(0.6...1.7))
            let (from, to) = (CGPoint(x: random.number(100...900), y: random.number(150...550)), CGPoint(x: 450, y: 325))
            doodle.touch.drag(from: from, to: to)
            doodle.touch.wait(1)
            #expect(try doodle.showsThePage(), "seed \(seed), \(tool), turned by \(degrees)°")
            if random.number(0...1) < 0.4 { doodle.controller.perform(.undo) }
            #expect(try doodle.showsThePage(), "seed \(seed), undone, turned by \(degrees)°")
        }
    }

    @Test func whatWasSeenStandsInTurnedWithThreads() throws {
        let doodle = try Doodle(hasThreads: true)
        doodle.touch.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 600, y: 400))
        _ = try doodle.picture()
        doodle.canvas.turn(by: 0.8)
        let middle = doodle.canvas.sight.transform.windowPoint(CGPoint(x: 450, y: 325))
        // Before a thread has painted anything.
        #expect(try doodle.picture()[Int(middle.x), Int(middle.y)] != Paper.warmWhite)
        doodle.canvas.finishRepaint()
        #expect(try doodle.showsThePage())
    }

    // MARK: Back to upright

    @Test(arguments: ["page.turn", "page.fit", "page.zoom"]) func theBarShowsTheAngleAndPutsThePageUpright(button: String) throws {
        #expect(try doodle.view("page.turn").isHidden)
        turn(by: 40)
        doodle.window.layoutIfNeeded()
        #expect(try (doodle.view("page.turn") as? UIButton)?.title(for: .normal) == "40°")
        try doodle.tap(button)
        doodle.window.layoutIfNeeded()
        #expect(degrees == 0)
        #expect(try doodle.view("page.turn").isHidden)
    }

    @Test func keysTurnThePageByStepsAndBack() {
        for _ in 0..<6 { doodle.touch.key("]", scancode: "]", modifiers: .control) }
        #expect(degrees == 90)
        doodle.touch.key("ü", scancode: "[", modifiers: .control)
        #expect(abs(degrees - 75) < 1e-9)
        doodle.touch.key("0", scancode: "0", modifiers: [.control, .shift])
        #expect(degrees == 0)
    }

    // MARK: Whether fingers turn it

    @Test func theSwitchDecidesWhetherFingersTurnThePage() throws {
        try doodle.tap("toolbar.fingers")
        #expect((try doodle.view("fingers.turn.switch") as? UISwitch)?.isOn == true)
        try doodle.tap("fingers.turn")
        #expect((try doodle.view("fingers.turn.switch") as? UISwitch)?.isOn == false)
        // Open still: what a switch has become is worth a look.
        #expect(!doodle.controller.pageBar.sheet.isHidden)
        doodle.touch.tap(at: CGPoint(x: 200, y: 200))
        doodle.touch.wait(1)
        let before = doodle.canvas.sight.transform.pagePoint(CGPoint(x: 450, y: 325))
        turn(by: 40, reach: (100, 150))
        let now = doodle.canvas.sight.transform.windowPoint(before)
        #expect(degrees == 0 && abs(now.x - 450) < 1 && abs(now.y - 325) < 1 && abs(doodle.zoom - 1.5) < 0.001)
    }

    @Test func theChoiceIsRemembered() throws {
        let kept = try KeptDrawings()
        let first = try kept.run()
        #expect(first.controller.turnsPage)
        first.controller.perform(.letFingersTurn(false))
        first.host.application.terminate()
        #expect(try kept.run().controller.turnsPage == false)
    }
}

/// SplitMix64.
private struct SplitMix: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }
}
