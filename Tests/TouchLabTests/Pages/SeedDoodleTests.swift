import Foundation
import ImageFiles
import Testing
import UIKitTesting

@testable import TouchLab

@MainActor @Suite("The seed doodle")
struct SeedDoodleTests {
    private func start(documents: String? = "/nowhere/at/all") throws -> (Lab, SeedDoodleView, CGPoint) {
        let lab = try Lab("seed", documents: documents)
        return (lab, try lab.page(SeedDoodlePage.self).canvas, try lab.place("lab.seed.canvas"))
    }

    private func draw(_ lab: Lab, _ from: CGPoint, length: CGFloat = 50) {
        lab.touch.drag(from: from, to: CGPoint(x: from.x + length, y: from.y), steps: 5)
        lab.touch.wait(1)
    }

    @Test func aLineIsTheFingersPointsInBlackTwoPointsWide() throws {
        let (lab, view, middle) = try start()
        draw(lab, middle)
        let first = view.convert(middle, from: nil)
        #expect(view.lines == [(0...5).map { CGPoint(x: first.x + CGFloat($0) * 10, y: first.y) }])
        #expect(view.colors == [.black])
        #expect(SeedDoodleView.lineWidth == 2)
    }

    @Test func coloursStandBesideTheirLinesAndUndoKeepsThemInStep() throws {
        let (lab, view, middle) = try start()
        draw(lab, middle)
        lab.touch.tap(at: try lab.place("lab.seed.color", 0.375))
        lab.touch.wait(1)
        draw(lab, middle)
        lab.touch.key("4")
        draw(lab, middle)
        #expect(view.colors == [.black, .red, .blue])
        try lab.tap("lab.seed.back")
        lab.touch.key("z", modifiers: .control)
        #expect(view.lines.count == 1 && view.colors == [.black])
        lab.touch.key("3")
        draw(lab, middle)
        #expect(view.colors == [.black, .green])
        try lab.tap("lab.seed.clear")
        #expect(view.lines.isEmpty && view.colors.isEmpty)
        #expect(try (lab.view("lab.seed.back") as? UIControl)?.isEnabled == false)
    }

    @Test func aTapLeavesADotOfTheLinesWidth() throws {
        let (lab, view, middle) = try start()
        lab.touch.tap(at: middle)
        #expect(view.lines.map(\.count) == [1])
        lab.host.render()
        let picture = try #require(lab.host.frames[.main])
        let (x, y) = (Int(middle.x.rounded()), Int(middle.y.rounded()))
        let inked = (-4...4).flatMap { dy in (-4...4).map { dx in picture[x + dx, y + dy] } }.filter { $0 != 0xFFFF_FFFF }
        // A disc of 2 pt across covers about 3 square points, spread over at most 3 × 3 pixels.
        #expect(!inked.isEmpty && inked.count <= 9)
    }

    @Test func twoFingersDrawTwoLinesThatDoNotJoin() throws {
        let (lab, view, middle) = try start()
        let other = CGPoint(x: middle.x, y: middle.y + 100)
        lab.touch.batch {
            lab.touch.down(1, at: middle)
            lab.touch.down(2, at: other)
        }
        for step in 1...5 {
            lab.touch.batch {
                lab.touch.move(1, to: CGPoint(x: middle.x + CGFloat(step) * 10, y: middle.y))
                lab.touch.move(2, to: CGPoint(x: other.x + CGFloat(step) * 10, y: other.y))
            }
        }
        lab.touch.up(1)
        lab.touch.up(2)
        #expect(view.lines.map(\.count) == [6, 6])
        #expect(view.lines.allSatisfy { line in Set(line.map(\.y)).count == 1 })
    }

    @Test func backUnderADrawingFingerTakesItsLineAndNothingElse() throws {
        let (lab, view, middle) = try start()
        draw(lab, middle)
        lab.touch.down(1, at: middle)
        lab.touch.move(1, to: CGPoint(x: middle.x, y: middle.y + 20))
        view.back()
        lab.touch.move(1, to: CGPoint(x: middle.x, y: middle.y + 40))
        lab.touch.up(1)
        #expect(view.lines.count == 1 && view.colors.count == 1)
        #expect(view.lines[0].count == 6)
    }

