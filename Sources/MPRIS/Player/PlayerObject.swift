internal import CDBus

/// The object that other programs call. It answers at once and passes on what is to be done: a value without a bus.
internal struct PlayerObject: Sendable {
    static let path = "/org/mpris/MediaPlayer2"

    let name: PlayerName
    var state: PlayerState

    struct Answer: Equatable {
        var reply: Reply
        var command: PlayerCommand?

        init(_ reply: Reply, _ command: PlayerCommand? = nil) { (self.reply, self.command) = (reply, command) }
    }

    func answer(_ call: MethodCall) -> Answer {
        let interfaces = PlayerInterface.all.filter { call.interface == nil || $0.name == call.interface }
        guard isKnown(call) else { return fault(.unknownObject, "There is no object \(call.path)") }
        guard !interfaces.isEmpty else { return fault(.unknownInterface, "There is no interface \(call.interface ?? "")") }
        for interface in interfaces {
            guard let method = interface.methods.first(where: { $0.name == call.member }) else { continue }
            guard method.signature == call.signature else {
                return fault(.invalidArguments, "\(call.member) takes “\(method.signature)”, not “\(call.signature)”")
            }
            return answer(call, interface.name)
        }
        return fault(.unknownMethod, "There is no method \(call.member)" + (call.interface.map { " in \($0)" } ?? ""))
    }

    /// Every path answers to peers, those on the way to the object lead to it.
    private func isKnown(_ call: MethodCall) -> Bool {
        if call.path == PlayerObject.path || call.interface == PlayerInterface.peer { return true }
        return nextStep(after: call.path) != nil && call.member == "Introspect"
    }

    /// Which child of `path` leads to the object; nil when none does.
    private func nextStep(after path: String) -> String? {
        let start = path == "/" ? "/" : path + "/"
        guard PlayerObject.path.hasPrefix(start) else { return nil }
        return PlayerObject.path.dropFirst(start.count).split(separator: "/").first.map(String.init)
    }

    private func answer(_ call: MethodCall, _ interface: String) -> Answer {
        switch (interface, call.member) {
        // The specification wants it without effect where seeking is impossible.
        case (PlayerInterface.player, "Seek"), (PlayerInterface.player, "SetPosition"): Answer(.values([]))
        case (PlayerInterface.player, "OpenUri"): fault(.notSupported, "\(name.identity) plays nothing but what is drawn in it")
        case (PlayerInterface.root, _), (PlayerInterface.player, _): Answer(.values([]), PlayerCommand(rawValue: call.member))
        case (PlayerInterface.propertyAccess, "Get"): get(call.strings[0], call.strings[1])
        case (PlayerInterface.propertyAccess, "GetAll"): getAll(call.strings[0])
        case (PlayerInterface.propertyAccess, _): set(call.strings[0], call.strings[1])
        case (PlayerInterface.introspectable, _):
            Answer(.values([.string(nextStep(after: call.path).map { Introspection.step(to: $0) } ?? Introspection.player)]))
        case (PlayerInterface.peer, "GetMachineId"): machineID
        default: Answer(.values([]))
        }
    }

    private var machineID: Answer {
        guard let text = dbus_try_get_local_machine_id(nil) else { return fault(.failed, "This machine has no id") }
        defer { dbus_free(text) }
        return Answer(.values([.string(String(cString: text))]))
    }

    // MARK: Properties

    private func get(_ interface: String, _ property: String) -> Answer {
        guard let values = properties(of: interface) else { return noInterface(interface) }
        guard let value = values[property] else { return noProperty(property, interface) }
        return Answer(.values([.variant(value)]))
    }

    private func getAll(_ interface: String) -> Answer {
        properties(of: interface).map { Answer(.values([.dictionary($0)])) } ?? noInterface(interface)
    }

    private func set(_ interface: String, _ property: String) -> Answer {
        guard let values = properties(of: interface) else { return noInterface(interface) }
        guard values[property] != nil else { return noProperty(property, interface) }
        return fault(.propertyReadOnly, "\(property) cannot be set")
    }

    private func noInterface(_ interface: String) -> Answer { fault(.unknownInterface, "There is no interface \(interface)") }
    private func noProperty(_ property: String, _ interface: String) -> Answer {
        fault(.unknownProperty, "There is no property \(property) in \(interface)")
    }
    private func fault(_ fault: DBusFault, _ text: String) -> Answer { Answer(.error(fault, text)) }
}
