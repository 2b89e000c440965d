import Foundation
import Testing

extension EndToEnd {
    /// Fingers of a real touchscreen that move the page.
    @Rig @Suite(.needs(.touchscreen)) struct PageTests {
        private static let line = PlayedPath(from: (300, 200), to: (500, 300))

        private func drawn() async throws -> (XServer, Program) {
            let server = try await Servers.touchscreen()
            let program = try await Program.launch(on: server)
            try await program.draw([Self.line], with: server.touch())
            try await program.wait(for: InkCheck(paths: [Self.line], width: 6))
            return (server, program)
        }

        @Test func twoFingersThatPartEnlargeThePageAndLeaveNoInk() async throws {
            let (server, program) = try await drawn()
            // About (400, 250): from 100 points apart to 200.
            try await program.draw(
                [PlayedPath(from: (350, 250), to: (300, 250)), PlayedPath(from: (450, 250), to: (500, 250))], with: server.touch())
            try await program.wait(for: InkCheck(paths: [PlayedPath(from: (200, 150), to: (600, 350))], width: 12))
            let drawing = try await program.end().drawing
            #expect((drawing.strokes.count, drawing.undo, drawing.redo) == (1, 1, 0))
            #expect(abs(drawing.view.a - 2) < 0.02 && drawing.view.a == drawing.view.d && drawing.view.b == 0)
            #expect(abs(400 * drawing.view.a + drawing.view.tx - 400) <= 1 && abs(250 * drawing.view.d + drawing.view.ty - 250) <= 1)
        }

        @Test func inkGoesUnderTheFingerOnAPageThatWasMoved() async throws {
            let (server, program) = try await drawn()
            try await program.draw(
                [PlayedPath(from: (350, 400), to: (420, 340)), PlayedPath(from: (450, 400), to: (520, 340))], with: server.touch())
            let moved = PlayedPath(from: (370, 140), to: (570, 240))
            try await program.wait(for: InkCheck(paths: [moved], width: 6))
            let second = PlayedPath(from: (150, 420), to: (350, 480))
            try await program.draw([second], with: server.touch())
            try await program.wait(for: InkCheck(paths: [moved, second], width: 6))
            let drawing = try await program.end().drawing
            #expect(drawing.strokes.count == 2)
            let start = try #require(drawing.strokes.last?.locations.first)
            #expect(start.distance(to: CGPoint(x: 80, y: 480)) <= 1)
        }

        @Test func twoFingersThatTapUndoAndThreeRedo() async throws {
            let (server, program) = try await drawn()
            let glass = try server.touch()
            func tap(_ count: Int) throws {
                let places = (0..<count).map { program.onScreen(CGPoint(x: 350 + 90 * $0, y: 400)) }
                for (finger, place) in places.enumerated() { try glass.touch(.begin, UInt32(finger + 1), at: place, pressure: 0.5) }
                try glass.sync()
                for (finger, place) in places.enumerated() { try glass.touch(.end, UInt32(finger + 1), at: place) }
                try glass.sync()
            }
            try tap(2)
            try await program.wait(for: InkCheck(paths: [], width: 6, blank: [Self.line]))
            try tap(3)
            try await program.wait(for: InkCheck(paths: [Self.line], width: 6))
            let drawing = try await program.end().drawing
            #expect((drawing.strokes.count, drawing.undo, drawing.redo) == (1, 1, 0))
        }

        /// A finger on its way about a point, from one angle to another.
        private static func arc(about middle: (Double, Double), radius: Double, from start: Double, to end: Double) -> PlayedPath {
            PlayedPath((0...30).map { step in
                let angle = (start + (end - start) * Double(step) / 30) * .pi / 180
                return CGPoint(x: middle.0 + radius * cos(angle), y: middle.1 + radius * sin(angle))
            })
        }

        private static func turned(_ place: CGPoint, by degrees: Double, about middle: CGPoint) -> CGPoint {
            let (angle, dx, dy) = (degrees * .pi / 180, Double(place.x - middle.x), Double(place.y - middle.y))
            return CGPoint(
                x: Double(middle.x) + dx * cos(angle) - dy * sin(angle), y: Double(middle.y) + dx * sin(angle) + dy * cos(angle))
        }

        /// 60° is as the fingers say; from 88° on the page snaps to the quarter.
        @Test(arguments: [(fingers: 60.0, page: 60.0), (88, 90)])
        func twoFingersThatTurnTurnThePageAndInkGoesUnderTheFinger(angles: (fingers: Double, page: Double)) async throws {
            let (server, program) = try await drawn()
            let middle = CGPoint(x: 400, y: 250)
            try await program.draw([180, 0].map { start in
                Self.arc(about: (400, 250), radius: 130, from: start, to: start + angles.fingers)
            }, with: server.touch())
            let seen = PlayedPath(Self.line.points.map { Self.turned($0, by: angles.page, about: middle) })
            try await program.wait(for: InkCheck(paths: [seen], width: 6))
            let second = PlayedPath(from: (150, 420), to: (330, 460))
            try await program.draw([second], with: server.touch())
            try await program.wait(for: InkCheck(paths: [seen, second], width: 6))
            let drawing = try await program.end().drawing
            #expect((drawing.strokes.count, drawing.undo, drawing.redo) == (2, 2, 0))
            let angle = angles.page * .pi / 180
            #expect(abs(drawing.view.a - cos(angle)) < 0.003 && abs(drawing.view.b - sin(angle)) < 0.003)
            #expect(drawing.view.a == drawing.view.d && drawing.view.b == -drawing.view.c)
            let stroke = try #require(drawing.strokes.last)
            for (place, known) in zip([second.start, second.end], [stroke.locations.first, stroke.locations.last]) {
                let known = try #require(known)
                #expect(known.distance(to: Self.turned(place, by: -angles.page, about: middle)) <= 1)
            }
        }
    }
}
