internal import CSDL2
import MPRIS
import UIKit

/// Media keys that the desktop keeps to itself, and its panels: by MPRIS.
@MainActor
internal final class RemoteControl {
    private var player: MediaPlayer?
    private var mayConnect = false

    /// What other programs see; nil while the application wants to hear of none.
    var state: RemoteControlState? { didSet { if state != oldValue { settle() } } }

    /// From here on there may be a connection. It is made on a thread of its own; still, the first picture should not share the
    /// processor with it.
    func start() {
        mayConnect = true
        settle()
    }

    func stop() {
        mayConnect = false
        settle()
    }

    private func settle() {
        guard mayConnect, let state else {
            player?.stop()
            player = nil
            return
        }
        if let player { return player.update(PlayerState(state)) }
        let name = PlayerName(bus: "doodle", identity: "Doodle", desktopEntry: "doodle")
        let player = MediaPlayer(name, state: PlayerState(state)) { command in
            var event = RemoteControl.event(command)
            SDL_PushEvent(&event)
        } report: { line in
            Session.report(HostError(line))
        }
        self.player = player
        player.start()
    }

    /// What a command of another program is in SDL's queue.
    nonisolated static func event(_ command: PlayerCommand) -> SDL_Event {
        switch command {
        case .play: return RemoteEvent.event(.play)
        case .pause: return RemoteEvent.event(.pause)
        case .playPause: return RemoteEvent.event(.toggle)
        case .stop: return RemoteEvent.event(.stop)
        case .next: return RemoteEvent.event(.next)
        case .previous: return RemoteEvent.event(.previous)
        case .raise: return RemoteEvent.toBeSeen
        case .quit:
            var event = SDL_Event()
            event.type = SDL_QUIT.rawValue
            return event
        }
    }
}

extension PlayerState {
    fileprivate init(_ state: RemoteControlState) {
        let playback: Playback = switch state.playback {
        case .stopped: .stopped
        case .playing: .playing
        case .paused: .paused
        }
        self.init(
            playback: playback, canPlay: state.canPlay, canGoNext: state.canGoNext, canGoPrevious: state.canGoPrevious, title: state.title)
    }
}
