import Assets
import UIKit

/// The gallery's bar and its tiles, and the sheets in front of them.
final class GalleryView: UIView {
    let theme: Theme
    let close: IconButton
    let grid: GalleryGrid
    let curtain = Curtain()
    let sheet: Sheet
    let nameSheet: NameSheet
    private let title = UILabel()
    private let hint = UILabel()
    private let bar = UIView()
    private let hairline = UIView()
    /// What the open sheet stands beside.
    private weak var anchor: UIView?

    init(theme: Theme) {
        self.theme = theme
        close = IconButton(.back, id: "gallery.close", label: "Back to the drawing", theme: theme)
        grid = GalleryGrid(theme: theme)
        sheet = Sheet(openedBy: "gallery.more", columns: 1, theme: theme)
        nameSheet = NameSheet(theme: theme)
        super.init(frame: .zero)
        accessibilityIdentifier = "gallery"
        accessibilityLabel = "Drawings"
        backgroundColor = theme.shelf
        isOpaque = true
        bar.backgroundColor = theme.surface
        hairline.backgroundColor = theme.hairline
        title.text = "Drawings"
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = theme.content
        hint.font = .systemFont(ofSize: 13)
        hint.textColor = theme.secondaryContent
        hint.textAlignment = .right
        curtain.isHidden = true
        for part in [close, title, hint, hairline] as [UIView] { bar.addSubview(part) }
        for part in [grid, bar, curtain, sheet, nameSheet.sheet] as [UIView] { addSubview(part) }
    }

    func show(count: Int) { hint.text = count == 0 ? "No other drawings yet" : count == 1 ? "1 drawing" : "\(count) drawings" }

    /// A finger on the bar presses nothing behind it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func layoutSubviews() {
        typealias Metrics = GalleryLayout.Metrics
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Metrics.bar)
        let margin = GalleryLayout(width: bounds.width).margin, target = ToolbarLayout.Metrics.target
        close.frame = CGRect(x: 8, y: 8, width: target, height: target)
        let middle = (bounds.width / 2).rounded()
        title.frame = CGRect(x: close.frame.maxX + 8, y: 0, width: middle - close.frame.maxX - 8, height: Metrics.bar)
        hint.frame = CGRect(x: middle, y: 0, width: bounds.width - margin - middle, height: Metrics.bar)
        let pixel = 1 / contentScaleFactor
        hairline.frame = CGRect(x: 0, y: Metrics.bar - pixel, width: bounds.width, height: pixel)
        grid.frame = CGRect(x: 0, y: Metrics.bar, width: bounds.width, height: max(0, bounds.height - Metrics.bar))
        curtain.frame = bounds
        for sheet in [sheet, nameSheet.sheet] where !sheet.isHidden { place(sheet) }
    }

    // MARK: Sheets

    func open(_ sheet: Sheet, beside view: UIView) {
        closeSheets()
        anchor = view
        (curtain.isHidden, sheet.isHidden) = (false, false)
        place(sheet)
    }

    /// - Returns: whether one was open.
    @discardableResult
    func closeSheets() -> Bool {
        let wasOpen = !curtain.isHidden
        if let focused = window?.focusedView, focused.isDescendant(of: sheet) || focused.isDescendant(of: nameSheet.sheet), let anchor {
            UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: anchor)
        }
        for part in [curtain, sheet, nameSheet.sheet] as [UIView] { part.isHidden = true }
        return wasOpen
    }

    /// Under its button, or above it where there is no room, inside the window.
    private func place(_ sheet: Sheet) {
        let edge = ToolbarLayout.Metrics.edge, size = sheet.bounds.size
        let button = anchor.map { $0.convert($0.bounds, to: self) } ?? bounds
        let x = min(max(edge, (button.maxX - size.width).rounded()), max(edge, bounds.width - edge - size.width))
        let below = button.maxY + 4
        let y = below + size.height + edge <= bounds.height ? below : button.minY - 4 - size.height
        sheet.frame = CGRect(
            x: x, y: min(max(edge, y.rounded()), max(edge, bounds.height - edge - size.height)), width: size.width, height: size.height)
    }
}
