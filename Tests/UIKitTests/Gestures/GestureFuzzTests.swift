import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Random finger sequences over random view trees with random recognizers. `DOODLE_FUZZ_SEQUENCES` says how many (100000 for a long run).
@MainActor @Suite struct GestureFuzzTests {
    private static let wanted = ProcessInfo.processInfo.environment["DOODLE_FUZZ_SEQUENCES"].flatMap { Int($0) } ?? 6000
    /// How many sequences one world lives through.
    private static let perWorld = 200

    @Test func randomSequencesNeverTrapLeaveNoFingerAndChangeNoStateIllegally() {
        var complaints: Set<String> = []
        var (recognized, sequences) = (0, 0)
        for seed in 0..<(Self.wanted + Self.perWorld - 1) / Self.perWorld {
            let world = GestureWorld(seed: seed)
            for _ in 0..<min(Self.perWorld, Self.wanted - sequences) {
                world.playSequence()
                sequences += 1
                if !complaints.isEmpty { break }
                complaints.formUnion(world.judge.complaints.map { "seed \(seed): \($0)" })
            }
            recognized += world.judge.recognized
        }
        print("gesture fuzz: \(sequences) sequences, \(recognized) gestures recognized")
        #expect(complaints.isEmpty, "\(complaints)")
        // Of what is mostly noise a good part must still be gestures, or the fuzz tries nothing.
        #expect(recognized >= sequences / 20)
    }
}

/// What must hold of every recognizer and every view, whatever happens.
@MainActor
private final class GestureJudge {
    var complaints: Set<String> = []
    var recognized = 0
    private var down: [ObjectIdentifier: Set<UITouch>] = [:]
    private var told: [ObjectIdentifier: UIGestureRecognizer.State] = [:]

    func hear(_ recognizer: UIGestureRecognizer) {
        let key = ObjectIdentifier(recognizer), before = told[key], now = recognizer.state
        switch (before, now) {
        case (nil, .began), (nil, .ended): recognized += 1
        case (.began, .changed), (.began, .ended), (.began, .cancelled): break
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): break
        default: complaints.insert("\(type(of: recognizer)) went from \(before.map { "\($0)" } ?? "nothing") to \(now)")
        }
        told[key] = now == .began || now == .changed ? now : nil
        let place = recognizer.location(in: recognizer.view)
        if !place.x.isFinite || !place.y.isFinite { complaints.insert("a gesture at \(place)") }
        let values: [CGFloat] = switch recognizer {
        case let pinch as UIPinchGestureRecognizer: [pinch.scale, pinch.velocity]
        case let rotation as UIRotationGestureRecognizer: [rotation.rotation, rotation.velocity]
        case let pan as UIPanGestureRecognizer: [pan.translation(in: pan.view).x, pan.velocity(in: pan.view).y]
        default: []
        }
        if values.contains(where: { !$0.isFinite }) { complaints.insert("\(type(of: recognizer)) says \(values)") }
    }

    func hear(_ view: RecordingView, _ call: RecordingView.Call) {
        let key = ObjectIdentifier(view), known = down[key, default: []]
        switch call.phase {
        case .began:
            if !known.isDisjoint(with: call.touches) { complaints.insert("began twice") }
            down[key] = known.union(call.touches)
        case .moved: if !call.touches.isSubset(of: known) { complaints.insert("moved before it began") }
        case .ended, .cancelled:
            if !call.touches.isSubset(of: known) { complaints.insert("\(call.phase) before it began") }
            down[key] = known.subtracting(call.touches)
        case .stationary: complaints.insert("a call for resting fingers")
        }
        if call.touches.contains(where: { $0.phase != call.phase }) { complaints.insert("a touch in another phase than its call") }
        if (call.phase == .cancelled) != call.reasons.allSatisfy({ $0 != nil }) { complaints.insert("reason and cause do not match") }
        if let all = call.event?.allTouches, !call.touches.isSubset(of: all) { complaints.insert("a touch outside its event") }
    }

    var isAnyViewWaiting: Bool { down.values.contains { !$0.isEmpty } }
    var isAnyActionWaiting: Bool { !told.isEmpty }
}

/// A tree of views with recognizers of all kinds, tied to each other at random.
@MainActor
private final class GestureWorld {
    let judge = GestureJudge()
    private let dice: Dice
    private let mischief: Dice
    private let g = GestureStage()
    private var views: [RecordingView] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var delegates: [Answers] = []

    init(seed: Int) {
        (dice, mischief) = (Dice(seed: seed * 2 + 1), Dice(seed: seed * 2 + 2))
        g.touch.step = 0.01
        views = [g.view]
        for _ in 0..<dice.roll(5) {
            let (x, y, width, height) = (dice.roll(150), dice.roll(200), 60 + dice.roll(150), 60 + dice.roll(150))
            let view = RecordingView(frame: CGRect(x: x, y: y, width: width, height: height))
            view.isMultipleTouchEnabled = dice.isOne(in: 2)
            view.isExclusiveTouch = dice.isOne(in: 8)
            views[dice.roll(views.count)].addSubview(view)
            views.append(view)
        }
        for view in views {
            view.onCall = { [unowned self] view, call in
                judge.hear(view, call)
                view.forgetCalls()
                if mischief.isOne(in: 150) { meddle() }
            }
        }
        for _ in 0..<1 + dice.roll(7) { addRecognizer() }
    }

