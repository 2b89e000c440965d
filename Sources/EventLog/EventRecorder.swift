import UIKit

/// Writes every event to a log as it comes in.
///
/// Each batch is handed to the system before it is dispatched, so that a crash takes none of the events that led to it.
public final class EventRecorder {
    private let path: String
    private var descriptor: Int32
    private let report: (LogError) -> Void
    /// Whether a line could not be written: the log is not whole.
    public private(set) var hasFailed = false

    /// Creates or empties the file and writes its header.
    /// - Parameters:
    ///   - window: the window's size in points, which the events' positions belong to.
    ///   - report: hears of the first line that could not be written; nothing is written after it.
    /// - Throws: `LogError` when the file cannot be opened.
    public init(path: String, window: CGSize, scale: CGFloat, report: @escaping (LogError) -> Void) throws {
        (self.path, self.report) = (path, report)
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw LogError(log: path, failed: "cannot be written", errno: errno) }
        write(LogLine.header(LogHeader(window: window, scale: scale)).json + "\n")
    }

    deinit { finish() }

    /// Adds a batch. O(length).
    public func record(_ batch: [HostEvent]) {
        guard descriptor >= 0, !batch.isEmpty else { return }
        write(batch.map { LogLine.event($0).json + "\n" }.joined())
    }

    /// Closes the file; the file system may still report a full disk here.
    public func finish() {
        guard descriptor >= 0 else { return }
        let result = close(descriptor)
        descriptor = -1
        if result != 0 { fail() }
    }

    private func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0 && errno == EINTR { continue }
            guard written > 0 else {
                fail()
                close(descriptor)
                descriptor = -1
                return
            }
            bytes = bytes.dropFirst(written)
        }
    }

    private func fail() {
        hasFailed = true
        report(LogError(log: path, failed: "cannot be written", errno: errno))
    }
}
