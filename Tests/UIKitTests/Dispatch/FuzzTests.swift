import Testing
import UIKitTesting

/// A small generator with a fixed seed (Steele, Lea, Flood: SplitMix64).
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Shared by calls that come from inside each other, where an `inout` generator would be used twice at once.
@MainActor final class Dice {
    private var generator: SplitMix64
    init(seed: Int) { generator = SplitMix64(state: UInt64(seed)) }
    /// 0 ..< `sides`.
    func roll(_ sides: Int) -> Int { Int(generator.next() % UInt64(sides)) }
    func isOne(in sides: Int) -> Bool { roll(sides) == 0 }
}

@MainActor @Suite struct FuzzTests {
    /// What every view may expect of the touches it is told about, whatever happens around it.
    @MainActor final class Judge {
        var down: [ObjectIdentifier: Set<UITouch>] = [:]
        var complaints: [String] = []

        func hear(_ view: RecordingView, _ call: RecordingView.Call) {
            let key = ObjectIdentifier(view), known = down[key, default: []]
            switch call.phase {
            case .began:
                if !known.isDisjoint(with: call.touches) { complaints.append("began twice") }
                down[key] = known.union(call.touches)
            case .moved:
                if !call.touches.isSubset(of: known) { complaints.append("moved before it began") }
            case .ended, .cancelled:
                if !call.touches.isSubset(of: known) { complaints.append("\(call.phase) before it began") }
                down[key] = known.subtracting(call.touches)
            case .stationary: complaints.append("a call for resting fingers")
            }
            if call.touches.isEmpty { complaints.append("a call for nobody") }
            if call.phase != .cancelled, call.reasons.contains(where: { $0 != nil }) { complaints.append("a reason without a cause") }
            if call.phase == .cancelled, call.reasons.contains(where: { $0 == nil }) { complaints.append("a cause without a reason") }
            if let all = call.event?.allTouches, !call.touches.isSubset(of: all) { complaints.append("a touch outside its event") }
            if call.coalesced.contains(where: \.isEmpty) { complaints.append("a change without a sample") }
            if zip(call.coalesced, call.locations).contains(where: { $0.last != $1 }) { complaints.append("the last sample is elsewhere") }
        }
    }

    @Test(arguments: 1...4)
    func twentyThousandRandomEventsLeaveNothingBehind(seed: Int) {
        let dice = Dice(seed: seed), mischief = Dice(seed: seed + 1000)
        let stage = Stage(), judge = Judge()
        var views = [stage.view]
        for index in 0..<6 {
            let view = RecordingView(frame: CGRect(x: 40 * index, y: 50 * index, width: 90, height: 110))
            view.isMultipleTouchEnabled = index % 2 == 0
            view.isExclusiveTouch = index == 5
            views.append(view)
            stage.window.addSubview(view)
        }
        for view in views {
            view.onCall = { view, call in
                judge.hear(view, call)
                view.forgetCalls()
                if mischief.isOne(in: 40) { meddle(views, stage, mischief) }
            }
        }
        for _ in 0..<20_000 {
            stage.host.application.enqueue(randomEvent(at: stage.touch.now, dice))
            if dice.isOne(in: 3) { stage.touch.batch {} }
            if dice.isOne(in: 200) { meddle(views, stage, dice) }
        }
        stage.touch.batch {
            for device in 0..<2 { for id in 0..<6 { stage.touch.up(Int64(id), at: at(1, 1), device: Int64(device)) } }
            stage.touch.mouseUp(at: at(1, 1))
            stage.touch.send(.pen(.init(.up, at: at(1, 1))))
        }
        #expect(judge.complaints.isEmpty, "\(Set(judge.complaints))")
        #expect(stage.host.tracked.isEmpty)
        #expect(stage.host.mutedCount == 0)
        #expect(judge.down.values.allSatisfy { $0.isEmpty })
    }

    private func meddle(_ views: [RecordingView], _ stage: Stage, _ dice: Dice) {
        let view = views[dice.roll(views.count)]
        switch dice.roll(7) {
        case 0: view.removeFromSuperview()
        case 1: if view.superview == nil { stage.window.addSubview(view) }
        case 2: view.isHidden.toggle()
        case 3: view.isUserInteractionEnabled.toggle()
        case 4:
            let other = views[dice.roll(views.count)]
            if !other.isDescendant(of: view) { other.addSubview(view) }
        case 5: view.alpha = view.alpha > 0 ? 0 : 1
        default: if view.superview == nil || view.isHidden { view.isHidden = false; stage.window.addSubview(view) }
        }
    }

    private func randomEvent(at time: TimeInterval, _ dice: Dice) -> HostEvent {
        let place = at(CGFloat(dice.roll(360)) - 20, CGFloat(dice.roll(520)) - 20)
        let id = Int64(dice.roll(6)), device = Int64(dice.roll(2))
        let kind: HostEvent.Kind
        switch dice.roll(100) {
        case 0..<20: kind = .finger(.init(.down, id: id, device: device, at: place))
        case 20..<60: kind = .finger(.init(.motion, id: id, device: device, at: place))
        case 60..<75: kind = .finger(.init(.up, id: id, device: device, at: place))
        case 75..<78: kind = .finger(.init(.cancel, id: id, device: device, at: place))
        case 78..<80: kind = .mouse(.init(.down, at: place))
        case 80..<84: kind = .mouse(.init(.motion, button: dice.isOne(in: 2) ? 1 : 0, at: place))
        case 84..<86: kind = .mouse(.init(.up, at: place))
        case 86: kind = .mouse(.init(.leave, at: place))
        case 87: kind = .pen(.init(.down, at: place, pressure: 0.5))
        case 88..<90: kind = .pen(.init(.motion, at: place, pressure: 0.5))
        case 90: kind = .pen(.init(dice.isOne(in: 2) ? .up : .hover, at: place))
        case 91: kind = .device(.removed(device))
        case 92: kind = .window(.focusLost)
        case 93: kind = .window(.focusGained)
        case 94: kind = .window(dice.isOne(in: 2) ? .hidden : .minimized)
        case 95: kind = .window(.restored)
        case 96: kind = .key(.init(isDown: dice.isOne(in: 2), key: "a", scancode: "A"))
        default: kind = .finger(.init(.motion, id: id, device: device, at: place))
        }
        return HostEvent(time: time, kind: kind)
    }
}
