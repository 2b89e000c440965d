import Foundation

/// What an accelerometer measures, in m/s²: gravity and motion together.
public struct AccelerometerReading: Sendable, Equatable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// An accelerometer that the kernel shows as files (Industrial I/O).
///
/// A measurement is `(raw + offset) · scale` on each axis, turned by the mount matrix: Documentation/ABI/testing/sysfs-bus-iio.
/// Belongs to one thread at a time.
public final class Accelerometer {
    /// The folder of its files.
    public let folder: String

    private let channels: [RawChannel]
    private let scale: [Double]
    private let offset: [Double]
    private let mount: MountMatrix
    private var misses = 0

    /// After so many readings in a row that gave nothing the sensor counts as broken. *Chosen*: a second's worth at 50 Hz.
    internal static let patience = 50

    /// Opens the accelerometer in `folder`; nil when the folder has none.
    /// - Throws: `IIOError` when one of its files cannot be used.
    public init?(folder: String) throws {
        let axes = ["x", "y", "z"]
        guard axes.allSatisfy({ FileManager.default.fileExists(atPath: "\(folder)/in_accel_\($0)_raw") }) else { return nil }
        /// An axis' own value, else that of all axes.
        func values(_ what: String, or standard: Double) throws -> [Double] {
            let common = try Attribute.number("\(folder)/in_accel_\(what)")
            return try axes.map { try Attribute.number("\(folder)/in_accel_\($0)_\(what)") ?? common ?? standard }
        }
        self.folder = folder
        scale = try values("scale", or: 1)
        offset = try values("offset", or: 0)
        mount = try Accelerometer.mount(in: folder)
        channels = try axes.map { try RawChannel("\(folder)/in_accel_\($0)_raw") }
    }

    /// The sensor kind's own matrix, else the device's.
    private static func mount(in folder: String) throws -> MountMatrix {
        for name in ["in_accel_mount_matrix", "in_mount_matrix", "mount_matrix"] {
            let path = "\(folder)/\(name)"
            guard let text = try Attribute.text(path) else { continue }
            guard let matrix = MountMatrix(text) else { throw IIOError(path, "holds “\(text)”, which is no matrix of three by three") }
            return matrix
        }
        return .identity
    }

    /// Measures. Some sensors take milliseconds for it, so this is no work for a thread that draws.
    /// - Returns: nil when there is nothing new at this moment.
    /// - Throws: `IIOError` when the device is gone or tells nonsense. Do not go on after it.
    public func read() throws -> AccelerometerReading? {
        var measured = [0.0, 0, 0]
        for axis in 0..<3 {
            guard let raw = try channels[axis].read() else {
                misses += 1
                guard misses < Accelerometer.patience else { throw IIOError(channels[axis].path, "gives nothing any more") }
                return nil
            }
            measured[axis] = (raw + offset[axis]) * scale[axis]
        }
        misses = 0
        let turned = mount.turned(measured)
        return AccelerometerReading(x: turned[0], y: turned[1], z: turned[2])
    }
}
