import CoreGraphics
import Ink

/// Recorded strokes, where their folder is there.
enum Recorded {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/data")

    private static func data(_ path: String) -> Data? { try? Data(contentsOf: folder.appendingPathComponent(path)) }

    /// The strokes of `ink/edge-cases.json`, one sample every 8 ms.
    static let edgeCases: [(name: String, samples: [InkSample])] = {
        guard let data = data("ink/edge-cases.json"), let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
              let strokes = object["strokes"] as? [String: [[Double]]] else { return [] }
        return strokes.sorted { $0.key < $1.key }.map { name, points in
            (name, points.enumerated().map { place, point in
                sample(point[0], point[1], Double(place) * 0.008, pressure: point.count > 2 ? point[2] : nil)
            })
        }
    }()

    /// The strokes of `ink/painting30sec.json`: x, y, milliseconds, pressure.
    static let painting: [[InkSample]] = {
        guard let data = data("ink/painting30sec.json"), let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
              let strokes = object["strokes"] as? [[[Double]]] else { return [] }
        return strokes.map { $0.map { sample($0[0], $0[1], $0[2] / 1_000, pressure: $0[3]) } }
    }()

    /// One finger's way in an event log, without what repeats the last place when it lifts.
    static func finger(_ name: String) -> [InkSample] {
        guard let data = data("touch/" + name) else { return [] }
        return data.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard let event = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any],
                  let phase = event["phase"] as? String, phase == "down" || phase == "motion",
                  let x = event["x"] as? Double, let y = event["y"] as? Double, let time = event["t"] as? Double
            else { return nil }
            return sample(x, y, time)
        }
    }
}

extension [PathPoint] {
    /// Distance of a place from the edge of the ink, negative inside it: the nearest capsule's.
    func distance(_ x: Double, _ y: Double) -> Double {
        guard count > 1 else { return hypot(x - self[0].x, y - self[0].y) - self[0].radius }
        var least = Double.infinity
        for (a, b) in zip(self, dropFirst()) {
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let length = dx * dx + dy * dy
            let part = length > 0 ? Swift.max(0, Swift.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length)) : 0
            let away = hypot(x - a.x - dx * part, y - a.y - dy * part)
            least = Swift.min(least, away - (a.radius + (b.radius - a.radius) * part))
        }
        return least
    }

    /// Distance of a place from the middle of the line.
    func middleDistance(_ x: Double, _ y: Double) -> Double { map { PathPoint(x: $0.x, y: $0.y, radius: 0) }.distance(x, y) }

    /// Points a step apart along the path, the first and the last included.
    func walked(_ step: Double) -> [PathPoint] {
        guard let first else { return [] }
        var (points, left) = ([first], step)
        for (a, b) in zip(self, dropFirst()) {
            let length = hypot(b.x - a.x, b.y - a.y)
            var at = left
            while at < length {
                let part = at / length
                points.append(PathPoint(
                    x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, radius: a.radius + (b.radius - a.radius) * part))
                at += step
            }
            left = at - length
        }
        if let last { points.append(last) }
        return points
    }
}
