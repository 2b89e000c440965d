import CoreGraphics

/// Every number that decides what hands mean, in one place, so that someone with a device can correct them.
///
/// Lengths are points of the window, times seconds, angles radians. *Chosen* marks a number that no public source settles.
/// Where a length was thought of in millimetres, a point is 1/96 inch to 1/166 inch: a screen of 13 inches at scale 2 to one at scale 1.
public enum HandNumbers {
    // MARK: Drawing or moving

    /// A stroke younger than this is taken back when a second finger lands. Source: what the program promises.
    public static let provisionalTime: TimeInterval = 0.15

    /// A stroke that never got this far from where it began is taken back when a second finger lands. Source: what the program promises.
    public static let provisionalLength: CGFloat = 12

    /// The most samples kept of a stroke that may have to appear again. Chosen: four seconds of a panel at 250 Hz.
    public static let provisionalSamples = 1000

    /// A finger that is down as long as this, or longer, does not tap. Source: what the program promises.
    public static let tapDuration: TimeInterval = 0.25

    /// A finger that gets this far from where it landed does not tap. Source: what the program promises.
    public static let tapMovement: CGFloat = 12

    /// How many fingers draw at once where several do. Source: what the program promises.
    public static let mostDrawingFingers = 10

    // MARK: Fingers that may be gone

    /// When a finger lands, others of which nothing was heard for so long have no part in what it does until they move; nor has one
    /// that was to draw and kept still for so long, as a thumb does that holds a computer by its edge.
    /// Chosen: fingers that rest on a real panel were silent for up to 0.4 s in recordings.
    public static let silence: TimeInterval = 1

    /// The same for a finger with a stroke that is past taking back: whoever stops to think must not lose the stroke.
    /// Chosen: as the toolkit's `fingerSilence`.
    public static let strokeSilence: TimeInterval = 3

    /// The same for the last of several fingers that moved the page: the others' going up says that this one should be about to.
    /// Chosen: fingers of one hand lift within this.
    public static let leftoverSilence: TimeInterval = 0.25

    /// A finger of which nothing was heard for so long is forgotten, and its stroke ends. Chosen: nobody keeps so still.
    public static let forgetTime: TimeInterval = 60

    // MARK: Pen

    /// For so long after a pen was last heard of, fingers do not draw. Chosen: a hand on its way from one word to the next.
    public static let penMoment: TimeInterval = 0.7

    /// How far one finger gets, with the pen near, before it moves the page. Chosen: a hand that only rests stays below it.
    public static let penMovement: CGFloat = 12

    // MARK: Page

    /// The scales a page is shown at, 1 being a point of the page to a point of the window. Source: what the program promises.
    public static let scales: ClosedRange<CGFloat> = 0.1...64

    /// Two fingers closer than this have no distance to speak of and no direction. Chosen: below what panels can tell.
    public static let fingerSeparation: CGFloat = 1

    /// Fingers that landed on the same spot zoom and turn from this distance on. Chosen: half a fingertip.
    public static let leastSpread: CGFloat = 16

    /// A turned page that comes this close to upright (or to another quarter turn) snaps to it. Chosen.
    public static let snapAngle: CGFloat = 5 * .pi / 180

    /// A page at a quarter turn stays there until the fingers have turned by this. Chosen: two
    /// fingers that scrolled on a real panel turned by 13.9° without meaning to.
    public static let holdAngle: CGFloat = 15 * .pi / 180

    /// From this angle on the page is turned as the fingers are; between `holdAngle` and here it catches up. Chosen: whoever
    /// turns by as much means it, and it is less than any angle one would want.
    public static let freeAngle: CGFloat = 25 * .pi / 180

    /// How far from the window's edges some of the content always is, if the window is large enough. Chosen: a toolbar and a fingertip.
    public static let sightMargin: CGFloat = 64

    /// The room left around content that is made to fit. Chosen.
    public static let fitMargin: CGFloat = 24

