extension GestureDispatcher {
    /// `recognizer` has seen its gesture and wants to leave `possible`.
    func request(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        involve(recognizer)
        let resets = recognizer.resets
        let mayBegin = recognizer.mayBegin
        // Those who were asked may have stopped it.
        guard recognizer.resets == resets, recognizer.machine == .possible, !recognizer.isOverruled else { return }
        guard mayBegin else { return overrule(recognizer) }
        recognizer.requested = [state]
        reconsider(recognizer)
    }

    /// Lets a recognizer that waits go on, fail or wait longer, as the others stand now.
    private func reconsider(_ recognizer: UIGestureRecognizer) {
        for other in involved where other !== recognizer && (other.machine.isActive || other.machine == .ended) {
            if other.excludes(recognizer) || recognizer.requiresFailure(of: other) { return overrule(recognizer) }
        }
        guard blockers(of: recognizer).isEmpty, recognizer.machine == .possible else { return }
        let states = recognizer.requested
        recognizer.requested = []
        for state in states { proceed(recognizer, to: state) }
    }

    /// Those it has to wait for. Two that wait for each other would wait forever, so then the later one does not.
    private func blockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        involved.filter {
            $0 !== recognizer && $0.machine == .possible && recognizer.requiresFailure(of: $0) && !waits($0, for: recognizer)
        }
    }

    private func waits(_ recognizer: UIGestureRecognizer, for goal: UIGestureRecognizer) -> Bool {
        var (seen, open) = ([recognizer], [recognizer])
        while let next = open.popLast() {
            guard !next.requested.isEmpty else { continue }
            for other in involved where other.machine == .possible && !seen.contains(where: { $0 === other }) {
                guard next.requiresFailure(of: other) else { continue }
                if other === goal { return true }
                seen.append(other)
                open.append(other)
            }
        }
        return false
    }

    /// Nobody stands in the way: `recognizer` changes its state, and others feel it.
    func proceed(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        let isRecognition = recognizer.machine == .possible
        recognizer.machine = state
        if state == .changed, let last = news.last, last.recognizer === recognizer, last.state == .changed {
            // One call tells of both.
        } else {
            news.append((recognizer, state))
        }
        guard isRecognition else { return }
        claimTouches(of: recognizer)
        for other in involved where other !== recognizer && other.machine == .possible {
            if recognizer.excludes(other) || other.requiresFailure(of: recognizer) { overrule(other) }
        }
    }

    /// `recognizer` has not seen its gesture; those that waited for that go on.
    func fail(_ recognizer: UIGestureRecognizer) {
        involve(recognizer)
        recognizer.requested = []
        recognizer.machine = .failed
        reconsiderWaiting()
    }

    /// Everything that fails in `body` fails at once: none that waits for another goes on before its own turn to fail has come.
    func failTogether(_ body: () -> Void) {
        pauses += 1
        body()
        pauses -= 1
        reconsiderWaiting()
    }

    private func reconsiderWaiting() {
        guard pauses == 0 else { return }
        for waiting in involved where !waiting.requested.isEmpty && waiting.machine == .possible { reconsider(waiting) }
    }

    /// It fails though it does not want to.
    func overrule(_ recognizer: UIGestureRecognizer) {
        guard recognizer.machine == .possible else { return }
        recognizer.isOverruled = true
        fail(recognizer)
    }

    /// Its fingers are gone, or it is not wanted: cancelled when under way, else failed.
    func interrupt(_ recognizer: UIGestureRecognizer) {
        if recognizer.machine == .possible {
            overrule(recognizer)
        } else if recognizer.machine.isActive {
            proceed(recognizer, to: .cancelled)
            recognizer.isOverruled = true
        }
    }

    /// It was switched off.
    func stop(_ recognizer: UIGestureRecognizer) {
        guard involved.contains(where: { $0 === recognizer }) else { return }
        dropUnheardOf(recognizer)
        interrupt(recognizer)
        settle()
    }

    /// It is taken off its view: its fingers are none of its business any more.
    func detach(_ recognizer: UIGestureRecognizer) {
        guard involved.contains(where: { $0 === recognizer }) else { return }
        dropUnheardOf(recognizer)
        interrupt(recognizer)
        for touch in recognizer.fingersDown { touch.recognizers.removeAll { $0 === recognizer } }
        recognizer.fingersDown = []
        settle()
    }

    /// Nobody was told that it began, so nobody need be told that it ends.
    private func dropUnheardOf(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.wasTold, news.contains(where: { $0.recognizer === recognizer }) else { return }
        news.removeAll { $0.recognizer === recognizer }
        recognizer.isOverruled = true
        recognizer.machine = .failed
    }
}
