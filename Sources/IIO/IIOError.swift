import Foundation

/// What is wrong with a sensor's file, in one line that names it.
public struct IIOError: Error, Equatable, CustomStringConvertible {
    public let path: String
    public let cause: String

    public var description: String { "cannot use the accelerometer: “\(path)” \(cause)" }

    internal init(_ path: String, _ cause: String) { (self.path, self.cause) = (path, cause) }

    internal init(_ path: String, errno code: Int32) {
        self.init(path, code == ENODEV || code == ENOENT ? "is gone" : "cannot be read: \(String(cString: strerror(code)))")
    }
}
