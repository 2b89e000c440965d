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

    let undo, redo, pen, eraser, more, save, clear, replay, fullScreen, touchLab: IconButton
    let colors: [ColorButton]
    let widths: [WidthButton]
    /// Stand for all colours and all widths where the bar has no room for them; they show the current one.
    let colorsOpener: ColorButton
    let widthsOpener: WidthButton
    let colorSheet, widthSheet, moreSheet: Sheet

    var sheets: [Sheet] { [colorSheet, widthSheet, moreSheet] }

    init(theme: Theme) {
        undo = IconButton(.undo, id: "toolbar.undo", label: "Undo", theme: theme)
        redo = IconButton(.redo, id: "toolbar.redo", label: "Redo", theme: theme)
        pen = IconButton(.pen, id: "toolbar.pen", label: "Pen", theme: theme)
        eraser = IconButton(.eraser, id: "toolbar.eraser", label: "Eraser", theme: theme)
        more = IconButton(.more, id: "toolbar.more", label: "More", theme: theme)
        save = IconButton(.save, id: "toolbar.save", label: "Save picture", theme: theme)
        clear = IconButton(.clear, id: "toolbar.clear", label: "Clear page", theme: theme)
        replay = IconButton(.play, id: "menu.replay", label: "Replay drawing", theme: theme)
        fullScreen = IconButton(.fullscreen, id: "toolbar.fullscreen", label: "Full screen", theme: theme)
        touchLab = IconButton(.lab, id: "menu.touch-lab", label: "Touch laboratory", theme: theme)
        colors = Palette.entries.map {
            ColorButton(color: UIColor($0.color), id: "toolbar.color.\($0.name)", label: $0.label, theme: theme)
        }
        widths = ToolState.widths.map {
            WidthButton(width: $0, id: "toolbar.width.\(Int($0))", label: "Width \(Int($0))", theme: theme)
        }
        colorsOpener = ColorButton(color: .black, id: "toolbar.colors", label: "Colours", theme: theme)
        widthsOpener = WidthButton(width: 0, id: "toolbar.widths", label: "Widths", theme: theme)
        colorSheet = Sheet(openedBy: "toolbar.colors", columns: 4, theme: theme)
        widthSheet = Sheet(openedBy: "toolbar.widths", columns: widths.count, theme: theme)
        moreSheet = Sheet(openedBy: "toolbar.more", columns: 1, theme: theme)

        bar.accessibilityIdentifier = "toolbar"
        bar.accessibilityLabel = "Tools"
        bar.focusGroupIdentifier = "toolbar"
        bar.style(as: .floating(radius: 16), theme: theme)
        curtain.isHidden = true
        curtain.onTouch = { [unowned self] in closeSheets() }
        clear.showTitle("Clear page", theme: theme)
        replay.showTitle("Replay drawing", theme: theme)
        fullScreen.showTitle("Full screen", theme: theme)
        touchLab.showTitle("Touch laboratory", theme: theme)
        connect()
    }

    private func connect() {
        func on(_ button: UIButton, _ command: Command, closes: Bool = false) {
            button.on(.touchUpInside) { [unowned self] in
                if closes { closeSheets() }
                perform(command)
            }
        }
        on(undo, .undo)
        on(redo, .redo)
        on(pen, .pick(.pen))
        on(eraser, .pick(.eraser))
        on(save, .save)
        on(clear, .clear, closes: true)
        on(replay, .replay, closes: true)
        on(fullScreen, .toggleFullScreen, closes: true)
        on(touchLab, .openTouchLab, closes: true)
        for (index, button) in colors.enumerated() { on(button, .pickColor(index), closes: true) }
        for (index, button) in widths.enumerated() { on(button, .pickWidth(index), closes: true) }
        for (opener, sheet) in [(colorsOpener, colorSheet), (widthsOpener, widthSheet), (more, moreSheet)] as [(UIButton, Sheet)] {
            opener.on(.touchUpInside) { [unowned self] in toggle(sheet) }
            sheet.onEscape = { [unowned self] in _ = closeSheets() }
        }
    }
}

// MARK: - What is shown

extension Toolbar {
    func show(_ tools: ToolState) {
        pen.isSelected = tools.tool == .pen
        eraser.isSelected = tools.tool == .eraser
        for (index, button) in colors.enumerated() { button.isSelected = index == tools.colorIndex }
        for (index, button) in widths.enumerated() { button.isSelected = index == tools.widthIndex }
        colorsOpener.color = UIColor(tools.color)
        widthsOpener.width = tools.width
    }

    func showHistory(canUndo: Bool, canRedo: Bool, canClear: Bool) {
        undo.isEnabled = canUndo
        redo.isEnabled = canRedo
        clear.isEnabled = canClear
        replay.isEnabled = canClear
    }
}
