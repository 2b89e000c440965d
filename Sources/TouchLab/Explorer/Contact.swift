import UIKit

/// What the explorer knows of one finger, pen or mouse button, from its landing on.
struct Contact {
    /// Where it was, and when.
    struct Sample {
        let location: CGPoint
        /// Seconds on the event clock.
        let time: TimeInterval
        /// Nothing is known of the way here.
        let isStart: Bool
    }

    /// `finger 3`, `pen`, `mouse`.
    let name: String
    let device: Int64?
    /// The lowest number that no other contact had that was down when it landed; it has the colour of that number.
    let slot: Int
    let type: UITouch.TouchType
    let landing: Sample
    var phase = UITouch.Phase.began
    var tapCount = 0
    /// 0…1; nil where the device reports none.
    var force: CGFloat?
    /// The force is a guess, and the touch of this number will tell the true one; nil: it is none.
    var awaitedForce: NSNumber?
    /// Points a second, over the last tenth of a second.
    var speed: CGFloat = 0
    var isDown = true
    var trail: [Sample] = []

    var location: CGPoint { trail.last?.location ?? landing.location }

    /// Takes in where it was next. O(1) on average.
    mutating func add(_ sample: Sample) {
        trail.append(sample)
        // Cut seldom and by much: moving the rest costs.
        if trail.count > ExplorerConstants.longestTrail * 5 / 4 { trail.removeFirst(trail.count - ExplorerConstants.longestTrail) }
    }

    /// Works out the speed at `time`. O(samples of a tenth of a second).
    mutating func measureSpeed(at time: TimeInterval) {
        var (length, previous): (CGFloat, Sample?) = (0, nil)
        var latest = time
        for sample in trail.reversed() {
            guard sample.time >= time - TouchConstants.velocityWindow else { break }
            if let previous { length += hypot(previous.location.x - sample.location.x, previous.location.y - sample.location.y) }
            latest = sample.time
            previous = sample
            if sample.isStart { break }
        }
        let span = time - latest
        speed = span >= TouchConstants.velocitySpan ? length / span : 0
    }
}

/// Something odd that was seen.
struct TouchFlag: Equatable {
    enum Kind: String, CaseIterable {
        case mouseTwin = "Mouse twin"
        case lostLift = "Lost finger-up"
        case jump = "Jump"
        case offset = "Touch offset"
    }

    let kind: Kind
    /// What exactly.
    let detail: String
    /// Seconds on the event clock.
    let time: TimeInterval

    /// For people: `Jump: finger 3 went 240 pt in 8 ms (12.345 s)`.
    var text: String { "\(kind.rawValue): \(detail) (\(Figures.seconds(time)))" }
}
