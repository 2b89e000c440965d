import CoreGraphics

/// Tells resting hands from fingers by where and when they touch, since no one says how large a contact is.
///
/// A hand that writes rests below its fingertip (or the rubber tip of a pen that the panel takes for a finger) and on its own side,
/// hardly moves, often touches with several contacts close together that come and go, lands before, with or just after the first
/// stroke and stays as long as the writing. Any one of these is true of honest fingers too, so no contact is a palm by its place alone:
///
/// - what rests in such a place when a finger lands above it, longer than fingers of one gesture take to land, is one;
/// - a cluster in such a place, well apart from the one finger above it, is one;
/// - once a palm was seen, one contact in such a place is enough for a while, and what lands beside a palm belongs to it.
///
/// All of these can be taken back: what begins to move like the finger above it is a finger of a gesture after all.
struct PalmGuard: Sendable {
    /// A stroke that ended as one.
    private struct Stroke: Sendable {
        var end: CGPoint
        var time: TimeInterval
    }

    /// Told by the settings; stronger than what was learned.
    var writingHand: HandSettings.Side?
    private var learned: HandSettings.Side?
    private var seen: TimeInterval?
    private var lastStroke: Stroke?
    /// Where palms were that are no longer there.
    private var traces: [(place: CGPoint, time: TimeInterval)] = []

    /// A palm was seen lately, so that the next one is expected.
    func expectsPalm(at time: TimeInterval) -> Bool {
        seen.map { time - $0 < HandNumbers.palmMemory } ?? false
    }

    /// Whether a hand whose fingertip is at a place could rest at another.
    func couldRest(at rest: CGPoint, under tip: CGPoint) -> Bool {
        couldRest(at: rest, under: tip, of: writingHand ?? learned)
    }

    private func couldRest(at rest: CGPoint, under tip: CGPoint, of hand: HandSettings.Side?) -> Bool {
        guard HandNumbers.palmDistance.contains(rest.distance(to: tip)) else { return false }
        // 0 straight below, a right angle to the right.
        let angle = atan2(rest.x - tip.x, rest.y - tip.y)
        switch hand {
        case .right?: return angle >= -HandNumbers.palmCrossAngle && angle <= HandNumbers.palmAngle
        case .left?: return angle <= HandNumbers.palmCrossAngle && angle >= -HandNumbers.palmAngle
        case nil: return abs(angle) <= HandNumbers.palmAngle
        }
    }

    /// Whether the contacts on the glass are a hand that has come to rest before its fingertip lands.
    func areResting(_ group: [Finger], when tip: Contact) -> Bool {
        let expects = expectsPalm(at: tip.time)
        return diameter(group) <= HandNumbers.clusterDiameter && group.allSatisfy {
            let isExpected = expects && $0.isStill && $0.last.place.distance(to: tip.place) >= HandNumbers.loneDistance
            return (isExpected || $0.rest(at: tip.time) >= HandNumbers.restTime) && couldRest(at: $0.last.place, under: tip.place)
        }
    }

    /// Which of the contacts is the one fingertip of a hand that rests on all the others.
    func tip(among group: [Finger], at time: TimeInterval) -> Contact.ID? {
        let expects = expectsPalm(at: time)
        return group.first { tip in
            let others = group.filter { $0.id != tip.id }
            let isYoung = tip.readings != nil && tip.age(at: time) < HandNumbers.clusterTime
            guard isYoung, others.count > (expects ? 0 : 1) else { return false }
            let width = diameter(others)
            let nearest = others.map { $0.last.place.distance(to: tip.last.place) }.min() ?? 0
            // Two fingers side by side tap, or take the page, after writing too.
            let least = others.count > 1 ? HandNumbers.clusterDistance * width : HandNumbers.loneDistance
            return width <= HandNumbers.clusterDiameter && nearest >= least
                && others.allSatisfy { $0.isStill && couldRest(at: $0.last.place, under: tip.landing.place) }
        }?.id
    }

    /// Whether a contact lands among those that already rest under the fingertip that draws.
    func hasCluster(_ group: [Finger], for landing: Contact, under tip: Finger) -> Bool {
        couldRest(at: landing.place, under: tip.last.place) && group.contains {
            $0.role == .resting(isPalm: true) && $0.last.place.distance(to: landing.place) <= HandNumbers.clusterDiameter
        }
    }

    /// Whether a contact that was lost and one that lands are the same resting hand, under a fingertip that is still there.
    func isFlicker(of lost: Contact, to landing: Contact, under tip: Finger) -> Bool {
        landing.time - lost.time < HandNumbers.flickerTime / 2
            && landing.place.distance(to: lost.place) < HandNumbers.flickerDistance
            && couldRest(at: landing.place, under: tip.landing.place)
    }

    /// Whether a landing belongs to a palm that is there or was just now.
    func isBesidePalm(_ landing: Contact, palms: [Finger]) -> Bool {
        let recent = traces.filter { landing.time - $0.time < HandNumbers.flickerTime }.map(\.place)
        let present = palms.filter { isSure($0, at: landing.time) }.map(\.last.place)
        return (recent + present).contains { $0.distance(to: landing.place) < HandNumbers.flickerDistance }
    }

    /// Whether a contact that draws and now lifts was a hand put down after writing.
    func isLateRest(_ finger: Finger, at time: TimeInterval) -> Bool {
        guard let lastStroke, finger.isStill, finger.age(at: time) >= HandNumbers.lateRestDuration else { return false }
        let pause = finger.landing.time - lastStroke.time
        // What was learned may have come from the contacts of this very hand.
        return pause < HandNumbers.lateRestPause && couldRest(at: finger.landing.place, under: lastStroke.end, of: writingHand)
    }

    /// Late contacts that land together, close to one another, are sure palms.
    func markCluster(_ fingers: inout [Finger], at time: TimeInterval) {
        guard let landed = fingers.last, landed.role == .palm else { return }
        let cluster = fingers.indices.filter {
            fingers[$0].role == .palm && fingers[$0].age(at: time) < HandNumbers.clusterTime
                && fingers[$0].last.place.distance(to: landed.last.place) <= HandNumbers.clusterDiameter
        }
        if cluster.count > 1 { for index in cluster { fingers[index].isSurePalm = true } }
    }

    // MARK: Learning

    mutating func strokeEnded(_ contact: Contact) { lastStroke = Stroke(end: contact.place, time: contact.time) }

    /// A contact turned out to be a hand that rests under a fingertip.
    mutating func palmWasSeen(at place: CGPoint, under tip: CGPoint, time: TimeInterval) {
        seen = time
        learned = place.x < tip.x ? .left : .right
    }

    /// A palm lifted.
    mutating func palmLifted(_ palm: Finger, at time: TimeInterval) {
        guard isSure(palm, at: time) else { return }
        seen = time
        traces.removeAll { time - $0.time >= HandNumbers.flickerTime }
        traces.append((palm.last.place, time))
    }

    /// Late contacts have no part in a stroke that goes on whatever they are; what stays and hardly moves was a palm.
    private func isSure(_ palm: Finger, at time: TimeInterval) -> Bool {
        let rests = palm.extent < 2 * HandNumbers.provisionalLength
        return palm.isSurePalm || rests && (palm.age(at: time) >= HandNumbers.lateRestDuration || expectsPalm(at: time))
    }

    private func diameter(_ group: [Finger]) -> CGFloat {
        var widest: CGFloat = 0
        for (index, one) in group.enumerated() {
            for other in group[(index + 1)...] { widest = max(widest, one.last.place.distance(to: other.last.place)) }
        }
        return widest
    }
}
