import Testing
import UIKitTesting

@testable import TouchLab

/// Keeps nothing alive.
@MainActor
private final class Kept {
    private(set) weak var controller: TouchLabController?
    init(_ controller: TouchLabController) { self.controller = controller }
}

@MainActor @Suite("The laboratory in several windows")
struct LabWindowTests {
    private let second = HostWindowID(1)

    private func other(_ lab: Lab) throws -> TouchLabController {
        let scene = try #require(lab.host.application.connectedScenes.first { $0.hostWindow == second })
        return try #require(scene.windows.first?.rootViewController as? TouchLabController)
    }

    private func place(_ controller: TouchLabController, _ id: String) throws -> CGPoint {
        func find(_ view: UIView) -> UIView? {
            view.accessibilityIdentifier == id ? view : view.subviews.lazy.compactMap { find($0) }.first
        }
        let view = try #require(find(controller.view), "there is no “\(id)”")
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    @Test func aNewWindowShowsTheSamePageInALaboratoryOfItsOwn() throws {
        let lab = try Lab("drag")
        try lab.tap("lab.new-window")
        #expect(lab.host.services.windowTitles[second] == "Touch laboratory")
        let other = try other(lab)
        #expect(other !== lab.controller && other.page.name == "drag")
        lab.host.render()
        #expect(lab.host.frames[second] != nil)
        other.step(1)
        #expect(lab.page.name == "drag" && other.page.name == "hit")
    }

    @Test func eachWindowHasTouchesOfItsOwn() throws {
        let lab = try Lab("explorer")
        try lab.tap("lab.new-window")
        let other = try other(lab)
        let pad = try place(other, "lab.explorer.pad")
        let here = try lab.page(ExplorerPage.self).pad.board
        let there = try #require(other.page as? ExplorerPage).pad.board
        lab.touch.down(1, at: try lab.place("lab.explorer.pad"))
        lab.touch.window = second
        lab.touch.down(2, at: pad)
        #expect(here.contacts.map(\.name) == ["finger 1"] && there.contacts.map(\.name) == ["finger 2"])
        lab.touch.up(2)
        #expect(here.contacts.first?.isDown == true && there.contacts.first?.isDown == false)
    }

    @Test func samplesPlayInBothAtOnce() throws {
        let lab = try Lab("explorer")
        try lab.tap("lab.new-window")
        let other = try other(lab)
        lab.touch.tap(at: try lab.place("lab.explorer.sample"))
        lab.touch.window = second
        lab.touch.tap(at: try place(other, "lab.explorer.sample"))
        lab.touch.wait(0.4)
        let boards = [try lab.page(ExplorerPage.self).pad.board, try #require(other.page as? ExplorerPage).pad.board]
        for board in boards { #expect(board.contacts.filter(\.isDown).count == 3) }
        lab.touch.wait(3)
        for board in boards { #expect(board.contacts.count == 3 && board.flags.isEmpty) }
    }

    @Test(arguments: ["lab.close-window", "Escape", "user"])
    func itClosesAndTheFirstOneStays(way: String) throws {
        let lab = try Lab("explorer")
        try lab.tap("lab.new-window")
        let kept = Kept(try other(lab))
        let place = try place(try #require(kept.controller), "lab.close-window")
        lab.touch.tap(at: try lab.place("lab.explorer.sample"))
        lab.touch.wait(0.3)
        lab.touch.window = second
        switch way {
        case "Escape":
            lab.touch.send(.window(.focusGained))
            lab.touch.key("Escape")
        case "user": lab.touch.send(.window(.close))
        default: lab.touch.tap(at: place)
        }
        #expect(lab.host.services.windowTitles.keys.map(\.rawValue) == [0])
        #expect(!lab.host.application.isTerminating && lab.closings == 0)
        lab.touch.window = .main
        lab.touch.wait(0.5)
        #expect(kept.controller == nil, "nothing of it is kept")
        #expect(try lab.page(ExplorerPage.self).pad.board.contacts.count == 3)
    }

    @Test func aSampleThatPlaysEndsWithItsWindow() throws {
        let lab = try Lab("explorer")
        try lab.tap("lab.new-window")
        let place = try place(try other(lab), "lab.explorer.sample")
        lab.touch.window = second
        lab.touch.tap(at: place)
        lab.touch.wait(0.4)
        lab.touch.send(.window(.close))
        lab.touch.wait(0.1)
        #expect(lab.host.application.nextDeadline == nil)
    }

    @Test func aHostWithoutMoreWindowsSaysSoOnce() throws {
        let lab = try Lab("explorer")
        lab.host.services.canOpenWindows = false
        try lab.tap("lab.new-window")
        #expect(lab.errors.all == ["no other window could be opened"])
        #expect((try lab.view("lab.new-window") as? UIControl)?.isEnabled == false)
    }
}
