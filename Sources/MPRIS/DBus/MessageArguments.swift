internal import CDBus

/// Puts arguments into a message and takes them out. The C library's functions with variable arguments cannot be called from Swift.
internal enum MessageArguments {
    /// The C header's type codes are casts of characters, which are not imported.
    static func code(_ character: Character) -> Int32 { Int32(character.asciiValue ?? 0) }

    static func append(_ values: [DBusValue], to message: OpaquePointer) {
        var place = DBusMessageIter()
        dbus_message_iter_init_append(message, &place)
        for value in values { append(value, at: &place) }
    }

    private static func append(_ value: DBusValue, at place: inout DBusMessageIter) {
        switch value {
        case .string(let text): append(text, "s", at: &place)
        case .objectPath(let path): append(path, "o", at: &place)
        case .boolean(let flag):
            var word: dbus_bool_t = flag ? 1 : 0
            dbus_message_iter_append_basic(&place, code("b"), &word)
        case .uint32(var number): dbus_message_iter_append_basic(&place, code("u"), &number)
        case .int64(var number): dbus_message_iter_append_basic(&place, code("x"), &number)
        case .double(var number): dbus_message_iter_append_basic(&place, code("d"), &number)
        case .strings(let texts):
            inside(&place, "a", "s") { list in
                for text in texts { append(text, "s", at: &list) }
            }
        case .dictionary(let entries):
            inside(&place, "a", "{sv}") { list in
                for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
                    inside(&list, "e", nil) { entry in
                        append(key, "s", at: &entry)
                        append(.variant(value), at: &entry)
                    }
                }
            }
        case .variant(let value): inside(&place, "v", value.signature) { append(value, at: &$0) }
        }
    }

    private static func append(_ text: String, _ type: Character, at place: inout DBusMessageIter) {
        text.withCString { characters in
            var pointer: UnsafePointer<CChar>? = characters
            _ = dbus_message_iter_append_basic(&place, code(type), &pointer)
        }
    }

    private static func inside(
        _ place: inout DBusMessageIter, _ type: Character, _ content: String?, _ fill: (inout DBusMessageIter) -> Void
    ) {
        var inner = DBusMessageIter()
        guard dbus_message_iter_open_container(&place, code(type), content, &inner) != 0 else { return }
        fill(&inner)
        dbus_message_iter_close_container(&place, &inner)
    }

    /// The leading arguments that are strings or object paths.
    static func strings(of message: OpaquePointer) -> [String] {
        var (place, texts) = (DBusMessageIter(), [String]())
        guard dbus_message_iter_init(message, &place) != 0 else { return [] }
        repeat {
            guard [code("s"), code("o")].contains(dbus_message_iter_get_arg_type(&place)) else { break }
            var pointer: UnsafePointer<CChar>?
            dbus_message_iter_get_basic(&place, &pointer)
            guard let pointer else { break }
            texts.append(String(cString: pointer))
        } while dbus_message_iter_next(&place) != 0
        return texts
    }
}
