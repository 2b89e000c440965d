import Foundation
import Ink

/// When each sample of a drawing is shown again: as far apart as they were, but for long pauses.
///
/// Strokes of several fingers are drawn side by side as they were. A drawing may hold strokes of several sessions, whose clocks each began
/// anew, and strokes without times: these follow one another.
struct PlaybackTimeline {
    /// One sample of one stroke.
    struct Moment: Equatable {
        /// Seconds from the start, at the pace of the drawing.
        var time: TimeInterval
        var stroke: Int
        var sample: Int
    }

    /// In the order they are shown.
    private(set) var moments: [Moment] = []

    /// O(samples · log samples).
    init(_ drawing: Drawing) {
        let strokes = drawing.strokes
        guard !strokes.isEmpty else { return }
        var first = 0
        for end in 1...strokes.count where end == strokes.count || Self.startsAnew(strokes[end], after: strokes[end - 1]) {
            append(strokes[first..<end])
            first = end
        }
    }

    /// Seconds from the first sample to the last.
    var duration: TimeInterval { moments.last?.time ?? 0 }

    /// Strokes are kept in the order they ended. One that ended before the one before it is of another clock; two dots at one instant
    /// have none.
    private static func startsAnew(_ stroke: Stroke, after last: Stroke) -> Bool {
        let (end, before) = (Self.end(of: stroke), Self.end(of: last))
        return end < before || (end == before && stroke.samples[0].time == end)
    }

    private static func end(of stroke: Stroke) -> TimeInterval { stroke.samples.reduce(-.infinity) { max($0, $1.time) } }

    /// Adds strokes of one clock.
    private mutating func append(_ strokes: Slice<StrokeList>) {
        var new: [Moment] = []
        for (index, stroke) in zip(strokes.indices, strokes) {
            var time = -TimeInterval.infinity
            for (sample, reading) in stroke.samples.enumerated() {
                // A stroke is drawn from its start to its end, whatever its times say.
                time = max(time, reading.time)
                new.append(Moment(time: time, stroke: index, sample: sample))
            }
        }
        new.sort { ($0.time, $0.stroke, $0.sample) < ($1.time, $1.stroke, $1.sample) }
        var shown = moments.isEmpty ? 0 : duration + PlaybackConstants.longestPause
        for index in new.indices {
            if index > 0 { shown += min(new[index].time - new[index - 1].time, PlaybackConstants.longestPause) }
            moments.append(Moment(time: shown, stroke: new[index].stroke, sample: new[index].sample))
        }
    }
}
