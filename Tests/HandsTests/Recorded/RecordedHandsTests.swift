import CoreGraphics
import Testing

@testable import Hands

/// Recordings of real touchscreens and pens, where the folder with them is there, behave as their names say.
@Suite struct RecordedHandsTests {
    private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/data/touch")

    private static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    private struct Line: Decodable {
        var t: TimeInterval
        var type: String
        var phase: String?
        var id: Int?
        var x: CGFloat?
        var y: CGFloat?
        var pressure: CGFloat?
    }

    private func play(_ name: String, _ settings: HandSettings = HandSettings(turnsPage: true)) throws -> Desk {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".jsonl"), encoding: .utf8)
        var desk = Desk(settings)
        for line in text.split(separator: "\n") {
            let line = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
            guard let phase = line.phase, let number = line.id, let x = line.x, let y = line.y else { continue }
            let id = Contact.ID(line.type == "pen" ? .pen : .finger, number)
            let contact = Contact(id: id, place: CGPoint(x: x, y: y), time: 1 + line.t, pressure: line.pressure)
            switch phase {
            case "down": desk.land(contact)
            case "motion": desk.move([contact])
            default: desk.lift(contact)
            }
        }
        #expect(desk.faults == [] && desk.wet.isEmpty && !desk.isMoving && desk.reader.fingersDown == 0)
        return desk
    }

    @Test(.enabled(if: isThere, "needs ../shared/data/touch"), arguments: [
        "Atmel_maXTouch_Touchscreen-1-finger-drag-up-down", "N-Trig_MultiTouch-1-finger-drag-NW-SE",
        "Wacom_ISDv4_E6_Finger-single-center-circle", "Wacom_ISDv4_E6_Finger-single-top-swipe", "Wacom_ISDv4_E6_Finger-single-tap-center",
        "UC-LOGIC_Tablet_WP5540U_Pen", "Wacom_Intuos4_6x9-stylus-drag",
    ])
    func oneContactDrawsOneStroke(name: String) throws {
        let desk = try play(name)
        #expect(desk.dry.count == 1 && desk.page == .identity && desk.undone + desk.redone == 0)
    }

    @Test(.enabled(if: isThere, "needs ../shared/data/touch"))
    func fastTapsAreADotEach() throws {
        let desk = try play("Atmel_maXTouch_Touchscreen-1-finger-fast-taps")
        #expect(desk.dry.count == 9 && desk.page == .identity && desk.undone + desk.redone == 0)
    }

    @Test(.enabled(if: isThere, "needs ../shared/data/touch"))
    func aTwoFingerTapUndoes() throws {
        let desk = try play("Wacom_ISDv4_E6_Finger-2fg-tap")
        #expect(desk.undone == 1 && !desk.hasInk && desk.page == .identity)
    }

    @Test(.enabled(if: isThere, "needs ../shared/data/touch"))
    func twoFingersThatRestForAWhileAndDriftUndoNothing() throws {
        let desk = try play("Atmel_maXTouch_Touchscreen-2-fingers-touch-release")
        #expect(!desk.hasInk && desk.undone == 0 && desk.movesEnded == 1)
    }

    @Test(.enabled(if: isThere, "needs ../shared/data/touch"))
    func twoFingersThatScrollTakeThePageAlong() throws {
        let desk = try play("Wacom_ISDv4_E6_Finger-double-center-scroll", HandSettings(turnsPage: true))
        // From the middle of the two landings to that of the two last places before the first lifts, in the recording.
        #expect(!desk.hasInk && desk.movesEnded == 1 && desk.undone == 0)
        #expect(desk.page.offset.y > 400 && abs(desk.page.scale - 1) < 0.2)
        // The fingers turn by 13.9° on the way, and mean nothing by it.
        #expect(desk.page.rotation == 0)
    }

    @Test(.enabled(if: isThere, "needs ../shared/data/touch"))
    func twoFingersThatCircleMoveThePageAndDrawNothing() throws {
        let desk = try play("Wacom_ISDv4_E6_Finger-double-center-circle")
        #expect(!desk.hasInk && desk.movesEnded == 1 && desk.undone == 0 && desk.page != .identity)
    }

    @Test(.enabled(if: isThere, "needs ../shared/data/touch"), arguments: [HandSettings.FingerUse.draw, .move])
    func aFourFingerDragIsTheDesktops(fingers: HandSettings.FingerUse) throws {
        let desk = try play("Atmel_maXTouch_Touchscreen-4-finger-drag-down", HandSettings(fingers: fingers, turnsPage: true))
        #expect(!desk.hasInk && desk.movesEnded == 0 && desk.page == .identity && desk.undone + desk.redone == 0)
    }

    @Test(.enabled(if: isThere, "needs ../shared/data/touch"))
    func whereSeveralFingersDrawEachOfFourDraws() throws {
        let desk = try play("Atmel_maXTouch_Touchscreen-4-finger-drag-down", HandSettings(severalFingersDraw: true))
        #expect(desk.dry.count == 4 && desk.page == .identity)
    }
}
