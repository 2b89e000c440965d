internal import CDBus
import Foundation

/// Where the user's session bus is.
internal enum SessionAddress {
    /// The address, and whether somebody gave it; nil where there is no bus. None is started for our sake.
    static func find(environment: [String: String]) -> (address: String, isGiven: Bool)? {
        if let given = environment["DBUS_SESSION_BUS_ADDRESS"], !given.isEmpty { return (given, true) }
        guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return nil }
        var status = stat()
        guard stat("\(folder)/bus", &status) == 0, status.st_mode & S_IFMT == S_IFSOCK,
              let escaped = dbus_address_escape_value("\(folder)/bus")
        else { return nil }
        defer { dbus_free(escaped) }
        return ("unix:path=" + String(cString: escaped), false)
    }
}
