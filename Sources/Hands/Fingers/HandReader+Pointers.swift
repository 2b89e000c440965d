import CoreGraphics

// Pens and mice always draw; fingers give way to them.
extension HandReader {
    mutating func landPointer(_ contact: Contact) {
        // The page does not move under a stroke.
        for index in setOf(.moving) { fingers[index].role = .ignored }
        endMove()
        pointers.append(contact)
        say(.begin(contact))
    }

    /// The middle button, or a button with the space bar held.
    mutating func landToDrag(_ contact: Contact) {
        guard move == nil, pointers.isEmpty, drawer == nil else { return }
        taps.fail()
        fingers.append(Finger(contact, role: .moving))
        grip()
    }

    mutating func hearPen(_ place: CGPoint, _ time: TimeInterval, touches: Bool) {
        let wasNear = penIsNear(at: time)
        pen.hear(at: place, time: time)
        if touches || !wasNear { clearForPen(touches: touches, at: time) }
    }

    /// Hands come with pens: what fingers have begun to draw is a palm's, unless it is past taking back
    /// or every finger draws.
    private mutating func clearForPen(touches: Bool, at time: TimeInterval) {
        taps.fail()
        for index in fingers.indices where fingers[index].id.kind == .finger {
            switch fingers[index].role {
            case .drawing:
                let stays = settings.severalFingersDraw || fingers[index].isPastTakingBack(at: time)
                say(stays ? .end(fingers[index].id) : .takeBack(fingers[index].id))
                fingers[index].role = .palm
            case .resting, .several: fingers[index].role = .palm
            case .moving, .waiting: if touches { fingers[index].role = .palm }
            case .palm, .ignored: break
            }
        }
        if touches, moverPlaces.isEmpty { endMove() }
    }

    // MARK: Fingers near a pen

    /// With the pen on the glass fingers do nothing: the page does not move under a stroke.
    mutating func landNearPen(_ contact: Contact) {
        fingers.append(Finger(contact, role: pointers.isEmpty ? .waiting : .palm))
    }

    /// Near a pen only what moves is a finger, and what is where its hand rests needs another elsewhere.
    mutating func moveNearPen(_ index: Int) {
        guard fingers[index].extent >= HandNumbers.penMovement, pointers.isEmpty, drawer == nil, setOf(.moving).count < 2 else { return }
        let isMouseDrag = fingers.contains { $0.role == .moving && $0.id.kind != .finger }
        if isMouseDrag { return }
        let partner = setOf(.moving).first ?? setOf(.waiting).first { $0 != index }
        let pair = [index] + (partner.map { [$0] } ?? [])
        let mayAllRest = pair.allSatisfy { finger in
            pen.place.map { palms.couldRest(at: fingers[finger].landing.place, under: $0) } ?? false
        }
        let isWide = partner.map { fingers[$0].last.place.distance(to: fingers[index].last.place) > HandNumbers.clusterDiameter } ?? false
        if mayAllRest && !isWide { return }
        for finger in pair { fingers[finger].role = .moving }
        grip()
    }
}
