import Testing
@testable import UIKit
import UIKitTesting

/// Controls, and drags of what is around them.
@MainActor @Suite struct ScrollControlTests {
    let g = GestureStage()
    let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 128, height: 44))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 52, height: 44))
    let segments = UISegmentedControl(items: ["a", "b", "c"])
    var touch: TouchDriver { g.touch }

    init() {
        slider.maximumValue = 100
        segments.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
        for control in [slider, toggle, segments] { g.view.addSubview(control) }
    }

    /// In the window: the view stands at (10, 20).
    private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { at(10 + x, 20 + y) }

    @Test func aPanAroundASliderDoesNotTakeItsDrag() {
        g.add(UIPanGestureRecognizer(), as: "pan")
        touch.drag(from: place(34, 42), to: place(84, 42))
        #expect(slider.value == 50 && g.story.isEmpty && g.isQuiet)
    }

    @Test func aSwipeAroundASliderDoesNotTakeItsDrag() {
        g.add(UISwipeGestureRecognizer(), as: "swipe")
        touch.drag(from: place(34, 42), to: place(94, 42))
        #expect(slider.value == 60 && g.story.isEmpty)
    }

    @Test func besideTheThumbAPanIsThePans() {
        g.add(UIPanGestureRecognizer(), as: "pan")
        touch.drag(from: place(120, 42), to: place(90, 42), steps: 2)
        #expect(slider.value == 0 && g.story(of: "pan").first == "began")
    }

    @Test func aPanAroundASwitchDoesNotTakeItsDrag() {
        g.add(UIPanGestureRecognizer(), as: "pan")
        touch.drag(from: place(30, 122), to: place(60, 122))
        #expect(toggle.isOn && g.story.isEmpty && g.isQuiet)
    }

    @Test func aPanAroundSegmentsDoesNotTakeTheirDrag() {
        g.add(UIPanGestureRecognizer(), as: "pan")
        touch.drag(from: place(30, 222), to: place(200, 222))
        #expect(segments.selectedSegmentIndex == 2 && g.story.isEmpty)
    }

    @Test func aPanOfTheControlsOwnIsNotRefused() {
        g.add(UIPanGestureRecognizer(), as: "pan", to: slider)
        touch.drag(from: place(34, 42), to: place(84, 42), steps: 2)
        #expect(g.story(of: "pan").first == "began")
    }
}

/// Controls inside a scroll view.
@MainActor @Suite struct ScrollViewControlTests {
    let stage = ScrollStage()
    let log = ControlLog()
    var touch: TouchDriver { stage.touch }

    private func add<Control: UIControl>(_ control: Control) -> Control {
        stage.scroll.addSubview(control)
        log.watch(control)
        return control
    }

    private func slider() -> UISlider {
        let slider = add(UISlider(frame: CGRect(x: 20, y: 100, width: 128, height: 44)))
        slider.maximumValue = 100
        return slider
    }

    @Test func aQuickDragOnAButtonScrollsAndTheButtonHearsNothing() {
        _ = add(UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 44)))
        stage.drag(from: 220, by: -10, count: 5)
        #expect(stage.offset == at(0, 40) && log.events.isEmpty)
        touch.up()
    }

    @Test func aButtonThatWasHeldKeepsItsTouchUnlessTheScrollViewWantsOtherwise() {
        _ = add(UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 44)))
        touch.down(at: at(100, 220))
        touch.wait(0.2)
        touch.move(to: at(100, 190))
        #expect(stage.offset == .zero && log.events.first == "down" && !log.events.contains("cancel"))
        touch.up()
        final class Willing: UIScrollView {
            override func touchesShouldCancel(in view: UIView) -> Bool { true }
        }
        let other = ScrollStage(Willing()), otherLog = ControlLog()
        let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 44))
        other.scroll.addSubview(button)
        otherLog.watch(button)
        other.touch.down(at: at(100, 220))
        other.touch.wait(0.2)
        other.touch.move(to: at(100, 190))
        #expect(other.offset == at(0, 20) && otherLog.events.last == "cancel")
        other.touch.up()
    }

    @Test func aSliderKeepsItsDragHoweverQuick() {
        let slider = slider()
        stage.scroll.contentSize.width = 1000
        touch.drag(from: at(34, 122), to: at(84, 126))
        #expect(slider.value == 50 && stage.offset == .zero && stage.log.story.isEmpty)
        stage.rest()
        #expect(stage.isQuiet)
    }

    @Test func aQuickDragAcrossASliderScrolls() {
        let slider = slider()
        touch.drag(from: at(34, 122), to: at(38, 62))
        #expect(slider.value == 0 && stage.offset.y >= 50)
    }

    @Test func aSwitchKeepsItsDragHoweverQuick() {
        let toggle = add(UISwitch(frame: CGRect(x: 20, y: 100, width: 52, height: 44)))
        stage.scroll.contentSize.width = 1000
        touch.drag(from: at(30, 122), to: at(62, 126))
        #expect(toggle.isOn && stage.offset == .zero)
    }

    @Test func aTapInsideTheDelayPressesAButton() {
        _ = add(UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 44)))
        touch.tap(at: at(100, 220))
        #expect(log.events == ["down", "upInside", "primary"] || log.events == ["down", "primary", "upInside"])
    }

    @Test func aFingerThatStopsContentPressesNoButtonAndMovesNoSlider() {
        let slider = slider()
        slider.frame.origin.y = 400
        touch.drag(from: at(190, 290), to: at(190, 130), steps: 20)
        touch.wait(0.05)
        let place = slider.convert(at(14, 22), to: nil)
        touch.down(at: place)
        #expect(!stage.scroll.isDecelerating)
        touch.move(to: at(place.x + 30, place.y))
        touch.up()
        #expect(slider.value == 0 && log.events.isEmpty)
    }
}
