/// Tells the first responder what a remote control asks for, and the host whether anybody listens.
@MainActor
internal final class RemoteControlDispatcher {
    private unowned let application: UIApplication

    init(application: UIApplication) { self.application = application }

    var isReceiving = false { didSet { if isReceiving != oldValue { publish() } } }
    var state = RemoteControlState() { didSet { if isReceiving, state != oldValue { publish() } } }

    private func publish() { application.services.remoteControlState = isReceiving ? state : nil }

    func send(_ command: HostEvent.Remote, at time: TimeInterval) {
        guard isReceiving, !application.isTerminating else { return }
        let responder = application.firstResponder
        application.sendEvent(TargetedEvent(type: .remoteControl, subtype: command.subtype, timestamp: time) { event in
            responder.remoteControlReceived(with: event)
        })
    }

    /// Keys that came to the end of the responder chain: a presenter's clicker is a keyboard with the Page keys, and these mean its next
    /// and previous where they scroll nothing and move no slider.
    func nobodyWanted(_ presses: Set<UIPress>) {
        for press in presses {
            switch (press.key?.charactersIgnoringModifiers, press.key?.modifierFlags) {
            case ("PageDown", []): send(.next, at: press.timestamp)
            case ("PageUp", []): send(.previous, at: press.timestamp)
            default: break
            }
        }
    }
}

extension HostEvent.Remote {
    fileprivate var subtype: UIEvent.EventSubtype {
        switch self {
        case .play: .remoteControlPlay
        case .pause: .remoteControlPause
        case .stop: .remoteControlStop
        case .toggle: .remoteControlTogglePlayPause
        case .next: .remoteControlNextTrack
        case .previous: .remoteControlPreviousTrack
        case .beginSeekingBackward: .remoteControlBeginSeekingBackward
        case .endSeekingBackward: .remoteControlEndSeekingBackward
        case .beginSeekingForward: .remoteControlBeginSeekingForward
        case .endSeekingForward: .remoteControlEndSeekingForward
        }
    }
}
