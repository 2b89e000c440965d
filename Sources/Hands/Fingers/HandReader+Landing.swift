import CoreGraphics

extension HandReader {
    mutating func landFinger(_ contact: Contact) {
        forgetTheLost(at: contact.time)
        if settings.fingers == .nothing { return }
        if penIsNear(at: contact.time) { return landNearPen(contact) }
        if settings.fingers == .draw, settings.severalFingersDraw { return landAmongSeveral(contact) }
        if palms.isBesidePalm(contact, palms: fingers.filter { $0.role == .palm }) {
            fingers.append(Finger(contact, role: .palm))
            fingers[fingers.count - 1].isSurePalm = true
            fingers[fingers.count - 1].isBesidePalm = true
            return
        }
        settleResting(at: contact.time)
        if isLate(contact) { return }
        setSilentAside(at: contact.time)
        let group = fingers.indices.filter { [.drawing, .moving, .several, .resting(isPalm: true)].contains(fingers[$0].role) }
        if settings.fingers == .move { land(contact, movingWith: group) } else { land(contact, drawingWith: group) }
    }

    /// A finger that lands where one finger draws.
    private mutating func land(_ contact: Contact, drawingWith group: [Int]) {
        guard !group.isEmpty else { return draw(contact) }
        let landing = Finger(contact, role: .ignored)
        let resting = group.map { fingers[$0] }
        if let drawer, palms.hasCluster(resting, for: contact, under: fingers[drawer]) {
            fingers.append(Finger(contact, role: .resting(isPalm: true)))
            return
        }
        if palms.areResting(resting, when: contact) {
            rest(resting.map(\.id), asPalms: true, at: contact.time)
            return draw(contact)
        }
        if let tip = palms.tip(among: resting + [landing], at: contact.time) ?? flickeringTip(under: contact) {
            rest(resting.map(\.id).filter { $0 != tip }, asPalms: true, at: contact.time)
            if tip == contact.id { return draw(contact) }
            fingers.append(Finger(contact, role: .resting(isPalm: true)))
            return drawAfterAll(tip)
        }
        join(contact, to: group)
    }

    private mutating func land(_ contact: Contact, movingWith group: [Int]) {
        if group.isEmpty {
            taps = TapWatch()
            taps.land()
            fingers.append(Finger(contact, role: canMove ? .moving : .several))
            if canMove { grip() }
        } else {
            join(contact, to: group)
        }
    }

    /// One of several that draw, each for itself.
    private mutating func landAmongSeveral(_ contact: Contact) {
        // A mouse may have the page.
        guard move == nil else { return }
        let drawing = setOf(.drawing)
        if drawing.count >= HandNumbers.mostDrawingFingers {
            // Fingers whose lifting was lost must not keep the others from drawing for ever.
            let silent = drawing.filter { fingers[$0].silence(at: contact.time) >= HandNumbers.strokeSilence }.map { fingers[$0].id }
            guard !silent.isEmpty else { return }
            lose(silent)
        }
        draw(contact)
    }

    /// Ignores a finger that lands while a stroke is past taking back, or before all of the late ones are up.
    private mutating func isLate(_ contact: Contact) -> Bool {
        let time = contact.time
        if let drawer, fingers[drawer].isPastTakingBack(at: time) {
            if fingers[drawer].silence(at: time) < HandNumbers.strokeSilence {
                let mayRest = palms.couldRest(at: contact.place, under: fingers[drawer].last.place)
                fingers.append(Finger(contact, role: mayRest ? .palm : .ignored))
                palms.markCluster(&fingers, at: time)
                return true
            }
            lose([fingers[drawer].id])
        }
        // A late finger whose lifting was lost is not waited for; neither is a mouse that has the page.
        let blocks = fingers.contains { finger in
            (finger.role == .ignored && finger.silence(at: time) < HandNumbers.silence)
                || (finger.role == .moving && finger.id.kind != .finger)
        }
        if blocks { fingers.append(Finger(contact, role: .ignored)) }
        return blocks
    }

