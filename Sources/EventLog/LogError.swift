import UIKit

/// What is wrong with a log, and where: `LOG:12: finger: "x" is missing`.
public struct LogError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file as the user named it.
    public var log: String
    /// Counted from 1; nil where the whole file is meant.
    public var line: Int?
    public var cause: String

    public init(log: String, line: Int? = nil, cause: String) { (self.log, self.line, self.cause) = (log, line, cause) }

    public var description: String { line.map { "\(log):\($0): \(cause)" } ?? "\(log): \(cause)" }

    /// The failure the last system call left in `errno`.
    internal init(log: String, line: Int? = nil, failed doing: String, errno code: Int32) {
        self.init(log: log, line: line, cause: "\(doing): \(String(cString: strerror(code)))")
    }
}

/// What is wrong with a line, before it is known which.
internal struct LineCause: Error {
    var text: String
    init(_ text: String) { self.text = text }
}
