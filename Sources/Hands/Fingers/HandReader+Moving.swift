import CoreGraphics

extension HandReader {
    /// A reading of a contact on the glass.
    mutating func read(_ contact: Contact) {
        if contact.id.kind == .pen { hearPen(contact.place, contact.time, touches: false) }
        if let pointer = pointers.firstIndex(where: { $0.id == contact.id }) {
            pointers[pointer] = contact
            return say(.extend(contact))
        }
        guard let index = index(of: contact.id) else { return }
        fingers[index].read(contact)
        switch fingers[index].role {
        case .drawing:
            say(.extend(contact))
            if fingers[index].wasPastTakingBack { settleResting(at: contact.time) }
        case .resting: stir(index)
        case .waiting: moveNearPen(index)
        case .palm: if fingers[index].isBesidePalm { moveBesidePalm(index) }
        case .moving, .several, .ignored: break
        }
    }

    /// No stroke is lost for beginning where a palm was just now.
    private mutating func moveBesidePalm(_ index: Int) {
        guard fingers[index].extent >= HandNumbers.flickerExtent else { return }
        fingers[index].isBesidePalm = false
        let isQuick = fingers[index].age(at: fingers[index].last.time) < HandNumbers.flickerStay
        let isAlone = fingers.allSatisfy { $0.role == .palm || $0.role == .resting(isPalm: false) }
        if isQuick, isAlone, settings.fingers == .draw { drawAfterAll(fingers[index].id) }
    }

    /// What was set aside moves: with a finger whose stroke may still be taken back, or that has the page alone, it is a gesture.
    private mutating func stir(_ index: Int) {
        guard hasStirred(index) else { return }
        let others = fingers.indices.filter { [.drawing, .moving].contains(fingers[$0].role) }
        guard let partner = others.first, others.count == 1, fingers[partner].id.kind == .finger else { return }
        if fingers[partner].role == .drawing {
            guard !fingers[partner].wasPastTakingBack(before: fingers[index].last.time),
                fingers[index].way >= HandNumbers.stirShare * fingers[partner].way
            else { return }
            // Fingers of a gesture move together; of a resting hand now one contact trembles and now another.
            let cluster = setOf(.resting(isPalm: true))
            if cluster.contains(index), 2 * cluster.filter(hasStirred).count <= cluster.count { return }
        }
        gatherFromRest([index, partner])
    }

    private func hasStirred(_ index: Int) -> Bool {
        fingers[index].way >= HandNumbers.stirDistance + fingers[index].tremor
    }

    /// The two, and whatever else rests as a palm, are fingers of a gesture, from where they were when the last of them landed.
    private mutating func gatherFromRest(_ pair: [Int]) {
        let group = fingers.indices.filter { pair.contains($0) || fingers[$0].role == .resting(isPalm: true) }
        let marks = group.map { fingers[$0].mark }
        let isNew = move == nil
        gather(group)
        // A gesture that was there goes on from where its finger is; a new one has been there since the landing.
        if isNew { move?.grip(marks) }
        followMove()
    }
}
