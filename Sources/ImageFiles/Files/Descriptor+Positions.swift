import CoreGraphics

extension Descriptor {
    /// Writes bytes from a place on. O(bytes).
    /// - Returns: nil when all is written.
    borrowing func write(_ bytes: [UInt8], at position: Int) -> Int32? {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let count = pwrite(number, buffer.baseAddress! + offset, buffer.count - offset, position + offset)
                if count > 0 {
                    offset += count
                } else if count == 0 {
                    return EIO // no progress and no cause: asking again would never end
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
    }

    /// Reads bytes from a place on. O(bytes).
    /// - Returns: 0 when all is read.
    borrowing func read(_ count: Int, at position: Int, into bytes: inout [UInt8]) -> Int32 {
        var code: Int32 = 0
        bytes = Array(unsafeUninitializedCapacity: count) { buffer, length in
            while length < count, let start = buffer.baseAddress {
                let got = pread(number, start + length, count - length, position + length)
                if got > 0 {
                    length += got
                } else if got == 0 {
                    code = EIO // the file ends before the bytes do
                    return
                } else if errno != EINTR {
                    code = errno
                    return
                }
            }
        }
        return code
    }

    /// Ends the file at a place: best effort.
    borrowing func cut(at length: Int) {
        while ftruncate(number, length) != 0, errno == EINTR {}
    }
}
