/// Gives fingers to recognizers, and decides which of them get their way and what the views hear meanwhile.
///
/// A delivery goes: recognizers hear, views hear (what nobody holds back), and when it is over views hear of claimed fingers and
/// actions run. Resets follow once the fingers are forgotten. Outside of a delivery (a timer, the program) all of that is at once.
@MainActor
internal final class GestureDispatcher {
    /// Set for life by the application that owns this object.
    unowned let application: UIApplication
    /// Recognizers that have seen a finger and have not been reset, in that order.
    var involved: [UIGestureRecognizer] = []
    /// Fingers of which views have yet to hear something held back, in the order that began.
    var heldTouches: [UITouch] = []
    /// Claimed fingers whose views have yet to hear of it.
    var claims: [Claim] = []
    /// States that actions have yet to be told of.
    var news: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    /// Counts deliveries to windows, to tell what was held back together.
    var deliveries = 0
    /// Above 0 while several fail as one.
    var pauses = 0
    private var depth = 0
    private var isSettling = false

    struct Claim {
        let recognizer: UIGestureRecognizer
        let touch: UITouch
        let event: UIEvent?
    }

    init(application: UIApplication) { self.application = application }

    /// All windows hear of an event before anything follows from it.
    func inOneDelivery(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        settle()
    }

    /// What one window hears of an event.
    func deliver(_ event: UIEvent, in window: UIWindow, toViews: () -> Void) {
        inOneDelivery {
            deliveries += 1
            tellRecognizers(of: event, in: window)
            releaseHeldTouches()
            toViews()
        }
    }

    /// Brings everything that waits for the end of a delivery to its end; does nothing inside of one.
    func settle() {
        guard depth == 0, !isSettling else { return }
        isSettling = true
        repeat {
            releaseHeldTouches()
            if news.isEmpty {
                tellViews(ofClaimsBy: claims.first?.recognizer)
            } else {
                let next = news.removeFirst()
                tellViews(ofClaimsBy: next.recognizer)
                next.recognizer.wasTold = true
                next.recognizer.perform(reporting: next.state)
            }
        } while !news.isEmpty || !claims.isEmpty
        isSettling = false
        resetFinished()
    }

    // MARK: Fingers come and go

    /// Shows a new finger to every recognizer on the view it landed on and on those around it.
    func offer(_ touch: UITouch) {
        touch.isOffered = true
        retireSilentFingers(except: touch)
        var candidate = touch.landedView
        while let view = candidate {
            for recognizer in view.recognizers where recognizer.isEnabled {
                let isWelcome = recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
                // The delegate may have done anything.
                guard touch.isPending, !touch.isUp else { return }
                if isWelcome, recognizer.view === view, !touch.recognizers.contains(where: { $0 === recognizer }) {
                    attach(touch, to: recognizer)
                }
            }
            candidate = view.superview
        }
    }

    private func attach(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
        recognizer.patience?.cancel()
        touch.recognizers.append(recognizer)
        recognizer.fingersDown.append(touch)
        involve(recognizer)
        guard recognizer.isListening else { return }
        recognizer.touches.append(touch)
        recognizer.newcomers.append(touch)
        recognizer.history.append(touch)
    }

    func involve(_ recognizer: UIGestureRecognizer) {
        if !involved.contains(where: { $0 === recognizer }) { involved.append(recognizer) }
    }

    /// These are off the glass, or will not be heard of again.
    func forget(_ gone: [UITouch]) {
        for touch in gone {
            let recognizers = touch.recognizers
            touch.recognizers = []
            for recognizer in recognizers { lose(touch, from: recognizer) }
        }
        settle()
    }

    private func lose(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
        if recognizer.touches.contains(where: { $0 === touch }) {
            let locations = recognizer.locations
            recognizer.touches.removeAll { $0 === touch }
            recognizer.newcomers.removeAll { $0 === touch }
            if recognizer.touches.isEmpty { recognizer.lastLocations = locations }
        }
        guard recognizer.fingersDown.contains(where: { $0 === touch }) else { return }
        recognizer.fingersDown.removeAll { $0 === touch }
        guard recognizer.fingersDown.isEmpty else { return }
        if recognizer.machine.isActive {
            interrupt(recognizer)
        } else if recognizer.machine == .possible, recognizer.requested.isEmpty {
            recognizer.patience?.cancel()
            recognizer.patience = application.clock.schedule(after: TouchConstants.tapInterval) { [weak self, weak recognizer] in
                guard let self, let recognizer, recognizer.machine == .possible, recognizer.requested.isEmpty else { return }
                fail(recognizer)
                settle()
            }
        }
    }

    /// A finger of which nothing was heard for long may have been lifted unnoticed: when another lands, it has no part in
    /// possible gestures until it moves, and those it keeps up alone are over.
    private func retireSilentFingers(except newcomer: UITouch) {
        let silent = application.touches.tracked.filter {
            $0 !== newcomer && $0.type == .direct && $0.isOffered && !$0.isUp
                && newcomer.timestamp - $0.timestamp >= TouchConstants.fingerSilence
        }
        guard !silent.isEmpty else { return }
        failTogether { retire(silent, for: newcomer) }
    }

    private func retire(_ silent: [UITouch], for newcomer: UITouch) {
        for recognizer in involved {
            guard let view = recognizer.view, newcomer.landedView?.isDescendant(of: view) == true else { continue }
            let present = recognizer.fingersDown.filter { touch in !silent.contains { $0 === touch } }
            guard present.count < recognizer.fingersDown.count, present.isEmpty || !recognizer.machine.isActive else { continue }
            interrupt(recognizer)
            for touch in recognizer.fingersDown where silent.contains(where: { $0 === touch }) {
                touch.recognizers.removeAll { $0 === recognizer }
                touch.isOffered = false
            }
            recognizer.fingersDown = present
            recognizer.touches.removeAll { touch in silent.contains { $0 === touch } }
            if present.isEmpty { reset(recognizer) }
        }
    }

    // MARK: Resets

    private func resetFinished() {
        for recognizer in involved where recognizer.machine.isFinal && recognizer.fingersDown.isEmpty { reset(recognizer) }
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        involved.removeAll { $0 === recognizer }
        recognizer.isOverruled = true
        recognizer.patience?.cancel()
        recognizer.reset()
        (recognizer.patience, recognizer.touches, recognizer.newcomers, recognizer.history) = (nil, [], [], [])
        recognizer.lastLocations = []
        (recognizer.machine, recognizer.requested, recognizer.wasTold) = (.possible, [], false)
        recognizer.resets += 1
        recognizer.isOverruled = false
    }
}
