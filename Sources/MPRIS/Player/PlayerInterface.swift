/// What the object offers, as the MPRIS specification (version 2.2) has it. Calls are checked and the introspection is written by it.
internal struct PlayerInterface: Sendable {
    struct Argument: Sendable {
        var name: String
        var type: String
        var isOut = false
    }
    struct Method: Sendable {
        var name: String
        var arguments: [Argument] = []
        /// The types that a call must have.
        var signature: String { arguments.filter { !$0.isOut }.map(\.type).joined() }
    }

    var name: String
    var methods: [Method] = []
    var signals: [Method] = []
    /// Names and types.
    var properties: [(name: String, type: String)] = []

    static let root = "org.mpris.MediaPlayer2"
    static let player = "org.mpris.MediaPlayer2.Player"
    static let propertyAccess = "org.freedesktop.DBus.Properties"
    static let introspectable = "org.freedesktop.DBus.Introspectable"
    static let peer = "org.freedesktop.DBus.Peer"

    static let all: [PlayerInterface] = [
        PlayerInterface(
            name: root, methods: [Method(name: "Raise"), Method(name: "Quit")],
            properties: [
                ("CanQuit", "b"), ("CanRaise", "b"), ("HasTrackList", "b"), ("Identity", "s"), ("DesktopEntry", "s"),
                ("SupportedUriSchemes", "as"), ("SupportedMimeTypes", "as"),
            ]),
        PlayerInterface(
            name: player,
            methods: ["Next", "Previous", "Pause", "PlayPause", "Stop", "Play"].map { Method(name: $0) } + [
                Method(name: "Seek", arguments: [Argument(name: "Offset", type: "x")]),
                Method(name: "SetPosition", arguments: [Argument(name: "TrackId", type: "o"), Argument(name: "Position", type: "x")]),
                Method(name: "OpenUri", arguments: [Argument(name: "Uri", type: "s")]),
            ],
            signals: [Method(name: "Seeked", arguments: [Argument(name: "Position", type: "x")])],
            properties: [
                ("PlaybackStatus", "s"), ("Rate", "d"), ("MinimumRate", "d"), ("MaximumRate", "d"), ("Volume", "d"), ("Position", "x"),
                ("Metadata", "a{sv}"), ("CanGoNext", "b"), ("CanGoPrevious", "b"), ("CanPlay", "b"), ("CanPause", "b"), ("CanSeek", "b"),
                ("CanControl", "b"),
            ]),
        PlayerInterface(
            name: propertyAccess,
            methods: [
                Method(name: "Get", arguments: [
                    Argument(name: "interface_name", type: "s"), Argument(name: "property_name", type: "s"),
                    Argument(name: "value", type: "v", isOut: true),
                ]),
                Method(name: "GetAll", arguments: [
                    Argument(name: "interface_name", type: "s"), Argument(name: "properties", type: "a{sv}", isOut: true),
                ]),
                Method(name: "Set", arguments: [
                    Argument(name: "interface_name", type: "s"), Argument(name: "property_name", type: "s"),
                    Argument(name: "value", type: "v"),
                ]),
            ],
            signals: [Method(name: "PropertiesChanged", arguments: [
                Argument(name: "interface_name", type: "s"), Argument(name: "changed_properties", type: "a{sv}"),
                Argument(name: "invalidated_properties", type: "as"),
            ])]),
        PlayerInterface(
            name: introspectable, methods: [Method(name: "Introspect", arguments: [Argument(name: "xml_data", type: "s", isOut: true)])]),
        PlayerInterface(
            name: peer,
            methods: [
                Method(name: "Ping"),
                Method(name: "GetMachineId", arguments: [Argument(name: "machine_uuid", type: "s", isOut: true)]),
            ]),
    ]
}
