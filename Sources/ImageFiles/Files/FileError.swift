import CoreGraphics

/// What could not be done with which file, and why. Its `description` is one line for people:
/// `cannot write “/home/ann/Pictures/Doodle/a.png”: No space left on device`.
public struct FileError: Error, Hashable, Sendable {
    /// What was tried.
    public enum Operation: String, Sendable {
        case read
        case write
        case createFolder = "create the folder"
        case rename
        case trash = "move to the trash"
    }

    /// Why it failed.
    public enum Cause: Hashable, Sendable {
        /// The system's answer: a value of `errno`.
        case system(Int32)
        /// The picture itself: not a PNG, damaged, too large.
        case picture(PNGError)
        /// The file is longer than the limit in bytes.
        case tooLong(limit: Int)
    }

    /// The path as the caller named it; for folders, the one that could not be created.
    public let path: FilePath
    public let operation: Operation
    public let cause: Cause

    public init(_ operation: Operation, _ path: FilePath, _ cause: Cause) {
        (self.operation, self.path, self.cause) = (operation, path, cause)
    }

    package init(_ operation: Operation, _ path: FilePath, errno code: Int32) {
        self.init(operation, path, .system(code))
    }

    /// Whether the file is there, and another process has it (`AppendFile.open`).
    public var isTakenByAnother: Bool { systemCode == EWOULDBLOCK }

    /// Whether something has the name already.
    public var isThereAlready: Bool { systemCode == EEXIST }

    /// The cause as an `errno` value, nil when it was not the system that refused.
    public var systemCode: Int32? {
        guard case .system(let code) = cause else { return nil }
        return code
    }
}

extension FileError: CustomStringConvertible {
    public var description: String { "cannot \(operation.rawValue) \(path): \(cause)" }
}

extension FileError.Cause: CustomStringConvertible {
    public var description: String {
        switch self {
        case .system(let code): FileError.text(ofErrno: code)
        case .picture(let error): error.description
        case .tooLong(let limit): "the file is longer than \(limit) bytes"
        }
    }
}

extension FileError {
    /// The system's words for an `errno` value (`strerror`'s answer may be overwritten by another thread).
    static func text(ofErrno code: Int32) -> String {
        var buffer = [CChar](repeating: 0, count: 256)
        guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
