import CoreGraphics

extension HandReader {
    mutating func lift(_ contact: Contact) {
        if contact.id.kind == .pen, contact.isSound { hearPen(contact.place, contact.time, touches: false) }
        let last = pointers.first { $0.id == contact.id } ?? index(of: contact.id).map { fingers[$0].last }
        // Most systems repeat the last place; where it is a new one it counts.
        if contact.isSound, let last, last.place != contact.place {
            read(contact)
            followMove()
        }
        if let pointer = pointers.firstIndex(where: { $0.id == contact.id }) {
            pointers.remove(at: pointer)
            return say(.end(contact.id))
        }
        guard let index = index(of: contact.id) else { return }
        let time = contact.time.isFinite ? contact.time : fingers[index].last.time
        let finger = fingers.remove(at: index)
        switch finger.role {
        case .drawing: endDrawing(finger, at: time)
        case .moving:
            taps.lift(isTap: finger.isTap(at: time))
            letGo(finger, at: time)
        case .several:
            taps.lift(isTap: finger.isTap(at: time))
            if setOf(.several).isEmpty, taps.fingers == 3 { say(.redo) }
        case .palm: palms.palmLifted(finger, at: time)
        case .resting(isPalm: true): endResting(finger, at: time)
        case .resting, .ignored, .waiting: break
        }
    }

    /// What rested longer than a tap under a finger that draws, and never moved with it, was a palm.
    private mutating func endResting(_ finger: Finger, at time: TimeInterval) {
        guard let drawer, finger.age(at: time) >= HandNumbers.tapDuration else { return }
        palms.palmWasSeen(at: finger.mark, under: fingers[drawer].landing.place, time: time)
        palms.palmLifted(finger, at: time)
    }

    private mutating func endDrawing(_ finger: Finger, at time: TimeInterval) {
        if !settings.severalFingersDraw, palms.isLateRest(finger, at: time) {
            for index in setOf(.resting(isPalm: true)) { fingers[index].role = .palm }
            return say(.takeBack(finger.id))
        }
        settleResting(under: finger)
        say(.end(finger.id))
        palms.strokeEnded(finger.last)
    }

    /// A finger that had the page in hand is up.
    private mutating func letGo(_ finger: Finger, at time: TimeInterval) {
        if !palms.isLateRest(finger, at: time) { moveIsMeant = true }
        leftBehind = finger.isStill ? finger.last : nil
        if !moverPlaces.isEmpty {
            for index in setOf(.moving) { fingers[index].setMark(at: time) }
            return grip()
        }
        let tapped = taps.fingers
        if tapped != nil || !moveIsMeant { takeBackMove() } else { endMove() }
        if tapped == 2 { say(.undo) }
    }
}
