import CoreGraphics

/// Gives the smoothed path its radius: by pressure, speed and direction, whichever the options name.
///
/// What these ask for is damped over the length of path (backward Euler of a first-order lag) and then limited to `slope`. Both follow
/// the path forwards, so that the width needs no later samples: it is late where it is asked to jump, and true where it goes slowly.
/// Only the start looks ahead, half a width far: the first radius is the least from which all of that can be reached, so that a dot is
/// as large as the hardest pressure in it. Points nearer to each other than `spacing` are left out, except the last.
struct LineWidth: ModelStage {
    /// Points.
    static let spacing = 0.25
    /// No line is thinner, in points, and as a share of the brush's width; except where the brush itself is.
    static let thinnest = 0.4
    static let thinnestShare = 0.05

    let options: ModelOptions
    private let full: Double
    private let least: Double
    /// Path length until the first radius is settled.
    private let settling: Double
    private let lag: Double
    /// Of the radius.
    private let slope: Double
    private let nibX: Double
    private let nibY: Double
    private var last: InkedPoint?
    private var damped = 0.0
    /// Came after the latest point and is too near to it.
    private var skipped: Motion?
    /// The points of the settling length, that length so far, and the radius all of it asks the first point to have.
    private var start: [Motion] = []
    private var startLength = 0.0
    private var startRadius = 0.0

    init(width: Double, options: ModelOptions) {
        self.options = options
        full = width / 2
        least = min(width, max(Self.thinnest, Self.thinnestShare * width)) / 2
        settling = options.variesWidth ? width / 2 : 0
        lag = options.damping * width
        slope = options.slope / 2
        (nibX, nibY) = (cos(options.nibAngle), sin(options.nibAngle))
    }

    mutating func append(_ input: Motion, to output: inout [InkedPoint]) {
        guard last == nil else {
            follow(input, to: &output)
            return
        }
        let step = start.last.map { Self.distance($0, input) } ?? 0
        if let asked = asked(input) {
            // What nobody knew of before has the radius of what is known first.
            startRadius = startRadius == 0 ? asked : max(startRadius, asked - slope * (startLength + step))
        }
        if start.isEmpty || step >= Self.spacing {
            startLength += step
            start.append(input)
            skipped = nil
        } else {
            skipped = input
        }
        if startLength >= settling { begin(&output) }
    }

    mutating func conclude(_ inputs: [Motion], to output: inout [InkedPoint]) {
        var copy = self
        for input in inputs { copy.append(input, to: &output) }
        if copy.last == nil { copy.begin(&output) }
        if let skipped = copy.skipped, let last = copy.last, skipped.x != last.x || skipped.y != last.y {
            copy.put(skipped, to: &output)
        }
    }

    private mutating func follow(_ input: Motion, to output: inout [InkedPoint]) {
        guard let last else { return }
        let (dx, dy) = (input.x - last.x, input.y - last.y)
        if dx * dx + dy * dy < Self.spacing * Self.spacing {
            skipped = input
        } else {
            put(input, to: &output)
        }
    }

    private mutating func put(_ input: Motion, to output: inout [InkedPoint]) {
        skipped = nil
        guard let last else { return }
        let (dx, dy) = (input.x - last.x, input.y - last.y)
        let step = (dx * dx + dy * dy).squareRoot()
        var radius = full
        if options.variesWidth {
            if let asked = asked(input), step > 0 { damped += (asked - damped) * step / (lag + step) }
            radius = min(full, max(least, max(last.radius - slope * step, min(last.radius + slope * step, damped))))
        }
        let point = InkedPoint(x: input.x, y: input.y, radius: radius, length: last.length + step)
        output.append(point)
        self.last = point
    }

    private mutating func begin(_ output: inout [InkedPoint]) {
        guard let first = start.first else { return }
        // Zero when nothing is known: a dot of a nib without a direction.
        damped = startRadius > 0 ? max(least, startRadius) : full
        let point = InkedPoint(x: first.x, y: first.y, radius: damped, length: 0)
        last = point
        output.append(point)
        let (rest, waiting) = (start, skipped)
        start = []
        for motion in rest.dropFirst() { put(motion, to: &output) }
        skipped = waiting
    }

    /// The radius without regard to what was before; nil where it depends on a direction and there is none.
    private func asked(_ motion: Motion) -> Double? {
        guard options.variesWidth else { return full }
        var share = 1 - options.pressure * (1 - max(0, min(1, motion.pressure)))
        share *= 1 - options.thinning * min(1, motion.speed / options.thinningSpeed)
        if options.nibRatio < 1 {
            let size = motion.directionX * motion.directionX + motion.directionY * motion.directionY
            guard size > 0 else { return nil }
            let along = motion.directionX * nibX + motion.directionY * nibY
            let across = along * along / size
            share *= max(0, 1 - across + options.nibRatio * options.nibRatio * across).squareRoot()
        }
        return max(least, full * share)
    }

    private static func distance(_ a: Motion, _ b: Motion) -> Double {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
