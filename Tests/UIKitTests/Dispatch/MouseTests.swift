import Testing
import UIKitTesting

@MainActor @Suite struct MouseTests {
    let stage = Stage()
    var view: RecordingView { stage.view }
    var touch: TouchDriver { stage.touch }

    @Test func theLeftButtonIsATouchOfItsOwnKind() throws {
        touch.mouseDown(at: at(50, 60))
        touch.mouseMove(to: at(60, 60))
        touch.mouseUp(at: at(70, 60))
        #expect(view.phases == [.began, .moved, .ended])
        #expect(view.calls[2].locations == [at(60, 40)])
        let only = try #require(view.calls[0].touches.first)
        #expect(only.type == .indirectPointer)
        #expect(only.maximumPossibleForce == 0 && only.force == 0)
        #expect(Set(view.calls.flatMap(\.touches)).count == 1)
    }

    @Test func hoverIsNoTouch() {
        touch.mouseHover(at: at(50, 60))
        touch.mouseHover(at: at(60, 60))
        #expect(view.calls.isEmpty)
    }

    @Test(arguments: [2, 3]) func otherButtonsAreNoTouches(button: Int) {
        touch.mouseDown(at: at(50, 60), button: button)
        touch.mouseMove(to: at(60, 60), button: button)
        touch.mouseUp(at: at(60, 60), button: button)
        #expect(view.calls.isEmpty)
    }

    @Test func anotherButtonDuringADragEndsNothing() {
        touch.mouseDown(at: at(50, 60))
        touch.mouseDown(at: at(50, 60), button: 3)
        touch.mouseUp(at: at(50, 60), button: 3)
        touch.mouseMove(to: at(60, 60))
        #expect(view.phases == [.began, .moved])
    }

    @Test func aMouseAndAFingerAreTwoTouches() {
        touch.down(0, at: at(50, 60))
        touch.mouseDown(at: at(90, 60))
        #expect(view.phases == [.began, .began])
        #expect(view.calls[1].allCount == 2)
        touch.up(0)
        touch.mouseMove(to: at(95, 60))
        #expect(view.phases == [.began, .began, .ended, .moved])
    }

    @Test func movementThatStartedElsewhereIsNoTouch() {
        touch.mouseMove(to: at(60, 60))
        touch.mouseUp(at: at(60, 60))
        #expect(view.calls.isEmpty)
    }

    @Test func leavingTheWindowKeepsTheTouchAndMarksTheGap() {
        touch.mouseDown(at: at(50, 60))
        touch.mouseLeave(at: at(-5, 60))
        touch.mouseMove(to: at(0, 300))
        touch.mouseMove(to: at(10, 300))
        touch.mouseUp()
        #expect(view.phases == [.began, .moved, .moved, .moved, .ended])
        #expect(view.calls[1].locations == [at(-15, 40)])
        #expect(view.calls.map(\.gaps) == [[false], [false], [true], [false], [false]])
    }

    @Test func leavingWhereItWasLastSeenAddsNoSample() {
        touch.mouseDown(at: at(50, 60))
        touch.mouseLeave()
        touch.mouseUp(at: at(90, 60))
        #expect(view.phases == [.began, .ended])
        #expect(view.calls[1].gaps == [true])
    }

    @Test func aGapInTheMiddleOfAStallIsMarkedOnItsSampleToo() throws {
        touch.mouseDown(at: at(50, 60))
        var gaps: [Bool] = []
        view.onCall = { _, call in
            guard let touch = call.touches.first else { return }
            gaps = call.event?.coalescedTouches(for: touch)?.map(\.hasGap) ?? []
        }
        touch.batch {
            touch.mouseMove(to: at(20, 60))
            touch.mouseLeave()
            touch.mouseMove(to: at(30, 200))
            touch.mouseMove(to: at(40, 200))
        }
        #expect(view.phases == [.began, .moved, .moved])
        #expect(gaps == [true, false])
    }

    @Test func aReleaseNobodySawEndsTheTouchWhereItWasLastSeen() {
        touch.mouseDown(at: at(50, 60))
        touch.mouseMove(to: at(60, 60))
        touch.mouseHover(at: at(200, 200))
        #expect(view.phases == [.began, .moved, .ended])
        #expect(view.calls[2].locations == [at(50, 40)])
        touch.mouseHover(at: at(210, 200))
        #expect(view.calls.count == 3)
    }

    @Test func anInterruptedMouseIsMutedUntilItsButtonIsUp() {
        touch.mouseDown(at: at(50, 60))
        touch.send(.window(.focusLost))
        touch.mouseMove(to: at(60, 60))
        touch.mouseUp(at: at(60, 60))
        #expect(view.phases == [.began, .cancelled])
        touch.mouseDown(at: at(50, 60))
        #expect(view.phases == [.began, .cancelled, .began])
    }

    @Test func hoverTellsWhatLiesUnderThePointer() {
        let hovered = Hovered(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        stage.window.addSubview(hovered)
        touch.mouseHover(at: at(50, 60))
        touch.mouseHover(at: at(110, 120))
        touch.mouseHover(at: at(120, 120))
        #expect(hovered.heard == [at(110, 120), at(120, 120)])
        hovered.shape = .hidden
        touch.keyDown("a")
        touch.mouseLeave()
        #expect(hovered.heard.last == .some(nil))
        touch.mouseHover(at: at(50, 60))
        #expect(stage.host.services.pointerShapes == [.arrow, .ring(diameter: 8, hasCross: false), .hidden, .arrow])
    }

    @Test func aPointerOverNothingHasLeftWhatItWasOver() {
        let hovered = Hovered(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        stage.window.addSubview(hovered)
        touch.mouseHover(at: at(110, 120))
        stage.window.isUserInteractionEnabled = false
        touch.mouseHover(at: at(115, 120))
        #expect(hovered.heard == [at(110, 120), nil])
    }
}

private final class Hovered: UIView {
    var heard: [CGPoint?] = []
    var shape = PointerShape.ring(diameter: 8, hasCross: false)
    override func pointerHovered(at location: CGPoint?, in window: UIWindow) { heard.append(location) }
    override var pointerShape: PointerShape { shape }
}
