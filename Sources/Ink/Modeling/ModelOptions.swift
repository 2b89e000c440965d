/// How samples become a path: part of the brush, so that a drawing looks the same for ever, whatever later presets say.
///
/// Every value is limited to its range (`Key.range`); one that is no number or not finite becomes what `plain` has.
public struct ModelOptions: Hashable, Sendable {
    /// The samples as they are, joined by straight lines of the brush's width.
    public static let plain = ModelOptions()

    /// Seconds that one point of the path is the mean of; 0 leaves the samples where they are. See `SlidingWindow`.
    public var smoothing: Double = Key.smoothing.plain { didSet { smoothing = Key.smoothing.limited(smoothing) } }
    /// How far the device's samples lie beside the true line, in points: bends of this size are smoothed like noise, greater ones are
    /// kept as something the hand did.
    public var noise: Double = Key.noise.plain { didSet { noise = Key.noise.limited(noise) } }
    /// How much the way from sample to sample bends: 0 is straight, 1 a centripetal Catmull–Rom curve. See `CurveSampling`.
    public var rounding: Double = Key.rounding.plain { didSet { rounding = Key.rounding.limited(rounding) } }
    /// The share of the width that pressure decides: with 0.8, no pressure at all leaves a fifth.
    public var pressure: Double = Key.pressure.plain { didSet { pressure = Key.pressure.limited(pressure) } }
    /// The share of the width that a fast hand loses: with 0.3, seven tenths are left at `thinningSpeed` and beyond.
    public var thinning: Double = Key.thinning.plain { didSet { thinning = Key.thinning.limited(thinning) } }
    /// Points a second at which a line is thinnest.
    public var thinningSpeed: Double = Key.thinningSpeed.plain { didSet { thinningSpeed = Key.thinningSpeed.limited(thinningSpeed) } }
    /// The thickness of the nib as a share of its breadth: 1 is round.
    public var nibRatio: Double = Key.nibRatio.plain { didSet { nibRatio = Key.nibRatio.limited(nibRatio) } }
    /// The direction of the nib's broad side, in radians from the x axis towards the y axis: lines along it are thin.
    public var nibAngle: Double = Key.nibAngle.plain { didSet { nibAngle = Key.nibAngle.limited(nibAngle) } }
    /// How long a change of width takes, in widths of path: after one of them half of it is done, after two two thirds.
    public var damping: Double = Key.damping.plain { didSet { damping = Key.damping.limited(damping) } }
    /// The most that the width changes, in points for each point of path.
    public var slope: Double = Key.slope.plain { didSet { slope = Key.slope.limited(slope) } }
    /// How long a stroke grows to its full width, in widths; 0 starts it round. See `Taper`.
    public var startTaper: Double = Key.startTaper.plain { didSet { startTaper = Key.startTaper.limited(startTaper) } }
    /// How long it shrinks at its end, in widths; seen when the stroke ends.
    public var endTaper: Double = Key.endTaper.plain { didSet { endTaper = Key.endTaper.limited(endTaper) } }
    /// The share of the width that a tapered end starts with.
    public var taperTip: Double = Key.taperTip.plain { didSet { taperTip = Key.taperTip.limited(taperTip) } }
    /// The farthest that wet ink runs ahead of the finger, in seconds. See `Prediction`.
    public var prediction: Double = Key.prediction.plain { didSet { prediction = Key.prediction.limited(prediction) } }

    public init() {}

    /// Whether points are samples and every radius is half the brush's width, so that nothing has to wait for later samples.
    var isPlain: Bool { smoothing == 0 && rounding == 0 && !variesWidth && startTaper == 0 && endTaper == 0 }

    /// Whether the width depends on more than the ends.
    var variesWidth: Bool { pressure > 0 || thinning > 0 || nibRatio < 1 }
}

extension ModelOptions {
    /// No path lies farther outside the box of its samples than this share of the longest way from one sample to the next; none at all
    /// without `rounding`.
    public static let overshoot = CurveSampling.overshoot
}
