import UIKit

/// What the explorer knows, as text for a bug tracker.
@MainActor
struct TouchReport {
    let host: HostReport
    let board: ContactBoard
    let check: OffsetCheck?
    let screen: UIScreen

    /// What the system said, a fact each.
    var facts: [HostReport.Fact] {
        let size = "\(Figures.text(screen.bounds.width)) × \(Figures.text(screen.bounds.height)) pt at \(screen.scale)"
        return [HostReport.Fact("Screen", size)] + host.facts
            + [HostReport.Fact("Mouse twins dropped by the host", "\(host.droppedMouseTwins)")]
    }

    var text: String {
        var lines = ["Touch report"] + facts.map { "\($0.name): \($0.value)" }
        lines.append("Most fingers at once: \(board.mostAtOnce)")
        lines.append("Last call: \(board.lastCall ?? "none")")
        lines += board.contacts.map { contact in
            let device = contact.device.map { ", device \($0)" } ?? ""
            let force = contact.force.map { Figures.text($0, 2) } ?? "not reported"
            let place = "(\(Figures.text(contact.location.x, 1)), \(Figures.text(contact.location.y, 1)))"
            return "- \(contact.name)\(device): \(contact.phase) at \(place), taps \(contact.tapCount), force \(force), "
                + "\(contact.trail.count) samples, \(Figures.text(contact.speed)) pt/s"
        }
        lines.append("Touch offset: " + (check.map { $0.isDone ? $0.text : "\($0.offsets.count) taps so far" } ?? "not checked"))
        lines.append("Flags: " + (board.flags.isEmpty ? "none" : ""))
        lines += board.flags.map { "- \($0.text)" }
        return lines.joined(separator: "\n") + "\n"
    }
}
