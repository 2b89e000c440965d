internal import CDBus
import Foundation

/// A connection of our own to the user's session bus. Belongs to one thread, which it may keep waiting.
internal final class SessionBus {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    let connection: OpaquePointer

    /// Connects and says hello.
    /// - Throws: `Failure` in the C library's words.
    init(address: String) throws {
        dbus_threads_init_default()
        connection = try SessionBus.asking { dbus_connection_open_private(address, $0) }
        // By itself the library ends the process when the bus goes away.
        dbus_connection_set_exit_on_disconnect(connection, 0)
        do {
            try SessionBus.asking { dbus_bus_register(connection, $0) != 0 ? true : nil }
        } catch {
            close()
            throw error
        }
    }

    /// Runs a C function that explains its failure.
    @discardableResult
    private static func asking<Value>(_ body: (UnsafeMutablePointer<DBusError>) -> Value?) throws -> Value {
        var error = DBusError()
        dbus_error_init(&error)
        defer { dbus_error_free(&error) }
        if let value = body(&error) { return value }
        throw Failure(description: error.message.map { String(cString: $0) } ?? "no reason given")
    }

    /// Nothing may be asked of it afterwards.
    func close() {
        dbus_connection_close(connection)
        dbus_connection_unref(connection)
    }

    /// Takes a name on the bus.
    /// - Returns: false when another program has it.
    func own(_ name: String) throws -> Bool {
        try SessionBus.asking { error in
            let answer = dbus_bus_request_name(connection, name, UInt32(DBUS_NAME_FLAG_DO_NOT_QUEUE), error)
            return answer < 0 ? nil : answer == DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER
        }
    }

    var isConnected: Bool { dbus_connection_get_is_connected(connection) != 0 }

    /// Waits until the bus says something or `descriptor` can be read, unless messages are there already.
    func wait(orUntilReadable descriptor: Int32) {
        guard dbus_connection_get_dispatch_status(connection) == DBUS_DISPATCH_COMPLETE else { return }
        var socket: Int32 = -1
        guard dbus_connection_get_unix_fd(connection, &socket) != 0 else { return }
        var waiting = [
            pollfd(fd: socket, events: Int16(POLLIN), revents: 0), pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        poll(&waiting, nfds_t(waiting.count), -1)
        _ = dbus_connection_read_write(connection, 0)
    }

    /// Answers every call that has come.
    func answerCalls(_ answer: (MethodCall) -> Reply) {
        while let message = dbus_connection_pop_message(connection) {
            defer { dbus_message_unref(message) }
            guard dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_METHOD_CALL, let call = MethodCall(message) else { continue }
            let reply = answer(call)
            if dbus_message_get_no_reply(message) == 0 { send(reply, to: message) }
        }
        dbus_connection_flush(connection)
    }

    private func send(_ reply: Reply, to call: OpaquePointer) {
        let message: OpaquePointer?
        switch reply {
        case .values(let values):
            message = dbus_message_new_method_return(call)
            if let message { MessageArguments.append(values, to: message) }
        case .error(let fault, let text): message = dbus_message_new_error(call, fault.name, text)
        }
        guard let message else { return }
        dbus_connection_send(connection, message, nil)
        dbus_message_unref(message)
    }

    /// Tells everybody.
    func emit(_ signal: String, of interface: String, at path: String, _ values: [DBusValue]) {
        guard let message = dbus_message_new_signal(path, interface, signal) else { return }
        MessageArguments.append(values, to: message)
        dbus_connection_send(connection, message, nil)
        dbus_message_unref(message)
    }
}

extension MethodCall {
    fileprivate init?(_ message: OpaquePointer) {
        guard let path = dbus_message_get_path(message), let member = dbus_message_get_member(message) else { return nil }
        self.init(
            path: String(cString: path), interface: dbus_message_get_interface(message).map { String(cString: $0) },
            member: String(cString: member), signature: dbus_message_get_signature(message).map { String(cString: $0) } ?? "",
            strings: MessageArguments.strings(of: message))
    }
}
