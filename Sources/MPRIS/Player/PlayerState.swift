/// What other programs are told of the player. They show their buttons by it.
public struct PlayerState: Sendable, Equatable {
    public enum Playback: String, Sendable { case playing = "Playing", paused = "Paused", stopped = "Stopped" }

    public var playback: Playback
    public var canPlay: Bool
    public var canGoNext: Bool
    public var canGoPrevious: Bool
    /// The name of what is played; nil when there is nothing.
    public var title: String?

    public init(
        playback: Playback = .stopped, canPlay: Bool = false, canGoNext: Bool = false, canGoPrevious: Bool = false, title: String? = nil
    ) {
        (self.playback, self.canPlay, self.title) = (playback, canPlay, title)
        (self.canGoNext, self.canGoPrevious) = (canGoNext, canGoPrevious)
    }
}

/// What another program asks the player to do.
public enum PlayerCommand: String, Sendable, CaseIterable {
    case play = "Play", pause = "Pause", playPause = "PlayPause", stop = "Stop", next = "Next", previous = "Previous"
    /// Show yourself.
    case raise = "Raise"
    case quit = "Quit"
}

/// How the player is called.
public struct PlayerName: Sendable, Equatable {
    /// The last part of its name on the bus: letters, digits and underscores.
    public var bus: String
    /// What people call it.
    public var identity: String
    /// The name of its desktop file without `.desktop`.
    public var desktopEntry: String

    public init(bus: String, identity: String, desktopEntry: String) {
        (self.bus, self.identity, self.desktopEntry) = (bus, identity, desktopEntry)
    }
}
