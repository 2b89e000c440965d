import CoreGraphics

/// Where a pen was last heard of, touching or hovering.
struct PenWatch: Sendable {
    private(set) var place: CGPoint?
    private(set) var heard: TimeInterval?

    mutating func hear(at place: CGPoint, time: TimeInterval) { (self.place, heard) = (place, time) }

    /// When it stops being near, if nothing more is heard.
    var momentEnds: TimeInterval? { heard.map { $0 + HandNumbers.penMoment } }

    func isNear(at time: TimeInterval) -> Bool { momentEnds.map { time < $0 } ?? false }
}
