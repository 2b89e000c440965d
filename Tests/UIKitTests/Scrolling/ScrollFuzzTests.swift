import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Random fingers, wheels and keys over scroll views in each other. `DOODLE_FUZZ_SEQUENCES` says how many (100000 for a long run).
@MainActor @Suite struct ScrollFuzzTests {
    private static let wanted = ProcessInfo.processInfo.environment["DOODLE_FUZZ_SEQUENCES"].flatMap { Int($0) } ?? 2000
    private static let perWorld = 40

    @Test func randomSequencesLeaveNothingUnderWayNothingBeyondItsLimitsAndTellOfEveryEnd() {
        var complaints: Set<String> = []
        var drags = 0
        for seed in 0..<(Self.wanted + Self.perWorld - 1) / Self.perWorld {
            let world = ScrollWorld(seed: seed)
            for _ in 0..<Self.perWorld {
                world.playSequence()
                complaints.formUnion(world.complaints.map { "seed \(seed): \($0)" })
                if !complaints.isEmpty { break }
            }
            drags += world.drags
        }
        #expect(complaints.isEmpty, "\(complaints)")
        #expect(drags >= Self.wanted / 20)
    }
}

/// Counts what a delegate is told.
@MainActor
private final class Balance: UIScrollViewDelegate {
    var complain: (String) -> Void = { _ in }
    var mischief: (UIScrollView) -> Void = { _ in }
    var zoomedView: UIView?
    var (dragging, decelerating, zooming, drags) = (0, 0, 0, 0)

