import UIKit

/// One step of a replay. Steps come in order and their times never go back.
public enum ReplayStep: Sendable, Equatable {
    /// What arrived at one moment, to be handed over together. Never empty; all have the same time.
    case batch([HostEvent])
    /// Let the clock run until then.
    case wait(until: TimeInterval)
    case action(ScriptAction, at: TimeInterval)

    /// Seconds from the start.
    public var time: TimeInterval {
        switch self {
        case .batch(let events): events.first?.time ?? 0
        case .wait(let time), .action(_, let time): time
        }
    }
}

/// A log as steps, read as far as they are asked for: what is wrong with line 500 is found after the first 499 were played.
public final class ReplayScript {
    private let reader: LineReader
    private let window: CGSize
    private var parser = LogParser()
    private var pending: [HostEvent] = []
    private var next: Result<ReplayStep, LogError>?
    private var scale: (x: CGFloat, y: CGFloat)?

    /// What the log says about itself; known once the first step was asked for.
    public private(set) var header: LogHeader?

    /// - Parameter window: our window in points. A log made for another size is scaled to fit it.
    public init(_ source: LogSource, window: CGSize) {
        (reader, self.window) = (LineReader(source), window)
    }

    /// The next step; nil when the log has ended. Waits for more where the log is a pipe.
    /// - Throws: `LogError` at the first line that is wrong, once everything before it was given out. Do not go on after it.
    public func nextStep() throws -> ReplayStep? {
        if let next {
            self.next = nil
            return try next.get()
        }
        do {
            while let bytes = try reader.next() {
                guard let line = try parse(bytes) else { continue }
                if let step = accept(line) { return step }
            }
        } catch let error as LogError {
            // The events of the moment that the error cuts short came before it.
            guard let batch = takePending() else { throw error }
            next = .failure(error)
            return batch
        }
        return takePending()
    }

    private func parse(_ bytes: ArraySlice<UInt8>) throws -> LogLine? {
        do {
            return try parser.parse(bytes)
        } catch let cause as LineCause {
            throw LogError(log: reader.source.name, line: reader.number, cause: cause.text)
        }
    }

    /// A finished step, when this line finishes one.
    private func accept(_ line: LogLine) -> ReplayStep? {
        switch line {
        case .header(let header):
            self.header = header
            if header.window != window {
                scale = (window.width / header.window.width, window.height / header.window.height)
            }
            return nil
        case .event(let event):
            let batch = pending.first.map { $0.time == event.time } ?? true ? nil : takePending()
            // The size in the header is the first window's; the others are as large as the program opens them.
            let scale = event.window == .main ? self.scale : nil
            pending.append(scale.map { event.scaled(x: $0.x, y: $0.y) } ?? event)
            return batch
        case .wait(let time): return follow(.wait(until: time))
        case .action(let action, let time): return follow(.action(action, at: time ?? pending.first?.time ?? 0))
        }
    }

    private func follow(_ step: ReplayStep) -> ReplayStep {
        guard let batch = takePending() else { return step }
        next = .success(step)
        return batch
    }

    private func takePending() -> ReplayStep? {
        guard !pending.isEmpty else { return nil }
        defer { pending = [] }
        return .batch(pending)
    }
}
