import Foundation

/// The terminal the program was started from, if there is one.
public enum Console {
    /// One line on standard error, under the program's name.
    public static func report(_ message: String) {
        FileHandle.standardError.write(Data("doodle: \(message)\n".utf8))
    }
}
