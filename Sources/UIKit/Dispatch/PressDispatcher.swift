/// Knows every key that is down, and tells the first responder.
@MainActor
internal final class PressDispatcher {
    unowned let application: UIApplication
    /// By place on the keyboard: what a key gives can change while it is down.
    private var held: [String: UIPress] = [:]
    /// Those that were held along with the latest key, or were that key: what wheels are turned with.
    private(set) var modifiers: UIKeyModifierFlags = []

    init(application: UIApplication) { self.application = application }

    func dispatch(_ key: HostEvent.Key, at time: TimeInterval) {
        modifiers = UIKeyModifierFlags(key.modifiers)
        let press = held[key.scancode]
        if !key.isDown {
            if let press { send(press, as: .ended, at: time) }
        } else if key.isRepeat {
            // The repetition of a key whose press was cancelled belongs to nobody.
            if let press { send(press, as: .changed, at: time, key: UIKey(key)) }
        } else {
            if let press { send(press, as: .ended, at: time) }
            let press = UIPress(key: UIKey(key), timestamp: time)
            press.window = application.keyWindow
            press.responder = application.firstResponder
            held[key.scancode] = press
            send(press, as: .began, at: time)
        }
    }

    /// Keys are held in vain once the window has lost the keyboard. In order of place names, to be the same every time.
    func cancelAll(at time: TimeInterval) {
        modifiers = []
        for (name, press) in held.sorted(by: { $0.key < $1.key }) where held[name] === press {
            send(press, as: .cancelled, at: time)
        }
    }

    private func send(_ press: UIPress, as phase: UIPress.Phase, at time: TimeInterval, key: UIKey? = nil) {
        press.phase = phase
        press.timestamp = time
        if let key { press.key = key }
        if phase == .ended || phase == .cancelled { held = held.filter { $0.value !== press } }
        application.sendEvent(UIPressesEvent([press], timestamp: time))
    }
}
