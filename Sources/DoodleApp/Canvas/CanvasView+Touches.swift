import Hands
import Ink
import UIKit

/// A contact on the glass, and what of its touch hands do not ask for.
struct ContactRecord {
    let id: Contact.ID
    let source: InkSource
    /// It is a pen's other end.
    let isEraser: Bool
    /// Something that was open closed when it landed: a mere tap meant that and nothing else.
    let closesPopUp: Bool
    let landing: Contact
}

extension CanvasView {
    func land(_ touches: Set<UITouch>, with event: UIEvent?) {
        // In the order they came: a set has none, and the drawing's order must not depend on hashing.
        let closesPopUp = fingersDidLand()
        for touch in inOrder(touches) { land(touch, with: event, closesPopUp: closesPopUp) }
        touchesDidChange()
    }

    func move(_ touches: Set<UITouch>, with event: UIEvent?) {
        read(touches, with: event)
        touchesDidChange()
    }

    func lift(_ touches: Set<UITouch>, with event: UIEvent?) {
        read(touches, with: event)
        for touch in inOrder(touches) {
            guard let record = contacts[ObjectIdentifier(touch)] else { continue }
            let last = contact(record.id, touch)
            if record.closesPopUp, isTap(from: record.landing, to: last) { perform(hands.cancelled(record.id)) }
            perform(hands.lifted(last))
            contacts[ObjectIdentifier(touch)] = nil
        }
        touchesDidChange()
        historyDidChange()
    }

    func cancel(_ touches: Set<UITouch>) {
        let ended = inOrder(touches).compactMap { touch in
            contacts[ObjectIdentifier(touch)].map { (id: $0.id, isClaimed: touch.cancellationReason == .claimed) }
        }
        // Someone else claimed the finger: it never meant to draw. Merely interrupted, it did, and ink is not lost.
        for contact in ended where contact.isClaimed { perform(hands.cancelled(contact.id)) }
        perform(hands.interrupted(ended.filter { !$0.isClaimed }.map(\.id)))
        for touch in touches { contacts[ObjectIdentifier(touch)] = nil }
        touchesDidChange()
        historyDidChange()
    }

    private func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
        touches.sorted { $0.landingOrder < $1.landingOrder }
    }

    private func land(_ touch: UITouch, with event: UIEvent?, closesPopUp: Bool) {
        nextContact += 1
        let id = Contact.ID(Contact.Kind(touch.type), nextContact)
        let landing = contact(id, touch)
        contacts[ObjectIdentifier(touch)] = ContactRecord(
            id: id, source: InkSource(touch.type), isEraser: touch.isEraser, closesPopUp: closesPopUp, landing: landing)
        let isMouse = touch.type == .indirectPointer
        straightens = isMouse && event?.modifierFlags.contains(.shift) == true ? id : straightens
        perform(hands.landed(landing, for: isMouse && isGrabbed ? .movesPage : .usual))
    }

    /// Every reading of every finger, in the order they were taken.
    private func read(_ touches: Set<UITouch>, with event: UIEvent?) {
        var readings: [(contact: Contact, order: Int)] = []
        for touch in inOrder(touches) {
            guard let id = contacts[ObjectIdentifier(touch)]?.id else { continue }
            for reading in event?.coalescedTouches(for: touch) ?? [touch] {
                readings.append((contact(id, reading), readings.count))
            }
        }
        readings.sort { ($0.contact.time, $0.order) < ($1.contact.time, $1.order) }
        perform(hands.moved(readings.map(\.contact)))
    }

    private func contact(_ id: Contact.ID, _ touch: UITouch) -> Contact {
        let hasPressure = touch.maximumPossibleForce > 0
        return Contact(
            id: id, place: touch.location(in: self), time: touch.timestamp,
            pressure: hasPressure ? touch.force / touch.maximumPossibleForce : nil, isAfterGap: touch.hasGap)
    }

    private func isTap(from start: Contact, to end: Contact) -> Bool {
        end.time - start.time < HandNumbers.tapDuration
            && hypot(end.place.x - start.place.x, end.place.y - start.place.y) < HandNumbers.tapMovement
    }

    private func touchesDidChange() {
        showChanges()
        // What is drawn is no step before the finger lifts, but whole strokes go away at once.
        if hasErased {
            hasErased = false
            historyDidChange()
        }
        halos?.show(works.filter { $0.key.kind == .finger }.mapValues(\.place))
        drawingTouchesDidMove(works.values.map(\.place))
    }
}

extension Contact.Kind {
    init(_ type: UITouch.TouchType) {
        self = switch type {
        case .direct: .finger
        case .pencil: .pen
        case .indirectPointer: .mouse
        }
    }
}

extension InkSource {
    init(_ type: UITouch.TouchType) {
        self = switch type {
        case .direct: .finger
        case .pencil: .pen
        case .indirectPointer: .mouse
        }
    }
}
