import Foundation

/// A folder like the kernel's for sensors, with an accelerometer whose files are rewritten 50 times a second.
@Rig final class FakeAccelerometer {
    private static let rate = 50.0
    private static let scale = 0.01
    /// What a device measures that lies flat, in m/s².
    nonisolated static let rest = [0.0, 0.0, 9.81]

    let folder: TemporaryFolder
    /// What a program must be started with to find it.
    var surroundings: [String: String] { ["DOODLE_IIO_DIR": folder.path] }

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.makeFolder("iio:device0")
        _ = try folder.write("\(Self.scale)\n", to: "iio:device0/in_accel_scale")
        // Turned by a quarter about z, as many panels are.
        _ = try folder.write("0, 1, 0; -1, 0, 0; 0, 0, 1\n", to: "iio:device0/in_accel_mount_matrix")
        try write(Self.rest)
    }

    /// Measures `value(t)` for so many seconds, then lies still again.
    func play(_ seconds: TimeInterval, _ value: (TimeInterval) -> [Double]) async throws {
        let start = Date()
        var time = 0.0
        while time < seconds {
            try write(value(time))
            try await Task.sleep(nanoseconds: UInt64(1e9 / Self.rate))
            // By the clock: a busy machine writes seldomer, not slower.
            time = Date().timeIntervalSince(start)
        }
        try write(Self.rest)
    }

    /// The device is unplugged.
    func vanish() throws { try FileManager.default.removeItem(atPath: folder.file("iio:device0")) }

    private func write(_ value: [Double]) throws {
        for (axis, number) in zip(["x", "y", "z"], value) {
            _ = try folder.write("\(Int((number / Self.scale).rounded()))\n", to: "iio:device0/in_accel_\(axis)_raw")
        }
    }

    /// Sideways there and back three times a second, with twice gravity's strength.
    nonisolated static func shaking(_ time: TimeInterval) -> [Double] { [20 * sin(2 * .pi * 3 * time), 0, 9.81] }

    /// From lying flat to standing on an edge and back, once a second.
    nonisolated static func turning(_ time: TimeInterval) -> [Double] {
        let angle = .pi / 4 * (1 - cos(2 * .pi * time))
        return [9.81 * sin(angle), 0, 9.81 * cos(angle)]
    }

    /// A blow every half second that rings for an instant.
    nonisolated static func knocking(_ time: TimeInterval) -> [Double] {
        let since = time.truncatingRemainder(dividingBy: 0.5)
        return [0, 0, 9.81 + 30 * exp(-since / 0.03) * cos(2 * .pi * 20 * since)]
    }

    /// Noise of up to 2 m/s².
    nonisolated static func hissing(_ time: TimeInterval) -> [Double] {
        rest.map { $0 + Double.random(in: -2...2) }
    }
}
