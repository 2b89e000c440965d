import Foundation

/// The terminal the program was started from, if there is one.
public enum Console {
    /// One line on standard error, under the program's name. Nobody may be listening there: that is no reason to end,
    /// as it would be for a `FileHandle`.
    public static func report(_ message: String) {
        let line = Array("doodle: \(message)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }
}
