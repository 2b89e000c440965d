extension UIApplication {
    /// Puts `event` at the end of the queue. Nothing is dropped, merged or reordered there. O(1).
    public final func enqueue(_ event: HostEvent) { queue.append(event) }

    /// Takes events from the front of the queue until it is empty: the clock moves to each one's time, running timers that fall
    /// due, and what the event brings is delivered. Touch samples of one batch are delivered together as long as each finger
    /// is in one phase. Afterwards windows are laid out. A call from inside a delivery does nothing: the outer one goes on.
    public final func processEvents() {
        guard !isProcessing else { return }
        isProcessing = true
        defer { isProcessing = false }
        makeCurrent()
        repeat {
            while !isTerminating, let event = queue.popFirst() {
                if event.time != frameTime { deliverFrame() }
                frameTime = event.time
                clock.advance(to: event.time)
                if !isTerminating { handle(event) }
            }
            // The last delivery may have put events into the queue.
            deliverFrame()
        } while !isTerminating && !queue.isEmpty
        layoutWindows()
        hover.showShape()
    }

    /// Lets time pass without an event, running the timers that fall due up to `time` (seconds).
    public final func advanceClock(to time: TimeInterval) {
        makeCurrent()
        clock.advance(to: time)
        if !isProcessing { layoutWindows() }
    }

    /// When the next timer is due, in seconds on the event clock; nil when none is.
    public final var nextDeadline: TimeInterval? { clock.nextDeadline }

    private func handle(_ event: HostEvent) {
        if case .pen(let pen) = event.kind, let phase = squeezes.change(in: pen, isTouching: reader.isPenDown) {
            deliverFrame()
            deliver(phase, of: pen, in: event.window, at: event.sampleTime)
        }
        guard let sample = reader.sample(of: event) else {
            deliverFrame()
            return handleNonTouch(event)
        }
        guard !frame.fold(sample) else { return }
        deliverFrame()
        _ = frame.fold(sample)
    }

    private func deliverFrame() {
        let full = frame
        frame = TouchFrame()
        eventCount += 1
        if !full.entries.isEmpty, !isTerminating { touches.dispatch(full) }
    }

    private func handleNonTouch(_ event: HostEvent) {
        // Any of these may end the program, so nothing follows in here.
        switch event.kind {
        case .key(let key): presses.dispatch(key, at: event.sampleTime)
        case .penPressure(let told): touches.update(told)
        case .mouse(let mouse):
            dragByButton(mouse, in: event.window, at: event.sampleTime)
            handleHover(mouse, in: event.window)
        case .window(let change): handle(change, of: event.window)
        case .device(.removed(let device)):
            reader.deviceRemoved(device)
            touches.removeDevice(device)
        case .sensor(let sensor): motion.take(sensor, at: event.sampleTime)
        case .remote(let command): remoteControl.send(command, at: event.sampleTime)
        case .drop(let drop): self.drop(drop, in: event.window)
        case .renderReset: invalidateAll()
        case .appearance(let appearance): traitCollection = UITraitCollection(appearance)
        case .quit: terminate()
        case .wheel(let wheel): scroll(wheel, in: event.window, at: event.sampleTime)
        case .pen(let pen): if !reader.isPenDown { hover.movePencil(to: pen.location, in: event.window, at: event.sampleTime) }
        // Fingers that came here touch nothing; text and new devices have no listener.
        case .finger, .text, .device(.added): break
        }
    }

    private func handleHover(_ mouse: HostEvent.Mouse, in window: HostWindowID) {
        switch mouse.phase {
        case .motion where mouse.button == 0: hover.move(to: mouse.location, in: window)
        case .leave where !reader.isMouseDown: hover.leave()
        default: break
        }
    }
}
