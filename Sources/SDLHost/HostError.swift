import UIKit

/// Why there is no session. One line for the user.
public struct HostError: Error, Sendable, Equatable, CustomStringConvertible {
    public var description: String

    internal init(_ description: String) { self.description = description }

    /// What the system says when no window can be had, with what it was asked for.
    internal static func noDisplay(cause: String, environment: [String: String]) -> HostError {
        let asked = ["DISPLAY", "WAYLAND_DISPLAY"].map { name in
            environment[name].map { "\(name)=\($0)" } ?? "\(name) is not set"
        }
        return HostError("no window can be opened: \(cause) (\(asked.joined(separator: ", "))); with --headless no display is needed")
    }
}