    /// The largest scale at which content is made to fit: fitting shows all and magnifies nothing.
    /// Source: other drawing programs' "zoom to fit".
    public static let largestFit: CGFloat = 1

    /// What one notch of a wheel zooms by. Chosen: four notches double.
    public static let wheelZoom: CGFloat = 1.189_207_115_002_721

    /// What a key zooms by. Chosen: two presses double.
    public static let keyZoom: CGFloat = 1.414_213_562_373_095

    /// Places and offsets beyond this are no places; it keeps every number finite. Chosen: as far as ink goes.
    public static let farthestPlace: CGFloat = 1_000_000

    /// How far off the page's corner may be. Chosen: the farthest ink at the largest scale, and as far again.
    public static let farthestOffset: CGFloat = 1_000_000_000

    /// What a key turns the page by. Chosen: as straight lines snap.
    public static let keyTurn: CGFloat = .pi / 12

    // MARK: Palms

    /// The nearest and farthest a resting hand touches from the fingertip or pen it belongs to. Chosen: 20 mm at 96 points to an inch
    /// to 170 mm at 166.
    public static let palmDistance: ClosedRange<CGFloat> = 75...1100

    /// How far from straight below the fingertip a resting hand may be, on its own side. Chosen: short of level.
    public static let palmAngle: CGFloat = 80 * .pi / 180

    /// The same on the other side. Chosen: wrists bend.
    public static let palmCrossAngle: CGFloat = 30 * .pi / 180

    /// A contact down for so long without moving rests: it is no first finger of a pinch. Chosen: fingers of one gesture land within it.
    public static let restTime: TimeInterval = 0.2

    /// How far a resting contact moves, beyond what it trembled before, until it may be a finger of a gesture. Chosen: 1 mm, more
    /// than a hand does in the time a stroke needs to be past taking back.
    public static let stirDistance: CGFloat = 4

    /// And how far compared with the finger that draws: two fingers of a gesture move alike. Chosen.
    public static let stirShare: CGFloat = 0.3

    /// How far apart the contacts of one resting hand are. Chosen: 35 mm at 166 points to an inch.
    public static let clusterDiameter: CGFloat = 230

    /// The contacts of a hand that is put down with a fingertip land within this. Chosen.
    public static let clusterTime: TimeInterval = 0.4

    /// A cluster is this much farther from the fingertip than it is wide: fingers side by side are not. Chosen.
    public static let clusterDistance: CGFloat = 1.25

    /// Where a palm is expected, one contact that lands with a fingertip is this far from it to be one. Chosen: farther than two fingers
    /// of a hand are that tap; 53 mm at 96 points to an inch.
    public static let loneDistance: CGFloat = 200

    /// A contact that lands this close to a palm, or to where one was just now, belongs to it. Chosen: half of how near a fingertip
    /// is to its palm.
    public static let flickerDistance: CGFloat = 40

    /// How long a place where a palm was stays one. Chosen: a hand that lifts between two strokes.
    public static let flickerTime: TimeInterval = 0.3

    /// What landed beside a palm and gets this far within `flickerStay` is a finger that draws all the same. Chosen: resting hands slide
    /// more slowly than anybody draws.
    public static let flickerExtent: CGFloat = 24
    public static let flickerStay: TimeInterval = 0.5

    /// For so long after a palm was seen, contacts where one would be are first taken for palms. Chosen.
    public static let palmMemory: TimeInterval = 10

    /// How soon after a stroke a hand is put down that rests from it. Chosen.
    public static let lateRestPause: TimeInterval = 1

    /// And how long it rests at least: whoever wants a dot taps it. Chosen.
    public static let lateRestDuration: TimeInterval = 0.6

    // MARK: Lines

    /// Straight lines snap to multiples of this. Source: what drawing programs do with Shift.
    public static let lineAngle: CGFloat = .pi / 12
}
