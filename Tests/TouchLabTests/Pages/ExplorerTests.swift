import Testing
import UIKitTesting

@testable import TouchLab

@MainActor @Suite("The touch explorer")
struct ExplorerTests {
    private func start() throws -> (Lab, ContactBoard, CGPoint) {
        let lab = try Lab("explorer")
        return (lab, try lab.page(ExplorerPage.self).pad.board, try lab.place("lab.explorer.pad"))
    }

    private func kinds(_ board: ContactBoard) -> [TouchFlag.Kind] { board.flags.map(\.kind) }

    @Test func everyContactIsShownWithIdPhaseTapsForceSpeedAndTrail() throws {
        let (lab, board, middle) = try start()
        lab.touch.down(7, at: middle, device: 3, pressure: 0.5)
        for step in 1...10 { lab.touch.move(7, to: CGPoint(x: middle.x + CGFloat(step) * 8, y: middle.y), device: 3, pressure: 0.5) }
        let contact = try #require(board.contacts.first)
        #expect(contact.name == "finger 7" && contact.device == 3)
        #expect(contact.phase == .moved && contact.tapCount == 0 && contact.force == 0.5)
        #expect(contact.trail.count == 11)
        // 8 pt in 8 ms.
        #expect(abs(contact.speed - 1000) < 1e-6)
        #expect(try lab.text("lab.explorer.contacts") == "Contacts: finger 7 moved 0 0.50 1000")
        lab.touch.up(7, device: 3)
        #expect(board.contacts.first?.phase == .ended && board.contacts.first?.isDown == false)
    }

    @Test func tenFingersAndMoreAreShownEachInAColourOfItsOwn() throws {
        let (lab, board, middle) = try start()
        lab.touch.batch {
            for finger in 1...12 { lab.touch.down(Int64(finger), at: CGPoint(x: middle.x + CGFloat(finger) * 10, y: middle.y)) }
        }
        #expect(board.contacts.count == 12 && board.mostAtOnce == 12)
        #expect(Set(board.contacts.prefix(10).map { LabPalette.color($0.slot) }).count == 10)
        #expect(try lab.text("lab.explorer.call") == "touchesBegan: 12 of 12, 12 samples")
    }

    @Test func aRestingFingerIsStationary() throws {
        let (lab, board, middle) = try start()
        lab.touch.down(1, at: middle)
        lab.touch.down(2, at: CGPoint(x: middle.x + 80, y: middle.y))
        lab.touch.move(2, to: CGPoint(x: middle.x + 90, y: middle.y))
        #expect(board.contacts.map(\.phase) == [.stationary, .moved])
        #expect(try lab.text("lab.explorer.call") == "touchesMoved: 1 of 2, 1 sample")
    }

    @Test func everySampleOfABatchIsOnTheTrail() throws {
        let (lab, board, middle) = try start()
        lab.touch.down(1, at: middle)
        lab.touch.batch {
            for step in 1...5 { lab.touch.move(1, to: CGPoint(x: middle.x, y: middle.y + CGFloat(step))) }
        }
        #expect(board.contacts[0].trail.count == 6)
        #expect(board.lastCall == "touchesMoved: 1 of 1, 5 samples")
    }

    @Test func theNextSequenceBeginsWithACleanPad() throws {
        let (lab, board, middle) = try start()
        lab.touch.tap(1, at: middle)
        #expect(board.contacts.count == 1)
        lab.touch.wait(1)
        lab.touch.down(2, at: middle)
        #expect(board.contacts.map(\.name) == ["finger 2"])
    }

    // MARK: Flags

    @Test func nothingOddIsFlaggedInOrdinaryUse() throws {
        let (lab, board, middle) = try start()
        lab.touch.drag(from: middle, to: CGPoint(x: middle.x + 150, y: middle.y), steps: 15)
        lab.touch.tap(2, at: middle)
        lab.touch.wait(1)
        lab.touch.click(at: middle)
        #expect(board.flags.isEmpty)
    }

