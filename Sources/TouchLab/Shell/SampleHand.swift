import UIKit

/// Fingers of the laboratory's own, for those who have none to touch with: what they do goes the way of real ones, through the
/// application's queue, recognizers and views.
@MainActor
final class SampleHand {
    /// What the fingers do at one moment.
    struct Step {
        /// Seconds since the start.
        let time: TimeInterval
        let fingers: [HostEvent.Finger]
    }

    /// No host numbers a device so; it keeps these fingers apart from real ones. Windows count down from it, so that a hand in each of
    /// two windows does not move the other's fingers.
    static let device: Int64 = -1

    private unowned let application: UIApplication
    private var timer: EventTimer?
    private var rest: ArraySlice<Step> = []
    private var start: TimeInterval = 0
    private var down: [Int64: CGPoint] = [:]
    private weak var window: UIWindow?
    private weak var focus: UIView?

    init(application: UIApplication) { self.application = application }

    var isPlaying: Bool { timer != nil }

    /// Plays `steps`, whose places are in `view`'s coordinates, in order of time; what was playing is stopped.
    func play(_ steps: [Step], on view: UIView) {
        stop()
        guard let window = view.window, !steps.isEmpty else { return }
        (self.window, focus) = (window, window.focusedView)
        let corner = window.frame.origin
        rest = steps.map { step in
            Step(time: step.time, fingers: step.fingers.map { finger in
                var finger = finger
                let place = view.convert(finger.location, to: window)
                finger.location = CGPoint(x: place.x + corner.x, y: place.y + corner.y)
                finger.device = SampleHand.device(in: window)
                return finger
            })
        }[...]
        start = application.clock.now
        schedule()
    }

    /// Takes every finger away that is still down.
    func stop() {
        timer?.cancel()
        (timer, rest) = (nil, [])
        guard let window, !down.isEmpty else { return }
        let device = SampleHand.device(in: window)
        // In order of numbers: what follows must be the same every time.
        send(down.sorted { $0.key < $1.key }.map { HostEvent.Finger(.cancel, id: $0.key, device: device, at: $0.value) })
    }

    private static func device(in window: UIWindow) -> Int64 { device - Int64(window.windowScene.hostWindow.rawValue) }

    private func schedule() {
        guard let next = rest.first else {
            timer = nil
            // A finger that lands takes keyboard focus away; whoever started this by key wants to go on from there.
            if let focus { UIFocusSystem.focusSystem(for: focus)?.requestFocusUpdate(to: focus) }
            return
        }
        timer = application.clock.schedule(after: start + next.time - application.clock.now) { [weak self] in
            guard let self, let step = rest.popFirst() else { return }
            send(step.fingers)
            // What the fingers did may have ended it.
            if timer?.isScheduled == false { schedule() }
        }
    }

    private func send(_ fingers: [HostEvent.Finger]) {
        guard let window, !fingers.isEmpty else { return }
        for finger in fingers {
            switch finger.phase {
            case .down, .motion: down[finger.id] = finger.location
            case .up, .cancel: down[finger.id] = nil
            }
            application.enqueue(HostEvent(time: application.clock.now, window: window.windowScene.hostWindow, kind: .finger(finger)))
        }
        application.processEvents()
    }
}

extension SampleHand.Step {
    @MainActor
    init(_ time: TimeInterval, _ phase: HostEvent.Finger.Phase, _ places: [CGPoint], firstFinger: Int64 = 1) {
        self.init(time: time, fingers: places.enumerated().map { index, place in
            HostEvent.Finger(phase, id: firstFinger + Int64(index), device: SampleHand.device, at: place)
        })
    }

    /// Fingers that land together, go along `path` (places at a part, 0…1, of the way) and are lifted together.
    /// - Parameters:
    ///   - start: when they land, in seconds.
    ///   - duration: seconds from landing to lift.
    @MainActor
    static func strokes(
        from start: TimeInterval = 0.1, for duration: TimeInterval, steps: Int, firstFinger: Int64 = 1, _ path: (CGFloat) -> [CGPoint]
    ) -> [SampleHand.Step] {
        var result = [SampleHand.Step(start, .down, path(0), firstFinger: firstFinger)]
        for index in 1...steps {
            let part = CGFloat(index) / CGFloat(steps)
            result.append(SampleHand.Step(start + duration * Double(part), .motion, path(part), firstFinger: firstFinger))
        }
        result.append(SampleHand.Step(start + duration + 0.01, .up, path(1), firstFinger: firstFinger))
        return result
    }
}
