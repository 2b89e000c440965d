/// Smooths by means: the point at time t is the mean of the line through the inputs over [t − h, t + h].
///
/// This is what google/ink's stroke modeler does since 2025 ("sliding window input modeler"). h is half the window, less near the
/// stroke's ends so that it stays within: the ends are exact, nothing lags behind, and the last half window is provisional. Outputs
/// have the times of the inputs; all means are exact integrals of piecewise linear functions, from running sums.
///
/// A mean cuts corners and shrinks circles, by a share that grows with the turn within the window. So h is also limited by the turn:
/// the mean may lie as far from the middle between the window's ends, and from the unsmoothed place, as `turn` of half the distance of
/// these ends. On a circle that stands for a window of two times 20°, so that it loses 2 % of its radius at most; a straight hairpin is
/// not cut at all. Bends that are small beside `noise` do not count for that; they are what smoothing is for. With `keepsTurns` off,
/// the mean is taken as it is.
///
/// Pressure, speed and direction are measured over [t − m, t + m], where that is within the stroke; m is half of `measured`.
struct SlidingWindow: ModelStage {
    /// Chosen: the largest that leaves a circle of eight samples in 60 ms within 5 % of its radius, the curve's own error included.
    static let turn = 0.12
    /// Half a window of fewer seconds is none: nothing moves in it, and quotients of sums this close have no digits left.
    static let shortest = 0.000_01

    let half: Double
    let reach: Double
    let noise: Double
    let keepsTurns: Bool
    /// The end of what has come; a point is final when nothing it depends on is farther.
    private let lookahead: Double
    var line = MotionLine()
    /// The next input whose output is not final.
    private var next = 0
    private var nextForgetting = 64
    private var cursors = Cursors()

    /// - Parameters:
    ///   - window: seconds that the mean is taken over; 0 leaves the inputs where they are.
    ///   - measured: seconds that pressure, speed and direction are taken over.
    ///   - noise: points.
    init(window: Double, measured: Double, noise: Double = 0, keepsTurns: Bool = true) {
        (half, reach, self.noise, self.keepsTurns) = (window / 2, measured / 2, noise, keepsTurns)
        lookahead = max(half, reach)
    }

    /// Where the ends of the windows were found last: they only go forward.
    private struct Cursors {
        var low = 0, high = 0, from = 0, to = 0

        mutating func forget(_ count: Int) {
            (low, high, from, to) = (max(0, low - count), max(0, high - count), max(0, from - count), max(0, to - count))
        }
    }

    mutating func append(_ input: TimedSample, to output: inout [Motion]) {
        line.append(input)
        let final = input.time - lookahead
        // Cursors of its own: lending the stage's would copy the stage for each point.
        var cursors = cursors
        while next < line.count, line.time(next) <= final {
            output.append(point(next, end: .infinity, &cursors))
            next += 1
        }
        self.cursors = cursors
        forget()
    }

    /// Drops what no later point depends on: rarely, and half of it at least, so that moving the rest costs nothing to speak of.
    private mutating func forget() {
        guard next >= nextForgetting else { return }
        nextForgetting = next + 64
        var unused = min(next, line.count - 1)
        let needed = line.time(unused) - lookahead
        while unused > 0, line.time(unused) > needed { unused -= 1 }
        guard unused * 2 >= line.count else { return }
        line.removeFirst(unused)
        next -= unused
        nextForgetting = next + 64
        cursors.forget(unused)
    }

    mutating func conclude(_ inputs: [TimedSample], to output: inout [Motion]) {
        let known = line.count
        for input in inputs { line.append(input) }
        defer { line.removeLast(line.count - known) }
        guard line.count > 0 else { return }
        var cursors = cursors
        let end = line.time(line.count - 1)
        for place in next..<line.count { output.append(point(place, end: end, &cursors)) }
    }

    /// - Parameter end: the stroke's last time; infinite while the window does not get there.
    private func point(_ place: Int, end: Double, _ cursors: inout Cursors) -> Motion {
        let vertex = line[place]
        var motion = Motion(x: vertex.x, y: vertex.y, time: vertex.time, pressure: vertex.pressure, speed: 0, directionX: 0, directionY: 0)
        let time = vertex.time
        // Times are the stroke's own: its first is 0.
        var h = min(half, min(time, end - time))
        var (low, high) = (MotionLine.Position(), MotionLine.Position())
        if reach > 0 {
            low = line.position(max(0, time - reach), &cursors.from)
            high = line.position(min(end, time + reach), &cursors.to)
            if high.time > low.time {
                motion.pressure = line.meanPressure(low, high)
                motion.speed = line.length(low, high) / (high.time - low.time)
                (motion.directionX, motion.directionY) = (high.x - low.x, high.y - low.y)
            }
        }
        guard h > Self.shortest else { return motion }
        // Mostly both windows are the same.
        if h == reach {
            (cursors.low, cursors.high) = (cursors.from, cursors.to)
        } else {
            (low, high) = (line.position(time - h, &cursors.low), line.position(time + h, &cursors.high))
        }
        guard high.time > low.time else { return motion }
        (motion.x, motion.y) = line.mean(low, high)
        guard keepsTurns else { return motion }
        let share = share(motion, vertex, low, high)
        guard share < 1 else { return motion }
        h *= share
        (motion.x, motion.y) = (vertex.x, vertex.y)
        guard h > Self.shortest else { return motion }
        var (nearLow, nearHigh) = (place, place)
        let from = line.position(time - h, &nearLow), to = line.position(time + h, &nearHigh)
        if to.time > from.time { (motion.x, motion.y) = line.mean(from, to) }
        return motion
    }

    /// How much of the window the turn within it allows.
    private func share(
        _ mean: Motion, _ vertex: MotionLine.Vertex, _ low: MotionLine.Position, _ high: MotionLine.Position
    ) -> Double {
        let (bx, by) = (mean.x - (low.x + high.x) / 2, mean.y - (low.y + high.y) / 2)
        // The second is the smaller one on a bend, but not where the hand goes to and fro within the window.
        let (mx, my) = (mean.x - vertex.x, mean.y - vertex.y)
        let bend = max(bx * bx + by * by, mx * mx + my * my)
        // Where the hand goes straight on, which is nearly everywhere, no root is needed.
        let (cx, cy) = (high.x - low.x, high.y - low.y)
        let chord = (cx * cx + cy * cy) / 4
        // Counted is bend³ / (bend² + noise²): all of a large bend, next to nothing of one smaller than the noise.
        let counted = bend * bend * bend
        let allowed = Self.turn * (bend + noise * noise)
        guard counted > allowed * allowed * chord else { return 1 }
        return allowed * (chord / counted).squareRoot()
    }
}
