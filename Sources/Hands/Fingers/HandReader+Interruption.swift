import CoreGraphics

extension HandReader {
    /// Contacts are gone without having lifted: what they drew stays.
    mutating func lose(_ ids: [Contact.ID]) {
        for id in ids {
            if let pointer = pointers.firstIndex(where: { $0.id == id }) {
                pointers.remove(at: pointer)
                say(.end(id))
            }
            guard let index = index(of: id) else { continue }
            let finger = fingers.remove(at: index)
            taps.fail()
            switch finger.role {
            case .drawing:
                say(.end(id))
                settleResting(under: finger)
                palms.strokeEnded(finger.last)
            case .moving: if moverPlaces.isEmpty { endMove() } else { grip() }
            case .several, .resting, .palm, .ignored, .waiting: break
            }
        }
    }

    /// The system has the gesture that a contact is part of.
    mutating func takeBackAll(with id: Contact.ID) {
        if let pointer = pointers.firstIndex(where: { $0.id == id }) {
            pointers.remove(at: pointer)
            return say(.takeBack(id))
        }
        guard let index = index(of: id) else { return }
        let finger = fingers.remove(at: index)
        switch finger.role {
        case .drawing:
            say(.takeBack(id))
            for index in fingers.indices where fingers[index].role == .resting(isPalm: true) { fingers[index].role = .palm }
        case .moving:
            takeBackMove()
            for index in setOf(.moving) { fingers[index].role = .ignored }
        case .several, .resting, .palm, .ignored, .waiting: break
        }
        taps.fail()
    }
}
