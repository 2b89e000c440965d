/// What the desktop and other programs are told of what they control remotely. Its media keys and panels go by this.
public struct RemoteControlState: Sendable, Equatable {
    public enum Playback: Sendable { case stopped, playing, paused }

    public var playback: Playback
    /// Whether there is something to play.
    public var canPlay: Bool
    public var canGoNext: Bool
    public var canGoPrevious: Bool
    /// What is played, by its name; nil when there is nothing.
    public var title: String?

    public init(
        playback: Playback = .stopped, canPlay: Bool = false, canGoNext: Bool = false, canGoPrevious: Bool = false, title: String? = nil
    ) {
        (self.playback, self.canPlay, self.title) = (playback, canPlay, title)
        (self.canGoNext, self.canGoPrevious) = (canGoNext, canGoPrevious)
    }
}
