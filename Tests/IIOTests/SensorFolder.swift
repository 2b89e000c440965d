import Foundation

/// A folder like the kernel's, in a temporary place.
final class SensorFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "iio-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Adds a device with these files beside its three axes.
    @discardableResult
    func add(_ device: Int, raw: [String] = ["0\n", "0\n", "0\n"], _ files: [String: String] = [:]) throws -> String {
        let folder = "\(path)/iio:device\(device)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (axis, text) in zip(["x", "y", "z"], raw) { try write(text, to: "\(folder)/in_accel_\(axis)_raw") }
        for (name, text) in files { try write(text, to: "\(folder)/\(name)") }
        return folder
    }

    /// Into the file itself, as `echo 1 > file` does.
    func write(_ text: String, to file: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: file)) }

    /// Another file under the same name.
    func replace(_ file: String, with text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic) }
}
