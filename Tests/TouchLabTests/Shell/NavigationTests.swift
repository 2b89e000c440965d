import Testing
import UIKitTesting

@testable import TouchLab

@MainActor @Suite("Going about the laboratory")
struct NavigationTests {
    private let names = ["explorer", "taps", "pinch", "drag", "hit", "chain", "scroll", "move", "shake", "seed"]

    @Test func everyPageHasAScreenOfItsOwnInTheList() throws {
        let lab = try Lab()
        #expect(lab.controller.pages.map(\.name) == names)
        for name in names {
            try lab.tap("lab.page.\(name)")
            #expect(lab.page.name == name)
            #expect(try lab.view("lab.\(name)").window != nil)
            #expect(try lab.text("lab.heading") == lab.page.title)
        }
    }

    @Test func nextAndPreviousGoRound() throws {
        let lab = try Lab()
        var seen: [String] = []
        for _ in 0..<11 {
            try lab.tap("lab.next")
            seen.append(lab.page.name)
        }
        #expect(seen == ["taps", "pinch", "drag", "hit", "chain", "scroll", "move", "shake", "seed", "explorer", "taps"])
        try lab.tap("lab.previous")
        try lab.tap("lab.previous")
        #expect(lab.page.name == "seed")
    }

    @Test func pagesAreTurnedByKey() throws {
        let lab = try Lab()
        lab.touch.key("PageDown")
        #expect(lab.page.name == "taps")
        lab.touch.key("Tab", modifiers: .control)
        #expect(lab.page.name == "pinch")
        lab.touch.key("Tab", modifiers: [.control, .shift])
        lab.touch.key("PageUp")
        #expect(lab.page.name == "explorer")
    }

    @Test func escapeGoesBackWhetherOrNotSomethingIsFocused() throws {
        let lab = try Lab()
        lab.touch.key("Escape")
        #expect(lab.closings == 1)
        lab.touch.key("Tab")
        #expect(lab.window.focusedView != nil)
        lab.touch.key("Escape")
        #expect(lab.closings == 2)
        try lab.tap("lab.back")
        #expect(lab.closings == 3)
    }

    @Test func whereThereIsLittleRoomTheTitleOpensTheList() throws {
        let lab = try Lab(size: CGSize(width: 480, height: 600))
        #expect(try lab.view("lab.index").isHidden)
        try lab.tap("lab.title")
        #expect(try !lab.view("lab.index").isHidden)
        try lab.tap("lab.page.drag")
        #expect(lab.page.name == "drag")
        #expect(try lab.view("lab.index").isHidden)
        // A touch beside the open list closes it and does nothing else.
        try lab.tap("lab.title")
        lab.touch.tap(at: CGPoint(x: 20, y: 590))
        #expect(try lab.view("lab.index").isHidden)
        // Escape closes the list first.
        try lab.tap("lab.title")
        lab.touch.key("Escape")
        #expect(try lab.view("lab.index").isHidden)
        #expect(lab.closings == 0)
    }

    @Test func theListIsChosenFromByKey() throws {
        let lab = try Lab(size: CGSize(width: 480, height: 600))
        lab.touch.key("Tab")
        lab.touch.key("Tab")
        #expect(lab.window.focusedView?.accessibilityIdentifier == "lab.title")
        lab.touch.key("Return")
        #expect(lab.window.focusedView?.accessibilityIdentifier == "lab.page.explorer")
        lab.touch.key("Down")
        lab.touch.key("Space")
        #expect(lab.page.name == "taps")
        #expect(lab.window.focusedView?.accessibilityIdentifier == "lab.title")
    }

    @Test(arguments: [[480, 600], [700, 600], [1024, 720], [1920, 1080]] as [[CGFloat]])
    func everythingLiesInsideTheWindowAndIsLargeEnough(size: [CGFloat]) throws {
        let lab = try Lab(size: CGSize(width: size[0], height: size[1]))
        for index in names.indices {
            lab.controller.show(pageAt: index)
            lab.window.layoutIfNeeded()
            // What scrolls lies inside of its content, everything else inside of the window.
            func check(_ view: UIView, in scrollView: UIScrollView?) throws {
                guard !view.isHidden else { return }
                let room = scrollView.map { CGRect(origin: .zero, size: $0.contentSize) } ?? lab.window.bounds
                let frame = view.convert(view.bounds, to: scrollView)
                if let id = view.accessibilityIdentifier, id.hasPrefix("lab.") {
                    #expect(room.contains(frame.insetBy(dx: 0.5, dy: 0.5)), "\(id) at \(frame)")
                    #expect(view.accessibilityLabel?.isEmpty == false || !(view is UIControl), "\(id)")
                    if view is UIControl { #expect(frame.width >= 44 && frame.height >= 44, "\(id) is \(frame.size)") }
                }
                for child in view.subviews { try check(child, in: view as? UIScrollView ?? scrollView) }
            }
            try check(lab.window, in: nil)
        }
    }

    @Test func everyControlIsReachedByTab() throws {
        for name in names {
            let lab = try Lab(name)
            var seen: Set<String> = []
            for _ in 0..<60 {
                lab.touch.key("Tab")
                seen.insert(try #require(lab.window.focusedView?.accessibilityIdentifier))
            }
            var wanted: Set<String> = []
            func collect(_ view: UIView) {
                guard !view.isHidden else { return }
                if let control = view as? UIControl, control.isEnabled, let id = view.accessibilityIdentifier { wanted.insert(id) }
                for child in view.subviews { collect(child) }
            }
            collect(lab.window)
            #expect(seen.isSuperset(of: wanted), "\(wanted.subtracting(seen))")
        }
    }

    @Test func aPageIsAsItWasLeft() throws {
        let lab = try Lab("seed")
        lab.touch.drag(from: try lab.place("lab.seed.canvas", 0.2, 0.2), to: try lab.place("lab.seed.canvas", 0.6, 0.6))
        try lab.tap("lab.next")
        try lab.tap("lab.previous")
        #expect(try lab.page(SeedDoodlePage.self).canvas.lines.count == 1)
    }

    @Test func whatPlaysEndsWithItsPage() throws {
        let lab = try Lab("explorer")
        try lab.tap("lab.explorer.sample")
        lab.touch.wait(0.3)
        let board = try lab.page(ExplorerPage.self).pad.board
        #expect(board.contacts.filter(\.isDown).count == 3)
        lab.touch.key("PageDown")
        #expect(board.contacts.filter(\.isDown).isEmpty)
        lab.touch.wait(3)
        #expect(board.contacts.count == 3)
    }
}
