import Testing
import UIKitTesting

/// A slider of 128 points: the thumb is 28 wide, so its middle goes from 14 to 114 and a point is a hundredth of the range.
@MainActor @Suite struct SliderTests {
    let stage = Stage()
    let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 128, height: 44))
    let log = ControlLog()
    var touch: TouchDriver { stage.touch }

    init() {
        slider.maximumValue = 100
        stage.window.addSubview(slider)
        log.watch(slider)
    }

    /// Where the thumb's middle is for `value`, in the window.
    private func place(_ value: CGFloat, dx: CGFloat = 0, dy: CGFloat = 0) -> CGPoint { at(100 + 14 + value + dx, 122 + dy) }

    @Test func theThumbMovesFromWhereItWasGrabbed() {
        slider.value = 20
        touch.down(at: place(20, dx: 9))
        #expect(slider.value == 20)
        touch.move(to: place(20, dx: 9 + 30))
        #expect(slider.value == 50)
        touch.move(to: place(20, dx: 9 + 31))
        touch.up()
        #expect(slider.value == 51)
        #expect(log.events == ["down", "value", "primary", "dragInside", "value", "primary", "dragInside", "upInside"])
    }

    @Test func aFingerOnTheTrackDoesNothing() {
        touch.drag(from: place(60), to: place(80))
        #expect(slider.value == 0)
        #expect(log.events.isEmpty)
    }

    @Test func theThumbIsGrabbedWithin22PointsOfItsMiddle() {
        slider.value = 50
        touch.down(1, at: place(50, dx: 22))
        #expect(slider.isTracking)
        touch.up(1)
        touch.wait(1)
        touch.down(2, at: place(50, dx: 22.5))
        #expect(!slider.isTracking)
    }

    @Test func withTrackTapsTheThumbComesToTheFinger() {
        slider.allowsTrackTaps = true
        touch.down(at: place(60))
        #expect(slider.value == 60)
        touch.move(to: place(70))
        touch.up()
        #expect(slider.value == 70)
        #expect(log.events == ["value", "primary", "down", "value", "primary", "dragInside", "upInside"])
    }

    @Test func theValueStaysInItsRangeHoweverFarTheFingerGoes() {
        touch.down(at: place(0))
        touch.move(to: place(150))
        #expect(slider.value == 100)
        touch.move(to: place(250))
        // Only the changes are told.
        #expect(log.take() == ["down", "value", "primary", "dragInside", "dragOutside", "exit"])
        touch.move(to: place(40))
        #expect(slider.value == 40)
        touch.move(to: place(-40))
        #expect(slider.value == 0)
    }

    @Test func goingUpOrDownChangesNothing() {
        slider.value = 30
        touch.down(at: place(30))
        touch.move(to: place(30, dy: 60))
        touch.up()
        #expect(slider.value == 30)
        #expect(log.events == ["down", "dragInside", "upInside"])
    }

    @Test func oneThatIsNotContinuousTellsAtTheEnd() {
        slider.isContinuous = false
        touch.down(at: place(0))
        touch.move(to: place(25))
        #expect(slider.value == 25)
        touch.move(to: place(30))
        touch.up()
        #expect(log.events == ["down", "dragInside", "dragInside", "value", "primary", "upInside"])
    }

    @Test func whatNobodyWasToldOfIsTakenBackOnCancellation() {
        slider.isContinuous = false
        touch.down(at: place(0))
        touch.move(to: place(25))
        touch.cancel()
        #expect(slider.value == 0)
        #expect(log.take() == ["down", "dragInside", "cancel"])
        slider.isContinuous = true
        touch.down(at: place(0))
        touch.move(to: place(25))
        touch.cancel()
        #expect(slider.value == 25)
    }

    @Test func settingIsLimitedAndSilent() {
        slider.value = 130
        #expect(slider.value == 100)
        slider.setValue(-1, animated: true)
        #expect(slider.value == 0)
        slider.value = .nan
        #expect(slider.value == 0)
        slider.minimumValue = 40
        #expect(slider.value == 40)
        slider.maximumValue = 30
        #expect(slider.minimumValue == 30 && slider.value == 30)
        slider.minimumValue = 60
        #expect(slider.maximumValue == 60 && slider.value == 60)
        #expect(log.events.isEmpty)
    }

    @Test func aRangeOfNothingIsDraggedInVain() {
        slider.maximumValue = 0
        touch.drag(from: place(0), to: place(50))
        #expect(slider.value == 0)
        #expect(!log.events.contains("value"))
    }

    @Test func inARangeOfNothingTheThumbStandsAtTheStart() {
        (slider.minimumValue, slider.maximumValue) = (3, 3)
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value).minX == track.minX)
        #expect(slider.accessibilityValue == "0%")
    }

    @Test func theTargetIsAFingertipHigh() {
        slider.frame = CGRect(x: 100, y: 100, width: 128, height: 20)
        #expect(slider.point(inside: at(64, -12), with: nil) && !slider.point(inside: at(64, -12.5), with: nil))
        #expect(slider.point(inside: at(64, 31.5), with: nil) && !slider.point(inside: at(64, 32), with: nil))
        #expect(slider.sizeThatFits(CGSize(width: 200, height: 10)) == CGSize(width: 200, height: 44))
    }

    @Test func assistiveProgramsReadAndChangeIt() {
        slider.value = 40
        #expect(slider.accessibilityTraits == .adjustable)
        #expect(slider.accessibilityValue == "40%")
        slider.accessibilityIncrement()
        // A twentieth of the range.
        #expect(slider.value == 45)
        slider.accessibilityDecrement()
        slider.accessibilityDecrement()
        #expect(slider.value == 35)
        #expect(log.events == ["value", "primary", "value", "primary", "value", "primary"])
        slider.isEnabled = false
        #expect(slider.accessibilityTraits == [.adjustable, .notEnabled])
        slider.accessibilityValue = "loud"
        #expect(slider.accessibilityValue == "loud")
    }

    @Test func aPrimaryActionRunsOnEachChange() {
        var values: [Float] = []
        let other = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 44), primaryAction: UIAction { action in
            values.append((action.sender as? UISlider)?.value ?? -1)
        })
        other.accessibilityIncrement()
        #expect(values == [0.05])
    }
}
