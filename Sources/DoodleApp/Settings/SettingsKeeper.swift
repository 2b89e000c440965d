import Foundation
import ImageFiles
import UIKit

/// Keeps settings on the disk, soon after they change and away from the main thread.
@MainActor
final class SettingsKeeper {
    /// What is to be remembered.
    var settings: Settings { didSet { if settings != oldValue { writeSoon() } } }
    /// What was read and made no sense, in a line; nil where all did.
    let complaint: String?
    /// Hears once why settings cannot be kept.
    var failed: (any Error) -> Void = { _ in }
    private let file: SettingsFile
    private var text: SettingsText
    private let application: UIApplication
    private var timer: EventTimer?
    private var number = 0
    private var hasFailed = false

    /// Seconds from a change until it is written, with what came after it.
    private static let delay = 0.5

    /// Reads the file. What cannot be read is as when the program is new.
    init(_ path: FilePath, application: UIApplication) {
        self.application = application
        file = SettingsFile(path)
        var (text, complaint) = (SettingsText(), String?.none)
        do {
            if let bytes = try file.read() { text = SettingsText(bytes) }
            settings = text.settings()
            if !text.complaints.isEmpty {
                complaint = text.complaints.joined(separator: ", ")
                file.keepDamaged()
            }
        } catch {
            settings = Settings()
            complaint = (error as? FileError).map { "\($0.cause)" } ?? "\(error)"
        }
        (self.text, self.complaint) = (text, complaint)
    }

    var path: FilePath { file.path }

    private func writeSoon() {
        guard timer == nil else { return }
        timer = application.clock.schedule(after: Self.delay) { [weak self] in
            guard let self else { return }
            timer = nil
            write()
        }
    }

    private func write() {
        let file = file, next = next()
        application.services.runInBackground {
            let result = Result { if let next { try file.write(next.bytes, number: next.number) } }
            return { [weak self] in if case .failure(let error) = result { self?.fail(error) } }
        }
    }

    private func fail(_ error: any Error) {
        guard !hasFailed else { return }
        hasFailed = true
        failed(error)
    }

    private func next() -> (bytes: [UInt8], number: Int)? {
        number += 1
        return (try? text.bytes(with: settings)).map { ($0, number) }
    }

    /// Writes what has changed, and waits until it is on the disk.
    /// - Throws: `FileError` naming the path.
    func close() throws {
        guard let timer else { return }
        timer.cancel()
        self.timer = nil
        if let next = next() { try file.write(next.bytes, number: next.number) }
    }
}
