/// A value in a message, of the types that this room sends (D-Bus specification, "Type system").
internal indirect enum DBusValue: Equatable, Sendable {
    case string(String)
    case objectPath(String)
    case boolean(Bool)
    case uint32(UInt32)
    case int64(Int64)
    case double(Double)
    case strings([String])
    case dictionary([String: DBusValue])
    /// Says its type along with its value.
    case variant(DBusValue)

    var signature: String {
        switch self {
        case .string: "s"
        case .objectPath: "o"
        case .boolean: "b"
        case .uint32: "u"
        case .int64: "x"
        case .double: "d"
        case .strings: "as"
        case .dictionary: "a{sv}"
        case .variant: "v"
        }
    }
}

/// A call as it came, with its arguments as far as they are strings.
internal struct MethodCall: Equatable, Sendable {
    var path: String
    /// Callers may leave it out.
    var interface: String?
    var member: String
    var signature = ""
    /// The leading arguments that are strings or object paths.
    var strings: [String] = []
}

/// The answer to a call.
internal enum Reply: Equatable, Sendable {
    case values([DBusValue])
    case error(DBusFault, String)
}

/// Errors by the names that every program on the bus knows.
internal enum DBusFault: String, Sendable {
    case unknownObject = "UnknownObject", unknownInterface = "UnknownInterface", unknownMethod = "UnknownMethod"
    case unknownProperty = "UnknownProperty", propertyReadOnly = "PropertyReadOnly"
    case invalidArguments = "InvalidArgs", notSupported = "NotSupported", failed = "Failed"

    var name: String { "org.freedesktop.DBus.Error." + rawValue }
}
