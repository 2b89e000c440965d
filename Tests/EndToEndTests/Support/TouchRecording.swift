import Foundation
import Testing

/// A recording of a real touchscreen, as an event log.
struct TouchRecording: CustomTestStringConvertible, Sendable {
    struct Event: Decodable, Sendable {
        var t: Double
        var type: String
        var phase: String?
        var id: UInt32?
        var x: Double?
        var y: Double?
        var pressure: Double?
    }

    let name: String
    let text: String
    let events: [Event]

    var testDescription: String { name }
    var downs: [Event] { events.filter { ["finger", "pen"].contains($0.type) && $0.phase == "down" } }
    var isOfFingers: Bool { downs.allSatisfy { $0.type == "finger" } }

    /// The recordings kept beside the project; none where there are none.
    static let all: [TouchRecording] = {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let folder = package.appendingPathComponent("../shared/data/touch").standardized.path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".jsonl") }.sorted().compactMap { try? TouchRecording(path: "\(folder)/\($0)") }
    }()

    /// A few that differ: one finger, two, four, fast taps.
    static let ofSeveralKinds = all.filter { $0.isOfFingers && $0.name.contains("Atmel") }

    private init(path: String) throws {
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        text = try String(contentsOfFile: path, encoding: .utf8)
        events = try text.split(separator: "\n").map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
    }

    /// Each finger's way from down to up, in the order of the downs.
    var paths: [PlayedPath] {
        var open: [UInt32: Int] = [:]
        var paths: [PlayedPath] = []
        for event in events where event.type == "finger" {
            guard let id = event.id, let x = event.x, let y = event.y else { continue }
            if event.phase == "down" {
                open[id] = paths.count
                paths.append(PlayedPath([CGPoint(x: x, y: y)]))
            } else if event.phase == "motion", let index = open[id], paths[index].end != CGPoint(x: x, y: y) {
                paths[index].points.append(CGPoint(x: x, y: y))
            }
        }
        return paths
    }
}

extension Program {
    /// Plays the fingers of a recording on a touchscreen, faster than they were.
    func play(_ recording: TouchRecording, with device: InputTestDevice, speed: Double = 4) async throws {
        var time = 0.0
        for event in recording.events where event.type == "finger" {
            try await Task.sleep(nanoseconds: UInt64(max(0, event.t - time) / speed * 1e9))
            time = event.t
            let phases: [String: InputTestDevice.TouchPhase] = ["down": .begin, "motion": .update, "up": .end]
            guard let phase = event.phase.flatMap({ phases[$0] }), let id = event.id, let x = event.x, let y = event.y else { continue }
            try device.touch(phase, id, at: onScreen(CGPoint(x: x, y: y)), pressure: event.pressure)
            try device.sync()
        }
    }
}
