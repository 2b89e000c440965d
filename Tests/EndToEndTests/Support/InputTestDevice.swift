import Foundation

/// A client of Xorg's `inputtest` driver, protocol 1.1: one device, whose events are C structures on a unix socket.
///
/// Layout from `xf86-input-inputtest-protocol.h` (xserver-xorg-dev) for a 64-bit little-endian machine.
@Rig final class InputTestDevice {
    private enum Message: Int32 { case version, sync, motion, proximity, button, key, touch }
    /// XI2 event numbers.
    enum TouchPhase: UInt32 { case begin = 18, update = 19, end = 20 }

    private static let maximumPressure = 2047.0
    private static let maximumPenPressure = 1000.0
    private let socket: UnixSocket
    private let screen: (width: Double, height: Double)
    private var fingersDown: Set<UInt32> = []
    /// The server has the device off and its socket closed: events go nowhere.
    var isMuted = false

    init(socket path: String, screen: (Double, Double)) throws {
        self.screen = screen
        socket = try UnixSocket(path: path)
        var hello = Bytes()
        hello.append(UInt16(1))
        hello.append(UInt16(1))
        try socket.send(Self.framed(.version, hello))
        let answer = try socket.receive(12)
        guard answer[4] == 0, answer[8] == 1 else { throw UnixSocket.Failed(what: "not inputtest protocol 1: \(answer)", code: 0) }
    }

    /// Returns once the server has handled everything sent so far and queued it for its clients.
    func sync() throws {
        guard !isMuted else { return }
        try socket.send(Self.framed(.sync, Bytes()))
        _ = try socket.receive(8)
    }

    // MARK: Touch

    /// - Parameter pressure: 0…1.
    func touch(_ phase: TouchPhase, _ finger: UInt32, at point: CGPoint?, pressure: Double? = nil) throws {
        if phase == .end { fingersDown.remove(finger) } else { fingersDown.insert(finger) }
        var body = Bytes()
        body.append(finger)
        body.append(phase.rawValue)
        body.append(valuators: values(at: point, pressure: pressure.map { $0 * Self.maximumPressure }))
        try send(.touch, body)
    }

    /// Lifts the fingers that a failed test has left on the glass.
    func liftAll() throws {
        for finger in fingersDown { try touch(.end, finger, at: nil) }
        try sync()
    }

    // MARK: Pointer

    /// - Parameter pressure: of a pen, 0…1; nil leaves it as it was.
    func move(to point: CGPoint, pressure: Double? = nil) throws {
        var body = Bytes()
        body.append(UInt32(1))
        body.append(UInt32(0))    // padding: the valuators hold doubles
        body.append(valuators: values(at: point, pressure: pressure.map { $0 * Self.maximumPenPressure }))
        try send(.motion, body)
    }

    func button(_ number: Int32, pressed: Bool) throws {
        var body = Bytes()
        body.append(Int32(1))
        body.append(number)
        body.append(UInt32(pressed ? 1 : 0))
        body.append(UInt32(0))
        body.append(valuators: [:])
        try send(.button, body)
    }

    // MARK: Keyboard

    /// - Parameter code: an X key code, which is the evdev code + 8.
    func key(_ code: Int32, pressed: Bool) throws {
        var body = Bytes()
        body.append(code)
        body.append(UInt32(pressed ? 1 : 0))
        try send(.key, body)
    }

    /// Presses the keys one after the other and lets them go in the opposite order.
    func chord(_ codes: Int32...) throws {
        for code in codes { try key(code, pressed: true) }
        for code in codes.reversed() { try key(code, pressed: false) }
    }

    // MARK: Encoding

    /// The driver's axes run over 65536 steps and the server maps them by `axis · pixels / 65536`: fractions of a pixel survive.
    private func values(at point: CGPoint?, pressure: Double? = nil) -> [Int: Double] {
        var values: [Int: Double] = [:]
        if let point {
            values[0] = Double(point.x) * 65536 / screen.width
            values[1] = Double(point.y) * 65536 / screen.height
        }
        values[4] = pressure
        return values
    }

    private func send(_ message: Message, _ body: Bytes) throws {
        guard !isMuted else {
            try? socket.send(Self.framed(message, body))
            return
        }
        try socket.send(Self.framed(message, body))
    }

    private static func framed(_ message: Message, _ body: Bytes) -> [UInt8] {
        var whole = Bytes()
        whole.append(UInt32(8 + body.content.count))
        whole.append(message.rawValue)
        return whole.content + body.content
    }

    private struct Bytes {
        var content: [UInt8] = []

        mutating func append(_ value: some FixedWidthInteger) { withUnsafeBytes(of: value.littleEndian) { content += $0 } }

        /// `xf86ITValuatorData`: no raw values, a mask of the axes set, 4 bytes of padding, 64 values, 64 raw values.
        mutating func append(valuators: [Int: Double]) {
            append(UInt32(0))
            append(valuators.keys.reduce(UInt64(0)) { $0 | 1 << UInt64($1) })
            append(UInt32(0))
            for axis in 0..<64 { append((valuators[axis] ?? 0).bitPattern) }
            content += [UInt8](repeating: 0, count: 64 * 8)
        }
    }
}
