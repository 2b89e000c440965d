extension UIApplication {
    /// From here on media keys, clickers and other programs reach the first responder; without it, their commands are not delivered.
    public final func beginReceivingRemoteControlEvents() { remoteControl.isReceiving = true }

    /// No remote-control events come any more.
    public final func endReceivingRemoteControlEvents() { remoteControl.isReceiving = false }

    /// What the desktop shows of this program while it receives remote-control events.
    /// (On iOS this is the job of another framework's now-playing centre.)
    public final var remoteControlState: RemoteControlState {
        get { remoteControl.state }
        set { remoteControl.state = newValue }
    }
}
