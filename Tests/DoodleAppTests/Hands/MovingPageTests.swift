import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// One finger draws, two move the page: acted out on the whole program.
@Suite("Moving the page")
@MainActor
struct MovingPageTests {
    private func drawn() throws -> Doodle {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 600, y: 400))
        doodle.touch.wait(1)
        return doodle
    }

    @Test func twoFingersDragThePageAndLeaveNoInk() throws {
        let doodle = try drawn()
        doodle.pinch(
            from: (CGPoint(x: 400, y: 300), CGPoint(x: 520, y: 300)), to: (CGPoint(x: 430, y: 340), CGPoint(x: 550, y: 340)))
        #expect(doodle.drawing.strokes.count == 1 && doodle.page.undoDepth == 1)
        #expect(abs(doodle.offset.x - 30) < 1 && abs(doodle.offset.y - 40) < 1 && abs(doodle.zoom - 1) < 0.001)
        #expect(try doodle.showsThePage())
    }

    @Test func theMiddleStaysUnderTheFingersAndDistancesGiveTheZoom() throws {
        let doodle = try drawn()
        let before = doodle.canvas.sight.transform.pagePoint(CGPoint(x: 450, y: 300))
        doodle.pinch(
            from: (CGPoint(x: 400, y: 300), CGPoint(x: 500, y: 300)), to: (CGPoint(x: 340, y: 260), CGPoint(x: 640, y: 260)))
        #expect(abs(doodle.zoom - 3) < 0.001)
        let now = doodle.canvas.sight.transform.windowPoint(before)
        #expect(abs(now.x - 490) < 1 && abs(now.y - 260) < 1)
        #expect(try doodle.showsThePage())
        doodle.touch.wait(1)
        doodle.pinch(
            from: (CGPoint(x: 340, y: 260), CGPoint(x: 640, y: 260)), to: (CGPoint(x: 400, y: 300), CGPoint(x: 500, y: 300)))
        #expect(abs(doodle.zoom - 1) < 0.001 && abs(doodle.offset.x) < 1 && abs(doodle.offset.y) < 1)
        #expect(try doodle.showsThePage())
    }

    @Test(arguments: [CGFloat(0.1), 0.5, 3, 64]) func inkIsUnderTheFingerAtEveryZoom(zoom: CGFloat) throws {
        let doodle = try drawn()
        doodle.canvas.zoom(by: zoom, about: CGPoint(x: 450, y: 325))
        #expect(abs(doodle.zoom - zoom) < 0.001)
        for place in [CGPoint(x: 120.5, y: 140.25), CGPoint(x: 900, y: 200), CGPoint(x: 512, y: 500)] {
            doodle.touch.tap(at: place)
            doodle.touch.wait(1)
            let dot = try #require(doodle.drawing.strokes.last)
            let seen = doodle.canvas.sight.transform.windowPoint(dot.samples[0].position)
            #expect(abs(seen.x - place.x) < 1 && abs(seen.y - place.y) < 1)
            if zoom >= 0.5 { #expect(try doodle.picture()[Int(place.x), Int(place.y)] == 0xFF00_0000) }
        }
        #expect(try doodle.showsThePage())
    }

    @Test func theFirstFingersMarkGoesWhenTheSecondLandsAndRedoSurvives() throws {
        let doodle = try drawn()
        doodle.touch.key("z", modifiers: .control)
        doodle.touch.down(1, at: CGPoint(x: 300, y: 300))
        doodle.touch.move(1, to: CGPoint(x: 305, y: 300))
        #expect(try doodle.picture()[302, 300] == 0xFF00_0000)
        doodle.touch.down(2, at: CGPoint(x: 400, y: 300))
        #expect(try doodle.picture()[302, 300] == Paper.warmWhite)
        doodle.touch.up(1)
        doodle.touch.up(2)
        #expect(doodle.drawing.isEmpty && doodle.page.redoDepth == 1)
    }

    @Test func aStrokePastBothLimitsGoesOnAndLateFingersDoNothing() throws {
        let doodle = try Doodle()
        doodle.touch.down(1, at: CGPoint(x: 200, y: 200))
        for x in 1...30 { doodle.touch.move(1, to: CGPoint(x: 200 + x * 5, y: 200)) }
        doodle.touch.down(2, at: CGPoint(x: 600, y: 400))
        doodle.touch.batch {
            doodle.touch.move(1, to: CGPoint(x: 360, y: 200))
            doodle.touch.move(2, to: CGPoint(x: 640, y: 460))
        }
        doodle.touch.up(1)
        doodle.touch.move(2, to: CGPoint(x: 700, y: 500))
        doodle.touch.up(2)
        #expect(doodle.drawing.strokes.count == 1)
        #expect(doodle.drawing.strokes[0].samples.last?.position == CGPoint(x: 360, y: 200))
        #expect(doodle.canvas.sight.transform == .identity)
    }

    @Test func whatEveryFingerDrawsMovesNothing() throws {
        let doodle = try Doodle { $0.severalFingers = .draw }
        doodle.pinch(
            from: (CGPoint(x: 400, y: 300), CGPoint(x: 520, y: 300)), to: (CGPoint(x: 430, y: 340), CGPoint(x: 550, y: 340)))
        #expect(doodle.drawing.strokes.count == 2)
        #expect(doodle.canvas.sight.transform == .identity)
    }

    @Test func twoFingersTapToUndoAndThreeToRedo() throws {
        let doodle = try drawn()
        func tap(_ fingers: ClosedRange<Int>, holding seconds: TimeInterval = 0.05, drifting: Int = 0) {
            doodle.touch.batch { for finger in fingers { doodle.touch.down(Int64(finger), at: CGPoint(x: 300 + 60 * finger, y: 300)) } }
            doodle.touch.wait(seconds)
            if drifting > 0 { doodle.touch.move(1, to: CGPoint(x: 360, y: 300 + drifting)) }
            doodle.touch.batch { for finger in fingers { doodle.touch.up(Int64(finger)) } }
            doodle.touch.wait(1)
        }
        tap(1...2)
        #expect(doodle.drawing.isEmpty && doodle.page.redoDepth == 1)
        tap(1...3)
        #expect(doodle.drawing.strokes.count == 1)
        tap(1...2, holding: 0.4)
        tap(1...2, drifting: 30)
        #expect(doodle.drawing.strokes.count == 1 && doodle.page.redoDepth == 0)
    }

    @Test(arguments: [3, 4], [true, false]) func theDesktopsGesturesLeaveNothing(fingers: Int, isCancelled: Bool) throws {
        let doodle = try drawn()
        for step in 0...20 {
            doodle.touch.batch {
                for finger in 0..<fingers {
                    let place = CGPoint(x: 300 + 70 * finger + 10 * step, y: 300)
                    step == 0 ? doodle.touch.down(Int64(finger), at: place) : doodle.touch.move(Int64(finger), to: place)
                }
            }
        }
        doodle.touch.batch {
            for finger in 0..<fingers { isCancelled ? doodle.touch.cancel(Int64(finger)) : doodle.touch.up(Int64(finger)) }
        }
        #expect(doodle.drawing.strokes.count == 1 && doodle.page.undoDepth == 1 && doodle.page.redoDepth == 0)
        #expect(doodle.canvas.sight.transform == .identity)
        doodle.touch.wait(2)
        doodle.touch.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 300, y: 220))
        #expect(doodle.drawing.strokes.count == 2)
    }

    @Test func thePageCannotBeLost() throws {
        let doodle = try drawn()
        for _ in 0..<8 {
            doodle.pinch(
                from: (CGPoint(x: 60, y: 200), CGPoint(x: 180, y: 200)), to: (CGPoint(x: 860, y: 560), CGPoint(x: 980, y: 560)))
            doodle.touch.wait(1)
        }
        let ink = doodle.canvas.sight.transform
        let seen = CGRect(x: 0, y: 0, width: 1024, height: 720)
        #expect(seen.intersects(doodle.drawing.bounds.applying(ink.affine)))
        doodle.touch.key("1", scancode: "1", modifiers: .shift)
        #expect(doodle.canvas.sight.transform == .identity)
    }

    @Test func aWindowOfAnotherSizeKeepsTheMiddleOfAMovedPage() throws {
        let doodle = try drawn()
        doodle.canvas.zoom(by: 2)
        let middle = doodle.canvas.sight.transform.pagePoint(CGPoint(x: 512, y: 360))
        doodle.touch.send(.window(.resized(CGSize(width: 800, height: 500))))
        let now = doodle.canvas.sight.transform.windowPoint(middle)
        #expect(abs(now.x - 400) < 1 && abs(now.y - 250) < 1)
        #expect(try doodle.showsThePage())
    }

    @Test func withThreadsWhatWasSeenStandsInAndTheResultIsTheSame() throws {
        let doodle = try Doodle(hasThreads: true)
        doodle.touch.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 600, y: 400))
        _ = try doodle.picture()
        doodle.canvas.zoom(by: 2, about: CGPoint(x: 450, y: 325))
        // Enlarged, before a thread has painted anything.
        #expect(try doodle.picture()[450, 325] != Paper.warmWhite)
        doodle.canvas.finishRepaint()
        #expect(try doodle.showsThePage())
    }
}
