/// Plays fingers, mouse and keys as a user would, on a clock that only moves when it is told to.
///
/// Each call is a batch of its own, `step` seconds after the one before; calls inside `batch` arrive together.
/// Positions are points of the host window.
@MainActor
public final class TouchDriver {
    public let application: UIApplication
    public var window: HostWindowID
    /// Seconds between two batches.
    public var step: TimeInterval = 0.008
    /// The time of the next batch.
    public private(set) var now: TimeInterval
    private var isBatching = false
    private var fingers: [Int64: CGPoint] = [:]
    private var mouse = CGPoint.zero

    public init(_ application: UIApplication, window: HostWindowID = .main) {
        (self.application, self.window) = (application, window)
        now = application.clock.now + step
    }

    /// Everything played in `body` arrives at the same moment.
    public func batch(_ body: () -> Void) {
        guard !isBatching else { return body() }
        isBatching = true
        body()
        isBatching = false
        deliver()
    }

    /// Nothing happens for `seconds`: timers run.
    public func wait(_ seconds: TimeInterval) {
        now += seconds
        application.advanceClock(to: now)
    }

    /// Any event of the host's.
    public func send(_ kind: HostEvent.Kind) {
        application.enqueue(HostEvent(time: now, window: window, kind: kind))
        if !isBatching { deliver() }
    }

    private func deliver() {
        application.processEvents()
        now += step
    }

    // MARK: Fingers

    /// Puts a finger down.
    public func down(_ id: Int64 = 1, at location: CGPoint, device: Int64 = 0, pressure: CGFloat? = nil) {
        fingers[id] = location
        send(.finger(.init(.down, id: id, device: device, at: location, pressure: pressure)))
    }

    /// Moves a finger in one step.
    public func move(_ id: Int64 = 1, to location: CGPoint, device: Int64 = 0, pressure: CGFloat? = nil) {
        fingers[id] = location
        send(.finger(.init(.motion, id: id, device: device, at: location, pressure: pressure)))
    }

    /// Lifts a finger at `location`, or where it is.
    public func up(_ id: Int64 = 1, at location: CGPoint? = nil, device: Int64 = 0) {
        let place = location ?? fingers[id] ?? .zero
        fingers[id] = nil
        send(.finger(.init(.up, id: id, device: device, at: place)))
    }

    /// The system takes the gesture.
    public func cancel(_ id: Int64 = 1, device: Int64 = 0) {
        let place = fingers.removeValue(forKey: id) ?? .zero
        send(.finger(.init(.cancel, id: id, device: device, at: place)))
    }

    /// Down and up in one place.
    public func tap(_ id: Int64 = 1, at location: CGPoint) {
        down(id, at: location)
        up(id)
    }

    /// Down, `steps` movements of equal length, up.
    public func drag(_ id: Int64 = 1, from start: CGPoint, to end: CGPoint, steps: Int = 10) {
        down(id, at: start)
        for index in 1...max(1, steps) {
            let part = CGFloat(index) / CGFloat(max(1, steps))
            move(id, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        up(id)
    }

    // MARK: Mouse

    public func mouseDown(at location: CGPoint, button: Int = 1) { play(.down, button: button, at: location) }
    /// - Parameter button: the lowest one held; 0 for none.
    public func mouseMove(to location: CGPoint, button: Int = 1) { play(.motion, button: button, at: location) }
    public func mouseUp(at location: CGPoint? = nil, button: Int = 1) { play(.up, button: button, at: location ?? mouse) }
    public func mouseHover(at location: CGPoint) { play(.motion, button: 0, at: location) }
    public func mouseLeave(at location: CGPoint? = nil, button: Int = 1) { play(.leave, button: button, at: location ?? mouse) }

    /// Presses and releases the left button.
    public func click(at location: CGPoint) {
        mouseDown(at: location)
        mouseUp()
    }

    private func play(_ phase: HostEvent.Mouse.Phase, button: Int, at location: CGPoint) {
        mouse = location
        send(.mouse(.init(phase, button: button, at: location)))
    }

    // MARK: Keys

    /// Presses and releases a key. The place is the key's upper case unless given.
    public func key(_ key: String, scancode: String? = nil, modifiers: HostEvent.Key.Modifiers = []) {
        keyDown(key, scancode: scancode, modifiers: modifiers)
        keyUp(key, scancode: scancode, modifiers: modifiers)
    }

    /// Presses a key, or with `isRepeat` tells that it is held.
    public func keyDown(_ key: String, scancode: String? = nil, modifiers: HostEvent.Key.Modifiers = [], isRepeat: Bool = false) {
        let place = scancode ?? (key.count == 1 ? key.uppercased() : key)
        send(.key(.init(isDown: true, key: key, scancode: place, modifiers: modifiers, isRepeat: isRepeat)))
    }

    /// Releases a key.
    public func keyUp(_ key: String, scancode: String? = nil, modifiers: HostEvent.Key.Modifiers = []) {
        let place = scancode ?? (key.count == 1 ? key.uppercased() : key)
        send(.key(.init(isDown: false, key: key, scancode: place, modifiers: modifiers)))
    }
}
