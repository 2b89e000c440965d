import EventLog
@testable import SDLHost
import Testing
import UIKit

/// Stands where the application would, and writes down what the loop asks of it.
@MainActor
final class LoopRecorder {
    enum Call: Equatable {
        case launch, process, render, terminate
        case clock(TimeInterval)
        case event(HostEvent)
    }

    private(set) var calls: [Call] = []
    private var isTerminating = false
    var deadline: TimeInterval?
    /// A frame that is handed out once.
    var frame: PixelBuffer?
    var onEvent: (HostEvent) -> Void = { _ in }
    var onClock: (TimeInterval) -> Void = { _ in }

    var events: [HostEvent] { calls.compactMap { if case .event(let event) = $0 { event } else { nil } } }

    func terminate() {
        calls.append(.terminate)
        isTerminating = true
    }

    var client: LoopClient {
        LoopClient(
            launch: { self.calls.append(.launch) },
            enqueue: { event in
                self.calls.append(.event(event))
                if event.kind == .quit || event.kind == .window(.close) { self.isTerminating = true }
                self.onEvent(event)
            },
            processEvents: { self.calls.append(.process) },
            advanceClock: { time in
                self.calls.append(.clock(time))
                self.onClock(time)
            },
            nextDeadline: { self.deadline },
            renderFrames: { present in
                self.calls.append(.render)
                if let frame = self.frame { present(.main, frame, [frame.bounds]) }
                self.frame = nil
            },
            isTerminating: { self.isTerminating },
            terminate: { self.terminate() })
    }
}

/// A log of these lines for as long as `body` runs.
func withLog<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
    let path = NSTemporaryDirectory() + "/sdlhost-" + UUID().uuidString + ".jsonl"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
}

func quit(_ time: TimeInterval) -> HostEvent { HostEvent(time: time, kind: .quit) }

func down(_ time: TimeInterval, x: CGFloat, y: CGFloat, id: Int64 = 1) -> HostEvent {
    HostEvent(time: time, kind: .finger(.init(.down, id: id, at: CGPoint(x: x, y: y))))
}
