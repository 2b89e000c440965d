import Foundation
import ImageFiles

/// A folder of a test's own, gone with the value.
final class Scratch {
    let url: URL
    var path: FilePath { FilePath(url.path) }

    init() {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("ImageFilesTests-\(UUID().uuidString)")
        try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        // Probes that have dropped root must get in.
        chmod(url.path, 0o777)
    }

    deinit {
        chmod(url.path, 0o777)
        try? FileManager.default.removeItem(at: url)
    }

    func path(_ name: String) -> FilePath { FilePath(url.path + "/" + name) }

    func write(_ text: String, to name: String) { try! Data(text.utf8).write(to: url.appendingPathComponent(name)) }

    func read(_ name: String) -> [UInt8]? { FileManager.default.contents(atPath: url.path + "/" + name).map(Array.init) }

    func makeFolder(_ name: String, mode: mode_t = 0o777) {
        mkdir(url.path + "/" + name, 0o777)
        chmod(url.path + "/" + name, mode)
    }

    /// The names in the folder or in one below it, hidden ones too, sorted.
    func names(in folder: String = "") -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path + "/" + folder)) ?? []).sorted()
    }
}
