import Foundation

/// A pointer made of messages: the least of a Wayland client that can have one (protocol `wlr-virtual-pointer-unstable-v1`, version 1).
///
/// A message is the object's number, its length and what it asks, then the arguments, all in words of four bytes (Wayland's wire format).
@Rig final class VirtualPointer {
    /// New objects are numbered without gaps: 3 answers the first `sync`.
    private enum Object: UInt32 { case display = 1, registry = 2, manager = 4, pointer = 5 }

    private static let leftButton: UInt32 = 0x110    // BTN_LEFT of linux/input-event-codes.h
    private let socket: UnixSocket
    private var nextCallback: UInt32 = 3
    private var time: UInt32 = 0

    init(socket path: String) throws {
        socket = try UnixSocket(path: path)
        try send(.display, 1, [Object.registry.rawValue])    // get_registry
        var manager: UInt32?
        try sync { object, event, body in
            // global: the number by which to bind it, the interface's name, its version.
            guard object == Object.registry.rawValue, event == 0 else { return }
            let length = Int(body[1])
            let bytes = body[2...].flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
            if String(decoding: bytes.prefix(length - 1), as: UTF8.self) == Self.interface { manager = body[0] }
        }
        guard let manager else { throw UnixSocket.Failed(what: "the compositor has no \(Self.interface)", code: 0) }
        try send(.registry, 0, [manager] + Self.words(Self.interface) + [1, Object.manager.rawValue])    // bind
        try send(.manager, 0, [0, Object.pointer.rawValue])    // create_virtual_pointer, on the compositor's seat
        try sync()
    }

    private static let interface = "zwlr_virtual_pointer_manager_v1"

    /// - Parameters:
    ///   - point: in the output's logical pixels.
    ///   - output: how many of these it has.
    func move(to point: CGPoint, in output: CGSize) throws {
        // Fractions of a pixel: the extent may be any.
        let steps = 256.0
        time += 1
        func units(_ length: CGFloat) -> UInt32 { UInt32(Double(length) * steps) }
        try send(.pointer, 1, [time, units(point.x), units(point.y), units(output.width), units(output.height)])
        try frame()
    }

    func press(_ isDown: Bool) throws {
        time += 1
        try send(.pointer, 2, [time, Self.leftButton, isDown ? 1 : 0])
        try frame()
    }

    private func frame() throws {
        try send(.pointer, 4, [])
        try sync()
    }

    /// Returns once the compositor has handled everything sent so far.
    private func sync(_ hear: (_ object: UInt32, _ event: UInt32, _ body: [UInt32]) -> Void = { _, _, _ in }) throws {
        let callback = nextCallback
        nextCallback = max(Object.pointer.rawValue, callback) + 1
        try send(.display, 0, [callback])
        while true {
            let head = try Self.numbers(socket.receive(8))
            let body = try Self.numbers(socket.receive(Int(head[1] >> 16) - 8))
            if head[0] == callback { return }
            if head[0] == Object.display.rawValue, head[1] & 0xFFFF == 0 {
                throw UnixSocket.Failed(what: "the compositor refuses: object \(body[0]), error \(body[1])", code: 0)
            }
            hear(head[0], head[1] & 0xFFFF, body)
        }
    }

    private func send(_ object: Object, _ request: UInt32, _ arguments: [UInt32]) throws {
        let length = UInt32(8 + arguments.count * 4)
        let words = [object.rawValue, length << 16 | request] + arguments
        try socket.send(words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } })
    }

    private static func numbers(_ bytes: [UInt8]) -> [UInt32] {
        stride(from: 0, to: bytes.count, by: 4).map { start in
            (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << ($1 * 8) }
        }
    }

    /// Length with the closing zero, then the bytes, padded.
    private static func words(_ text: String) -> [UInt32] {
        let bytes = Array(text.utf8) + [0]
        return [UInt32(bytes.count)] + numbers(bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4))
    }
}
