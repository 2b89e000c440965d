import Foundation

/// A client of a unix stream socket, blocking, with a time limit on reading.
final class UnixSocket {
    struct Failed: Error, CustomStringConvertible {
        var what: String
        var code: Int32
        var description: String { code == 0 ? what : "\(what): \(String(cString: strerror(code)))" }
    }

    private let descriptor: Int32

    init(path: String, readLimit: Int = 10) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failed(what: "socket", code: errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var limit = timeval(tv_sec: readLimit, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))

        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { throw Failed(what: "too long: \(path)", code: 0) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        guard result == 0 else {
            let code = errno
            close(descriptor)
            throw Failed(what: "cannot connect to \(path)", code: code)
        }
    }

    deinit { close(descriptor) }

    func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            // MSG_NOSIGNAL: a server that is gone is an error to report, not a SIGPIPE that ends the test run.
            let count = bytes[sent...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw Failed(what: "send", code: errno) }
            sent += count
        }
    }

    func receive(_ count: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            var piece = [UInt8](repeating: 0, count: count - bytes.count)
            let got = piece.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
            guard got > 0 else { throw Failed(what: got == 0 ? "the other side hung up" : "receive", code: got == 0 ? 0 : errno) }
            bytes += piece[..<got]
        }
        return bytes
    }
}