    @Test func aJumpOverTwoHundredPointsIsFlagged() throws {
        let (lab, board, middle) = try start()
        lab.touch.down(4, at: CGPoint(x: middle.x, y: middle.y - 100))
        lab.touch.move(4, to: CGPoint(x: middle.x, y: middle.y + 100))
        #expect(board.flags.isEmpty)
        lab.touch.move(4, to: CGPoint(x: middle.x, y: middle.y - 101))
        #expect(kinds(board) == [.jump])
        #expect(board.flags[0].detail == "finger 4 went 201 pt in 8 ms")
        #expect(try lab.text("lab.explorer.flags").contains("Jump: finger 4 went 201 pt in 8 ms"))
    }

    @Test func aFingerThatLandsTwiceHasLostItsLift() throws {
        let (lab, board, middle) = try start()
        lab.touch.down(4, at: middle)
        lab.touch.down(4, at: CGPoint(x: middle.x + 50, y: middle.y))
        #expect(kinds(board) == [.lostLift])
    }

    @Test func fingersCutShortHaveLostTheirLift() throws {
        let (lab, board, middle) = try start()
        lab.touch.down(4, at: middle, device: 9)
        lab.touch.send(.device(.removed(9)))
        #expect(kinds(board) == [.lostLift])
        lab.touch.down(5, at: middle)
        lab.touch.send(.window(.focusLost))
        #expect(kinds(board) == [.lostLift, .lostLift])
    }

    @Test func leavingThePageWithAFingerDownLosesNoLift() throws {
        let (lab, board, middle) = try start()
        lab.touch.down(4, at: middle)
        lab.touch.key("PageDown")
        #expect(board.contacts.map(\.phase) == [.cancelled] && board.flags.isEmpty)
        lab.touch.up(4)
        lab.touch.key("PageUp")
        lab.touch.down(5, at: middle)
        lab.touch.send(.window(.focusLost))
        #expect(kinds(board) == [.lostLift])
    }

    @Test(arguments: [true, false])
    func aMousePressAtTheFingersPlaceIsItsTwin(mouseComesFirst: Bool) throws {
        let (lab, board, middle) = try start()
        if mouseComesFirst {
            lab.touch.click(at: middle)
            lab.touch.tap(at: CGPoint(x: middle.x + 5, y: middle.y))
        } else {
            lab.touch.tap(at: middle)
            lab.touch.click(at: CGPoint(x: middle.x + 5, y: middle.y))
        }
        #expect(kinds(board) == [.mouseTwin])
    }

    @Test func whatTheHostDroppedIsTold() throws {
        let (lab, _, _) = try start()
        lab.host.services.report.droppedMouseTwins = 3
        try lab.tap("lab.explorer.tabs")
        lab.touch.tap(at: try lab.place("lab.explorer.tabs", 0.9))
        #expect(try lab.text("lab.explorer.system").contains("Mouse twins dropped by the host: 3"))
        #expect(try lab.text("lab.explorer.system").contains("Host: a test's"))
    }

    /// Five taps at the crosses, off by `offset` and by a hand's error that cancels out.
    private func checkOffset(by offset: CGVector, error: CGFloat) throws -> (Lab, ContactBoard) {
        let (lab, board, _) = try start()
        let pad = try lab.page(ExplorerPage.self).pad
        try lab.tap("lab.explorer.check")
        let errors: [CGVector] = [
            CGVector(dx: error, dy: 0), CGVector(dx: -error, dy: 0), CGVector(dx: 0, dy: error), CGVector(dx: 0, dy: -error), .zero,
        ]
        for wobble in errors {
            let target = try #require(pad.check).target(in: pad.bounds.size)
            let point = CGPoint(x: target.x + offset.dx + wobble.dx, y: target.y + offset.dy + wobble.dy)
            lab.touch.tap(at: pad.convert(point, to: nil))
            lab.touch.wait(1)
        }
        return (lab, board)
    }

