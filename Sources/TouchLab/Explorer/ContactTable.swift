import UIKit

/// A row for each contact: id, phase, taps, force and speed. Touches pass through it.
final class ContactTable: UIView {
    var contacts: [Contact] = [] { didSet { contactsDidChange() } }
    private let appearance: LabAppearance
    /// Where each column begins, as parts of the width, and its heading.
    private static let columns: [(start: CGFloat, heading: String)] = [
        (0, "contact"), (0.30, "phase"), (0.56, "taps"), (0.68, "force"), (0.82, "pt/s"),
    ]
    static let rowHeight: CGFloat = 20

    init(appearance: LabAppearance) {
        self.appearance = appearance
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "lab.explorer.contacts"
        accessibilityTraits = .staticText
        contactsDidChange()
    }

    private func contactsDidChange() {
        setNeedsDisplay()
        let rows = contacts.map { "\($0.name) " + ContactTable.cells(of: $0).joined(separator: " ") }
        accessibilityLabel = rows.isEmpty ? "Contacts: none" : "Contacts: " + rows.joined(separator: "; ")
    }

    private static func cells(of contact: Contact) -> [String] {
        [
            "\(contact.phase)", "\(contact.tapCount)", force(of: contact), Figures.text(contact.speed),
        ]
    }

    /// A guess is marked as one.
    private static func force(of contact: Contact) -> String {
        guard contact.awaitedForce == nil else { return contact.force.map { "~ " + Figures.text($0, 2) } ?? "~" }
        return contact.force.map { Figures.text($0, 2) } ?? "–"
    }

    override func draw(_ rect: CGRect) {
        draw(ContactTable.columns.map(\.heading), row: 0, color: appearance.secondaryContent, indent: 16)
        let rows = max(0, Int(bounds.height / ContactTable.rowHeight) - 1)
        // Those that are down go first where there is no room for all.
        let shown = contacts.count <= rows ? contacts : Array((contacts.filter(\.isDown) + contacts.filter { !$0.isDown }).prefix(rows))
        for (row, contact) in shown.enumerated() {
            LabPalette.color(contact.slot).setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: CGFloat(row + 1) * ContactTable.rowHeight + 5, width: 10, height: 10)).fill()
            let color = contact.isDown ? appearance.content : appearance.secondaryContent
            draw([contact.name] + ContactTable.cells(of: contact), row: row + 1, color: color, indent: 16)
        }
    }

    private func draw(_ cells: [String], row: Int, color: UIColor, indent: CGFloat) {
        let height = LabKit.hint.lineHeight
        let y = CGFloat(row) * ContactTable.rowHeight + (ContactTable.rowHeight - height) / 2
        for (index, cell) in cells.enumerated() {
            let start = ContactTable.columns[index].start * bounds.width + (index == 0 ? indent : 0)
            let end = index + 1 < ContactTable.columns.count ? ContactTable.columns[index + 1].start * bounds.width - 4 : bounds.width
            cell.draw(
                in: CGRect(x: start, y: y, width: max(0, end - start), height: height),
                withAttributes: [.font: LabKit.hint, .foregroundColor: color])
        }
    }
}
