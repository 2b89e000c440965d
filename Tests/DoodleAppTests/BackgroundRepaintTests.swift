import Foundation
import ImageFiles
import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// Full repaints that hold nobody up.
@Suite("Repainting in the background")
@MainActor
struct BackgroundRepaintTests {
    @Test func anOpenedDrawingAppearsWithoutHavingBeenWaitedFor() async throws {
        let doodle = try Doodle(hasThreads: true)
        let empty = try doodle.canvasPicture()
        doodle.program.open(.strokes(Self.drawing))
        #expect(try doodle.canvasPicture().hasSamePixels(as: empty))
        try await finish(doodle)
        #expect(try doodle.canvasPicture().hasSamePixels(as: try painted().canvasPicture()))
    }

    @Test func aFingerDrawsWhileTheDrawingIsStillComing() async throws {
        let (doodle, other) = (try Doodle(hasThreads: true), try painted())
        doodle.program.open(.strokes(Self.drawing))
        let empty = try doodle.canvasPicture()
        for program in [doodle, other] {
            program.touch.down(at: CGPoint(x: 300, y: 200))
            program.touch.move(to: CGPoint(x: 420, y: 330))
        }
        #expect(try !doodle.canvasPicture().hasSamePixels(as: empty))
        try await finish(doodle)
        for program in [doodle, other] { program.touch.up() }
        #expect(try doodle.canvasPicture().hasSamePixels(as: try other.canvasPicture()))
        for program in [doodle, other] { program.touch.key("z", modifiers: .control) }
        #expect(try doodle.canvasPicture().hasSamePixels(as: try other.canvasPicture()))
    }

    @Test func anotherScaleIsRepaintedInTheBackground() async throws {
        let doodle = try painted(hasThreads: true)
        try await finish(doodle)
        doodle.controller.canvas.page.setScale(2)
        #expect(doodle.controller.canvas.page.isRepainting)
        try await finish(doodle)
        #expect(!doodle.controller.canvas.page.isRepainting)
    }

    @Test func aScreenshotHasAllOfTheDrawing() throws {
        let doodle = try Doodle(hasThreads: true)
        doodle.program.open(.strokes(Self.drawing))
        let path = doodle.folder.path + "/shot.png"
        try doodle.program.screenshot(to: path)
        let shot = try PNGFile.read(FilePath(path))
        #expect(shot.hasSamePixels(as: try painted().picture()))
    }

    private func painted(hasThreads: Bool = false) throws -> Doodle {
        let doodle = try Doodle(hasThreads: hasThreads)
        doodle.program.open(.strokes(Self.drawing))
        return doodle
    }

    /// Lets threads work and their results in until all is painted.
    private func finish(_ doodle: Doodle) async throws {
        for _ in 0..<2_000 where doodle.controller.canvas.page.isRepainting {
            try await Task.sleep(for: .milliseconds(5))
            doodle.host.services.deliverCalls()
        }
        try #require(!doodle.controller.canvas.page.isRepainting, "ten seconds were not enough")
    }

    private static let drawing = Drawing(strokes: (0..<40).compactMap { number in
        let samples = (0..<20).map { place -> InkSample in
            let (x, y) = (30 + place * 45, 40 + number * 15 + place % 5 * 6)
            return InkSample(position: CGPoint(x: x, y: y), time: Double(place) / 100)
        }
        return Stroke(id: Stroke.ID(UInt64(number + 1)), brush: Brush(tool: .pen, color: .black, width: 7), samples: samples)
    })
}
