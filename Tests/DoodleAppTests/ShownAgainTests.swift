import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// After whatever may have happened to the screen, the next frame is the drawing.
@Suite("A window that was out of sight")
@MainActor
struct ShownAgainTests {
    nonisolated private static let ways: [[HostEvent.Kind]] = [
        [.window(.hidden), .window(.shown)], [.window(.minimized), .window(.restored)], [.window(.exposed)], [.renderReset],
        [.window(.focusLost), .window(.minimized), .window(.hidden), .window(.shown), .window(.restored), .window(.focusGained)],
        [.window(.hidden), .renderReset, .window(.shown)],
    ]

    /// The picture, and that of another program which has only just been started and shows the same strokes.
    private func verify(_ doodle: Doodle) throws {
        let fresh = try Doodle()
        fresh.controller.open(DrawingHistory(doodle.drawing))
        let (shown, expected) = (try doodle.canvasPicture(), try fresh.canvasPicture())
        #expect(memcmp(shown.pixels, expected.pixels, shown.width * shown.height * 4) == 0)
    }

    @Test(arguments: ways) func theNextFrameIsTheDrawing(way: [HostEvent.Kind]) throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 700, y: 450))
        _ = try doodle.picture()
        for kind in way { doodle.touch.send(kind) }
        doodle.host.render()
        try verify(doodle)
    }

    /// All of it is shown, not only what changed.
    @Test(arguments: [.window(.exposed), .renderReset] as [HostEvent.Kind])
    func allOfAScreenThatWasLostIsShown(kind: HostEvent.Kind) throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 700, y: 450))
        doodle.host.render()
        doodle.touch.send(kind)
        doodle.host.render()
        let pixels = (doodle.host.dirty[.main] ?? []).reduce(0) { $0 + $1.width * $1.height }
        #expect(pixels >= 1024 * 720)
    }

    @Test(arguments: ways) func aStrokeThatIsCutShortByItIsKept(way: [HostEvent.Kind]) throws {
        let doodle = try Doodle()
        doodle.touch.down(at: CGPoint(x: 200, y: 200))
        doodle.touch.move(to: CGPoint(x: 700, y: 450))
        for kind in way { doodle.touch.send(kind) }
        doodle.touch.up()
        #expect(doodle.drawing.strokes.count == 1)
        try verify(doodle)
        // The next finger is a single one that draws.
        doodle.touch.drag(2, from: CGPoint(x: 200, y: 450), to: CGPoint(x: 700, y: 200))
        #expect(doodle.drawing.strokes.count == 2)
        try verify(doodle)
    }

    @Test(arguments: ways) func whatChangesMeanwhileIsShownToo(way: [HostEvent.Kind]) throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 700, y: 450))
        doodle.touch.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 700, y: 200))
        for kind in way.dropLast() { doodle.touch.send(kind) }
        // As a media key would.
        doodle.controller.perform(.undo)
        doodle.touch.send(way[way.count - 1])
        #expect(doodle.drawing.strokes.count == 1)
        try verify(doodle)
    }
}
