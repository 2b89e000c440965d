import Testing
import UIKit
import UIKitTesting

@testable import DoodleApp

@Suite("The bar by keyboard")
@MainActor
struct KeyboardTests {
    private func focused(_ doodle: Doodle) -> String? { doodle.window.focusedView?.accessibilityIdentifier }

    private func press(_ keys: String..., in doodle: Doodle) { for key in keys { doodle.touch.key(key) } }

    /// Tabs until the button is focused.
    private func focus(_ id: String, in doodle: Doodle) {
        for _ in 0..<40 where focused(doodle) != id { press("Tab", in: doodle) }
        #expect(focused(doodle) == id)
    }

    private let inBar = ["toolbar.pen", "toolbar.highlighter", "toolbar.eraser", "toolbar.colors", "toolbar.widths", "toolbar.more"]

    @Test func tabWalksAlongTheBarAndComesRound() throws {
        let doodle = try Doodle(size: CGSize(width: 480, height: 600))
        var visited: [String?] = []
        for _ in 0..<8 {
            press("Tab", in: doodle)
            visited.append(focused(doodle))
        }
        // Undo and redo are disabled on an empty page.
        #expect(visited == ["toolbar.fingers"] + inBar + ["toolbar.fingers"])
        doodle.touch.key("Tab", modifiers: .shift)
        #expect(focused(doodle) == "toolbar.more")
    }

    @Test func arrowsWalkAlongTheBarToo() throws {
        let doodle = try Doodle(size: CGSize(width: 480, height: 600))
        // What fingers are for stands above the bar in a narrow window.
        press("Tab", "Tab", in: doodle)
        for id in inBar.dropFirst() {
            press("Right", in: doodle)
            #expect(focused(doodle) == id)
        }
        press("Right", "Left", "Up", in: doodle)
        #expect(focused(doodle) == "toolbar.widths")
    }

    @Test func spaceAndEnterPressTheFocusedButton() throws {
        let doodle = try Doodle()
        focus("toolbar.eraser", in: doodle)
        doodle.touch.keyDown("Space")
        #expect(try doodle.button("toolbar.eraser").isHighlighted)
        #expect(doodle.controller.tools.tool == .pen)
        doodle.touch.keyUp("Space")
        #expect(doodle.controller.tools.tool == .eraser)
        focus("toolbar.color.red", in: doodle)
        press("Return", in: doodle)
        #expect(doodle.controller.tools.colorIndex == 2)
    }

    @Test func theRingIsDrawnAroundTheFocusedButtonUntilAFingerTouches() throws {
        let doodle = try Doodle()
        let before = try doodle.picture()
        let size = PixelRect(x: 0, y: 0, width: before.width, height: before.height)
        focus("toolbar.save", in: doodle)
        let save = try doodle.button("toolbar.save"), frame = save.convert(save.bounds, to: nil)
        // 3 points out from the left edge, in the middle of the ring; the gap between stays as it was.
        let y = Int(frame.midY), ring = try doodle.picture()
        #expect(ring[Int(frame.minX) - 3, y] == save.tintColor.cgColor.premultipliedPixel)
        #expect(ring[Int(frame.minX) - 1, y] == before[Int(frame.minX) - 1, y])
        doodle.touch.tap(at: CGPoint(x: 500, y: 300))
        let after = try doodle.picture()
        #expect(after[Int(frame.minX) - 3, y] == before[Int(frame.minX) - 3, y])
        #expect(size == PixelRect(x: 0, y: 0, width: after.width, height: after.height))
        #expect(focused(doodle) == nil)
    }

    @Test func aSheetIsOpenedUsedAndClosedByKey() throws {
        let doodle = try Doodle(size: CGSize(width: 480, height: 600))
        focus("toolbar.colors", in: doodle)
        press("Space", in: doodle)
        // Focus begins at the present colour, and stays in the sheet.
        #expect(focused(doodle) == "toolbar.color.black")
        press("Right", "Right", in: doodle)
        #expect(focused(doodle) == "toolbar.color.red")
        let count = Palette.entries.count
        for _ in 0..<count { press("Tab", in: doodle) }
        #expect(focused(doodle) == "toolbar.color.red")
        press("Return", in: doodle)
        #expect(doodle.controller.tools.colorIndex == 2)
        #expect(doodle.controller.toolbar.curtain.isHidden)
        #expect(focused(doodle) == "toolbar.colors")
    }

