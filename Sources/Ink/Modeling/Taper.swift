/// Makes a stroke thin at its ends.
///
/// From the share `tip` of the full width the line may widen by `slope` along the path; where the line is thinner anyway, it stays as it
/// is. Dots and strokes up to twice the brush's width long have no taper; from there to three times the width it comes on gradually, so
/// that a growing stroke's start does not jump. Until then the start is provisional. The taper of the end is seen when the stroke ends,
/// for while it goes on no ink may lag behind its tip; so as much as the taper is long stays provisional. Where a taper begins or ends
/// within a segment there is a point.
struct Taper: ModelStage {
    /// Points: broad brushes have tapers no longer than this, and blunter tips, so that little of a stroke is provisional.
    static let longest = 160.0

    private let width: Double
    private let start: End
    private let end: End
    /// Of a stroke that goes on and whose start is settled.
    private let grown: Form
    /// Not final yet; those before `next` are done.
    private var held: [InkedPoint] = []
    private var next = 0
    /// The point put out last, before tapering.
    private var last: InkedPoint?

    /// One end: the share of the width it starts with, and by how much the radius grows along the path.
    private struct End {
        /// Points; 0 for none.
        let length: Double
        let tip: Double
        let slope: Double

        init(width: Double, widths: Double, options: ModelOptions) {
            length = min(Taper.longest, widths * width)
            tip = max(options.taperTip, 1 - options.slope * length / width)
            slope = length > 0 ? (1 - tip) * width / 2 / length : 0
        }
    }

    init(width: Double, options: ModelOptions) {
        self.width = width
        start = End(width: width, widths: options.startTaper, options: options)
        end = End(width: width, widths: options.endTaper, options: options)
        grown = Form(total: .infinity, start: start, end: nil, width: width)
    }

    mutating func append(_ input: InkedPoint, to output: inout [PathPoint]) {
        guard start.length > 0 || end.length > 0 else {
            output.append(PathPoint(x: input.x, y: input.y, radius: input.radius))
            return
        }
        held.append(input)
        guard input.length >= 3 * width else { return }
        let final = input.length - end.length
        while next < held.count, held[next].length <= final {
            grown.put(held[next], after: last, to: &output)
            last = held[next]
            next += 1
        }
        if next >= 64, next * 2 >= held.count {
            held.removeFirst(next)
            next = 0
        }
    }

    mutating func conclude(_ inputs: [InkedPoint], to output: inout [PathPoint]) { conclude(inputs, ended: true, to: &output) }

    /// - Parameter ended: whether the stroke's end is there and tapered; if not, it may go on.
    /// - Returns: how many of the points come first that only an end will change.
    @discardableResult
    func conclude(_ inputs: [InkedPoint], ended: Bool, to output: inout [PathPoint]) -> Int {
        guard let total = (inputs.last ?? held.last)?.length else { return 0 }
        let isGrown = held.last.map { $0.length >= 3 * width } ?? false
        let form = isGrown && !ended ? grown : Form(total: total, start: start, end: ended ? end : nil, width: width)
        let known = output.count
        var last = last
        for place in next..<held.count {
            form.put(held[place], after: last, to: &output)
            last = held[place]
        }
        let lasting = isGrown && !ended ? output.count - known : 0
        for point in inputs {
            form.put(point, after: last, to: &output)
            last = point
        }
        return lasting
    }

    /// The most that the radius can be along a stroke of a known length.
    private struct Form {
        let total: Double
        let full: Double
        /// The radius at the ends, and how it grows from there.
        let first: Double, firstSlope: Double
        let final: Double, finalSlope: Double
        /// Where the form has a corner, in order; beyond the stroke when there is none.
        let breaks: (Double, Double)

        init(total: Double, start: End, end: End?, width: Double) {
            self.total = total
            full = width / 2
            let share = max(0, min(1, total / width - 2))
            first = full * (1 - share * (1 - start.tip))
            firstSlope = start.slope
            final = full * (1 - share * (1 - (end?.tip ?? 1)))
            finalSlope = end?.slope ?? 0
            let begun = firstSlope > 0 ? share * start.length : 0
            let ends = finalSlope > 0 ? total - share * (end?.length ?? 0) : .infinity
            if begun <= ends {
                breaks = (begun, ends)
            } else {
                // The tapers meet before either has the full width.
                let meeting = (final - first + finalSlope * total) / (firstSlope + finalSlope)
                breaks = (meeting, .infinity)
            }
        }

        private func most(_ length: Double) -> Double {
            var most = full
            if firstSlope > 0 { most = min(most, first + firstSlope * length) }
            if finalSlope > 0 { most = min(most, final + finalSlope * (total - length)) }
            return most
        }

        /// Puts out a point, and before it those where the form has a corner on the way to it.
        func put(_ point: InkedPoint, after last: InkedPoint?, to output: inout [PathPoint]) {
            if let last {
                insert(breaks.0, last, point, to: &output)
                insert(breaks.1, last, point, to: &output)
            }
            output.append(PathPoint(x: point.x, y: point.y, radius: min(point.radius, most(point.length))))
        }

        private func insert(_ length: Double, _ a: InkedPoint, _ b: InkedPoint, to output: inout [PathPoint]) {
            guard length > a.length, length < b.length else { return }
            let part = (length - a.length) / (b.length - a.length)
            let radius = a.radius + (b.radius - a.radius) * part
            output.append(PathPoint(
                x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, radius: min(radius, most(length))))
        }
    }
}
