import Foundation

/// One axis of a sensor: a file that gives a new number each time it is read from its start.
///
/// The kernel's files are opened once and read anew at offset 0. A file that was replaced under its name, as ordinary programs write
/// files, is opened anew.
internal final class RawChannel {
    let path: String
    private var descriptor: Int32

    /// - Throws: `IIOError` when it cannot be opened.
    init(_ path: String) throws {
        self.path = path
        descriptor = try RawChannel.open(path)
    }

    deinit { close(descriptor) }

    private static func open(_ path: String) throws -> Int32 {
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw IIOError(path, errno: errno) }
        return descriptor
    }

    /// The number now; nil when there is none at this moment: the sensor is asleep, or the file is being written.
    /// - Throws: `IIOError` when the device is gone or the file holds something else. Do not go on after it.
    func read() throws -> Double? {
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_nlink == 0 {
            let new = try RawChannel.open(path)
            close(descriptor)
            descriptor = new
        }
        return try withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { bytes in
            let count = pread(descriptor, bytes.baseAddress, bytes.count - 1, 0)
            guard count >= 0 else {
                if RawChannel.passing.contains(errno) { return nil }
                throw IIOError(path, errno: errno)
            }
            guard count > 0 else { return nil }
            return try parse(bytes, count: count)
        }
    }

    /// Errors of a device that is there all the same.
    private static let passing: Set<Int32> = [EAGAIN, EINTR, EBUSY, EIO, ETIMEDOUT]

    private func parse(_ bytes: UnsafeMutableRawBufferPointer, count: Int) throws -> Double {
        bytes[count] = 0
        guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return 0 }
        var end: UnsafeMutablePointer<CChar>?
        let number = strtoll(start, &end, 10)
        if let end, end > start, end.pointee == 0 || end.pointee == 10 { return Double(number) }
        let text = String(cString: start).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let fraction = Double(text), fraction.isFinite else { throw IIOError(path, "holds “\(text)”, which is no number") }
        return fraction
    }
}
