import Foundation
import Ink
import Testing

@testable import DoodleApp

@Suite("When a drawing's samples are shown again")
struct PlaybackTimelineTests {
    private func stroke(_ times: [TimeInterval]) throws -> Stroke {
        let brush = Brush(tool: .pen, color: Palette.entries[0].color, width: 4)
        let samples = times.map { InkSample(position: .zero, time: $0) }
        return try #require(Stroke(id: Stroke.ID(1), brush: brush, samples: samples))
    }

    private func timeline(_ strokes: [[TimeInterval]]) throws -> PlaybackTimeline {
        PlaybackTimeline(Drawing(strokes: try strokes.map { try stroke($0) }))
    }

    /// In eighths, which add up without rounding.
    @Test func samplesAreAsFarApartAsTheyWere() throws {
        let timeline = try timeline([[10, 10.125, 10.5], [10.75, 11]])
        #expect(timeline.moments.map(\.time) == [0, 0.125, 0.5, 0.75, 1])
        #expect(timeline.moments.map(\.stroke) == [0, 0, 0, 1, 1])
    }

    @Test func longPausesAreCutToTheLongest() throws {
        let pause = PlaybackConstants.longestPause
        #expect(try timeline([[0, 0.25], [100, 100.25]]).moments.map(\.time) == [0, 0.25, 0.25 + pause, 0.5 + pause])
        #expect(try timeline([[0, 60]]).duration == pause, "a finger that rests, too")
    }

    @Test func strokesOfSeveralFingersAreDrawnSideBySide() throws {
        // The one that ended first is kept first.
        let timeline = try timeline([[1.25, 1.5], [1, 1.375, 2]])
        #expect(timeline.moments.map(\.time) == [0, 0.25, 0.375, 0.5, 1])
        #expect(timeline.moments.map(\.stroke) == [1, 0, 1, 0, 1])
    }

    @Test func strokesOfAnotherSessionFollow() throws {
        let timeline = try timeline([[500, 500.25], [3, 3.25], [3.5]])
        #expect(timeline.moments.map(\.stroke) == [0, 0, 1, 1, 2])
        #expect(timeline.moments.map(\.time) == [0, 0.25, 0.75, 1, 1.25])
    }

    @Test func strokesWithoutTimesComeOneAfterTheOther() throws {
        let timeline = try timeline([[0, 0], [0, 0], [0]])
        #expect(timeline.moments.map(\.time) == [0, 0, 0.5, 0.5, 1])
    }

    @Test func aStrokeIsDrawnFromStartToEndWhateverItsTimesSay() throws {
        let timeline = try timeline([[2, 1, 1.5, 2.25]])
        #expect(timeline.moments.map(\.sample) == [0, 1, 2, 3])
        #expect(timeline.moments.map(\.time) == [0, 0, 0, 0.25])
    }

    @Test func anEmptyDrawingHasNone() throws {
        #expect(PlaybackTimeline(Drawing()).moments.isEmpty)
    }

    /// Any times at all: every sample is shown once, each stroke's in order, and time never goes back nor leaps.
    @Test(arguments: 0..<50) func everySampleIsShownOnceInOrder(seed: UInt64) throws {
        var random = PlaybackRandom(state: seed)
        let times: [TimeInterval] = [0, 0.1, 0.3, 5, -2, 1e9, -1e9]
        var strokes: [[TimeInterval]] = []
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            strokes.append((0..<Int.random(in: 1...8, using: &random)).map { _ in times.randomElement(using: &random) ?? 0 })
        }
        let timeline = try timeline(strokes)
        for (index, stroke) in strokes.enumerated() {
            #expect(timeline.moments.filter { $0.stroke == index }.map(\.sample) == Array(stroke.indices))
        }
        #expect(timeline.moments.count == strokes.joined().count && timeline.moments.first?.time == 0)
        for (a, b) in zip(timeline.moments, timeline.moments.dropFirst()) {
            #expect(b.time >= a.time && b.time - a.time <= PlaybackConstants.longestPause * 1.000001)
        }
    }
}

/// Numbers that are the same in every run (SplitMix64, Steele et al. 2014).
private struct PlaybackRandom: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
