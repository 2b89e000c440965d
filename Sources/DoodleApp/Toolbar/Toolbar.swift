import Assets
import Ink
import UIKit

/// The floating bar with its buttons and the sheets that open above it.
@MainActor
final class Toolbar {
    let bar = UIView()
    let curtain = Curtain()
    /// What a press asks for.
    var perform: (Command) -> Void = { _ in }
    /// Called when a sheet opens, with true, and when it closes.
    var sheetsDidChange: (Bool) -> Void = { _ in }
    /// What is in hand, as it was shown last.
    private(set) var tools = ToolState()

    let undo, redo, more, save, new, gallery, saveAs, copy, paste, clear, replay, fullScreen, touchLab: IconButton
    /// One button for each family, showing which of its tools it takes up.
    let families: [Tool.Family: IconButton]
    /// The rows of the families' sheets.
    let kinds: [Tool: IconButton]
    let colors: [ColorButton]
    let widths, highlighterWidths: [WidthButton]
    /// Stand for all colours and all widths where the bar has no room for them; they show the current one.
    let colorsOpener: ColorButton
    let widthsOpener: WidthButton
    let penSheet, eraserSheet, colorSheet, widthSheet, moreSheet: Sheet

    var sheets: [Sheet] { [penSheet, eraserSheet, colorSheet, widthSheet, moreSheet] }
    /// The families' buttons in the order of the bar.
    var toolButtons: [IconButton] { Tool.Family.allCases.compactMap { families[$0] } }

    let theme: Theme

    init(theme: Theme) {
        self.theme = theme
        undo = IconButton(.undo, id: "toolbar.undo", label: "Undo", theme: theme)
        redo = IconButton(.redo, id: "toolbar.redo", label: "Redo", theme: theme)
        more = IconButton(.more, id: "toolbar.more", label: "More", theme: theme)
        save = IconButton(.save, id: "toolbar.save", label: "Save picture", theme: theme)
        new = IconButton(.newDrawing, id: "toolbar.new", label: "New drawing", isRow: true, theme: theme)
        saveAs = IconButton(.save, id: "menu.save-as", label: "Save as…", isRow: true, theme: theme)
        copy = IconButton(.duplicate, id: "menu.copy", label: "Copy picture", isRow: true, theme: theme)
        paste = IconButton(.paste, id: "menu.paste", label: "Paste", isRow: true, theme: theme)
        gallery = IconButton(.gallery, id: "toolbar.gallery", label: "Drawings", isRow: true, theme: theme)
        clear = IconButton(.clear, id: "toolbar.clear", label: "Clear page", isRow: true, theme: theme)
        replay = IconButton(.play, id: "menu.replay", label: "Replay drawing", isRow: true, theme: theme)
        fullScreen = IconButton(.fullscreen, id: "toolbar.fullscreen", label: "Full screen", isRow: true, theme: theme)
        touchLab = IconButton(.lab, id: "menu.touch-lab", label: "Touch laboratory", isRow: true, theme: theme)
        families = Tool.Family.allCases.reduce(into: [:]) { buttons, family in
            let tool = family.tools[0]
            buttons[family] = IconButton(tool.icon, id: family.identifier, label: tool.label, theme: theme)
        }
        kinds = Tool.allCases.filter { $0.family.tools.count > 1 }.reduce(into: [:]) { rows, tool in
            rows[tool] = IconButton(tool.icon, id: tool.identifier, label: tool.label, isRow: true, theme: theme)
        }
        colors = Palette.entries.map {
            ColorButton(color: UIColor($0.color), id: "toolbar.color.\($0.name)", label: $0.label, theme: theme)
        }
        func widthButtons(_ widths: [CGFloat], of family: Tool.Family) -> [WidthButton] {
            widths.map {
                WidthButton(
                    width: $0, id: "toolbar.width.\(Int($0))", label: "Width \(Int($0))", toolIdentifier: family.identifier, theme: theme)
            }
        }
        widths = widthButtons(ToolState.widths, of: .pen)
        highlighterWidths = widthButtons(ToolState.highlighterWidths, of: .highlighter)
        colorsOpener = ColorButton(color: .black, id: "toolbar.colors", label: "Colours", theme: theme)
        widthsOpener = WidthButton(width: 0, id: "toolbar.widths", label: "Widths", theme: theme)
        penSheet = Sheet(openedBy: Tool.Family.pen.identifier, columns: 1, theme: theme)
        eraserSheet = Sheet(openedBy: Tool.Family.eraser.identifier, columns: 1, theme: theme)
        colorSheet = Sheet(openedBy: "toolbar.colors", columns: 4, theme: theme)
        widthSheet = Sheet(openedBy: "toolbar.widths", columns: widths.count, theme: theme)
        moreSheet = Sheet(openedBy: "toolbar.more", columns: 1, theme: theme)

        bar.accessibilityIdentifier = "toolbar"
        bar.accessibilityLabel = "Tools"
        bar.focusGroupIdentifier = "toolbar"
        bar.style(as: .floating(radius: 16), theme: theme)
        // Until there is a place where drawings are.
        gallery.isEnabled = false
        curtain.isHidden = true
        curtain.onTouch = { [unowned self] in closeSheets() }
        connect()
    }

