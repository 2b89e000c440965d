import Testing
import UIKitTesting

/// Four segments of 50 points.
@MainActor @Suite struct SegmentedControlTests {
    let stage = Stage()
    let control = UISegmentedControl(items: ["one", "two", "three", "four"])
    let log = ControlLog()
    var touch: TouchDriver { stage.touch }

    init() {
        control.frame = CGRect(x: 100, y: 100, width: 200, height: 44)
        stage.window.addSubview(control)
        log.watch(control)
    }

    private func middle(_ index: Int) -> CGPoint { at(125 + 50 * CGFloat(index), 120) }

    @Test func aTapSelectsTheSegmentUnderIt() {
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        touch.tap(at: middle(2))
        #expect(control.selectedSegmentIndex == 2 && control.accessibilityValue == "three")
        #expect(log.events == ["down", "value", "primary", "upInside"])
    }

    @Test func theSelectedSegmentSaysNothingWhenTappedAgain() {
        control.selectedSegmentIndex = 1
        touch.tap(at: middle(1))
        #expect(log.events == ["down", "upInside"])
    }

    @Test(arguments: [(0, 3), (3, 1), (1, 2)])
    func aFingerSlidesToTheSegmentItIsLiftedOn(start: Int, end: Int) {
        control.selectedSegmentIndex = 0
        touch.drag(from: middle(start), to: middle(end))
        #expect(control.selectedSegmentIndex == end)
        #expect(log.events.filter { $0 == "value" }.count == 1)
    }

    @Test func nothingIsSelectedBeforeTheLift() {
        touch.down(at: middle(0))
        touch.move(to: middle(3))
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(!log.events.contains("value"))
    }

    @Test func beyondTheEndsTheLastSegmentCountsAsFarAsTheControlReaches() {
        touch.down(1, at: middle(0))
        touch.up(1, at: at(300 + 69, 120))
        #expect(control.selectedSegmentIndex == 3)
        touch.down(2, at: middle(0))
        touch.up(2, at: at(300 + 71, 120))
        #expect(control.selectedSegmentIndex == 3)
    }

    @Test func aLiftFarAwayAndACancellationSelectNothing() {
        touch.down(1, at: middle(0))
        touch.up(1, at: at(125, 300))
        touch.down(2, at: middle(0))
        touch.cancel(2)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func aDisabledSegmentCannotBeChosen() {
        control.setEnabled(false, forSegmentAt: 2)
        #expect(!control.isEnabledForSegment(at: 2) && control.isEnabledForSegment(at: 1))
        control.selectedSegmentIndex = 0
        touch.tap(1, at: middle(2))
        touch.drag(2, from: middle(0), to: middle(2))
        #expect(control.selectedSegmentIndex == 0)
        touch.drag(3, from: middle(2), to: middle(3))
        #expect(control.selectedSegmentIndex == 3)
        control.selectedSegmentIndex = 2
        #expect(control.selectedSegmentIndex == 2)
    }

    @Test func aMomentaryOneTellsWhichAndForgetsIt() {
        control.isMomentary = true
        var chosen: [Int] = []
        control.on(.valueChanged) { [control] in chosen.append(control.selectedSegmentIndex) }
        touch.tap(1, at: middle(1))
        touch.tap(2, at: middle(1))
        #expect(chosen == [1, 1])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func theSelectionStaysWithItsSegment() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "two")
        control.insertSegment(withTitle: "five", at: 99, animated: false)
        #expect(control.numberOfSegments == 6 && control.titleForSegment(at: 5) == "five")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
        touch.tap(at: middle(0))
        #expect(!log.events.contains("value"))
    }

    @Test func anIndexWithoutASegmentSelectsNone() {
        control.selectedSegmentIndex = 1
        control.selectedSegmentIndex = 4
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(log.events.isEmpty)
        #expect(control.titleForSegment(at: 4) == nil && control.imageForSegment(at: -1) == nil)
    }

    @Test func aSegmentHasATitleOrAPicture() {
        let image = UIImage(svg: Array("<svg".utf8), size: CGSize(width: 20, height: 20))
        control.setImage(image, forSegmentAt: 0)
        #expect(control.imageForSegment(at: 0) === image && control.titleForSegment(at: 0) == nil)
        control.setTitle("again", forSegmentAt: 0)
        #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "again")
    }

    @Test func everySegmentIsAsWideAsTheWidestAndAtLeastAFingertip() {
        // Semibold block text is 0.6 · 15 = 9 points a character: 5 of them and 24 of padding.
        #expect(control.sizeThatFits(.zero) == CGSize(width: 4 * 69, height: 44))
        #expect(UISegmentedControl(items: ["a", "b"]).sizeThatFits(.zero) == CGSize(width: 88, height: 44))
    }

    @Test func removingSegmentsUnderAFingerSelectsNothing() {
        touch.down(at: middle(3))
        control.removeAllSegments()
        touch.up()
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
}