    private func addRecognizer() {
        let recognizer = randomRecognizer()
        recognizer.cancelsTouchesInView = !dice.isOne(in: 4)
        recognizer.delaysTouchesBegan = dice.isOne(in: 4)
        recognizer.delaysTouchesEnded = !dice.isOne(in: 3)
        if !recognizers.isEmpty, dice.isOne(in: 3) { recognizer.require(toFail: recognizers[dice.roll(recognizers.count)]) }
        if dice.isOne(in: 2) {
            let delegate = Answers()
            delegate.simultaneously = dice.isOne(in: 2)
            delegate.begins = !dice.isOne(in: 6)
            if dice.isOne(in: 6) { delegate.requires = { $0 is UISwipeGestureRecognizer } }
            if dice.isOne(in: 6) { delegate.isRequired = { $0 is UITapGestureRecognizer } }
            delegates.append(delegate)
            recognizer.delegate = delegate
        }
        recognizer.addHandler { [unowned self] in
            judge.hear($0)
            if mischief.isOne(in: 80) { meddle() }
        }
        recognizers.append(recognizer)
        (dice.isOne(in: 5) ? g.window : views[dice.roll(views.count)]).addGestureRecognizer(recognizer)
    }

    private func randomRecognizer() -> UIGestureRecognizer {
        switch dice.roll(7) {
        case 0, 1:
            let tap = UITapGestureRecognizer()
            (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (1 + dice.roll(3), 1 + dice.roll(2))
            return tap
        case 2:
            let press = UILongPressGestureRecognizer()
            (press.minimumPressDuration, press.numberOfTouchesRequired) = (dice.isOne(in: 2) ? 0.05 : 0.5, 1 + dice.roll(2))
            return press
        case 3:
            let pan = UIPanGestureRecognizer()
            (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (1 + dice.roll(2), 2 + dice.roll(2))
            return pan
        case 4: return UIPinchGestureRecognizer()
        case 5: return UIRotationGestureRecognizer()
        default:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = .init(rawValue: 1 + dice.roll(15))
            return swipe
        }
    }

    /// Fingers land, wander and lift, sometimes are cut short, and in the end all are gone.
    func playSequence() {
        let touch = g.touch
        var places: [Int64: CGPoint] = [:]
        for _ in 0..<4 + dice.roll(10) {
            let id = Int64(dice.roll(3))
            touch.batch {
                for _ in 0..<1 + dice.roll(2) { play(dice.isOne(in: 2) ? id : Int64(dice.roll(3)), &places) }
            }
            if dice.isOne(in: 6) { touch.wait([0.05, 0.2, 0.36, 0.6][dice.roll(4)]) }
            if dice.isOne(in: 60) { meddle() }
            if dice.isOne(in: 60) { interrupt() }
        }
        touch.batch { for id in places.keys.sorted() { touch.up(id, at: places[id]) } }
        // Sometimes the next sequence comes before this one's gestures are decided.
        guard dice.isOne(in: 3) else { return }
        touch.wait(4)
        restore()
        let lasting = g.application.gestures.involved.map { "\(type(of: $0)) \($0.machine)" }
        if !g.isQuiet { judge.complaints.insert("something lasts: \(lasting)") }
        if judge.isAnyViewWaiting { judge.complaints.insert("a view waits for a finger's end") }
        if judge.isAnyActionWaiting { judge.complaints.insert("an action waits for a gesture's end") }
        if recognizers.contains(where: { $0.state != .possible }) { judge.complaints.insert("not reset") }
    }

    private func play(_ id: Int64, _ places: inout [Int64: CGPoint]) {
        let touch = g.touch
        guard let place = places[id] else {
            let start = at(CGFloat(dice.roll(300)), CGFloat(dice.roll(400)))
            places[id] = start
            return touch.down(id, at: start)
        }
        switch dice.roll(8) {
        case 0, 1:
            places[id] = nil
            touch.up(id, at: place)
        case 2 where dice.isOne(in: 5):
            places[id] = nil
            touch.cancel(id)
        default:
            let reach = [3, 15, 80][dice.roll(3)]
            let next = at(place.x + CGFloat(dice.roll(2 * reach + 1) - reach), place.y + CGFloat(dice.roll(2 * reach + 1) - reach))
            places[id] = next
            touch.move(id, to: next)
        }
    }

    private func interrupt() {
        switch dice.roll(3) {
        case 0: g.touch.send(.window(.focusLost))
        case 1: g.touch.send(.device(.removed(0)))
        default: g.touch.send(.window(.hidden))
        }
    }

    private func meddle() {
        let view = views[mischief.roll(views.count)], recognizer = recognizers[mischief.roll(recognizers.count)]
        switch mischief.roll(7) {
        case 0: view.removeFromSuperview()
        case 1: view.isHidden.toggle()
        case 2: view.isUserInteractionEnabled.toggle()
        case 3: recognizer.isEnabled.toggle()
        case 4: views[mischief.roll(views.count)].addGestureRecognizer(recognizer)
        case 5: recognizer.view?.removeGestureRecognizer(recognizer)
        default: restore()
        }
    }

    private func restore() {
        for view in views {
            (view.isHidden, view.isUserInteractionEnabled) = (false, true)
            if view.superview == nil { g.window.addSubview(view) }
        }
        for recognizer in recognizers {
            recognizer.isEnabled = true
            if recognizer.view == nil { views[0].addGestureRecognizer(recognizer) }
        }
    }
}
