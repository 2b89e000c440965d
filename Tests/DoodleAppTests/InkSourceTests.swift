import Foundation
import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// Fingers, mouse and pen draw each in their way.
@Suite("What holds the ink")
@MainActor
struct InkSourceTests {
    private let keys: [(key: String, model: (InkSource) -> ModelOptions)] = [
        ("P", { .pen(for: $0) }), ("B", { .pencil(for: $0) }), ("F", { .fountain(for: $0) }), ("H", { .highlighter(for: $0) }),
        ("E", { .eraser(for: $0) }),
    ]

    private func models(_ draw: (Doodle) -> Void) throws -> [ModelOptions] {
        let doodle = try Doodle()
        for (key, _) in keys {
            doodle.touch.key(key)
            draw(doodle)
        }
        return doodle.drawing.strokes.map(\.brush.model)
    }

    @Test func aFingersBrushIsAFingers() throws {
        let models = try models { $0.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100)) }
        #expect(models == keys.map { $0.model(.finger) })
    }

    @Test func aMousesBrushIsAMouses() throws {
        let models = try models {
            $0.touch.mouseDown(at: CGPoint(x: 100, y: 100))
            $0.touch.mouseMove(to: CGPoint(x: 200, y: 100))
            $0.touch.mouseUp()
        }
        #expect(models == keys.map { $0.model(.mouse) })
    }

    @Test func aPensBrushIsAPens() throws {
        let models = try models { doodle in
            for (phase, x) in [(HostEvent.Pen.Phase.down, 100), (.motion, 200), (.up, 200)] {
                doodle.touch.send(.pen(HostEvent.Pen(phase, at: CGPoint(x: x, y: 100), pressure: 0.5)))
            }
        }
        #expect(models == keys.map { $0.model(.pen) })
    }

    @Test func theModelIsDumpedAndOpenedAgain() throws {
        let doodle = try Doodle()
        doodle.touch.key("F")
        doodle.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 177))
        let path = doodle.folder.path + "/drawing.json"
        try doodle.program.dump(to: path)
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
        let strokes = try #require((json as? [String: Any])?["strokes"] as? [[String: Any]])
        #expect(strokes[0]["tool"] as? String == "fountain")
        let model = try #require(strokes[0]["model"] as? [String: Double]), expected = ModelOptions.fountain(for: .finger).values
        #expect(Set(model.keys) == Set(expected.keys))
        for (name, value) in expected { #expect(abs((model[name] ?? .infinity) - value) < 1e-12) }
        var options = Options()
        options.file = path
        #expect(try options.openFile()?.content.strokes.map(\.brush) == doodle.drawing.strokes.map(\.brush))
    }

    @Test func aPensOtherEndErasesWhateverToolIsInHand() throws {
        let doodle = try Doodle()
        func pen(_ phase: HostEvent.Pen.Phase, _ x: Double, _ y: Double, erases: Bool) {
            doodle.touch.wait(0.02)
            doodle.touch.send(.pen(HostEvent.Pen(phase, at: CGPoint(x: x, y: y), pressure: 0.5, isEraser: erases)))
        }
        doodle.touch.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 500, y: 300))
        pen(.down, 300, 250, erases: true)
        pen(.motion, 300, 350, erases: true)
        pen(.up, 300, 350, erases: true)
        #expect(doodle.drawing.strokes.map(\.brush.tool) == [.pen, .eraser])
        #expect(try doodle.picture()[300, 300] == Paper.warmWhite)
        #expect(try doodle.picture()[200, 300] != Paper.warmWhite)
        // The other end again draws; and where the stroke eraser was in hand last, it is that.
        pen(.down, 100, 400, erases: false)
        pen(.up, 100, 400, erases: false)
        #expect(doodle.drawing.strokes.last?.brush.tool == .pen)
        doodle.controller.perform(.pick(.strokeEraser))
        doodle.controller.perform(.pick(.pencil))
        pen(.down, 200, 280, erases: true)
        pen(.motion, 200, 320, erases: true)
        pen(.up, 200, 320, erases: true)
        #expect(!doodle.drawing.strokes.contains { $0.brush.tool == .pen && $0.samples[0].position.y == 300 })
    }

    @Test func aFileWithoutModelsHasPlainLines() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/plain.json"
        try ##"{"strokes":[{"tool":"pencil","color":"#000000FF","width":6,"points":[[1,2],[30,40]]}]}"##.write(
            toFile: path, atomically: true, encoding: .utf8)
        var options = Options()
        options.file = path
        let drawing = try #require(try options.openFile()).content
        #expect(drawing.strokes.first?.brush == Brush(tool: .pencil, color: .black, width: 6))
        // And a plain line is written without.
        let record = DrawingFile(drawing, undoDepth: 0, redoDepth: 0).strokes[0]
        #expect(record.model == nil)
    }
}
