import Assets
import Hands
import UIKit

/// The small bar in the corner: what fingers are for and, once the page was moved, the ways back.
@MainActor
final class PageBar {
    let bar = UIView()
    let curtain = Curtain()
    /// What a press asks for.
    var perform: (Command) -> Void = { _ in }
    /// Called before the sheet opens.
    var willOpenSheet: () -> Void = {}

    let fingers, fit: IconButton
    /// Shows the page's scale; a press brings it to 100 %.
    let zoom = UIButton(frame: .zero, configuration: .plain())
    /// The rows of the sheet.
    let choices: [FingerChoice: IconButton]
    let sheet: Sheet

    /// The page was moved, or is larger or smaller than it is.
    private var isMoved = false

    init(theme: Theme) {
        fingers = IconButton(FingerChoice.draw.icon, id: "toolbar.fingers", label: "Fingers", theme: theme)
        fit = IconButton(.fit, id: "page.fit", label: "Whole drawing", theme: theme)
        choices = FingerChoice.allCases.reduce(into: [:]) { rows, choice in
            rows[choice] = IconButton(choice.icon, id: choice.identifier, label: choice.label, isRow: true, theme: theme)
        }
        sheet = Sheet(openedBy: "toolbar.fingers", columns: 1, theme: theme)
        zoom.accessibilityIdentifier = "page.zoom"
        zoom.style(with: theme)
        zoom.configuration.font = .systemFont(ofSize: 15)
        zoom.configuration.contentInsets = UIEdgeInsets(all: 4)

        bar.accessibilityIdentifier = "pagebar"
        bar.accessibilityLabel = "Page"
        bar.focusGroupIdentifier = "pagebar"
        bar.style(as: .floating(radius: 16), theme: theme)
        curtain.isHidden = true
        curtain.onTouch = { [unowned self] in closeSheet() }
        connect()
    }

    private func connect() {
        fingers.on(.touchUpInside) { [unowned self] in toggleSheet() }
        sheet.onEscape = { [unowned self] in closeSheet() }
        sheet.hold(FingerChoice.allCases.compactMap { choices[$0] }, size: PageBar.rowSize)
        for (choice, row) in choices {
            row.on(.touchUpInside) { [unowned self] in
                closeSheet()
                perform(.useFingers(choice))
            }
        }
        fit.on(.touchUpInside) { [unowned self] in perform(.fit) }
        zoom.on(.touchUpInside) { [unowned self] in perform(.actualSize) }
    }

    // MARK: What is shown

    func show(_ choice: FingerChoice) {
        fingers.icon = choice.icon
        fingers.accessibilityLabel = choice.label
        for (other, row) in choices { row.isSelected = other == choice }
    }

    func show(_ page: PageTransform) {
        let percent = "\(Int((page.scale * 100).rounded())) %"
        zoom.setTitle(percent, for: .normal)
        zoom.accessibilityLabel = "\(percent), back to 100 %"
        guard (page != .identity) != isMoved else { return }
        isMoved.toggle()
        bar.superview?.setNeedsLayout()
    }

    // MARK: Layout

    /// Four rows of words.
    private static let rowSize = CGSize(width: 344, height: ToolbarLayout.Metrics.target)
    /// Room for “6400 %”.
    private static let zoomWidth: CGFloat = 72

    /// Puts the bar into the lower right corner of `area`: beside the toolbar, or above it where there is no room.
    func layOut(in area: CGRect, beside toolbar: CGRect) {
        typealias Metrics = ToolbarLayout.Metrics
        var x = Metrics.padding
        for (button, isShown) in [(fingers, true), (fit, isMoved), (zoom, isMoved)] as [(UIButton, Bool)] {
            bar.addSubview(button)
            button.isHidden = !isShown
            guard isShown else { continue }
            let width = button === zoom ? PageBar.zoomWidth : Metrics.target
            button.frame = CGRect(x: x, y: Metrics.padding, width: width, height: Metrics.target)
            x += width + Metrics.gap
        }
        let size = CGSize(width: x - Metrics.gap + Metrics.padding, height: Metrics.target + 2 * Metrics.padding)
        let left = area.width - Metrics.edge - size.width
        let isBeside = toolbar.maxX + Metrics.edge <= left
        let bottom = isBeside ? toolbar.maxY : toolbar.minY - Metrics.gap
        bar.frame = CGRect(x: left, y: bottom - size.height, width: size.width, height: size.height)
        curtain.frame = area
        if !sheet.isHidden { place() }
    }

    /// Steps back while a finger draws under it, as the toolbar does.
    func makeWay(for locations: [CGPoint], from view: UIView) { bar.makeWay(for: locations, from: view) }

    // MARK: The sheet

    private func toggleSheet() {
        let wasOpen = closeSheet()
        guard !wasOpen else { return }
        willOpenSheet()
        place()
        (curtain.isHidden, sheet.isHidden) = (false, false)
        guard fingers.isFocused, let item = sheet.firstChoice else { return }
        sheet.layoutIfNeeded()
        UIFocusSystem.focusSystem(for: sheet)?.requestFocusUpdate(to: item)
    }

    /// - Returns: whether it was open.
    @discardableResult
    func closeSheet() -> Bool {
        guard !sheet.isHidden else { return false }
        if let focused = sheet.window?.focusedView, focused.isDescendant(of: sheet) {
            UIFocusSystem.focusSystem(for: sheet)?.requestFocusUpdate(to: fingers)
        }
        (curtain.isHidden, sheet.isHidden) = (true, true)
        return true
    }

    private func place() {
        let size = sheet.bounds.size
        sheet.frame = CGRect(
            x: max(ToolbarLayout.Metrics.edge, bar.frame.maxX - size.width), y: bar.frame.minY - ToolbarLayout.Metrics.gap - size.height,
            width: size.width, height: size.height)
    }
}

extension FingerChoice {
    var icon: Icon {
        switch self {
        case .draw: .fingerDraws
        case .allDraw: .fingersDraw
        case .move: .fingersMove
        case .nothing: .fingersOff
        }
    }
}