    private func connect() {
        func on(_ button: UIButton, _ command: Command) {
            button.on(.touchUpInside) { [unowned self] in
                closeSheets()
                perform(command)
            }
        }
        on(undo, .undo)
        on(redo, .redo)
        on(save, .save)
        on(new, .newDrawing)
        on(gallery, .openGallery)
        on(saveAs, .saveAs)
        on(copy, .copy)
        on(paste, .paste)
        on(clear, .clear)
        on(replay, .replay)
        on(fullScreen, .toggleFullScreen)
        on(touchLab, .openTouchLab)
        for (tool, row) in kinds { on(row, .pick(tool)) }
        for (index, button) in colors.enumerated() { on(button, .pickColor(index)) }
        for buttons in [widths, highlighterWidths] {
            for (index, button) in buttons.enumerated() { on(button, .pickWidth(index)) }
        }
        for (opener, sheet) in [(colorsOpener, colorSheet), (widthsOpener, widthSheet), (more, moreSheet)] as [(UIButton, Sheet)] {
            opener.on(.touchUpInside) { [unowned self] in toggle(sheet) }
        }
        for (family, button) in families { connect(button, to: family) }
        for sheet in sheets { sheet.onEscape = { [unowned self] in _ = closeSheets() } }
    }

    /// A press takes the tool up; pressed again, or for long, the button opens what else it has.
    private func connect(_ button: IconButton, to family: Tool.Family) {
        let sheet: Sheet? = switch family {
        case .pen: penSheet
        case .eraser: eraserSheet
        case .highlighter: nil
        }
        button.on(.touchUpInside) { [unowned self] in
            if let sheet, tools.tool.family == family { return toggle(sheet) }
            closeSheets()
            perform(.takeUp(family))
        }
        guard let sheet else { return }
        let press = UILongPressGestureRecognizer()
        press.on { [unowned self] in
            if $0.state == .began, sheet.isHidden { toggle(sheet) }
        }
        button.addGestureRecognizer(press)
    }
}

// MARK: - What is shown

extension Toolbar {
    func show(_ tools: ToolState) {
        let needsLayout = tools.widths != self.tools.widths
        self.tools = tools
        for (family, button) in families {
            let tool = tools.lastTool(of: family)
            button.icon = tool.icon
            button.accessibilityLabel = tool.label
            button.isSelected = family == tools.tool.family
        }
        for (tool, row) in kinds { row.isSelected = tool == tools.tool }
        for (index, button) in colors.enumerated() {
            button.isSelected = index == tools.colorIndex
            button.color = UIColor(tools.swatches[index])
        }
        for (index, button) in widthsInHand.enumerated() {
            button.isHidden = false
            button.isSelected = index == tools.widthIndex
        }
        for button in otherWidths { (button.isHidden, button.isSelected) = (true, false) }
        colorsOpener.color = UIColor(tools.swatches[tools.colorIndex])
        widthsOpener.width = tools.width
        if needsLayout { bar.superview?.setNeedsLayout() }
    }

    /// Widths are shown as large as they are drawn.
    func show(zoom: CGFloat) {
        for button in widths + highlighterWidths + [widthsOpener] { button.zoom = zoom }
    }

    /// The widths of the tool in hand, and those that wait for another.
    var widthsInHand: [WidthButton] { tools.tool == .highlighter ? highlighterWidths : widths }
    var otherWidths: [WidthButton] { tools.tool == .highlighter ? widths : highlighterWidths }

    func showHistory(canUndo: Bool, canRedo: Bool, canClear: Bool) {
        undo.isEnabled = canUndo
        redo.isEnabled = canRedo
        clear.isEnabled = canClear
        copy.isEnabled = canClear
        replay.isEnabled = canClear
    }
}
