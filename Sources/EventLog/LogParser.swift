import UIKit

/// Reads lines one after the other and remembers what later lines depend on: how far time has come,
/// whether a header may still come, which mouse buttons are held.
internal struct LogParser {
    private let decoder = JSONDecoder()
    private var isFirst = true
    private var now: TimeInterval = 0
    private var heldButtons: Set<Int> = []

    /// The line's meaning; nil when it is empty. O(length).
    mutating func parse(_ bytes: some Collection<UInt8>) throws -> LogLine? {
        guard bytes.contains(where: { !LogParser.isBlank($0) }) else { return nil }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw LineCause("not UTF-8") }
        // The decoder would take zero bytes for UTF-16.
        guard !bytes.contains(0) else { throw LineCause("not JSON") }
        let line = try decode(Data(bytes))
        if case .header = line, !isFirst { throw LineCause("header: only the first line can be one") }
        isFirst = false
        if let time = line.time {
            guard time >= now else { throw LineCause("time goes back from \(now) to \(time)") }
            now = time
        }
        if case .event(let event) = line, case .mouse(let mouse) = event.kind { track(mouse) }
        if case .action(let action, nil) = line { return .action(action, at: now) }
        return line
    }

    private func decode(_ line: Data) throws -> LogLine {
        if let key = ParsedLine.heldButton { decoder.userInfo[key] = heldButtons.min() ?? 0 }
        do {
            return try decoder.decode(ParsedLine.self, from: line).line
        } catch let cause as LineCause {
            throw cause
        } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
            throw LineCause("not a JSON object")
        } catch {
            throw LineCause("not JSON")
        }
    }

    private mutating func track(_ mouse: HostEvent.Mouse) {
        guard mouse.source != .finger else { return }
        if mouse.phase == .down { heldButtons.insert(mouse.button) }
        if mouse.phase == .up { heldButtons.remove(mouse.button) }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}

extension LogLine {
    /// Reads one line that stands for itself. Nil when it is blank.
    /// - Throws: `LogError`, which calls the log `log`.
    public init?(parsing text: String, log: String = "log") throws {
        var parser = LogParser()
        do {
            guard let line = try parser.parse(Array(text.utf8)) else { return nil }
            self = line
        } catch let cause as LineCause {
            throw LogError(log: log, line: 1, cause: cause.text)
        }
    }
}
