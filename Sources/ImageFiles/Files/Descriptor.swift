import CoreGraphics

/// An open file that is closed when it goes out of scope. The calls answer with `errno` values (nil: done), because only their
/// callers know which path to name.
struct Descriptor: ~Copyable {
    let number: Int32

    private init(number: Int32) { self.number = number }

    deinit { _ = Glibc.close(number) }

    /// Opens `path`, always with `O_CLOEXEC`.
    static func open(_ path: FilePath, _ flags: Int32, mode: mode_t = 0o666) -> OpenResult {
        // C would stop at a zero and open another file than the one named.
        guard !path.containsZero else { return .failed(EINVAL) }
        while true {
            let number = path.withCString { Glibc.open($0, flags | O_CLOEXEC, mode) }
            if number >= 0 { return .opened(Descriptor(number: number)) }
            if errno != EINTR { return .failed(errno) }
        }
    }

    /// A second descriptor for the same open file: they share the position, as `2>&1` does.
    static func duplicate(of number: Int32) -> OpenResult {
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
        return copy >= 0 ? .opened(Descriptor(number: copy)) : .failed(errno)
    }

    /// Writes all of `bytes`, however little the system takes at a time. O(bytes).
    borrowing func write(_ bytes: [UInt8]) -> Int32? { Self.write(bytes, to: number) }

    /// The same to a descriptor that is somebody else's.
    static func write(_ bytes: [UInt8], to number: Int32) -> Int32? {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let count = Glibc.write(number, buffer.baseAddress! + offset, buffer.count - offset)
                if count > 0 {
                    offset += count
                } else if count == 0 {
                    return EIO // no progress and no cause: asking again would never end
                } else if errno == EAGAIN {
                    var poll = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
                    _ = Glibc.poll(&poll, 1, -1)
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
    }

    /// Waits until the file is on the disk.
    borrowing func synchronize() -> Int32? {
        while fsync(number) != 0 {
            if errno != EINTR { return errno }
        }
        return nil
    }

    /// Closes the file and tells what delayed writing failed with (network file systems and quotas report a full disk here).
    consuming func close() -> Int32? {
        let number = self.number
        discard self
        // Linux has closed the descriptor even when it says EINTR; closing again could hit another thread's file.
        return Glibc.close(number) == 0 || errno == EINTR ? nil : errno
    }

    /// An open file or the `errno` value why there is none.
    enum OpenResult: ~Copyable {
        case opened(Descriptor)
        case failed(Int32)
    }
}
