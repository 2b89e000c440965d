import UIKit

/// Keeps the books of all contacts: what they do, the last call, and what is odd about them.
@MainActor
final class ContactBoard {
    /// In order of landing: those that are down, and those of the same sequence that no longer are.
    private(set) var contacts: [Contact] = []
    /// Newest first.
    private(set) var flags: [TouchFlag] = []
    private(set) var lastCall: String?
    private(set) var mostAtOnce = 0
    /// The board's view is being taken off the screen: what that cuts short is nobody's fault.
    var isLeaving = false
    /// Where each touch that is down stands in `contacts`.
    private var places: [UITouch: Int] = [:]
    /// Landings of late, of whatever kind, to tell twins by.
    private var landings: [(type: UITouch.TouchType, sample: Contact.Sample, name: String)] = []

    func forgetAll() {
        // What is down stays, or its next movement would belong to nobody.
        let kept = places.values.sorted()
        let moved = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($0.element, $0.offset) })
        contacts = kept.map { contacts[$0] }
        places = places.compactMapValues { moved[$0] }
        (flags, landings, lastCall, mostAtOnce) = ([], [], nil, places.count)
    }

    /// Writes down one call of a view's. O(samples).
    func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?, in view: UIView) {
        // A set has no order, and what is shown must have one.
        let touches = touches.sorted { ($0.landingOrder, $0.timestamp) < ($1.landingOrder, $1.timestamp) }
        if phase == .began { beginSequenceIfNeeded() }
        var samples = 0
        for touch in touches {
            let readings = event?.coalescedTouches(for: touch) ?? [touch]
            samples += readings.count
            if phase == .began { land(touch, in: view) }
            guard let place = places[touch] else { continue }
            for reading in phase == .began ? readings.dropFirst()[...] : readings[...] { extend(place, with: reading, in: view) }
            update(place, from: touch, phase)
        }
        for touch in event?.allTouches ?? [] {
            guard let place = places[touch] else { continue }
            if !touches.contains(touch) { contacts[place].phase = touch.phase }
            contacts[place].measureSpeed(at: event?.timestamp ?? touch.timestamp)
        }
        for touch in touches where phase == .ended || phase == .cancelled {
            guard let place = places.removeValue(forKey: touch) else { continue }
            contacts[place].isDown = false
            noteLift(touch, contacts[place])
        }
        lastCall = ContactBoard.describe(phase, touches.count, samples, event)
    }

    func flag(_ kind: TouchFlag.Kind, _ detail: String, at time: TimeInterval) {
        flags.insert(TouchFlag(kind: kind, detail: detail, time: time), at: 0)
        if flags.count > ExplorerConstants.mostFlags { flags.removeLast() }
    }

    /// The true forces of samples that were told before. Only the latest sample's is shown. O(touches · contacts).
    func learn(_ touches: Set<UITouch>) {
        for touch in touches {
            guard let index = touch.estimationUpdateIndex else { continue }
            if let place = contacts.firstIndex(where: { $0.awaitedForce == index }) { setForce(of: touch, at: place) }
        }
        lastCall = "touchesEstimatedPropertiesUpdated: \(touches.count)"
    }

    private func setForce(of touch: UITouch, at place: Int) {
        contacts[place].force = touch.maximumPossibleForce > 0 ? touch.force / touch.maximumPossibleForce : nil
        let isGuess = touch.estimatedPropertiesExpectingUpdates.contains(.force)
        contacts[place].awaitedForce = isGuess ? touch.estimationUpdateIndex : nil
    }

    // MARK: Contacts

    private func beginSequenceIfNeeded() {
        if places.isEmpty { contacts = [] }
        guard contacts.count >= ExplorerConstants.mostContacts, let gone = contacts.firstIndex(where: { !$0.isDown }) else { return }
        contacts.remove(at: gone)
        places = places.mapValues { $0 > gone ? $0 - 1 : $0 }
    }

    private func land(_ touch: UITouch, in view: UIView) {
        let sample = Contact.Sample(location: touch.location(in: view), time: touch.timestamp, isStart: true)
        let taken = Set(contacts.filter(\.isDown).map(\.slot))
        let slot = (0...taken.count).first { !taken.contains($0) } ?? 0
        let name = switch touch.type {
        case .direct: "finger \(touch.fingerIdentifier ?? 0)"
        case .pencil: "pen"
        case .indirectPointer: "mouse"
        }
        var contact = Contact(name: name, device: touch.deviceIdentifier, slot: slot, type: touch.type, landing: sample)
        contact.add(sample)
        places[touch] = contacts.count
        contacts.append(contact)
        mostAtOnce = max(mostAtOnce, places.count)
        lookForTwin(of: contact)
    }

    private func extend(_ place: Int, with reading: UITouch, in view: UIView) {
        let sample = Contact.Sample(location: reading.location(in: view), time: reading.timestamp, isStart: reading.hasGap)
        let before = contacts[place].trail.last ?? contacts[place].landing
        contacts[place].add(sample)
        let distance = hypot(sample.location.x - before.location.x, sample.location.y - before.location.y)
        guard distance > ExplorerConstants.longestJump, !sample.isStart else { return }
        let time = Figures.text(CGFloat(sample.time - before.time) * 1000)
        flag(.jump, "\(contacts[place].name) went \(Figures.text(distance)) pt in \(time) ms", at: sample.time)
    }

    private func update(_ place: Int, from touch: UITouch, _ phase: UITouch.Phase) {
        contacts[place].phase = phase
        contacts[place].tapCount = touch.tapCount
        setForce(of: touch, at: place)
    }

    // MARK: Odd things

    private func noteLift(_ touch: UITouch, _ contact: Contact) {
        if touch.isLiftAssumed {
            flag(.lostLift, "\(contact.name) landed again without having been lifted", at: touch.timestamp)
        } else if touch.cancellationReason == .interrupted, !isLeaving {
            flag(.lostLift, "\(contact.name) was cut short: focus, window or device went away", at: touch.timestamp)
        }
    }

    /// A finger and a mouse press at one place and time are one finger, told twice.
    private func lookForTwin(of contact: Contact) {
        let here = contact.landing
        landings.removeAll { here.time - $0.sample.time > ExplorerConstants.twinTime }
        let isMouse = contact.type == .indirectPointer
        let twin = landings.first { landing in
            guard landing.type != contact.type, isMouse || landing.type == .indirectPointer else { return false }
            let there = landing.sample.location
            return hypot(there.x - here.location.x, there.y - here.location.y) <= ExplorerConstants.twinDistance
        }
        if let twin { flag(.mouseTwin, "\(contact.name) at the place of \(twin.name)", at: here.time) }
        landings.append((contact.type, here, contact.name))
    }

    private static func describe(_ phase: UITouch.Phase, _ touches: Int, _ samples: Int, _ event: UIEvent?) -> String {
        let name = switch phase {
        case .began: "touchesBegan"
        case .moved: "touchesMoved"
        case .ended: "touchesEnded"
        case .cancelled: "touchesCancelled"
        case .stationary: "stationary"
        }
        let down = event?.allTouches?.count ?? 0
        return "\(name): \(touches) of \(down), \(samples) sample\(samples == 1 ? "" : "s")"
    }
}
