internal import CDBus

/// What other programs on the bus are asked, and tell by themselves.
extension SessionBus {
    /// An object's interface.
    struct Place {
        var name: String
        var path: String
        var interface: String
    }

    /// What somebody told everybody: its leading strings, and the number that follows them, variants around it undone.
    struct Signal {
        var member: String
        var strings: [String]
        var number: UInt32?
    }

    /// From now on `takeSignals` has this one.
    func listen(to signal: String, at place: Place) throws {
        let rule = "type='signal',interface='\(place.interface)',member='\(signal)',path='\(place.path)'"
        var error = DBusError()
        dbus_error_init(&error)
        defer { dbus_error_free(&error) }
        dbus_bus_add_match(connection, rule, &error)
        if let message = error.message { throw Failure(description: String(cString: message)) }
    }

    /// Calls a method with strings and waits for a number, around which there may be variants.
    /// - Parameter milliseconds: how long it waits.
    func number(from method: String, _ strings: [String], at place: Place, within milliseconds: Int32) throws -> UInt32 {
        guard let call = dbus_message_new_method_call(place.name, place.path, place.interface, method) else {
            throw Failure(description: "no memory")
        }
        defer { dbus_message_unref(call) }
        MessageArguments.append(strings.map { .string($0) }, to: call)
        var error = DBusError()
        dbus_error_init(&error)
        defer { dbus_error_free(&error) }
        guard let reply = dbus_connection_send_with_reply_and_block(connection, call, milliseconds, &error) else {
            throw Failure(description: error.message.map { String(cString: $0) } ?? "no answer")
        }
        defer { dbus_message_unref(reply) }
        guard let number = MessageArguments.number(in: reply, after: 0) else { throw Failure(description: "\(method) gave no number") }
        return number
    }

    /// Takes every message that has come; signals are handed on, nothing else is expected.
    func takeSignals(_ body: (Signal) -> Void) {
        while let message = dbus_connection_pop_message(connection) {
            defer { dbus_message_unref(message) }
            guard dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_SIGNAL, let member = dbus_message_get_member(message) else { continue }
            let strings = MessageArguments.strings(of: message)
            body(Signal(
                member: String(cString: member), strings: strings, number: MessageArguments.number(in: message, after: strings.count)))
        }
    }
}

extension MessageArguments {
    /// The number that comes after so many arguments, as itself or in variants.
    static func number(in message: OpaquePointer, after count: Int) -> UInt32? {
        var place = DBusMessageIter()
        guard dbus_message_iter_init(message, &place) != 0 else { return nil }
        for _ in 0..<count { guard dbus_message_iter_next(&place) != 0 else { return nil } }
        while dbus_message_iter_get_arg_type(&place) == code("v") {
            var inner = DBusMessageIter()
            dbus_message_iter_recurse(&place, &inner)
            place = inner
        }
        guard dbus_message_iter_get_arg_type(&place) == code("u") else { return nil }
        var number: UInt32 = 0
        dbus_message_iter_get_basic(&place, &number)
        return number
    }
}
