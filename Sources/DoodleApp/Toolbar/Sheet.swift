import UIKit

/// A small panel above the bar that holds what is folded away behind a button.
final class Sheet: UIView {
    /// The identifier of the button that opens it.
    let openerIdentifier: String
    /// Escape was pressed while something in the sheet was focused.
    var onEscape: () -> Void = {}
    private let fewestColumns: Int
    private var columns: Int
    private var items: [UIView] = []
    private var itemSize = CGSize.zero
    /// Between the last row and those before it, beyond the gap between any two.
    private var lastGap: CGFloat = 0

    /// - Parameter columns: items side by side before a new row begins.
    init(openedBy openerIdentifier: String, columns: Int, theme: Theme) {
        self.openerIdentifier = openerIdentifier
        (self.columns, fewestColumns) = (columns, columns)
        super.init(frame: .zero)
        isHidden = true
        // Keys stay in an open sheet, as fingers do.
        accessibilityViewIsModal = true
        focusGroupIdentifier = openerIdentifier
        style(as: .floating(radius: 16), theme: theme)
    }

    /// Fills the sheet with `items`, each `size` large, and gives the sheet the size they need.
    /// - Parameters:
    ///   - height: what there is room for, in points; where columns would be higher there is one more.
    ///   - lastIsApart: the last one, alone in its row, is a group of its own.
    func hold(_ items: [UIView], size: CGSize, height: CGFloat = .infinity, lastIsApart: Bool = false) {
        (self.items, itemSize) = (items, size)
        lastGap = lastIsApart ? ToolbarLayout.Metrics.groupGap - ToolbarLayout.Metrics.gap : 0
        for item in items { addSubview(item) }
        let (gap, padding) = (ToolbarLayout.Metrics.gap, ToolbarLayout.Metrics.padding)
        func rows(_ columns: Int) -> Int { (items.count + columns - 1) / columns }
        let isTooHigh = CGFloat(rows(fewestColumns)) * (size.height + gap) - gap + 2 * padding > height
        columns = fewestColumns + (isTooHigh ? 1 : 0)
        let rows = rows(columns)
        let across = CGFloat(min(columns, max(1, items.count)))
        bounds.size = CGSize(
            width: across * size.width + (across - 1) * gap + 2 * padding,
            height: CGFloat(rows) * size.height + CGFloat(max(0, rows - 1)) * gap + lastGap + 2 * padding)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let (gap, padding) = (ToolbarLayout.Metrics.gap, ToolbarLayout.Metrics.padding)
        for (index, item) in items.enumerated() {
            item.frame = CGRect(
                x: padding + CGFloat(index % columns) * (itemSize.width + gap),
                y: padding + CGFloat(index / columns) * (itemSize.height + gap) + (index == items.count - 1 ? lastGap : 0),
                width: itemSize.width, height: itemSize.height)
        }
    }

    /// Where focus begins in the sheet: what is chosen, else what can be pressed first.
    var firstChoice: UIView? {
        let controls = items.compactMap { $0 as? UIControl }.filter(\.isEnabled)
        return controls.first(where: \.isSelected) ?? controls.first
    }

    override func accessibilityPerformEscape() -> Bool {
        onEscape()
        return true
    }

    /// A finger between the items presses nothing, and draws nothing behind the sheet.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
