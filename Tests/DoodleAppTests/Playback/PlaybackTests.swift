import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp
@testable import ImageFiles

@Suite("The replay of the drawing")
@MainActor
struct PlaybackTests {
    let doodle: Doodle

    init() throws { doodle = try Doodle() }

    private func draw(_ doodle: Doodle, steps: Int = 100, lifting: Bool = true) {
        doodle.touch.down(at: CGPoint(x: 100, y: 200))
        for step in 1...steps { doodle.touch.move(to: CGPoint(x: 100 + step * 4, y: 200 + step % 7)) }
        if lifting { doodle.touch.up() }
    }

    /// What is shown, without what floats over it.
    private func page(_ doodle: Doodle) throws -> PixelBuffer {
        let picture = try doodle.picture()
        picture.fill(0, in: PixelRect(minX: 0, minY: 540, maxX: 1024, maxY: 720))
        return picture
    }

    private var state: RemoteControlState.Playback? { doodle.host.services.remoteControlStates.last??.playback }
    private var isShown: Bool { (try? doodle.view("playback")) != nil }

    @Test func aButtonInTheMenuStartsItWhereThereIsSomethingToShow() throws {
        try doodle.tap("toolbar.more")
        #expect(try !doodle.button("menu.replay").isEnabled)
        doodle.touch.key("Escape")
        draw(doodle)
        try doodle.tap("toolbar.more")
        try doodle.tap("menu.replay")
        #expect(state == .playing && isShown)
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test func itShowsTheStrokesAsTheyWereDrawnAtTwiceTheirPace() throws {
        draw(doodle)
        doodle.touch.send(.remote(.play))
        #expect(state == .playing && isShown)
        // Three frames of 1/60 s show 0.1 s of drawing: samples come every 8 ms, so the twelfth after the first is the last.
        doodle.touch.wait(3.0 / 60 - doodle.touch.step + 0.001)
        let other = try Doodle()
        draw(other, steps: 12, lifting: false)
        #expect(try page(doodle).hasSamePixels(as: page(other)))
    }

    @Test func atItsEndTheDrawingIsThereAndNothingRunsOn() throws {
        draw(doodle)
        let before = try page(doodle)
        doodle.touch.send(.remote(.toggle))
        doodle.touch.wait(10)
        #expect(state == .stopped && !isShown)
        #expect(try page(doodle).hasSamePixels(as: before))
        #expect(doodle.host.application.nextDeadline == nil)
    }

    @Test func itTouchesNeitherTheDrawingNorItsHistory() throws {
        draw(doodle)
        doodle.touch.key("z", modifiers: .control)
        draw(doodle, steps: 50)
        draw(doodle, steps: 20)
        doodle.touch.key("z", modifiers: .control)
        let (drawing, page) = (doodle.drawing, doodle.controller.canvas.page)
        doodle.touch.send(.remote(.play))
        for _ in 0..<60 {
            doodle.touch.wait(0.05)
            #expect(doodle.drawing == drawing && page.undoDepth == 1 && page.redoDepth == 1)
        }
        #expect(state == .stopped)
    }

    @Test func pauseStandsStillAndPlayGoesOn() throws {
        draw(doodle)
        doodle.touch.send(.remote(.play))
        doodle.touch.wait(0.1)
        doodle.touch.send(.remote(.toggle))
        #expect(state == .paused && doodle.host.application.nextDeadline == nil)
        let standing = try page(doodle)
        doodle.touch.wait(5)
        #expect(try page(doodle).hasSamePixels(as: standing))
        doodle.touch.send(.remote(.pause))
        #expect(state == .paused)
        doodle.touch.send(.remote(.toggle))
        doodle.touch.wait(0.05)
        #expect(state == .playing)
        #expect(try !page(doodle).hasSamePixels(as: standing))
    }

    @Test func stopShowsTheWholeDrawingAtOnce() throws {
        draw(doodle)
        let before = try page(doodle)
        doodle.touch.send(.remote(.play))
        #expect(try !page(doodle).hasSamePixels(as: before))
        doodle.touch.send(.remote(.stop))
        #expect(state == .stopped)
        #expect(try page(doodle).hasSamePixels(as: before))
    }

    @Test func aFingerThatLandsEndsItAndDraws() throws {
        draw(doodle)
        doodle.touch.send(.remote(.play))
        doodle.touch.wait(0.05)
        doodle.touch.down(2, at: CGPoint(x: 300, y: 400))
        #expect(state == .stopped && !isShown)
        doodle.touch.move(2, to: CGPoint(x: 500, y: 400))
        doodle.touch.up(2)
        #expect(doodle.drawing.strokes.count == 2)
        let places = doodle.drawing.strokes[1].samples.map(\.position)
        #expect(places.first == CGPoint(x: 300, y: 400) && places.last == CGPoint(x: 500, y: 400))
    }

    @Test(arguments: ["z", "n"]) func whatChangesTheDrawingEndsIt(key: String) throws {
        draw(doodle)
        doodle.touch.send(.remote(.play))
        doodle.touch.key(key, modifiers: .control)
        #expect(state == .stopped && !isShown)
        #expect(doodle.drawing.isEmpty)
    }

    @Test func savingMeanwhileSavesTheWholeDrawing() throws {
        doodle.controller.saveChoices.area = .page
        draw(doodle)
        doodle.touch.send(.remote(.play))
        doodle.touch.key("s", modifiers: .control)
        let picture = try PNGFile.read(FilePath(doodle.folder.path + "/" + doodle.folder.files[0]))
        #expect(picture[490, 201] == 0xFF00_0000)
        #expect(state == .playing)
    }

    @Test func nothingIsReplayedWhileAFingerDrawsOrOfAnEmptyPage() throws {
        doodle.touch.send(.remote(.play))
        #expect(state == .stopped && !isShown)
        draw(doodle, lifting: false)
        doodle.touch.send(.remote(.play))
        #expect(state == .stopped && !isShown)
    }

    @Test func theEraserErasesAgain() throws {
        draw(doodle)
        try doodle.tap("toolbar.eraser")
        doodle.touch.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300))
        let before = try page(doodle)
        doodle.touch.send(.remote(.play))
        doodle.touch.wait(0.3)
        #expect(state == .playing)
        #expect(try !page(doodle).hasSamePixels(as: before))
        doodle.touch.wait(3)
        #expect(state == .stopped)
        #expect(try page(doodle).hasSamePixels(as: before))
    }
}
