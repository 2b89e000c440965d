import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

@Suite("Shakes and remote control")
@MainActor
struct RemoteControlTests {
    let doodle: Doodle

    init() throws { doodle = try Doodle() }

    /// A second of it, three times there and back, and then rest.
    private func shake() {
        let step = doodle.touch.step
        doodle.touch.step = 0.02
        for index in 0..<50 { doodle.touch.send(.sensor(.init(x: 20 * sin(2 * .pi * 3 * Double(index) / 50), y: 0, z: 9.8))) }
        doodle.touch.wait(0.5)
        doodle.touch.step = step
    }

    private var toast: String? { try? doodle.view("toast").accessibilityLabel }

    @Test func aShakeOffersUndoAndTakesNothingBackByItself() throws {
        doodle.touch.tap(at: CGPoint(x: 100, y: 200))
        shake()
        #expect(toast == "Undo the last step?")
        #expect(doodle.drawing.strokes.count == 1)
        try doodle.tap("toast.action")
        #expect(doodle.drawing.isEmpty && toast == nil)
        #expect(doodle.controller.canvas.page.redoDepth == 1)
    }

    @Test func whereThereIsNothingToUndoAShakeOffersNothing() throws {
        shake()
        #expect(toast == nil)
        doodle.touch.tap(at: CGPoint(x: 100, y: 200))
        doodle.touch.key("z", modifiers: .control)
        shake()
        #expect(toast == nil)
    }

    @Test func anOfferThatNoLongerHoldsGoes() throws {
        doodle.touch.tap(at: CGPoint(x: 100, y: 200))
        shake()
        doodle.touch.key("z", modifiers: .control)
        #expect(toast == nil)
    }

    @Test func nextAndPreviousAreRedoAndUndo() throws {
        doodle.touch.tap(at: CGPoint(x: 100, y: 200))
        doodle.touch.tap(at: CGPoint(x: 300, y: 200))
        for (command, count) in [(HostEvent.Remote.previous, 1), (.previous, 0), (.previous, 0), (.next, 1), (.next, 2), (.next, 2)] {
            doodle.touch.send(.remote(command))
            #expect(doodle.drawing.strokes.count == count)
        }
    }

    @Test func aPresentersClickerIsNextAndPrevious() throws {
        doodle.touch.tap(at: CGPoint(x: 100, y: 200))
        doodle.touch.key("PageUp")
        #expect(doodle.drawing.isEmpty)
        doodle.touch.key("PageDown")
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test func seekingMeansNothing() throws {
        doodle.touch.tap(at: CGPoint(x: 100, y: 200))
        for command in [HostEvent.Remote.beginSeekingForward, .endSeekingForward] { doodle.touch.send(.remote(command)) }
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test func theDesktopIsToldWhatCanBeDone() throws {
        var state: RemoteControlState? { doodle.host.services.remoteControlStates.last ?? nil }
        #expect(state == RemoteControlState())
        doodle.touch.tap(at: CGPoint(x: 100, y: 200))
        #expect(state == RemoteControlState(canPlay: true, canGoPrevious: true, title: "Drawing"))
        doodle.touch.key("z", modifiers: .control)
        #expect(state == RemoteControlState(canGoNext: true))
    }
}