    @Test func everySampleOfAStalledBatchIsDrawn() throws {
        let (lab, view, middle) = try start()
        lab.touch.down(at: middle)
        lab.touch.batch { for step in 1...7 { lab.touch.move(to: CGPoint(x: middle.x + CGFloat(step), y: middle.y)) } }
        #expect(view.lines.map(\.count) == [8])
    }

    @Test func aClaimedLineIsTakenBackAndAnInterruptedOneKept() throws {
        let (lab, view, middle) = try start()
        lab.touch.down(1, at: middle)
        lab.touch.down(2, at: CGPoint(x: middle.x, y: middle.y + 50))
        lab.touch.cancel(1)
        #expect(view.lines.count == 1 && view.colors.count == 1)
        lab.touch.move(2, to: CGPoint(x: middle.x + 9, y: middle.y + 50))
        lab.touch.send(.window(.focusLost))
        #expect(view.lines.map(\.count) == [2])
    }

    @Test func linesAndColoursStayInStepWhateverHappens() throws {
        var random = SplitMix(state: 20_261_130)
        let (lab, view, middle) = try start()
        for _ in 0..<2000 {
            let finger = Int64.random(in: 1...4, using: &random)
            let (dx, dy) = (CGFloat.random(in: -200...200, using: &random), CGFloat.random(in: -150...150, using: &random))
            let place = CGPoint(x: middle.x + dx, y: middle.y + dy)
            switch Int.random(in: 0..<12, using: &random) {
            case 0...3: lab.touch.down(finger, at: place)
            case 4...7: lab.touch.move(finger, to: place)
            case 8: lab.touch.up(finger, at: place)
            case 9: lab.touch.cancel(finger)
            case 10: view.back()
            default: if Int.random(in: 0..<10, using: &random) == 0 { view.clear() }
            }
            #expect(view.lines.count == view.colors.count)
            #expect(view.lines.allSatisfy { !$0.isEmpty })
        }
    }

    // MARK: Saving

    @Test func saveWritesCaptureIntoTheDocumentsFolderInOneGo() throws {
        let folder = NSTemporaryDirectory() + "touchlab-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (lab, view, middle) = try start(documents: folder + "/Documents")
        draw(lab, middle)
        try lab.tap("lab.seed.save")
        #expect(try lab.text("lab.seed.status") == "Saved \(folder)/Documents/capture.png")
        let picture = try PNGFile.read(FilePath(folder + "/Documents/capture.png"))
        #expect(picture.width == Int(view.bounds.width) && picture.height == Int(view.bounds.height))
        let place = view.convert(middle, from: nil)
        #expect(picture[Int(place.x) + 20, Int(place.y)] != 0xFFFF_FFFF)
        // Again, over the first one; nothing else is left beside it.
        try lab.tap("lab.seed.save")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/Documents") == ["capture.png"])
    }

    @Test func aFailureNamesPathAndCause() throws {
        let (lab, view, middle) = try start(documents: "/dev/null/Documents")
        draw(lab, middle)
        try lab.tap("lab.seed.save")
        let status = try lab.text("lab.seed.status")
        #expect(status.hasPrefix("Not saved: ") && status.contains("/dev/null") && status.contains("Not a directory"))
        #expect(lab.errors.all.count == 1 && lab.errors.all[0].contains("Not a directory"))
        #expect(view.lines.count == 1)
    }

    @Test func withoutAHomeThereIsNoFolderAndThatIsSaid() throws {
        let (lab, _, _) = try start(documents: nil)
        try lab.tap("lab.seed.save")
        #expect(try lab.text("lab.seed.status").contains("there is no home folder"))
    }

    @Test func theViewNeedsNoHost() {
        let view = SeedDoodleView(frame: CGRect(x: 0, y: 0, width: 64, height: 48))
        view.addLine([CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)], color: .red)
        #expect(view.lines.count == 1 && view.colors == [.red])
        #expect(!view.pngData().isEmpty)
        view.back()
        #expect(view.lines.isEmpty && view.colors.isEmpty)
    }
}

/// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014): the same numbers everywhere for a seed.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
