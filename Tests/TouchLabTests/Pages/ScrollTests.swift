import Testing
import UIKitTesting

@testable import TouchLab

@MainActor @Suite("The page about scrolling")
struct ScrollPageTests {
    private func start(size: CGSize = CGSize(width: 480, height: 600)) throws -> (Lab, ScrollPage) {
        let lab = try Lab("scroll", size: size)
        return (lab, try lab.page(ScrollPage.self))
    }

    /// A finger that lands and moves up by `distance` points, 4 at a time, and stays down.
    private func drag(_ lab: Lab, _ id: String, up distance: CGFloat, after rest: TimeInterval = 0) throws {
        let start = try lab.place(id)
        lab.touch.down(at: start)
        if rest > 0 { lab.touch.wait(rest) }
        for way in stride(from: 4, through: distance, by: 4) { lab.touch.move(to: CGPoint(x: start.x, y: start.y - way)) }
    }

    @Test func aDragThatBeginsOnARowScrollsAndTheRowHearsNothing() throws {
        let (lab, page) = try start()
        lab.touch.key("Home")
        let row = try #require(page.list.tiles.first)
        page.list.contentOffset.y = 200
        try drag(lab, "lab.scroll.row.1", up: 60)
        #expect(page.list.isDragging && page.list.contentOffset.y > 200)
        #expect(row.call == nil)
        #expect(try lab.text("lab.scroll.motion") == "Motion: drag")
        #expect(try lab.text("lab.scroll.offset") == "Offset: 0, \(Figures.text(page.list.contentOffset.y))")
    }

    @Test func aFingerThatRestedIsTheRowsUntilADragTakesItAway() throws {
        let (lab, page) = try start()
        page.list.contentOffset.y = 200
        let row = try #require(page.list.tiles.first)
        try drag(lab, "lab.scroll.row.1", up: 0, after: 0.5)
        #expect(row.call == .began)
        #expect(try lab.text("lab.scroll.finger") == "Row heard: began")
        lab.touch.up()
        lab.touch.wait(1)
        #expect(row.call == .ended)
        try drag(lab, "lab.scroll.row.1", up: 60, after: 0.5)
        #expect(row.call == .cancelled && page.list.isDragging)
        #expect(try lab.text("lab.scroll.finger") == "Row heard: cancelled")
    }

    @Test func withoutTheWaitARowHearsAtOnce() throws {
        let (lab, page) = try start()
        try lab.tap("lab.scroll.delays")
        #expect(!page.list.delaysContentTouches)
        page.list.contentOffset.y = 200
        lab.touch.down(at: try lab.place("lab.scroll.row.1"))
        #expect(page.list.tiles[0].call == .began)
    }

    @Test func aSliderKeepsItsDrag() throws {
        let (lab, page) = try start()
        let thumb = try lab.place("lab.scroll.slider", 0.42)
        lab.touch.down(at: thumb)
        lab.touch.wait(0.5)
        for way in stride(from: 4, through: 60, by: 4) as StrideThrough<CGFloat> {
            lab.touch.move(to: CGPoint(x: thumb.x + way, y: thumb.y - way))
        }
        #expect(page.list.slider.value > 0.45)
        #expect(page.list.contentOffset == .zero)
    }

    @Test func theStripScrollsAcrossAndTheListStays() throws {
        let (lab, page) = try start(size: CGSize(width: 480, height: 800))
        let start = try lab.place("lab.scroll.strip")
        lab.touch.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y), steps: 30)
        #expect(page.list.strip.contentOffset.x > 60)
        #expect(page.list.contentOffset == .zero)
    }

    @Test func aFlickGoesOnAndComesToRest() throws {
        let (lab, page) = try start()
        try lab.tap("lab.scroll.flick")
        #expect(page.list.isDecelerating)
        #expect(try lab.text("lab.scroll.motion") == "Motion: glide")
        let soon = page.list.contentOffset.y
        lab.touch.wait(6)
        #expect(page.list.contentOffset.y > soon)
        #expect(try lab.text("lab.scroll.motion") == "Motion: rest")
        #expect(lab.host.application.nextDeadline == nil, "nothing runs when nothing moves")
        try lab.tap("lab.scroll.top")
        lab.touch.wait(1)
        #expect(page.list.contentOffset == .zero)
    }

    @Test func twoFingersAndControlWithTheWheelZoom() throws {
        let (lab, page) = try start()
        let least = page.picture.minimumZoomScale
        #expect(page.picture.zoomScale == least)
        try lab.tap("lab.scroll.pinch")
        lab.touch.wait(2)
        #expect(page.picture.zoomScale > 1.5 * least)
        #expect(try lab.text("lab.scroll.zoom") == "Zoom: × \(Figures.text(page.picture.zoomScale, 2))")
        let before = page.picture.zoomScale
        lab.touch.keyDown("Left Ctrl", modifiers: .control)
        lab.touch.send(.wheel(.init(dy: 1, at: try lab.place("lab.scroll.picture"))))
        #expect(page.picture.zoomScale > before)
        lab.touch.keyUp("Left Ctrl")
        lab.touch.key("0")
        lab.touch.wait(1)
        #expect(page.picture.zoomScale == least)
        lab.touch.key("+")
        lab.touch.wait(1)
        #expect(abs(page.picture.zoomScale - 1.5 * least) < 1e-6)
    }

    @Test func aDoubleTapZoomsInAndOut() throws {
        let (lab, page) = try start()
        let least = page.picture.minimumZoomScale
        for scale in [2 * least, least] {
            for _ in 0..<2 { lab.touch.tap(at: try lab.place("lab.scroll.picture")) }
            lab.touch.wait(1)
            #expect(abs(page.picture.zoomScale - scale) < 1e-6)
        }
    }

    @Test func theWheelScrollsWhatIsUnderThePointer() throws {
        let (lab, page) = try start()
        lab.touch.send(.wheel(.init(dy: -1, at: try lab.place("lab.scroll.list"))))
        #expect(page.list.contentOffset.y > 0)
    }

    @Test func tabGoesThroughTheListAndShowsWhereItIs() throws {
        let (lab, page) = try start()
        UIFocusSystem.focusSystem(for: lab.window)?.requestFocusUpdate(to: try lab.view("lab.scroll.counter"))
        let button = try lab.view("lab.scroll.counter")
        #expect(page.list.bounds.contains(button.frame))
        lab.touch.key("Space")
        lab.touch.key("Space")
        #expect(try lab.text("lab.scroll.counter") == "Pressed 2 times")
    }

    @Test func aLowWindowsListOfPagesScrolls() throws {
        let lab = try Lab("explorer", size: CGSize(width: 480, height: 360))
        try lab.tap("lab.title")
        let index = try #require(try lab.view("lab.index") as? UIScrollView)
        #expect(lab.window.bounds.contains(index.convert(index.bounds, to: nil)))
        let start = try lab.place("lab.page.drag")
        lab.touch.drag(from: start, to: CGPoint(x: start.x, y: start.y - 150), steps: 30)
        lab.touch.wait(4)
        #expect(index.contentOffset.y > 100)
        #expect(lab.page.name == "explorer")
        try lab.tap("lab.page.seed")
        #expect(lab.page.name == "seed")
        // Opened again it shows where one is, wherever it was left.
        index.contentOffset = .zero
        try lab.tap("lab.title")
        #expect(index.bounds.contains(try lab.view("lab.page.seed").frame))
        lab.touch.wait(2)
        #expect(lab.host.application.nextDeadline == nil, "nothing runs when nothing moves")
    }
}
