import UIKit

/// The list of pages: beside the page where there is room, else in a sheet under its title. It scrolls where the window is too low.
public final class LabIndex: UIScrollView {
    /// The identifier of the button that opens it where it is a sheet.
    public let openerIdentifier = "lab.title"
    private let rows: [LabButton]

    init(_ pages: [LabPage], kit: LabKit, choose: @escaping @MainActor (Int) -> Void) {
        rows = pages.enumerated().map { index, page in
            let row = LabButton(page.title ?? "", id: "lab.page.\(page.name)", isPlain: true, kit: kit) { choose(index) }
            row.contentHorizontalAlignment = .leading
            return row
        }
        super.init(frame: .zero)
        accessibilityIdentifier = "lab.index"
        accessibilityLabel = "Pages"
        focusGroupIdentifier = "lab.index"
        for row in rows { addSubview(row) }
    }

    func select(_ index: Int) {
        for (place, row) in rows.enumerated() { row.isSelected = place == index }
    }

    /// Shows which page it is, and that there are more where not all have room.
    func showSelectedRow() {
        if let row = selectedRow { scrollRectToVisible(row.frame.insetBy(dx: 0, dy: -LabMetrics.gap), animated: false) }
        flashScrollIndicators()
    }

    var selectedRow: UIView? { rows.first(where: \.isSelected) }

    override public func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: LabMetrics.index, height: CGFloat(rows.count) * (LabMetrics.target + 4) - 4 + 2 * LabMetrics.gap)
    }

    override public func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: LabMetrics.gap, y: LabMetrics.gap + CGFloat(index) * (LabMetrics.target + 4),
                width: bounds.width - 2 * LabMetrics.gap, height: LabMetrics.target)
        }
    }

    /// A finger between the rows chooses nothing, and reaches nothing behind the list.
    override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
