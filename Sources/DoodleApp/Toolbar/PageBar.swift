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
    /// Shows how the page is turned; a press puts it upright.
    let turn = UIButton(frame: .zero, configuration: .plain())
    /// The rows of the sheet.
    let choices: [FingerChoice: IconButton]
    let turning: SwitchRow
    let sheet: Sheet

    /// The page was moved, or is larger or smaller than it is.
    private var isMoved = false
    private var isTurned = false

    init(theme: Theme) {
        fingers = IconButton(FingerChoice.draw.icon, id: "toolbar.fingers", label: "Fingers", theme: theme)
        fit = IconButton(.fit, id: "page.fit", label: "Whole drawing", theme: theme)
        choices = FingerChoice.allCases.reduce(into: [:]) { rows, choice in
            rows[choice] = IconButton(choice.icon, id: choice.identifier, label: choice.label, isRow: true, theme: theme)
        }
        turning = SwitchRow(.turn, id: "fingers.turn", label: "Two fingers turn the page", theme: theme)
        sheet = Sheet(openedBy: "toolbar.fingers", columns: 1, theme: theme)
        (zoom.accessibilityIdentifier, turn.accessibilityIdentifier) = ("page.zoom", "page.turn")
        for button in [zoom, turn] {
            button.style(with: theme)
            button.configuration.font = .systemFont(ofSize: 15)
            button.configuration.contentInsets = UIEdgeInsets(all: 4)
        }

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
        sheet.hold(FingerChoice.allCases.compactMap { choices[$0] } + [turning], size: PageBar.rowSize, lastIsApart: true)
        for (choice, row) in choices {
            row.on(.touchUpInside) { [unowned self] in
                closeSheet()
                perform(.useFingers(choice))
            }
        }
        turning.onChange = { [unowned self] in perform(.letFingersTurn($0)) }
        fit.on(.touchUpInside) { [unowned self] in perform(.fit) }
        zoom.on(.touchUpInside) { [unowned self] in perform(.actualSize) }
        turn.on(.touchUpInside) { [unowned self] in perform(.turnUpright) }
    }

    // MARK: What is shown

    func show(_ choice: FingerChoice) {
        fingers.icon = choice.icon
        fingers.accessibilityLabel = choice.label
        for (other, row) in choices { row.isSelected = other == choice }
    }

    func show(turnsPage: Bool) { turning.isOn = turnsPage }

    func show(_ page: PageTransform) {
        let percent = "\(Int((page.scale * 100).rounded())) %"
        zoom.setTitle(percent, for: .normal)
        zoom.accessibilityLabel = "\(percent), back to 100 %"
        let angle = Int((page.rotation * 180 / .pi).rounded()), degrees = angle < 0 ? "−\(-angle)°" : "\(angle)°"
        turn.setTitle(degrees, for: .normal)
        turn.accessibilityLabel = "Turned by \(degrees), back to upright"
        guard (page != .identity, page.rotation != 0) != (isMoved, isTurned) else { return }
        (isMoved, isTurned) = (page != .identity, page.rotation != 0)
        bar.superview?.setNeedsLayout()
    }

    // MARK: Layout

    /// Rows of words.
    private static let rowSize = CGSize(width: 344, height: ToolbarLayout.Metrics.target)
    /// Room for “6400 %”.
    private static let zoomWidth: CGFloat = 72
    /// Room for “−180°”.
    private static let turnWidth: CGFloat = 60

    /// Puts the bar into the lower right corner of `area`: beside the toolbar, or above it where there is no room.
    func layOut(in area: CGRect, beside toolbar: CGRect) {
        typealias Metrics = ToolbarLayout.Metrics
        var x = Metrics.padding
        let buttons: [(UIButton, Bool, CGFloat)] = [
            (fingers, true, Metrics.target), (fit, isMoved, Metrics.target), (zoom, isMoved, PageBar.zoomWidth),
            (turn, isTurned, PageBar.turnWidth),
        ]
        for (button, isShown, width) in buttons {
            bar.addSubview(button)
            button.isHidden = !isShown
            guard isShown else { continue }
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
