import Ink
import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

/// A 2-in-1 is turned, or its screen's scale changes, while a finger draws.
@Suite("A screen that turns")
@MainActor
struct TurningTests {
    private static let (wide, tall) = (CGSize(width: 1000, height: 700), CGSize(width: 700, height: 1000))

    /// Whether there is ink under a place of the window, in points, within a pixel.
    private func isInk(_ doodle: Doodle, at place: CGPoint) throws -> Bool {
        let (picture, scale) = (try doodle.picture(), doodle.window.screen.scale)
        let (x, y) = (Int(place.x * scale), Int(place.y * scale))
        return (-1...1).contains { dx in
            (-1...1).contains { dy in
                let (column, row) = (x + dx, y + dy)
                guard column >= 0, row >= 0, column < picture.width, row < picture.height else { return false }
                return picture[column, row] != Paper.warmWhite
            }
        }
    }

    /// Draws a short line with what is down already.
    private func drag(_ doodle: Doodle, to corner: CGPoint) {
        for step in 1...10 { doodle.touch.move(to: CGPoint(x: corner.x + CGFloat(step) * 3, y: corner.y)) }
    }

    @Test func threeTurnsInARowInMidStrokeLeaveInkUnderTheFingerAndNoneBetween() throws {
        let doodle = try Doodle(size: Self.wide)
        doodle.touch.down(at: CGPoint(x: 100, y: 100))
        drag(doodle, to: CGPoint(x: 100, y: 100))
        let places = [CGPoint(x: 500, y: 120), CGPoint(x: 560, y: 380), CGPoint(x: 150, y: 500)]
        for (size, place) in zip([Self.tall, Self.wide, Self.tall], places) {
            doodle.touch.send(.window(.resized(size)))
            drag(doodle, to: place)
            for dx in [6, 12, 18, 24, 30] as [CGFloat] { #expect(try isInk(doodle, at: CGPoint(x: place.x + dx, y: place.y))) }
        }
        doodle.touch.up()
        // Four pieces, and one step.
        #expect(doodle.drawing.strokes.count == 4 && doodle.controller.canvas.page.undoDepth == 1)
        // On the ways between there is none, and the first piece is whole.
        let ends = [CGPoint(x: 130, y: 100)] + places.map { CGPoint(x: $0.x + 30, y: $0.y) }
        for (end, next) in zip(ends, places) {
            #expect(try !isInk(doodle, at: CGPoint(x: (end.x + next.x) / 2, y: (end.y + next.y) / 2)))
        }
        #expect(try isInk(doodle, at: CGPoint(x: 115, y: 100)))
    }

    @Test func severalTurnsWithinOneBatchCountAsTheLast() throws {
        let doodle = try Doodle(size: Self.wide)
        doodle.touch.down(at: CGPoint(x: 100, y: 100))
        doodle.touch.batch { for size in [Self.tall, Self.wide, Self.tall] { doodle.touch.send(.window(.resized(size))) } }
        drag(doodle, to: CGPoint(x: 600, y: 300))
        doodle.touch.up()
        #expect(doodle.window.bounds.size == Self.tall)
        #expect(try isInk(doodle, at: CGPoint(x: 615, y: 300)))
        #expect(doodle.controller.canvas.page.undoDepth == 1)
    }

    @Test func turningThereAndBackChangesNoPixelOfTheDrawing() throws {
        let doodle = try Doodle(size: Self.wide)
        doodle.touch.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 900, y: 400))
        doodle.touch.wait(5)
        let before = try doodle.picture().copy(of: PixelRect(x: 0, y: 0, width: 1000, height: 700))
        for size in [Self.tall, Self.wide, Self.tall, Self.wide] {
            doodle.touch.send(.window(.resized(size)))
            // Whatever the size, a point of the page is a point of the window.
            #expect(try isInk(doodle, at: CGPoint(x: 480, y: 230)))
        }
        let after = try doodle.picture()
        let old = try #require(before)
        #expect(memcmp(old.pixels, after.pixels, 1000 * 700 * 4) == 0)
    }

    @Test(arguments: [1.25, 1.5, 2, 3] as [CGFloat])
    func anotherScaleInMidStrokeLeavesInkUnderTheFingerInEveryCorner(scale: CGFloat) throws {
        let doodle = try Doodle(size: Self.wide)
        doodle.touch.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 300, y: 200))
        // The same pixels are fewer points.
        let size = CGSize(width: Self.wide.width / scale, height: Self.wide.height / scale)
        doodle.touch.down(at: CGPoint(x: 500, y: 300))
        doodle.touch.send(.window(.displayScale(scale)))
        doodle.touch.send(.window(.resized(size)))
        #expect(try doodle.picture().width == 1000)
        let (right, bottom) = (size.width - 2, size.height - 2)
        let corners = [CGPoint(x: 1, y: 1), CGPoint(x: right, y: 1), CGPoint(x: right, y: bottom), CGPoint(x: 1, y: bottom)]
        doodle.touch.move(to: corners[0])
        doodle.touch.up()
        for corner in corners.dropFirst() { doodle.touch.tap(at: corner) }
        for corner in corners { #expect(try isInk(doodle, at: corner)) }
        // With the mouse alike, beside.
        for corner in corners {
            doodle.touch.mouseDown(at: corner)
            doodle.touch.mouseUp()
            let place = try #require(doodle.drawing.strokes.last?.samples.first?.position)
            #expect(hypot(place.x - corner.x, place.y - corner.y) < 1 / scale)
        }
        // What was drawn before lies where it lay on the page, in the new scale.
        #expect(try isInk(doodle, at: CGPoint(x: 180, y: 130)))
    }

    @Test func aDeviceThatVanishesInATurnEndsItsStrokesAndKeepsThemAndDrawsAgain() throws {
        let doodle = try Doodle(size: Self.wide)
        doodle.touch.down(1, at: CGPoint(x: 100, y: 100), device: 5)
        doodle.touch.move(1, to: CGPoint(x: 200, y: 100), device: 5)
        doodle.touch.send(.device(.removed(5)))
        doodle.touch.send(.window(.resized(Self.tall)))
        #expect(doodle.drawing.strokes.count == 1)
        doodle.touch.send(.device(.added(5)))
        doodle.touch.down(2, at: CGPoint(x: 400, y: 800), device: 5)
        doodle.touch.move(2, to: CGPoint(x: 500, y: 800), device: 5)
        doodle.touch.up(2, device: 5)
        #expect(doodle.drawing.strokes.count == 2)
        #expect(try isInk(doodle, at: CGPoint(x: 150, y: 100)) && isInk(doodle, at: CGPoint(x: 450, y: 800)))
        #expect(try !isInk(doodle, at: CGPoint(x: 300, y: 450)))
    }
}