    /// Fingers of which nothing was heard for a while may be gone.
    private mutating func setSilentAside(at time: TimeInterval) {
        let group = fingers.filter { [.drawing, .moving, .several].contains($0.role) }
        // One that draws and keeps still is as good as silent: panels differ in whether they report a tremor.
        let pauses = group.map { $0.role == .drawing ? max($0.silence(at: time), $0.rest(at: time)) : $0.silence(at: time) }
        guard let quiet = pauses.min() else { return }
        // Where fingers draw, one that has the page alone was left behind by others.
        let isLeftover = settings.fingers == .draw && group.count == 1 && group[0].role == .moving
        let limit = isLeftover ? HandNumbers.leftoverSilence : HandNumbers.silence
        if quiet >= limit { rest(group.map(\.id), asPalms: false, at: time) }
    }

    /// A finger that stayed when the other that moved the page flickered away and back is the tip of a hand.
    private func flickeringTip(under contact: Contact) -> Contact.ID? {
        let movers = setOf(.moving)
        guard let leftBehind, movers.count == 1, fingers[movers[0]].readings != nil,
            fingers[movers[0]].age(at: contact.time) < HandNumbers.silence,
            palms.isFlicker(of: leftBehind, to: contact, under: fingers[movers[0]])
        else { return nil }
        return fingers[movers[0]].id
    }

    // MARK: Roles

    private var canMove: Bool { pointers.isEmpty }

    private mutating func draw(_ contact: Contact) {
        // Those aside are watched from here: they move with this finger, or not at all.
        for index in fingers.indices { fingers[index].setMark(at: contact.time) }
        taps = TapWatch()
        taps.land()
        fingers.append(Finger(contact, role: .drawing))
        say(.begin(contact))
    }

    /// What was taken for a finger of a gesture draws, from its landing on.
    mutating func drawAfterAll(_ id: Contact.ID) {
        taps.fail()
        guard let tip = index(of: id), fingers[tip].role != .drawing else { return }
        takeBackMove()
        fingers[tip].role = .drawing
        let readings = fingers[tip].readings ?? []
        for (count, reading) in readings.enumerated() { say(count == 0 ? .begin(reading) : .extend(reading)) }
    }

    /// Sets contacts aside; the page goes back where it was if they are palms and had not moved it.
    mutating func rest(_ ids: [Contact.ID], asPalms: Bool, at time: TimeInterval) {
        taps.fail()
        let wasMeant = moveIsMeant || fingers.contains { $0.role == .moving && ids.contains($0.id) && !$0.isStill }
        for index in fingers.indices where ids.contains(fingers[index].id) {
            if fingers[index].role == .drawing { say(.takeBack(fingers[index].id)) }
            fingers[index].role = .resting(isPalm: asPalms)
            fingers[index].setMark(at: time)
        }
        if asPalms, !wasMeant { takeBackMove() } else if setOf(.moving).isEmpty { endMove() }
    }

    /// A finger that lands beside others that may be taken back.
    private mutating func join(_ contact: Contact, to group: [Int]) {
        let roles = group.map { fingers[$0].role }
        let isMeant = roles.contains(.moving) && group.contains { fingers[$0].isPastTakingBack(at: contact.time) }
        if isMeant, group.count > 1 {
            fingers.append(Finger(contact, role: .ignored))
            return
        }
        fingers.append(Finger(contact, role: .ignored))
        taps.land()
        gather(group + [fingers.count - 1])
    }

    /// Two fingers have the page; three or more belong to nobody here.
    mutating func gather(_ group: [Int]) {
        for index in group where fingers[index].role == .drawing { say(.takeBack(fingers[index].id)) }
        let movesPage = group.count <= 2 && canMove && !group.contains { fingers[$0].role == .several }
        for index in group { fingers[index].role = movesPage ? .moving : .several }
        if movesPage { grip() } else { takeBackMove() }
    }

    /// What rests beside a stroke that is past taking back is a palm, or gone.
    mutating func settleResting(at time: TimeInterval) {
        guard let drawer, fingers[drawer].isPastTakingBack(at: time) else { return }
        settleResting(under: fingers[drawer])
    }

    mutating func settleResting(under tip: Finger) {
        for index in fingers.indices where fingers[index].role == .resting(isPalm: true) {
            fingers[index].role = .palm
            fingers[index].isSurePalm = true
            palms.palmWasSeen(at: fingers[index].mark, under: tip.landing.place, time: tip.last.time)
        }
    }

    /// Fingers whose lifting was lost long ago.
    private mutating func forgetTheLost(at time: TimeInterval) {
        lose(fingers.filter { $0.silence(at: time) >= HandNumbers.forgetTime }.map(\.id))
    }
}