    private func step(_ count: inout Int, _ change: Int, _ what: String) {
        count += change
        if count != 0 && count != 1 { complain("\(what) \(count)") }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if !scrollView.contentOffset.isFinite { complain("offset \(scrollView.contentOffset)") }
        mischief(scrollView)
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        if !scrollView.zoomScale.isFinite || scrollView.zoomScale <= 0 { complain("scale \(scrollView.zoomScale)") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        drags += 1
        step(&dragging, 1, "dragging")
        if !scrollView.isDragging || !scrollView.isTracking { complain("a drag that is none") }
    }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if !velocity.isFinite || !targetContentOffset.pointee.isFinite { complain("velocity \(velocity)") }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { step(&dragging, -1, "dragging") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { step(&decelerating, 1, "decelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { step(&decelerating, -1, "decelerating") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { step(&zooming, 1, "zooming") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { step(&zooming, -1, "zooming") }
}

@MainActor
private final class ScrollWorld {
    private let dice: Dice
    private let host = TestHost()
    private let window: UIWindow
    private var scrollViews: [UIScrollView] = []
    private var balances: [Balance] = []
    private(set) var complaints: Set<String> = []
    private var touch: TouchDriver { host.touch }
    var drags: Int { balances.reduce(0) { $0 + $1.drags } }

    init(seed: Int) {
        dice = Dice(seed: seed + 77)
        window = host.makeWindow()
        var parent: UIView = window
        for level in 0..<1 + dice.roll(3) {
            let side = CGFloat(300 - 70 * level)
            let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: side, height: side))
            scroll.contentSize = CGSize(width: CGFloat(dice.roll(900)), height: CGFloat(dice.roll(900)))
            scroll.contentInset = UIEdgeInsets(all: CGFloat(dice.roll(3) * 10))
            (scroll.bounces, scroll.bouncesZoom) = (!dice.isOne(in: 4), !dice.isOne(in: 4))
            (scroll.alwaysBounceVertical, scroll.alwaysBounceHorizontal) = (dice.isOne(in: 3), dice.isOne(in: 3))
            (scroll.delaysContentTouches, scroll.canCancelContentTouches) = (!dice.isOne(in: 4), !dice.isOne(in: 4))
            scroll.isDirectionalLockEnabled = dice.isOne(in: 3)
            if dice.isOne(in: 2) { scroll.decelerationRate = .fast }
            let content = UIView(frame: CGRect(origin: .zero, size: scroll.contentSize)), balance = Balance()
            balance.complain = { [unowned self] in complaints.insert($0) }
            if dice.isOne(in: 2) {
                (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 3)
                balance.zoomedView = content
            }
            scroll.delegate = balance
            balances.append(balance)
            scroll.addSubview(content)
            content.addSubview(UISlider(frame: CGRect(x: 20, y: 60, width: 100, height: 44)))
            content.addSubview(UIButton(frame: CGRect(x: 20, y: 120, width: 60, height: 44)))
            parent.addSubview(scroll)
            scrollViews.append(scroll)
            parent = content
        }
        if dice.isOne(in: 3) {
            balances[0].mischief = { [unowned self] scroll in if dice.isOne(in: 40) { meddle(with: scroll) } }
        }
        host.application.processEvents()
    }

    private func place() -> CGPoint { at(CGFloat(dice.roll(320)), CGFloat(dice.roll(320))) }

    private func meddle(with scroll: UIScrollView) {
        // The end of an animated zoom would change the limits under the offset asked for.
        scroll.stopMotion()
        scroll.contentOffset = scroll.clamped(scroll.contentOffset)
        switch dice.roll(8) {
        case 0: scroll.setContentOffset(scroll.clamped(place()), animated: true)
        case 1: scroll.contentOffset = scroll.clamped(place())
        case 2: scroll.contentSize = CGSize(width: CGFloat(dice.roll(900)), height: CGFloat(dice.roll(900)))
        case 3: scroll.setZoomScale(CGFloat(1 + dice.roll(3)), animated: dice.isOne(in: 2))
        case 4: scroll.isScrollEnabled.toggle()
        case 5: scroll.flashScrollIndicators()
        case 6: scroll.scrollRectToVisible(CGRect(origin: place(), size: CGSize(width: 20, height: 20)), animated: true)
        default: scroll.frame.size.height = CGFloat(50 + dice.roll(250))
        }
    }

    func playSequence() {
        var down: [Int64: CGPoint] = [:]
        for _ in 0..<5 + dice.roll(40) {
            touch.step = [0.002, 0.008, 0.016, 0.05][dice.roll(4)]
            switch dice.roll(20) {
            case 0, 1, 2:
                let id = Int64(dice.roll(3))
                guard down[id] == nil else { continue }
                let point = place()
                down[id] = point
                touch.down(id, at: point)
            case 3:
                guard let id = down.keys.min() else { continue }
                down[id] = nil
                if dice.isOne(in: 8) { touch.cancel(id) } else { touch.up(id) }
            case 4: touch.send(.wheel(.init(dx: CGFloat(dice.roll(5) - 2) / 2, dy: CGFloat(dice.roll(9) - 4), at: place())))
            case 5: touch.wait(Double(dice.roll(40)) / 100)
            case 6: touch.key(["Tab", "Down", "PageDown", "Home", "End", "Left"][dice.roll(6)])
            case 7 where dice.isOne(in: 3): meddle(with: scrollViews[dice.roll(scrollViews.count)])
            case 8 where dice.isOne(in: 4): touch.key("a", modifiers: dice.isOne(in: 2) ? .control : .shift)
            case 9 where dice.isOne(in: 30): touch.send(.window(dice.isOne(in: 2) ? .focusLost : .focusGained))
            default:
                for (id, point) in down.sorted(by: { $0.key < $1.key }) {
                    let next = at(point.x + CGFloat(dice.roll(25) - 12), point.y + CGFloat(dice.roll(41) - 20))
                    down[id] = next
                    touch.move(id, to: next)
                }
            }
        }
        for id in down.keys.sorted() { touch.up(id) }
        touch.send(.window(.focusGained))
        touch.wait(30)
        judge()
    }

    private func judge() {
        for (scroll, balance) in zip(scrollViews, balances) {
            if scroll.isDragging || scroll.isTracking || scroll.isDecelerating || scroll.isZooming || scroll.isZoomBouncing {
                complaints.insert("something is under way")
            }
            if !scroll.isWithinLimits { complaints.insert("\(scroll.contentOffset) outside \(scroll.limits(.x)) \(scroll.limits(.y))") }
            if scroll.zoomScale != scroll.zoomScale.clamped(to: scroll.zoomLimits) { complaints.insert("scale \(scroll.zoomScale)") }
            if balance.dragging != 0 || balance.decelerating != 0 || balance.zooming != 0 {
                complaints.insert("told of \(balance.dragging) drags, \(balance.decelerating) decelerations, \(balance.zooming) zooms")
            }
        }
        if host.application.clock.nextDeadline != nil { complaints.insert("the clock goes on") }
        if !host.tracked.isEmpty || !host.application.gestures.isIdle { complaints.insert("a gesture is left") }
    }
}
