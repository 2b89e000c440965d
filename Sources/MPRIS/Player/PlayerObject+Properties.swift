extension PlayerObject {
    /// The values of an interface's properties; nil when there is no such interface.
    func properties(of interface: String) -> [String: DBusValue]? {
        switch interface {
        case PlayerInterface.root: rootProperties
        case PlayerInterface.player: playerProperties
        default: PlayerInterface.all.contains { $0.name == interface } ? [:] : nil
        }
    }

    private var rootProperties: [String: DBusValue] {
        [
            "CanQuit": .boolean(true), "CanRaise": .boolean(true), "HasTrackList": .boolean(false),
            "Identity": .string(name.identity), "DesktopEntry": .string(name.desktopEntry),
            "SupportedUriSchemes": .strings([]), "SupportedMimeTypes": .strings([]),
        ]
    }

    private var playerProperties: [String: DBusValue] {
        [
            "PlaybackStatus": .string(state.playback.rawValue), "Metadata": .dictionary(metadata),
            "Rate": .double(1), "MinimumRate": .double(1), "MaximumRate": .double(1), "Volume": .double(1), "Position": .int64(0),
            "CanGoNext": .boolean(state.canGoNext), "CanGoPrevious": .boolean(state.canGoPrevious),
            "CanPlay": .boolean(state.canPlay), "CanPause": .boolean(state.canPlay),
            "CanSeek": .boolean(false), "CanControl": .boolean(true),
        ]
    }

    private var metadata: [String: DBusValue] {
        guard let title = state.title else { return [:] }
        return ["mpris:trackid": .objectPath("/\(name.bus)/current"), "xesam:title": .string(title)]
    }

    /// What is new in the player's properties since `old`.
    func changes(since old: PlayerState) -> [String: DBusValue] {
        let before = PlayerObject(name: name, state: old).playerProperties
        return playerProperties.filter { before[$0.key] != $0.value }
    }
}