    @Test(arguments: ["toolbar.colors", "toolbar.widths", "toolbar.more"])
    func escapeClosesASheetAndGoesBackToItsButtonThenLeaves(opener: String) throws {
        let doodle = try Doodle(size: CGSize(width: 480, height: 600))
        doodle.touch.key("F11")
        focus(opener, in: doodle)
        press("Return", in: doodle)
        #expect(!doodle.controller.toolbar.curtain.isHidden)
        #expect(focused(doodle) != opener && focused(doodle) != nil)
        press("Escape", in: doodle)
        #expect(doodle.controller.toolbar.curtain.isHidden)
        #expect(focused(doodle) == opener)
        press("Escape", in: doodle)
        #expect(focused(doodle) == nil)
        #expect(doodle.host.services.isFullScreen)
        press("Escape", in: doodle)
        #expect(!doodle.host.services.isFullScreen)
    }

    @Test func tabGoesIntoASheetThatAFingerOpened() throws {
        let doodle = try Doodle(size: CGSize(width: 480, height: 600))
        try doodle.tap("toolbar.more")
        #expect(focused(doodle) == nil)
        press("Tab", in: doodle)
        #expect(focused(doodle) == "toolbar.save")
        press("Tab", in: doodle)
        #expect(focused(doodle) == "toolbar.new")
        press("Tab", in: doodle)
        #expect(focused(doodle) == "menu.save-as")
        press("Tab", in: doodle)
        // Of an empty page there is nothing to copy or to clear.
        #expect(focused(doodle) == "menu.paste")
        press("Tab", in: doodle)
        #expect(focused(doodle) == "toolbar.fullscreen")
    }

    @Test func theClearedPageComesBackByKey() throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300))
        focus("toolbar.more", in: doodle)
        press("Space", in: doodle)
        while focused(doodle) != "toolbar.clear" { press("Tab", in: doodle) }
        press("Space", in: doodle)
        #expect(doodle.drawing.isEmpty)
        focus("toast.action", in: doodle)
        press("Space", in: doodle)
        #expect(doodle.drawing.strokes.count == 1)
        #expect(focused(doodle) != nil && focused(doodle) != "toast.action")
    }

    @Test func theLastUndoHandsFocusToRedo() throws {
        let doodle = try Doodle()
        doodle.touch.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300))
        focus("toolbar.undo", in: doodle)
        press("Return", in: doodle)
        #expect(doodle.drawing.isEmpty)
        #expect(focused(doodle) == "toolbar.redo")
        press("Return", in: doodle)
        #expect(doodle.drawing.strokes.count == 1)
    }

    @Test func shortcutsWorkWhateverIsFocused() throws {
        let doodle = try Doodle()
        for isFocused in [false, true] {
            if isFocused { focus("toolbar.save", in: doodle) }
            press("3", in: doodle)
            #expect(doodle.controller.tools.colorIndex == 2)
            let width = doodle.controller.tools.widthIndex
            press("]", in: doodle)
            #expect(doodle.controller.tools.widthIndex == width + 1)
            press("[", "1", in: doodle)
            #expect(doodle.controller.tools.colorIndex == 0)
            doodle.touch.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300))
            if isFocused { focus("toolbar.save", in: doodle) }
            doodle.touch.key("z", modifiers: .control)
            #expect(doodle.drawing.isEmpty)
            #expect(focused(doodle) == (isFocused ? "toolbar.save" : nil))
        }
    }

    @Test func withNothingFocusedSpaceAndEnterDoNothing() throws {
        let doodle = try Doodle()
        try doodle.tap("toolbar.eraser")
        let tools = doodle.controller.tools
        press("Space", "Return", "Right", in: doodle)
        #expect(doodle.controller.tools == tools)
        #expect(doodle.folder.files.isEmpty)
    }

    @Test func foldingTheBarUnderFocusLeavesSomethingFocused() throws {
        let doodle = try Doodle(size: CGSize(width: 1280, height: 800))
        focus("toolbar.color.red", in: doodle)
        doodle.touch.send(.window(.resized(CGSize(width: 480, height: 600))))
        let view = try #require(doodle.window.focusedView)
        #expect(view.accessibilityIdentifier != "toolbar.color.red")
        #expect([doodle.controller.toolbar.bar, doodle.controller.pageBar.bar].contains { view.isDescendant(of: $0) })
    }
}
