/// The samples that are delivered together: every contact in it is in one phase.
internal struct TouchFrame {
    struct Entry {
        var contact: Contact
        var phase: TouchSample.Phase
        /// In the order they came; never empty.
        var samples: [TouchSample]
    }

    /// In order of each contact's first sample.
    private(set) var entries: [Entry] = []

    /// Takes `sample` in; false when the frame has to be delivered first. O(contacts in the frame).
    mutating func fold(_ sample: TouchSample) -> Bool {
        if let index = entries.firstIndex(where: { $0.contact == sample.contact }) {
            guard sample.phase == .moved, entries[index].phase == .moved else { return false }
            entries[index].samples.append(sample)
            return true
        }
        // Landings are delivered before lifts, so a landing that followed a lift would overtake it: a second tap
        // would come before the first one's end, and a new sequence would join the one that is over.
        if sample.phase == .began, entries.contains(where: { $0.phase == .ended || $0.phase == .claimed }) { return false }
        entries.append(Entry(contact: sample.contact, phase: sample.phase, samples: [sample]))
        return true
    }
}
