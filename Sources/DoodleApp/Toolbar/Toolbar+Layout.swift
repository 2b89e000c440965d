import UIKit

extension Toolbar {
    /// Puts the bar at the bottom of `area`, in the middle, and the sheets above it.
    func layOut(in area: CGRect) {
        let layout = ToolbarLayout(width: area.width) { groups($0).map(\.count) }
        bar.frame = CGRect(
            x: ((area.width - layout.size.width) / 2).rounded(), y: area.height - ToolbarLayout.Metrics.edge - layout.size.height,
            width: layout.size.width, height: layout.size.height)
        for (buttons, frames) in zip(groups(layout.fold), layout.frames) {
            for (button, frame) in zip(buttons, frames) {
                bar.addSubview(button)
                button.frame = frame
            }
        }
        for opener in [colorsOpener, widthsOpener] as [UIButton] {
            if layout.fold == .nothing { bar.addSubview(opener) }
            opener.isHidden = layout.fold == .nothing
        }
        fold(layout)
        curtain.frame = area
        for sheet in sheets where !sheet.isHidden { place(sheet) }
    }

    /// Buttons in reading order.
    private func groups(_ fold: ToolbarLayout.Fold) -> [[UIButton]] {
        switch fold {
        case .nothing: [[undo, redo], toolButtons, colors, widthsInHand, [more, save]]
        case .inks: [[undo, redo], toolButtons, [colorsOpener], [widthsOpener], [more, save]]
        case .save: [[undo, redo], toolButtons, [colorsOpener], [widthsOpener], [more]]
        }
    }

    private func fold(_ layout: ToolbarLayout) {
        let target = CGSize(width: ToolbarLayout.Metrics.target, height: ToolbarLayout.Metrics.target)
        let row = CGSize(width: 200, height: ToolbarLayout.Metrics.target)
        let isFolded = layout.fold != .nothing
        colorSheet.hold(isFolded ? colors : [], size: target)
        widthSheet.hold(isFolded ? widthsInHand : [], size: target)
        // The other tool's wait beside them.
        for button in otherWidths { (isFolded ? widthSheet : bar).addSubview(button) }
        // What the sheets held lies on the bar now; an empty sheet must not stay open.
        if !isFolded, !colorSheet.isHidden || !widthSheet.isHidden { closeSheets() }
        save.isRow = layout.fold == .save
        moreSheet.hold(
            (layout.fold == .save ? [save] : []) + [new, gallery, saveAs, copy, paste, clear, replay, fullScreen, touchLab], size: row,
            height: bar.frame.minY - ToolbarLayout.Metrics.gap - ToolbarLayout.Metrics.edge)
        penSheet.hold(Tool.Family.pen.tools.compactMap { kinds[$0] }, size: row)
        eraserSheet.hold(Tool.Family.eraser.tools.compactMap { kinds[$0] }, size: row)
    }

    /// Steps back while one of the fingers that draw, at `locations` of `view`, is over the bar.
    func makeWay(for locations: [CGPoint], from view: UIView) { bar.makeWay(for: locations, from: view) }
}

extension UIView {
    /// A bar over ink that is being drawn is shown at this strength, so that it never covers it.
    private static let strengthOverInk: CGFloat = 0.35

    /// Steps back while one of `locations`, in coordinates of `view`, is here or close by.
    func makeWay(for locations: [CGPoint], from view: UIView) {
        let reach = bounds.insetBy(dx: -ToolbarLayout.Metrics.edge, dy: -ToolbarLayout.Metrics.edge)
        alpha = locations.contains { reach.contains(convert($0, from: view)) } ? UIView.strengthOverInk : 1
    }
}

// MARK: - Sheets

extension Toolbar {
    func toggle(_ sheet: Sheet) {
        let wasOpen = !sheet.isHidden
        let isOpenedByKey = opener(of: sheet)?.isFocused == true
        closeSheets()
        guard !wasOpen else { return }
        sheetsDidChange(true)
        place(sheet)
        // Who looks at the kinds of a tool may also just go on drawing.
        curtain.isHidden = sheet === penSheet || sheet === eraserSheet
        sheet.isHidden = false
        if isOpenedByKey, let item = sheet.firstChoice {
            sheet.layoutIfNeeded()
            UIFocusSystem.focusSystem(for: sheet)?.requestFocusUpdate(to: item)
        }
    }

    /// - Returns: whether one was open.
    @discardableResult
    func closeSheets() -> Bool {
        let wasOpen = sheets.contains { !$0.isHidden }
        curtain.isHidden = true
        for sheet in sheets where !sheet.isHidden {
            // Focus goes back to where it came from.
            if let focused = sheet.window?.focusedView, focused.isDescendant(of: sheet), let opener = opener(of: sheet) {
                UIFocusSystem.focusSystem(for: sheet)?.requestFocusUpdate(to: opener)
            }
            sheet.isHidden = true
        }
        if wasOpen { sheetsDidChange(false) }
        return wasOpen
    }

    private func opener(of sheet: Sheet) -> UIButton? {
        (toolButtons + [colorsOpener, widthsOpener, more]).first { $0.accessibilityIdentifier == sheet.openerIdentifier }
    }

    /// Above its button, inside the window.
    private func place(_ sheet: Sheet) {
        guard let opener = opener(of: sheet), let root = bar.superview else { return }
        let anchor = opener.convert(CGPoint(x: opener.bounds.midX, y: 0), to: root)
        let size = sheet.bounds.size
        let edge = ToolbarLayout.Metrics.edge
        let x = min(max(edge, (anchor.x - size.width / 2).rounded()), root.bounds.width - edge - size.width)
        sheet.frame = CGRect(x: x, y: bar.frame.minY - ToolbarLayout.Metrics.gap - size.height, width: size.width, height: size.height)
    }
}