    @Test func aPanelThatIsOffIsFlaggedWithHowFar() throws {
        let (lab, board) = try checkOffset(by: CGVector(dx: 12, dy: -3), error: 6)
        #expect(kinds(board) == [.offset])
        #expect(board.flags[0].detail == "12 pt to the right, 3 pt up, the mean of 5 taps")
        #expect(try lab.text("lab.explorer.status") == "Touches are off: 12 pt to the right, 3 pt up")
    }

    @Test func aHandThatIsInexactIsNoFaultOfThePanels() throws {
        let (lab, board) = try checkOffset(by: CGVector(dx: 3, dy: 3), error: 20)
        #expect(board.flags.isEmpty)
        #expect(try lab.text("lab.explorer.status").hasPrefix("Touches are where they should be"))
    }

    // MARK: Late force

    @Test func aGuessedForceIsMarkedUntilTheTrueOneComes() throws {
        let (lab, board, middle) = try start()
        lab.touch.send(.pen(.init(.down, at: middle, pressure: 0.25, estimate: 7)))
        #expect(board.contacts[0].awaitedForce == 7)
        #expect(try lab.text("lab.explorer.contacts").contains("~ 0.25"))
        lab.touch.send(.penPressure(.init(estimate: 7, pressure: 0.75)))
        #expect(board.contacts[0].awaitedForce == nil)
        #expect(try lab.text("lab.explorer.contacts").contains(" 0.75"))
        #expect(try lab.text("lab.explorer.call") == "touchesEstimatedPropertiesUpdated: 1")
    }

    @Test func anOlderGuessChangesNothingThatIsShown() throws {
        let (lab, board, middle) = try start()
        lab.touch.send(.pen(.init(.down, at: middle, pressure: 0.25, estimate: 7)))
        lab.touch.send(.pen(.init(.motion, at: CGPoint(x: middle.x + 9, y: middle.y), pressure: 0.5, estimate: 8)))
        lab.touch.send(.pen(.init(.up, at: CGPoint(x: middle.x + 9, y: middle.y))))
        lab.touch.send(.penPressure(.init(estimate: 7, pressure: 1)))
        #expect(board.contacts[0].force != 1)
    }

    // MARK: The report

    @Test func theReportGoesToTheClipboard() throws {
        let (lab, _, middle) = try start()
        lab.touch.tap(3, at: middle)
        try lab.tap("lab.explorer.copy")
        let report = try #require(lab.host.services.clipboardText)
        let parts = ["Touch report\n", "Screen: 1024 × 720 pt at 1.0", "Host: a test's", "finger 3", "Flags: none", "Last call: touches"]
        for part in parts {
            #expect(report.contains(part), "\(part) is not in \(report)")
        }
    }

    @Test func clearForgetsAllButWhatIsDown() throws {
        let (lab, board, middle) = try start()
        lab.touch.down(1, at: middle)
        lab.touch.down(2, at: CGPoint(x: middle.x + 60, y: middle.y))
        lab.touch.up(1)
        lab.touch.tap(9, at: try lab.place("lab.explorer.clear"))
        #expect(board.contacts.map(\.name) == ["finger 2"])
        lab.touch.move(2, to: CGPoint(x: middle.x + 70, y: middle.y))
        #expect(board.contacts[0].phase == .moved)
    }

    @Test func coloursStandOutFromEveryGround() {
        // WCAG 2.1's formula, 3:1 for graphics.
        func luminance(_ color: UIColor) -> CGFloat {
            func part(_ value: CGFloat) -> CGFloat { value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
            return 0.2126 * part(color.rgba.red) + 0.7152 * part(color.rgba.green) + 0.0722 * part(color.rgba.blue)
        }
        for ground in [0xFCFBF7, 0xFFFFFF, 0x1D1E20, 0x2A2C31] as [UInt32] {
            let there = luminance(UIColor(hex: ground))
            for color in LabPalette.colors {
                let here = luminance(color)
                #expect((max(here, there) + 0.05) / (min(here, there) + 0.05) >= 3.3)
            }
        }
    }
}
